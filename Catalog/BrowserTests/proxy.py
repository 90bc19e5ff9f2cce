"""A proxy that delays data by `delay` seconds each way and can break all connections."""

import queue
import socket
import threading
import time


class Proxy:
    def __init__(self, port, delay=0.0, tls=None):
        self.target = port
        self.delay = delay
        # With a context, the proxy serves TLS, as browser editors and tunnels do.
        self.tls = tls
        self.open_sockets = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}/"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        while True:
            try:
                near, _ = self.listener.accept()
                if self.tls:
                    try:
                        near = self.tls.wrap_socket(near, server_side=True)
                    except OSError:
                        continue
                far = socket.create_connection(("127.0.0.1", self.target))
            except OSError:
                return
            for one in (near, far):
                one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self.open_sockets += [near, far]
            self._pass_on(near, far)
            self._pass_on(far, near)

    def _pass_on(self, source, sink):
        parts = queue.Queue()

        def read():
            data = b"."
            while data:
                try:
                    data = source.recv(65536)
                except OSError:
                    data = b""
                parts.put((time.monotonic() + self.delay, data))

        def write():
            while True:
                due, data = parts.get()
                time.sleep(max(0, due - time.monotonic()))
                try:
                    if not data:
                        return sink.shutdown(socket.SHUT_WR)
                    sink.sendall(data)
                except OSError:
                    return

        for work in (read, write):
            threading.Thread(target=work, daemon=True).start()

    def cut(self):
        """Breaks all connections. New connections can be opened."""
        for one in self.open_sockets:
            try:
                one.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
            one.close()
        self.open_sockets = []

    def close(self):
        self.listener.close()
        self.cut()
