"""Several pages at once, pages of others, and the end of the server."""

import json
import socket
import struct
from concurrent.futures import ThreadPoolExecutor

TEXT = 1


class WebSocket:
    """A client on a plain socket."""

    def __init__(self, server, host="localhost", fields=""):
        self.socket = socket.create_connection((server.host, server.port), 60)
        self.socket.sendall(
            f"GET /session HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{fields}\r\n".encode())
        self._stream = self.socket.makefile("rb")
        self.status = int(self._stream.readline().split()[1])
        while self._stream.readline() != b"\r\n":
            pass

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._stream.close()
        self.socket.close()

    def send(self, message):
        payload = json.dumps(message).encode()
        # A mask of zeros leaves the bytes unchanged.
        self.socket.sendall(bytes([0x80 | TEXT, 0x80 | len(payload)]) + bytes(4) + payload)

    def receive(self):
        """The next message, or the code of the close frame."""
        first, length = self._stream.read(2)
        if length > 125:
            (length,) = struct.unpack("!H" if length == 126 else "!Q", self._stream.read(2 if length == 126 else 8))
        payload = self._stream.read(length)
        return json.loads(payload) if first & 15 == TEXT else int.from_bytes(payload[:2], "big")

    def next_frame(self):
        while (message := self.receive())["t"] != "frame":
            pass
        return message

    def end(self):
        """Reads to the close frame; returns the last message and the code."""
        message = last = None
        while not isinstance(message, int):
            last, message = message, self.receive()
        assert self._stream.read() == b""
        return last, message


def drag(server, places=5):
    """Drags a list up and down until it has been in that many places; returns its page."""
    page = WebSocket(server)
    page.next_frame()
    # A scene that doesn't load, so that only the finger moves it.
    page.send({"t": "scene", "id": "short-content"})
    while not page.next_frame()["full"]:
        pass
    page.send({"t": "pointer", "phase": "down", "id": 1, "x": 180, "y": 300, "time": 0})
    offsets, step = set(), 0
    while len(offsets) < places:
        step += 1
        # Never the same place twice, so that each move has a frame.
        y = 320 + 16 * (step % 10 if step % 20 < 10 else 10 - step % 10)
        page.send({"t": "pointer", "phase": "move", "id": 1, "x": 180, "y": y, "time": step * 16})
        if offset := page.next_frame()["panel"].get("contentOffset"):
            offsets.add(offset[1])
    return page


def test_ten_pages_at_once_all_get_frames(playground):
    with ThreadPoolExecutor(10) as pool:
        pages = list(pool.map(drag, [playground] * 10))
    for page in pages:
        page.send({"t": "nothing"})
        fault, code = page.end()
        assert (fault["t"], code) == ("fault", 1008)


def test_a_page_of_another_server_opens_no_session(playground):
    for host, fields, status in [
        ("localhost", "", 101),
        ("127.0.0.1", "Origin: http://127.0.0.1\r\n", 101),
        ("127.0.0.1", "Origin: http://evil.example\r\n", 403),
        # The name of another, which leads to this machine.
        ("evil.example", "Origin: http://evil.example\r\n", 421),
    ]:
        with WebSocket(playground, host, fields) as page:
            assert page.status == status, (host, fields)


def test_a_server_that_is_stopped_says_goodbye(playground):
    with WebSocket(playground) as page:
        page.next_frame()
        assert playground.terminate() == 0
        assert page.end()[1] == 1001


def test_a_port_in_use_is_one_clear_line(playground, run):
    result = run("feed", "--port", str(playground.port))
    assert result.returncode == 1
    assert result.stderr == f"tugtool: port {playground.port} on 127.0.0.1 is in use\n"
