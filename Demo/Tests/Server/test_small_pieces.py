"""Peers that send the smallest pieces there are, or read nothing, delay no page and keep no memory."""

import multiprocessing
import resource
import socket
import threading
import urllib.request

import pytest

from process import IS_MAC, wait_until
from test_crowds import MIB, status
from websocket import WebSocket

FRAMES = 20
# Seconds of processor time, which is what the server does for others before a page has its next frame.
LIMIT = 0.3
CHUNKED = b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"


def masked(first, payload=b""):
    """A frame of a client, with a mask of zeros."""
    return bytes([first, 0x80 | len(payload)]) + bytes(4) + payload


# What comes first, and what follows again and again. The first frame of a WebSocket begins a message.
STREAMS = {
    "line feeds": (b"", b"\n"),
    "empty lines": (b"", b"\r\n"),
    "chunks": (CHUNKED, b"1\r\na\r\n"),
    "fragments": (masked(0x01, b"{"), masked(0x00)),
    "pings": (b"", masked(0x89)),
    "pongs": (b"", masked(0x8A)),
}
WEBSOCKETS = {"fragments", "pings", "pongs"}


def send_pieces(host, port, name, stop):
    """Sends pieces, and reads what comes, until it is told to stop or the server closes."""
    first, piece = STREAMS[name]
    if name in WEBSOCKETS:
        peer = WebSocket.at(host, port).socket
    else:
        peer = socket.create_connection((host, port), 60)
    reader = threading.Thread(target=read_all, args=(peer,))
    reader.start()
    try:
        peer.sendall(first)
        while reader.is_alive() and not stop.is_set():
            peer.sendall(piece * 1000)
        peer.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass  # The server has closed.
    reader.join()
    peer.close()


def read_all(peer):
    try:
        while peer.recv(1 << 16):
            pass
    except OSError:
        pass


@pytest.mark.parametrize("name", STREAMS)
def test_small_pieces_delay_no_page(playground, record_property, name):
    page = WebSocket(playground)
    page.next_frame()
    page.send({"t": "scene", "id": "short-content"})
    page.settle()
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    attackers = [
        context.Process(
            target=send_pieces, args=(playground.host, playground.port, name, stop), daemon=True)
        for _ in range(4)]
    for attacker in attackers:
        attacker.start()
    before = playground.cpu_seconds
    wait_until(
        lambda: playground.cpu_seconds > before + 1 or not any(a.is_alive() for a in attackers), "they send")
    used = []
    for width in range(300, 300 + FRAMES):
        before = playground.cpu_seconds
        page.send({"t": "resize", "width": width, "height": 600})
        page.next_frame()
        used.append(playground.cpu_seconds - before)
    # Of a connection that is new.
    before = playground.cpu_seconds
    status(playground)
    answered = playground.cpu_seconds - before
    stop.set()
    for attacker in attackers:
        attacker.join()
    page.close()
    record_property("processor seconds for each frame", f"{sum(used) / FRAMES:.3f}, at most {max(used):.3f}")
    record_property("processor seconds until the status", f"{answered:.3f}")
    assert sum(used) < FRAMES * LIMIT and answered < 10 * LIMIT


def requests_without_reading(server, path, count):
    """Sends requests for a file, and reads no more than that they are answered."""
    peer = socket.socket()
    peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    peer.settimeout(60)
    peer.connect((server.host, server.port))
    request = f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    peer.setblocking(False)
    pieces = request * count
    while pieces:
        try:
            pieces = pieces[peer.send(pieces):]
        except BlockingIOError:
            break  # The server reads no more.
    return peer


@pytest.mark.parametrize("path, count", [
    ("/pages/docs/architecture.md", 1), ("/source/FeedScene.swift", 20_000), ("/", 20_000), ("/none", 20_000)])
def test_peers_that_read_nothing_keep_no_copies(playground, record_property, path, count):
    for _ in range(2):
        urllib.request.urlopen(playground.url.rstrip("/") + path.replace("/none", "/"), timeout=60).read()
    memory = playground.memory
    peers = [requests_without_reading(playground, path, count) for _ in range(200)]
    for peer in peers:
        peer.settimeout(60)
        assert peer.recv(9) == b"HTTP/1.1 "
    status(playground)
    grown = playground.memory - memory
    record_property("grown", grown)
    for peer in peers:
        peer.close()
    assert grown < 40 * MIB, f"{grown / MIB:.0f} MiB for {len(peers)} peers"


@pytest.mark.skipif(IS_MAC, reason="a Mac sets no limit of another process")
def test_a_server_without_descriptors_rests_and_accepts_again(start, tmp_path, record_property):
    feed = start("feed", "--database", str(tmp_path / "feed.sqlite"), "--writer-interval", "0")
    limit = feed.descriptors + 20
    resource.prlimit(feed.pid, resource.RLIMIT_NOFILE, (limit, limit))
    peers = [socket.create_connection((feed.host, feed.port), 60) for _ in range(40)]
    wait_until(lambda: feed.descriptors >= limit - 1, "all descriptors are used")
    used = feed.cpu_seconds
    peers[-1].settimeout(3)
    with pytest.raises(TimeoutError):
        peers[-1].recv(1)
    used = feed.cpu_seconds - used
    record_property("processor seconds of three", used)
    assert used < 1, "it tries again and again"
    for peer in peers[:-1]:
        peer.close()
    peers[-1].settimeout(60)
    peers[-1].sendall(b"GET /posts?limit=1 HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert peers[-1].recv(12) == b"HTTP/1.1 200"
    peers[-1].close()
