"""A WebSocket client on a plain socket, which can also stop reading or leave without closing."""

import json
import selectors
import socket
import struct
import time

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class WebSocket:
    """`receive_buffer` is how much the system reads ahead, for a client that doesn't read."""

    @classmethod
    def at(cls, host, port):
        """Connects to an address, for a process that doesn't have the server."""
        server = cls._Address()
        server.host, server.port = host, port
        return cls(server)

    class _Address:
        pass

    def __init__(self, server, path="/session", receive_buffer=None):
        self.socket = socket.socket()
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(120)
        self.socket.connect((server.host, server.port))
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        self.received = 0
        self._buffer = b""
        while b"\r\n\r\n" not in self._buffer:
            self._fill()
        head, self._buffer = self._buffer.split(b"\r\n\r\n", 1)
        assert head.startswith(b"HTTP/1.1 101 "), head

    def send(self, message):
        self._frame(TEXT, json.dumps(message).encode())

    def ping(self, payload):
        self._frame(PING, payload)

    def send_text(self, text):
        self._frame(TEXT, text.encode())

    def send_close(self):
        self._frame(CLOSE, struct.pack("!H", 1001))

    def close(self):
        self.socket.close()

    def reset(self):
        """Resets the connection, as a process that is killed with unread bytes does."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()

    def receive(self):
        """The next message: the JSON of a text, the bytes of a pong, or `None` for a ping."""
        opcode, payload = self._next_frame()
        if opcode == PING:
            self._frame(PONG, payload)
            return None
        if opcode == TEXT:
            return json.loads(payload)
        if opcode == PONG:
            return payload
        raise EOFError(f"the server closed: {payload!r}")

    def next(self):
        """The next message that isn't a ping."""
        while (message := self.receive()) is None:
            pass
        return message

    def next_frame(self):
        """The next message that is a frame."""
        while True:
            message = self.next()
            if isinstance(message, dict) and message["t"] == "frame":
                return message

    def settle(self, quiet=0.25, seconds=20):
        """Reads until nothing has arrived for a while, and returns the frames."""
        frames = []
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if not self.has_bytes(quiet):
                return frames
            # A ping may be all there is: waiting for a message after it would take until something moves.
            message = self.receive()
            if isinstance(message, dict) and message["t"] == "frame":
                frames.append(message)
        raise AssertionError(f"still sending after {seconds} s")

    def has_bytes(self, seconds):
        """Whether there is something to read, after at most that many seconds."""
        if self._buffer:
            return True
        with selectors.DefaultSelector() as selector:
            selector.register(self.socket, selectors.EVENT_READ)
            return bool(selector.select(seconds))

    def _frame(self, opcode, payload):
        length = len(payload)
        if length < 126:
            size = bytes([0x80 | length])
        elif length < 1 << 16:
            size = struct.pack("!BH", 0x80 | 126, length)
        else:
            size = struct.pack("!BQ", 0x80 | 127, length)
        # A mask of zeros leaves the bytes unchanged.
        self.socket.sendall(bytes([0x80 | opcode]) + size + bytes(4) + payload)

    def _next_frame(self):
        first, length = self._take(2)
        if length == 126:
            (length,) = struct.unpack("!H", self._take(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", self._take(8))
        return first & 15, self._take(length)

    def _take(self, count):
        while len(self._buffer) < count:
            self._fill()
        taken, self._buffer = self._buffer[:count], self._buffer[count:]
        return taken

    def _fill(self):
        more = self.socket.recv(1 << 16)
        if not more:
            raise EOFError("the server closed")
        self.received += len(more)
        self._buffer += more
