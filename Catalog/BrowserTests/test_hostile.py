"""Robustness of the server against foreign pages and invalid messages."""

import random
import socket
import urllib.error
import urllib.request

import pytest

from raw_socket import RawSocket


FRAME = '{"type":"frame","elapsed":0.016,"input":[]}'


@pytest.fixture
def connect(server):
    sockets = []

    def one(headers=None):
        sockets.append(RawSocket(server.port, headers))
        return sockets[-1]

    yield one
    for each in sockets:
        each.close()


@pytest.fixture
def open_tab(server):
    """Opens tabs and reads their welcome messages."""
    tabs = []

    def one():
        tabs.append(RawSocket.tab(server.port))
        return tabs[-1]

    yield one
    for each in tabs:
        each.close()


@pytest.mark.parametrize("headers", [
    {"Origin": "http://evil.example"}, {"Origin": "null"}, {"Host": "evil.example:8080"},
    {"Host": "127.0.0.1.evil.example", "Origin": "http://127.0.0.1.evil.example"},
])
def test_foreign_pages_are_refused(connect, headers):
    assert connect(headers).status == 403


@pytest.mark.parametrize("path", [
    "/../Package.swift", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", "/images/../main.js", "/..%2f..%2fetc%2fpasswd",
    "/%252e%252e/etc/passwd", "/..%c0%af../etc/passwd", "/..\\..\\etc\\passwd", "/sources/..%2f..%2fPackage.swift",
    "/sources/%2e%2e", "/main.js%00.html", "http://127.0.0.1/../etc/passwd", "/images/%2e%2e/%2e%2e",
])
def test_only_the_page_is_served(server, path):
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        response = b""
        while part := raw.recv(65536):
            response += part
    assert b"root:" not in response and b"swift-tools-version" not in response
    assert response.split()[1] in (b"404", b"400", b"200")
    if response.split()[1] == b"200":
        assert b"<!doctype html>" in response or b"import " in response


def test_requests_with_a_body_are_refused(server):
    with pytest.raises(urllib.error.HTTPError) as error:
        urllib.request.urlopen(urllib.request.Request(server.url, data=b"x"), timeout=10)
    assert error.value.code == 405


def test_invalid_message_gets_an_error_and_the_connection_stays_open(open_tab):
    tab = open_tab()
    assert tab.ask("nonsense") == {"type": "error", "message": "a message must be JSON"}
    assert tab.ask('{"type":"set","device":"watch"}')["message"].startswith('"device" must be one of')
    assert tab.ask(b"\xff\xfe{")["type"] == "error"
    assert tab.ask(FRAME)["type"] == "frame"


def test_message_that_is_too_long_closes_only_its_own_connection(open_tab):
    bad, good = open_tab(), open_tab()
    bad.send(b"a" * 70_000)
    assert "65536 bytes" in bad.message()["message"]
    opcode, payload = bad.receive()
    assert (opcode, int.from_bytes(payload[:2], "big")) == (8, 1009)
    assert good.ask(FRAME)["type"] == "frame"


def test_seventeenth_tab_is_refused_until_another_closes(connect, open_tab, server):
    tabs = []
    while True:
        tab = connect()
        first = tab.message()
        if first["type"] == "error":
            break
        tabs.append(tab)
        assert len(tabs) <= 16
    assert len(tabs) >= 10
    assert "16 tabs are open, which is the most" in first["message"]
    opcode, payload = tab.receive()
    assert (opcode, int.from_bytes(payload[:2], "big")) == (8, 1013)
    assert tabs[0].ask(FRAME)["type"] == "frame"
    tabs.pop().close()
    # The next tab is accepted.
    open_tab()


# HostileMessageTests, in Swift, sends ten thousand without a socket.
def test_two_thousand_random_messages_neither_stop_nor_grow_the_server(open_tab, server):
    numbers = random.Random(11)
    tab = open_tab()
    seeds = [
        FRAME, '{"type":"frame","elapsed":0.02,"input":[{"kind":"down","x":90,"y":400,"at":0,"finger":0}]}',
        '{"type":"frame","elapsed":0.02,"input":[{"kind":"wheel","x":90,"y":400,"at":0,"dx":0,"dy":300}]}',
        '{"type":"set","orientation":"landscape"}', '{"type":"set","orientation":"portrait","speed":1}',
        '{"type":"reset"}', '{"type":"key","key":"pageDown"}', '{"type":"record","on":true}',
    ]

    def mutated():
        message = bytearray(numbers.choice(seeds).encode())
        for _ in range(numbers.randrange(4)):
            place = numbers.randrange(len(message))
            if numbers.random() < 0.5:
                message[place] = numbers.randrange(256)
            else:
                del message[place:place + numbers.randrange(5)]
            if not message:
                return b"{"
        return bytes(message)

    def storm(count):
        for _ in range(count // 100):
            for _ in range(100):
                tab.send(mutated())
            # The response to a known message after every hundred shows that all before it were handled.
            tab.send(b'{"type":"storm"}')
            while '"storm"' not in tab.message().get("message", ""):
                pass

    storm(500)
    before = server.memory()
    storm(1500)
    after = server.memory()
    assert after - before < 1_500, f"from {before} to {after} kB"
    tab.send(b'{"type":"reset"}')
    assert tab.ask(FRAME)["type"] == "frame"


def test_random_bytes_do_not_affect_other_connections(open_tab, server):
    numbers = random.Random(5)
    for _ in range(40):
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as raw:
            raw.sendall(numbers.randbytes(numbers.randrange(1, 2000)))
    for opcode, last in ((3, True), (0, True), (9, False), (15, True)):
        tab = open_tab()
        tab.send(b"x" * 100, opcode=opcode, last=last)
        tab.close()
    good = open_tab()
    assert good.ask(FRAME)["type"] == "frame"


@pytest.mark.parametrize("message", [
    '{"type":"frame","elapsed":1e999,"input":[]}', '{"type":"frame","elapsed":-1e308,"input":[]}',
    '{"type":"frame","elapsed":' + "9" * 5000 + ',"input":[]}', '{"type":"set","speed":1e309}',
    "[" * 30_000, '{"type":' * 6000, '{"type":"set","screen":"' + "\\u0000" * 9000 + '"}',
    '{"type":"frame","elapsed":0.01,"input":[{"kind":"wheel","x":0,"y":0,"at":0,"dx":1e308,"dy":-1e308}]}',
    '{"type":"frame","elapsed":0.01,"input":[{"kind":"down","x":0,"y":0,"at":0,"finger":0.5e1000}]}',
])
def test_huge_numbers_and_deep_nesting_get_an_error(open_tab, message):
    tab = open_tab()
    assert tab.ask(message)["type"] == "error"
    assert tab.ask(FRAME)["type"] == "frame"


def test_binary_messages_are_read_like_text(open_tab):
    tab = open_tab()
    tab.send(FRAME.encode(), opcode=2)
    assert tab.message()["type"] == "frame"
    tab.send(bytes(range(256)) * 200, opcode=2)
    assert tab.message() == {"type": "error", "message": "a message must be JSON"}
    assert tab.ask(FRAME)["type"] == "frame"


def test_claimed_length_of_a_message_allocates_no_memory(open_tab, server):
    before = server.memory()
    liars = [open_tab() for _ in range(4)]
    for tab in liars:
        tab.send(b"a" * 1000, length=2**40)
    good = open_tab()
    assert good.ask(FRAME)["type"] == "frame"
    assert server.memory() - before < 60_000


def test_incomplete_requests_do_not_delay_others(open_tab, server):
    half_open = []
    try:
        for number in range(100):
            raw = socket.create_connection(("127.0.0.1", server.port), timeout=10)
            half_open.append(raw)
            raw.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "[:10 + number % 40])
        good = open_tab()
        for raw in half_open:
            raw.sendall(b"a")
        assert good.ask(FRAME)["type"] == "frame"
        with urllib.request.urlopen(server.url, timeout=5) as response:
            assert response.status == 200
    finally:
        for raw in half_open:
            raw.close()


def test_endless_header_field_does_not_delay_others(open_tab, server):
    with socket.create_connection(("127.0.0.1", server.port), timeout=2) as raw:
        try:
            raw.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + b"a" * 2_000_000)
        except OSError:
            pass
        tab = open_tab()
        assert tab.ask(FRAME)["type"] == "frame"
