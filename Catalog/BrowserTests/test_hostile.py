"""What a server on somebody's machine has to bear."""

import base64
import json
import os
import random
import socket
import urllib.error
import urllib.request

import pytest


class RawSocket:
    """A WebSocket without manners."""

    def __init__(self, port, headers=None):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=20)
        fields = {
            "Host": f"127.0.0.1:{port}", "Upgrade": "websocket", "Connection": "Upgrade",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(), "Sec-WebSocket-Version": "13",
        } | (headers or {})
        lines = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
        self.socket.sendall(f"GET /socket HTTP/1.1\r\n{lines}\r\n".encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self._more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        self.status = int(head.split()[1])

    def _more(self):
        data = self.socket.recv(65536)
        if not data:
            raise ConnectionError("closed")
        return data

    def send(self, payload, opcode=1, last=True, length=None):
        mask = os.urandom(4)
        length = len(payload) if length is None else length
        head = bytes([(0x80 if last else 0) | opcode])
        if length < 126:
            head += bytes([0x80 | length])
        elif length < 65536:
            head += bytes([0x80 | 126]) + length.to_bytes(2, "big")
        else:
            head += bytes([0x80 | 127]) + length.to_bytes(8, "big")
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))
        self.socket.sendall(head + mask + masked)

    def receive(self):
        """The next frame: opcode and payload."""
        head = self._take(2)
        length = head[1] & 127
        if length > 125:
            length = int.from_bytes(self._take(2 if length == 126 else 8), "big")
        return head[0] & 15, self._take(length)

    def message(self):
        opcode, payload = self.receive()
        assert opcode == 1, (opcode, payload)
        return json.loads(payload)

    def ask(self, text):
        self.send(text if isinstance(text, bytes) else text.encode())
        return self.message()

    def _take(self, count):
        while len(self.buffer) < count:
            self.buffer += self._more()
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def close(self):
        self.socket.close()


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


@pytest.mark.parametrize("headers", [
    {"Origin": "http://evil.example"}, {"Origin": "null"}, {"Host": "evil.example:8080"},
    {"Host": "127.0.0.1.evil.example", "Origin": "http://127.0.0.1.evil.example"},
])
def test_foreign_pages_are_refused(connect, headers):
    assert connect(headers).status == 403


@pytest.mark.parametrize("path", ["/../Package.swift", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", "/images/../main.js"])
def test_only_the_page_is_served(server, path):
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while part := raw.recv(65536):
            answer += part
    assert b"root:" not in answer and b"swift-tools-version" not in answer
    assert answer.split()[1] in (b"404", b"200")
    if answer.split()[1] == b"200":
        assert b"<!doctype html>" in answer or b"import " in answer


def test_writing_is_refused(server):
    with pytest.raises(urllib.error.HTTPError) as error:
        urllib.request.urlopen(urllib.request.Request(server.url, data=b"x"), timeout=10)
    assert error.value.code == 405


def test_wrong_message_is_told_and_the_connection_goes_on(connect):
    tab = connect()
    assert tab.message()["type"] == "welcome"
    assert tab.ask("nonsense") == {"type": "error", "message": "a message must be JSON"}
    assert tab.ask('{"type":"set","device":"watch"}')["message"].startswith('"device" must be one of')
    assert tab.ask(b"\xff\xfe{")["type"] == "error"
    assert tab.ask(FRAME)["type"] == "frame"


def test_too_long_a_message_ends_only_its_own_connection(connect):
    bad, good = connect(), connect()
    assert bad.message()["type"] == good.message()["type"] == "welcome"
    bad.send(b"a" * 70_000)
    assert "65536 bytes" in bad.message()["message"]
    opcode, payload = bad.receive()
    assert (opcode, int.from_bytes(payload[:2], "big")) == (8, 1009)
    assert good.ask(FRAME)["type"] == "frame"


def test_seventeenth_tab_is_refused_until_another_closes(connect, server):
    tabs = []
    while True:
        tab = connect()
        first = tab.message()
        if first["type"] == "error":
            break
        tabs.append(tab)
        assert len(tabs) <= 16
    assert len(tabs) >= 10
    assert "16 tabs are open already" in first["message"]
    opcode, payload = tab.receive()
    assert (opcode, int.from_bytes(payload[:2], "big")) == (8, 1013)
    assert tabs[0].ask(FRAME)["type"] == "frame"
    tabs.pop().close()
    for _ in range(100):
        if connect().message()["type"] == "welcome":
            return
    raise AssertionError("a seat that was left was not given to anybody")


def test_ten_thousand_random_messages_neither_stop_nor_grow_the_server(connect, server):
    numbers = random.Random(11)
    tab = connect()
    tab.message()
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
            # A known question after every hundred: its answer says that all before it are dealt with.
            tab.send(b'{"type":"storm"}')
            while '"storm"' not in tab.message().get("message", ""):
                pass

    storm(2000)
    before = server.memory()
    storm(8000)
    after = server.memory()
    assert after - before < 40_000, f"from {before} to {after} kB"
    tab.send(b'{"type":"reset"}')
    assert tab.ask(FRAME)["type"] == "frame"


def test_noise_instead_of_http_stops_nobody(connect, server):
    numbers = random.Random(5)
    for _ in range(40):
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as raw:
            raw.sendall(numbers.randbytes(numbers.randrange(1, 2000)))
    for opcode, last in ((3, True), (0, True), (9, False), (15, True)):
        tab = connect()
        tab.message()
        tab.send(b"x" * 100, opcode=opcode, last=last)
        tab.close()
    good = connect()
    assert good.message()["type"] == "welcome"
    assert good.ask(FRAME)["type"] == "frame"
