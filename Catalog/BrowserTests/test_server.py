"""The server process: how it starts and stops."""

import signal
import socket
import subprocess
import time

import pytest

from conftest import PROGRAM, Server
from raw_socket import RawSocket


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_stops_the_server_while_tabs_are_open(number):
    server = Server()
    tab = RawSocket.tab(server.port)
    # An incomplete request must not delay the end.
    with socket.create_connection(("127.0.0.1", server.port)) as half_open:
        half_open.sendall(b"GET / HTTP/1.1\r\nHost: ")
        server.process.send_signal(number)
        assert server.process.wait(timeout=5) == 0
    assert server.process.stdout.read() == "The catalog is closed.\n"
    server.process.stdout.close()
    tab.close()
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", server.port), timeout=2)
    again = Server(server.port)
    assert again.port == server.port and again.stop() == 0


def test_signal_right_after_the_start_is_not_lost():
    for _ in range(10):
        assert Server().stop() == 0


def test_taken_port_and_unknown_address_are_reported(server):
    def serve(*arguments):
        run = subprocess.run([PROGRAM, "serve", *arguments], capture_output=True, text=True, timeout=20)
        return run.returncode, run.stdout, run.stderr

    taken = f"catalog: port {server.port} is taken; choose another with --port\n"
    assert serve("--port", str(server.port)) == (2, "", taken)
    status, output, complaint = serve("--host", "elsewhere.example")
    assert (status, output) == (2, "") and '"elsewhere.example" is no address' in complaint


def test_unknown_command_lists_the_commands_and_version_is_printed():
    def run(*arguments):
        run = subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, timeout=20)
        return run.returncode, run.stdout, run.stderr

    assert run("nonsense") == (
        64, "", 'catalog: there is no command "nonsense"; choose one of: serve, replay, record, snapshot, export, list\n')
    status, output, _ = run("--version")
    assert status == 0 and output.strip().count(".") == 2
    assert run("help")[0] == run("--help")[0] == 0


def test_address_for_other_machines_is_announced():
    server = Server(0, "--host", "0.0.0.0")
    try:
        assert server.process.stdout.readline() == (
            "It listens at 0.0.0.0: every machine that reaches this one can open and operate it.\n")
        for host, status in ((f"192.0.2.7:{server.port}", 101), (f"{socket.gethostname()}:{server.port}", 101),
                             (f"evil.example:{server.port}", 403)):
            tab = RawSocket(server.port, {"Host": host, "Origin": f"http://{host}"})
            assert tab.status == status, host
            tab.close()
    finally:
        assert server.stop() == 0


def test_open_starts_the_browser_with_the_address(tmp_path):
    browser = tmp_path / "browser"
    told = tmp_path / "told"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" >"{told}.part" && mv "{told}.part" "{told}"\n')
    browser.chmod(0o755)
    server = Server(0, "--open", environment={"BROWSER": str(browser)})
    for _ in range(100):
        if told.exists():
            break
        time.sleep(0.05)
    assert told.read_text() == server.url
    assert server.stop() == 0
