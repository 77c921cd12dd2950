"""docs/hosting.md and the Containerfile do what they say, as far as the programs they need are here."""

from __future__ import annotations

import asyncio
import contextlib
import fnmatch
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import typing as t
from pathlib import Path

import httpx
import pytest
from tests.server.running import free_port, serving, settings_from, wait_for
from tests.server.test_pages import part
from websockets.asyncio.client import connect

from kartaro.server.settings import PORT

ROOT = Path(__file__).parents[2]
INSTRUCTIONS = {"FROM", "RUN", "COPY", "ENV", "VOLUME", "EXPOSE", "USER", "HEALTHCHECK", "CMD"}
RULES = "/api/1/rules/spicy"
TABLE = {"name": "Ada", "terms": {"game": "spicy"}}
SYSTEMD = shutil.which("systemd-analyze")
NGINX, CADDY = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin"), shutil.which("caddy")


# ---------------------------------------------------------------------- a service


@pytest.mark.skipif(not SYSTEMD, reason="systemd judges its own files")
def test_the_unit_is_one_for_systemd(tmp_path: Path) -> None:
    command = shutil.which("kartaro", path=str(Path(sys.executable).parent)) or sys.executable
    text = part("hosting.md", "unit").replace("/opt/kartaro/bin/kartaro", command)
    assert verified(tmp_path, text) == ""
    assert "ProtectSystm" in verified(tmp_path, text.replace("ProtectSystem", "ProtectSystm"))  # it does look


def verified(folder: Path, text: str) -> str:
    unit = folder / "kartaro.service"
    unit.write_text(text, "utf-8")
    judged = subprocess.run([str(SYSTEMD), "verify", str(unit)], check=False, capture_output=True, text=True)
    return "\n".join(line for line in judged.stderr.splitlines() if "kartaro.service" in line)


def test_the_command_of_the_unit_is_one(tmp_path: Path) -> None:
    (words,) = re.findall(r"^ExecStart=\S+/kartaro (.*)$", part("hosting.md", "unit"), re.MULTILINE)
    variables = dict(re.findall(r"^Environment=(\w+)=(\S+)$", part("hosting.md", "unit"), re.MULTILINE))
    assert settings_from([], variables).data == Path("/var/lib/kartaro")
    with serving(tmp_path, *shlex.split(words)[1:]) as address:
        seated = httpx.post(f"{address}/api/1/tables", json=TABLE)
        assert seated.json()["link"].startswith("https://cards.example.org/t/")
        assert "Secure" in seated.headers["set-cookie"]


# ---------------------------------------------------------------------- a container


def steps() -> list[tuple[str, str]]:
    """Instruction and words of every step of the Containerfile."""
    lines = (ROOT / "Containerfile").read_text("utf-8").splitlines()
    return [t.cast("tuple[str, str]", tuple(line.split(" ", 1))) for line in lines if line and line[0] != "#"]


def step(name: str) -> str:
    (words,) = [words for instruction, words in steps() if instruction == name]
    return words


def test_the_container_is_built_in_two_stages_and_runs_without_rights() -> None:
    names = [name for name, _ in steps()]
    assert set(names) == INSTRUCTIONS
    assert names.count("FROM") == 2
    assert names.index("USER") < names.index("CMD")
    assert step("USER") != "root"
    assert f"-o {step('USER')} {step('VOLUME')}" in dict(steps())["RUN"]  # else nobody could write there
    assert f"useradd --system --uid 10001 --no-create-home {step('USER')}" in dict(steps())["RUN"]


def test_what_is_built_from_gets_into_the_container() -> None:
    """Everything the build reads, and nothing that it made here."""
    ignored = [line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line and line[0] != "#"]

    def is_named(place: str, rule: str) -> bool:
        if rule.startswith("**/"):
            return fnmatch.fnmatch(place.rsplit("/", 1)[-1], rule.removeprefix("**/"))
        return fnmatch.fnmatch(place, rule) and place.count("/") == rule.count("/")

    def is_left_out(path: str) -> bool:
        parts = path.split("/")
        places = ["/".join(parts[:length]) for length in range(1, len(parts) + 1)]
        return any(is_named(place, rule) for place in places for rule in ignored)

    needed = [
        "pyproject.toml",
        "README.md",
        "hatch_build.py",
        "hatch_declarations.py",
        "hatch_page.py",
        "hatch_syntax.py",
        "web/package-lock.json",
    ]
    needed += ["src/kartaro/core/table.pxi", "src/kartaro/locale/en/core.ftl", "web/index.html"]
    for path in needed:
        assert (ROOT / path).is_file(), path
        assert not is_left_out(path), path
    for path in (".git", ".venv/bin/python", "web/node_modules/vite", "src/kartaro/core/table.so", "build/lib"):
        assert is_left_out(path), path


def test_what_the_container_runs_answers_its_health_check(tmp_path: Path) -> None:
    variables = dict(word.split("=", 1) for word in step("ENV").split())
    assert settings_from([], variables).listens_at == "0.0.0.0"  # noqa: S104 - inside of a container
    assert step("EXPOSE") == str(PORT)
    assert settings_from([], variables).data == Path(step("VOLUME"))
    assert json.loads(step("CMD")) == ["kartaro", "serve"]
    program, *words = json.loads(step("HEALTHCHECK").removeprefix("CMD "))
    assert program == "python"
    with serving(tmp_path, "--host", variables["KARTARO_HOST"]) as address:
        asks = [word.replace(str(PORT), address.rsplit(":", 1)[-1]) for word in words]
        assert subprocess.run([sys.executable, *asks], check=False).returncode == 0
    assert subprocess.run([sys.executable, *asks], check=False, capture_output=True).returncode != 0


# ---------------------------------------------------------------------- behind a proxy


@contextlib.contextmanager
def proxy(name: str, folder: Path, port: int, server: str) -> t.Iterator[None]:
    """The proxy of the page, on a port of this machine and without TLS."""
    text = part("hosting.md", name).replace(f"127.0.0.1:{PORT}", server.removeprefix("http://"))
    assert server.removeprefix("http://") in text
    if name == "nginx":
        text = f"""daemon off; master_process off; pid {folder}/pid; error_log stderr; events {{}}
            http {{ access_log off; server {{ listen 127.0.0.1:{port}; {text} }} }}"""
        command = [str(NGINX), "-p", str(folder), "-c"]
    else:
        text = "{\n admin off\n}\n" + text.replace("cards.example.org", f"http://127.0.0.1:{port}")
        command = [str(CADDY), "run", "--adapter", "caddyfile", "--config"]
    (folder / "proxy").write_text(text, "utf-8")
    own = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with subprocess.Popen([*command, str(folder / "proxy")], env=own, stderr=subprocess.DEVNULL) as process:
        try:
            wait_for(port)
            yield
        finally:
            process.terminate()


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("nginx", marks=pytest.mark.skipif(not NGINX, reason="there is no nginx here")),
        pytest.param("caddy", marks=pytest.mark.skipif(not CADDY, reason="there is no Caddy here")),
    ],
)
def test_the_server_is_played_on_behind_the_proxy_of_the_page(name: str, tmp_path: Path) -> None:
    port = free_port()
    home = f"http://127.0.0.1:{port}"
    with serving(tmp_path, "--public-url", home, "--rate", "2") as server, proxy(name, tmp_path, port, server):
        seated = httpx.post(f"{home}/api/1/tables", json=TABLE, headers={"origin": home}).json()
        assert seated["link"] == f"{home}/t/{seated['table']}"
        refused = httpx.post(f"{home}/api/1/tables", json=TABLE, headers={"origin": "http://elsewhere.example"})
        assert refused.json()["code"] == "other-origin"
        assert asyncio.run(greeted(home, seated)) == [0]
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=home) as greedy, httpx.Client(base_url=home, transport=elsewhere) as modest:
            assert 429 in [greedy.get(RULES).status_code for _ in range(40)]
            assert [modest.get(RULES).status_code for _ in range(3)] == [200, 200, 200]


async def greeted(home: str, seated: t.Mapping[str, t.Any]) -> list[int]:
    """The seats that somebody has over a socket through the proxy."""
    address = f"{home.replace('http', 'ws')}/api/1/tables/{seated['table']}/socket"
    async with connect(address, origin=t.cast("t.Any", home), proxy=None) as line:
        await line.send(json.dumps({"do": "hello", "token": seated["token"]}))
        return t.cast("list[int]", json.loads(await line.recv())[0]["you"])
