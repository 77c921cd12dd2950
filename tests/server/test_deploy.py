"""What lies in deploy/ fits the program, as far as that can be told without a container engine."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
import typing as t
from pathlib import Path

import pytest
import yaml
from tests.server.running import settings_from

from kartaro.server.http import routes
from kartaro.server.settings import JSON, PORT

DEPLOY = Path(__file__).parents[2] / "deploy"
SYSTEMD = shutil.which("systemd-analyze")
SECRETS = {"POSTGRES_PASSWORD": "secret", "KARTARO_DOMAIN": "cards.example.org"}


def services() -> dict[str, dict[str, t.Any]]:
    """Of the compose file, with its variables filled in."""
    text = re.sub(
        r"\$\{(\w+)(:\?[^}]*)?\}", lambda found: SECRETS[found[1]], (DEPLOY / "compose.yaml").read_text("utf-8")
    )
    return t.cast("dict[str, dict[str, t.Any]]", yaml.safe_load(text)["services"])


def nodes() -> dict[str, dict[str, t.Any]]:
    return {name: one for name, one in services().items() if one["image"] == "kartaro"}


def test_the_nodes_have_settings_that_there_are_and_names_of_their_own() -> None:
    found = [settings_from([], one["environment"]) for one in nodes().values()]
    assert [one.node for one in found] == list(nodes()) == ["one", "two"]
    for one in found:
        assert one.store == "postgresql://kartaro:secret@database/kartaro"
        assert (one.public_url, one.logs, one.proxy) == ("https://cards.example.org", JSON, "*")


def test_the_nodes_log_in_to_the_database_that_is_made() -> None:
    made = services()["database"]["environment"]
    assert (made["POSTGRES_USER"], made["POSTGRES_DB"], made["POSTGRES_PASSWORD"]) == ("kartaro", "kartaro", "secret")
    assert all(one["depends_on"] == {"database": {"condition": "service_healthy"}} for one in nodes().values())


def test_the_image_is_built_from_the_containerfile_with_what_postgres_needs() -> None:
    for one in nodes().values():
        built = (DEPLOY / one["build"]["context"] / one["build"]["dockerfile"]).resolve()
        assert '"/src[postgres]"' in built.read_text("utf-8")


def test_caddy_sends_to_all_nodes_and_asks_whether_they_are_ready() -> None:
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert re.findall(r"(\w+):(\d+)", text) == [(name, str(PORT)) for name in nodes()]
    (path,) = re.findall(r"health_uri (\S+)", text)
    assert path in routes.ready.paths
    assert not any("ports" in one for one in nodes().values())  # as they trust whoever asks


def test_the_command_of_the_unit_is_one() -> None:
    text = (DEPLOY / "kartaro@.service").read_text("utf-8")
    (words,) = re.findall(r"^ExecStart=\S+/kartaro serve (.*)$", text, re.MULTILINE)
    variables = dict(line.split("=", 1) for line in (DEPLOY / "kartaro.env").read_text("utf-8").splitlines())
    found = settings_from(shlex.split(words.replace("%i", "8473").replace("%H", "host")), variables)
    assert (found.port, found.node, found.logs) == (8473, "host-8473", JSON)
    assert found.store.startswith("postgresql://")


@pytest.mark.skipif(not SYSTEMD, reason="systemd judges its own files")
def test_the_unit_is_one_for_systemd(tmp_path: Path) -> None:
    command = shutil.which("kartaro", path=str(Path(sys.executable).parent)) or sys.executable
    unit = tmp_path / "kartaro@8472.service"
    unit.write_text(
        (DEPLOY / "kartaro@.service").read_text("utf-8").replace("/opt/kartaro/bin/kartaro", command), "utf-8"
    )
    judged = subprocess.run([str(SYSTEMD), "verify", str(unit)], check=False, capture_output=True, text=True)
    assert [line for line in judged.stderr.splitlines() if "kartaro@" in line] == []
