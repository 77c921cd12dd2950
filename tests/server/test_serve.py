"""How a server is set, what it says when it starts, and why it does not."""

from __future__ import annotations

import signal
import socket
from pathlib import Path

import pytest
from tests.server.running import Reading, free_port, serving, settings_from, start, wait_for

from kartaro.cli.serve import code_of
from kartaro.core.errors import BadOption
from kartaro.server.serving import own_address
from kartaro.server.settings import LOOPBACK, PORT, Settings


@pytest.mark.parametrize(
    ("words", "variables", "wanted"),
    [
        ([], {}, Settings(data=Path("d"))),
        (["--port", "1"], {"KARTARO_PORT": "2"}, Settings(port=1, data=Path("d"))),
        ([], {"KARTARO_PORT": "2"}, Settings(port=2, data=Path("d"))),
        ([], {"KARTARO_SHARE": "yes", "KARTARO_PACE": "0.5"}, Settings(share=True, pace=0.5, data=Path("d"))),
        ([], {"KARTARO_SHARE": "no"}, Settings(data=Path("d"))),
        ([], {"KARTARO_PUBLIC_URL": "https://a"}, Settings(public_url="https://a", data=Path("d"))),
    ],
)
def test_a_flag_goes_before_the_environment(words: list[str], variables: dict[str, str], wanted: Settings) -> None:
    assert settings_from(words, {"KARTARO_DATA": "d", **variables}) == wanted


@pytest.mark.parametrize("name", ["KARTARO_PORT", "KARTARO_PACE", "KARTARO_RATE"])
@pytest.mark.parametrize("word", ["many", "nan", "inf", "-1", "1e3", "\u0661"])
def test_a_variable_that_cannot_be_read(name: str, word: str) -> None:
    with pytest.raises(BadOption, match="bad-environment"):
        settings_from([], {name: word})


@pytest.mark.parametrize(
    "address", ["cards.example", "ftp://a", "https://", "http://[", "https://a@b", "https://a/path"]
)
def test_a_public_address_that_no_page_can_come_from(address: str) -> None:
    with pytest.raises(BadOption, match="bad-public-url"):
        settings_from(["--public-url", address], {})


@pytest.mark.parametrize("option", ["--proxy", "--metrics"])
def test_only_addresses_and_networks_are_trusted(option: str) -> None:
    for trusted in ("10.0.0.2", "10.0.0.0/8,::1", "*"):
        settings_from([option, trusted], {})
    with pytest.raises(BadOption, match="bad-proxy"):
        settings_from([option, "10.0.0.2,caddy"], {})


def test_a_server_listens_for_this_machine_unless_it_is_shared() -> None:
    assert (Settings().listens_at, Settings().port) == ("127.0.0.1", PORT)
    assert Settings(share=True).listens_at == "0.0.0.0"  # noqa: S104 - that is what sharing is
    assert Settings(share=True, host="10.0.0.1").listens_at == "10.0.0.1"


def test_a_code_of_two_rows_to_a_line() -> None:
    lines = code_of("http://192.168.1.5:8472").splitlines()
    assert 10 < len(lines) < 20
    assert {len(line) for line in lines if line} == {29}


def refused(folder: Path, *words: str, **more: str) -> str:
    reading = Reading(start(folder, "serve", *words, **more))
    assert reading.end() == 2
    assert reading.text.count("\n") == 1
    return reading.text


def test_why_a_server_does_not_start(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        port = address.rsplit(":", 1)[-1]
        tables = str(tmp_path / "tables")
        assert f"The server cannot use 127.0.0.1, port {port}:" in refused(tmp_path, "--port", port)
        assert "[store-in-use]" in refused(tmp_path, "--port", "0", "--data", tables)
    file = tmp_path / "file"
    file.write_text("")
    assert "[cannot-write]" in refused(tmp_path, "--port", "0", "--data", str(file / "tables"))
    assert "[address-taken]" in refused(tmp_path, "--port", "70000")
    assert "[bad-environment]" in refused(tmp_path, KARTARO_PORT="many")


@pytest.mark.parametrize(
    ("words", "variables"),
    [
        (["--share"], {}),
        ([], {"KARTARO_SHARE": "yes"}),
        (["--share", "--public-url", "https://cards.example.org"], {}),
    ],
)
def test_with_sharing_there_is_an_address_and_a_code_to_scan(
    words: list[str], variables: dict[str, str], tmp_path: Path
) -> None:
    port = free_port()
    where = ["--port", str(port), "--data", str(tmp_path / "tables")]
    reading = Reading(start(tmp_path, "serve", *where, *words, **variables))
    address = words[-1] if len(words) > 1 else f"http://{own_address()}:{port}"
    reading.until_said(f"Kartaro is running at {address}\n")
    reading.until_said(code_of(address))
    wait_for(port)
    with socket.create_connection((own_address(), port), 5):  # others on the network reach it there
        pass
    reading.process.send_signal(signal.SIGTERM)
    assert reading.end() == 0
    assert "Stopped." in reading.text


def test_without_sharing_there_is_no_code_and_nobody_else_comes(tmp_path: Path) -> None:
    port = free_port()
    reading = Reading(start(tmp_path, "serve", "--port", str(port), "--data", str(tmp_path / "tables")))
    text = reading.until_said("Ctrl-C stops the server.")
    assert "\N{LOWER HALF BLOCK}" not in text
    wait_for(port)
    if own_address() != LOOPBACK:
        with pytest.raises(OSError, match="refused"):
            socket.create_connection((own_address(), port), 5)
    reading.process.send_signal(signal.SIGINT)
    assert reading.end() == 0


def browser(folder: Path) -> tuple[Path, dict[str, str]]:
    """A browser that writes down what it is to show, on a screen with windows."""
    shown, program = folder / "shown", folder / "browser"
    program.write_text(f"#!/bin/sh\necho \"$1\" >>'{shown}'\n")
    program.chmod(0o700)
    return shown, {"BROWSER": f"{program} %s", "DISPLAY": ":0", "KARTARO_DATA": str(folder / "tables")}


def test_without_a_command_the_page_is_shown_once_more_if_the_server_runs_already(tmp_path: Path) -> None:
    port = free_port()
    shown, variables = browser(tmp_path)
    address = f"http://127.0.0.1:{port}"
    reading = Reading(start(tmp_path, KARTARO_PORT=str(port), **variables))
    reading.until_said(f"Kartaro is running at {address}\n")
    again = Reading(start(tmp_path, KARTARO_PORT=str(port), **variables))
    assert again.end() == 0
    assert again.text == f"A server is already running at {address}\n"
    reading.process.send_signal(signal.SIGTERM)
    assert reading.end() == 0
    assert shown.read_text().split() == [address, address]


def test_where_there_are_no_windows_the_address_is_told_and_nothing_opened(tmp_path: Path) -> None:
    port = free_port()
    shown, variables = browser(tmp_path)
    variables["DISPLAY"] = variables["WAYLAND_DISPLAY"] = ""
    reading = Reading(start(tmp_path, "--share", KARTARO_PORT=str(port), **variables))
    reading.until_said(f"Kartaro is running at http://{own_address()}:{port}\n")
    reading.process.send_signal(signal.SIGTERM)
    assert reading.end() == 0
    assert not shown.exists()
