"""A single client can't exhaust the server's threads, memory, connections, or files."""

import resource
import socket
import time
import urllib.request

import pytest

from conftest import Server
from raw_socket import RawSocket

FRAME = '{"type":"frame","elapsed":0.016,"input":[]}'
# Seconds. A debug build responds within a few hundredths of a second. A blocked client waits at least ten seconds.
SOON = 5


@pytest.fixture
def small():
    """A server that can open 256 files, the usual limit on a Mac."""
    server = Server(descriptors=256)
    yield server
    if server.process.poll() is None:
        server.stop()


@pytest.fixture
def many_files():
    """Raises this process's limit of files above the server's."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4096), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def assert_answers_soon(server):
    start = time.monotonic()
    with urllib.request.urlopen(server.url, timeout=15) as response:
        assert response.status == 200
    tab = RawSocket.tab(server.port)
    assert tab.ask(FRAME)["type"] == "frame"
    tab.close()
    assert time.monotonic() - start < SOON


def assert_ends_soon(server):
    start = time.monotonic()
    assert server.stop() == 0
    assert time.monotonic() - start < 5


def send(server, text):
    """Sends as much as the server accepts, and returns the open socket."""
    raw = socket.create_connection(("127.0.0.1", server.port), timeout=5)
    try:
        raw.sendall(text.encode())
    except OSError:
        pass
    return raw


def test_long_lines_and_slow_connections_with_few_descriptors(small, many_files):
    long_line = "GET /?" + "q" * 400_000 + " HTTP/1.1\r\nHost: localhost\r\n\r\n"
    held = [send(small, long_line) for _ in range(2)]
    held += [send(small, "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "[:1 + number % 40]) for number in range(500)]
    assert_answers_soon(small)
    assert_ends_soon(small)
    for raw in held:
        raw.close()


def test_tabs_stay_connected_when_many_connections_open(small, many_files):
    tab = RawSocket.tab(small.port)
    held = [send(small, "") for _ in range(600)]
    assert tab.ask(FRAME)["type"] == "frame"
    assert_answers_soon(small)
    for raw in held:
        raw.close()
    tab.close()


@pytest.mark.parametrize("text, status", [
    ("GET /?" + "q" * 400_000 + " HTTP/1.1\r\n", 400), ("GET / HTTP/1.1\r\nHost: localhost\r\nX: " + "a" * 400_000, 400),
    ("GET / HTTP/1.1\r\nHost: localhost\r\n" + "X: a\r\n" * 5000, 400), ("nonsense\r\n\r\n", 400), ("\0\1\2\r\n\r\n", 400),
    ("GET / HTTP/9.9\r\nHost: localhost\r\n\r\n", 400), ("GET\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\nabc", 405),
    ("GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n" + "5\r\nabcde\r\n" * 9, 413),
    ("GET /" + "a" * 2000 + " HTTP/1.1\r\nHost: localhost\r\n\r\n", 414),
    ("GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n", 403), ("GET / HTTP/1.1\r\n\r\n", 403),
])
def test_request_beyond_the_limits_gets_a_response_and_is_closed(server, text, status):
    raw = send(server, text)
    response = b""
    try:
        while part := raw.recv(65536):
            response += part
    except ConnectionResetError:
        # TCP can discard the response if the server closes the connection while input is in transit.
        assert len(text) > 20_000
    raw.close()
    if response:
        assert response.split()[1] == str(status).encode()
    else:
        assert len(text) > 20_000


def test_endless_input_allocates_no_memory(server):
    before = server.memory()
    for start in ("GET /?", "GET / HTTP/1.1\r\nHost: localhost\r\nX: ", "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"):
        send(server, start + "a" * 20_000_000).close()
    assert server.memory() - before < 20_000


@pytest.mark.parametrize("frame", [
    b"\x81\x05hello", b"\xc1\x85\0\0\0\0hello", b"\x83\x80\0\0\0\0", b"\x09\x80\0\0\0\0", b"\x80\x80\0\0\0\0",
    b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", b"\x81\xff" + (2**31).to_bytes(8, "big") + b"\0\0\0\0",
    b"\x01\x81\0\0\0\0a" * 2, b"\x01\x81\0\0\0\0a" + b"\0\x81\0\0\0\0a" * 500,
], ids=["unmasked", "reserved bit", "unknown kind", "ping in parts", "part of nothing", "2^64", "2^31", "two beginnings",
        "500 parts"])
def test_invalid_frame_closes_the_connection(server, frame):
    tab = RawSocket.tab(server.port)
    tab.socket.settimeout(5)
    tab.socket.sendall(frame)
    try:
        while True:
            tab.receive()
    except ConnectionError:
        pass
    tab.close()


def test_endless_pings_allocate_no_memory(server):
    tab = RawSocket.tab(server.port)
    before = server.memory()
    tab.socket.settimeout(5)
    try:
        for _ in range(40):
            tab.socket.sendall((b"\x89\xfd\0\0\0\0" + b"p" * 125) * 2000)
    except OSError:
        pass
    assert server.memory() - before < 20_000
    tab.close()
    assert_answers_soon(server)
