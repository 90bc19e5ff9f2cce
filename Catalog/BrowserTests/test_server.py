"""The server as a process: how it begins and how it ends."""

import signal
import socket
import subprocess

import pytest

from conftest import PROGRAM, Server
from raw_socket import RawSocket


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_ends_it_cleanly_while_tabs_are_open(number):
    server = Server()
    tab = RawSocket(server.port)
    assert tab.message()["type"] == "welcome"
    # Somebody who never finishes the question must not hold it up.
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


def test_taken_port_and_foreign_address_are_named(server):
    def serve(*arguments):
        run = subprocess.run([PROGRAM, "serve", *arguments], capture_output=True, text=True, timeout=20)
        return run.returncode, run.stdout, run.stderr

    taken = f"catalog: port {server.port} is taken; choose another with --port\n"
    assert serve("--port", str(server.port)) == (2, "", taken)
    status, output, complaint = serve("--host", "elsewhere.example")
    assert (status, output) == (2, "") and '"elsewhere.example" is no address' in complaint
