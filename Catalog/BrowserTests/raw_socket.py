"""A WebSocket client that can send invalid frames."""

import base64
import json
import os
import socket
import time


class RawSocket:
    """A WebSocket without the checks of a browser."""

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

    @classmethod
    def tab(cls, port, patience=30):
        """Opens a tab and reads its welcome.

        For a moment after a socket is closed, the server still counts its tab, so a refused tab tries again.
        """
        deadline = time.monotonic() + patience
        while True:
            tab = cls(port)
            first = tab.message()
            if first["type"] == "welcome":
                return tab
            tab.close()
            assert time.monotonic() < deadline, first

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
        while opcode == 9:
            self.send(payload, opcode=10)
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
