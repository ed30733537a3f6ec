"""Clients that try to break a server: random and mutated requests, frames, messages, and traces.

Each takes a `random.Random`, so that a seed repeats its actions.
"""

import json
import os
import random
import socket
import struct
import time

from websocket import WebSocket

HUGE = [0, -0.0, 1, -1, 0.1, 5e-324, 1e-300, 1e9, 1e15, 2**31, 2**53, 2**63, -(2**63), 1e25, 1e30, -1e30,
        1e300, 1.7e308]
TEXTS = ["", "x", "\n", "\u001b[31m", "\u0000", "\u202e", "é" * 20, "a" + "\u0301" * 3000, "x" * 5000,
         "feed", "header", "down", "large", "ar", "1", "null"]
SCENES = ["feed", "first-steps", "short-content", "sides", "chat", "large-title", "size-change", "paging",
          "section-headers", "collection", "keyboard", "moon"]
CONTROLS = ["header", "backFooter", "autoFooter", "trailer", "autoHeader", "leading", "autoLeading",
            "autoTrailer"]


# Messages of the playground's protocol


def message(dice):
    """A message that the protocol allows."""
    place = lambda: dice.choice([dice.uniform(-50, 700), dice.uniform(-1e5, 1e5)])
    kind = dice.randrange(12)
    if kind < 4:
        return {"t": "pointer", "phase": dice.choice(["down", "move", "move", "up", "cancel"]),
                "id": dice.choice([1, 2, -9e15, 9e15]), "x": place(), "y": place(),
                "time": dice.choice([dice.uniform(0, 1e4), 1e15, 0])}
    return [
        lambda: {"t": "wheel", "x": place(), "y": place(), "dx": place(), "dy": place(), "time": 1},
        lambda: {"t": "resize", "width": dice.uniform(200, 2000), "height": dice.uniform(200, 2000),
                 **({"safeArea": [dice.uniform(0, 200) for _ in range(4)]} if dice.random() < 0.5 else {})},
        lambda: {"t": "settings", "dark": dice.random() < 0.5, "rightToLeft": dice.random() < 0.5,
                 "boldText": True, "reduceMotion": dice.random() < 0.5,
                 "textSize": dice.choice(["small", "large", "huge", "accessibility"]),
                 "language": dice.choice([None, "ar", "de", "en"])},
        lambda: {"t": "feed", "latency": dice.uniform(0, 10), "failure": dice.random(),
                 "amount": dice.choice(["all", "empty", "short", "end"])},
        lambda: {"t": "clock", "rate": dice.choice([0, 0.001, 0.1, 1])},
        lambda: {"t": "step", "seconds": dice.choice([0, 1 / 60, 1, 10])},
        lambda: {"t": "begin", "control": dice.choice(["header", "footer", "leading", "trailing"])},
        lambda: {"t": "scene", "id": dice.choice(SCENES[:-1])},
        lambda: {"t": "trace"},
    ][dice.randrange(9)]()


def value(dice, depth=0):
    kind = dice.randrange(8 if depth < 3 else 5)
    if kind == 0:
        return dice.choice(HUGE)
    if kind == 1:
        return dice.choice(TEXTS)
    if kind == 2:
        return dice.choice([None, True, False])
    if kind in (3, 4):
        return dice.uniform(-1000, 1000)
    if kind == 5:
        return [value(dice, depth + 1) for _ in range(dice.randrange(6))]
    return {dice.choice(["t", "x", "id", "", "phase"]): value(dice, depth + 1) for _ in range(3)}


def mutated(dice, text):
    """JSON with one field changed, removed, or added, or with other bytes."""
    kind = dice.randrange(7)
    if kind < 4:
        try:
            fields = json.loads(text)
        except ValueError:
            fields = {}
        if not isinstance(fields, dict) or not fields:
            return json.dumps(value(dice))
        key = dice.choice(list(fields))
        if kind == 0:
            del fields[key]
        else:
            fields[key] = value(dice)
        return json.dumps(fields)
    if kind == 4:
        return text.replace("0", "1e400").replace(":", dice.choice([":", "::", ":-"]), 1)
    if kind == 5:
        cut = dice.randrange(len(text) + 1)
        return text[:cut] + dice.choice(["", "{", "]", "\\ud800", "NaN", "\t"]) + text[cut + 1:]
    return dice.choice(["[" * 30000, '{"a":' * 5000, "", "0", '"', "null", "1e400", "{}", " " * 60000])


# Traces


def line(dice):
    number = lambda: dice.choice([dice.choice(HUGE), dice.uniform(-2000, 2000), dice.uniform(-100, 100)])
    length = lambda: abs(number())
    events = [
        lambda: {"op": "offset", "y": number(), "dragging": dice.random() < 0.5},
        lambda: {"op": "offset", "x": number(), "y": number()},
        lambda: {"op": "setOffset", "y": number()},
        lambda: {"op": "contentSize", "w": length(), "h": length()},
        lambda: {"op": "frame", "w": length(), "h": length()},
        lambda: {"op": "inset", "t": number(), "b": number()},
        lambda: {"op": "safeArea", "t": number(), "b": number()},
        lambda: {"op": "tick", "dt": dice.choice([0, 0.01, 0.3, length()])},
        lambda: {"op": dice.choice(["begin", "end", "endNoMore", "resetNoMore", "replace", "remove",
                                    "attach", "tap", "fail", "cancel", "late"])},
        lambda: {"op": "height", "v": length()},
        lambda: {"op": "window", "v": dice.random() < 0.5},
        lambda: value(dice),
    ]
    return json.dumps(dice.choice(events)())


def config(dice):
    fields = {"control": dice.choice(CONTROLS)}
    length = lambda: abs(dice.choice(HUGE + [375, 667, 2000]))
    if dice.random() < 0.4:
        fields["frame"] = [dice.choice([375, length()]), dice.choice([667, length()])]
    if dice.random() < 0.4:
        fields["contentSize"] = [dice.choice([375, length()]), length()]
    if dice.random() < 0.2:
        fields["offset"] = [0, dice.choice(HUGE)]
    if dice.random() < 0.2:
        fields["subclass"] = "normal"
    if dice.random() < 0.2:
        fields["height"] = length()
    if dice.random() < 0.3:
        fields["onFire"] = dice.choice(["end", "endNow", "work", "deafWork", "throwNow", "growEnd"])
    return json.dumps(fields)


def trace(dice):
    kind = dice.randrange(8)
    if kind == 0:  # takes no time
        return config(dice) + "\n" + ('{"op":"begin"}\n{"op":"end"}\n{"op":"tick","dt":0}\n' * dice.randrange(30000))
    if kind == 1:
        return (config(dice) + "\n") * dice.randrange(1, 40000)
    if kind == 2:
        return config(dice) + "\n" + '{"op":"replace"}\n' * dice.randrange(100000)
    if kind == 3:
        events = ",".join(line(dice) for _ in range(300))
        return '{"config":%s,"events":[%s]}' % (config(dice), events)
    lines = [config(dice)] + [
        config(dice) if dice.random() < 0.02 else line(dice) for _ in range(dice.randrange(120))]
    text = "\n".join(lines)
    return mutated(dice, text) if dice.random() < 0.1 else text


# A client's actions on a connection


def read_a_while(page, seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end and page.has_bytes(end - time.monotonic()):
        page.next()


def send_messages(host, port, dice):
    page = WebSocket.at(host, port)
    try:
        for _ in range(dice.randrange(1, 60)):
            text = json.dumps(message(dice))
            page.send_text(mutated(dice, text) if dice.random() < 0.05 else text)
            if dice.random() < 0.2:
                read_a_while(page, dice.uniform(0, 0.05))
    finally:
        page.close()


def send_trace(host, port, dice):
    page = WebSocket.at(host, port)
    try:
        text = trace(dice)
        size = dice.choice([48_000, 48_000, 1_000, 60_000])
        pieces = [text[at:at + size] for at in range(0, len(text), size)] or [""]
        is_finished = dice.random() < 0.8
        for index, piece in enumerate(pieces[:100]):
            is_last = is_finished and index == len(pieces) - 1
            page.send({"t": "replay", "text": piece, "last": is_last})
        read_a_while(page, dice.uniform(0.1, 2))
        if dice.random() < 0.5:
            page.send(message(dice))
            read_a_while(page, 0.1)
    finally:
        page.close()


def flood_without_reading(host, port, dice):
    page = WebSocket.at(host, port)
    page.socket.settimeout(2)
    text = json.dumps(dice.choice([
        {"t": "trace"}, {"t": "scene", "id": dice.choice(SCENES)},
        {"t": "replay", "text": "x", "last": True}, {"t": "settings", "dark": True},
        {"t": "wheel", "x": 100, "y": 300, "dx": 0, "dy": 7, "time": 0}]))
    try:
        for _ in range(dice.randrange(2000)):
            page.send_text(text)
    finally:
        page.close()


def frame(dice):
    payload = dice.choice([b"", b"{}", os.urandom(1), b"\xff\xfe", b"x" * 126, b"x" * 70_000,
                           dice.randbytes(dice.randrange(200)), json.dumps(message(dice)).encode()])
    first = dice.choice([0x81, 0x81, 0x01, 0x80, 0x00, 0x82, 0x88, 0x89, 0x8A, dice.randrange(256)])
    length = len(payload) if dice.random() < 0.9 else dice.choice([0, 125, 126, 2**16, 2**31, 2**63 - 1])
    mask = 0x80 if dice.random() < 0.95 else 0
    if length < 126:
        head = bytes([first, mask | length])
    elif length < 2**16:
        head = struct.pack("!BBH", first, mask | 126, length)
    else:
        head = struct.pack("!BBQ", first, mask | 127, length)
    return head + (bytes(4) if mask else b"") + payload


def send_frames(host, port, dice):
    page = WebSocket.at(host, port)
    try:
        for _ in range(dice.randrange(1, 40)):
            data = frame(dice)
            page.socket.sendall(data[:dice.randrange(1, len(data) + 1)] if dice.random() < 0.05 else data)
        if dice.random() < 0.5:
            page.socket.shutdown(socket.SHUT_WR)
        read_a_while(page, dice.uniform(0, 0.3))
    finally:
        page.close()


def request(dice):
    target = dice.choice(["/", "/status", "/posts", "/posts?limit=5", "/session", "/source/FeedScene.swift",
                          "/main.js", "/..%2f", "/%00", "*", "http://evil.example/", "//", "/posts?before=%0a",
                          "/" + "a" * dice.choice([10, 40_000])])
    fields = ["Host: localhost"] if dice.random() < 0.9 else []
    for _ in range(dice.randrange(4)):
        fields.append(dice.choice([
            "Connection: close", "Connection: upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Content-Length: 5", "Content-Length: 0",
            "Transfer-Encoding: chunked", "Transfer-Encoding:", "Expect: 100-continue", "Host: evil.example",
            "Origin: http://evil.example", "X: " + "b" * dice.choice([1, 50_000]), "Range: bytes=0-1"]))
    start = "%s %s %s" % (dice.choice(["GET", "GET", "HEAD", "POST", "OPTIONS", "BREW", "get"]), target,
                          dice.choice(["HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/2.0", ""]))
    return ("\r\n".join([start, *fields]) + "\r\n\r\n" + dice.choice(["", "hello", "0\r\n\r\n"])).encode()


def send_requests(host, port, dice):
    with socket.create_connection((host, port), 5) as connection:
        data = b"".join(request(dice) for _ in range(dice.choice([1, 1, 2, 20])))
        if dice.random() < 0.3:
            data = bytearray(data)
            for _ in range(dice.randrange(1, 5)):
                data[dice.randrange(len(data))] = dice.randrange(256)
        connection.sendall(data)
        if dice.random() < 0.4:
            connection.shutdown(socket.SHUT_WR)
        connection.settimeout(dice.uniform(0.02, 0.3))
        while connection.recv(1 << 16):
            pass


PAGE_ATTACKS = [send_messages, send_messages, send_trace, send_trace, flood_without_reading, send_frames,
                send_requests]


def attack(host, port, attacks, seed, seconds, report):
    """Attacks at random for some seconds, and reports the number of attacks of each kind."""
    dice = random.Random(seed)
    counts = {}
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        kind = dice.choice(attacks)
        one = dice.randrange(2**32)
        try:
            kind(host, port, random.Random(one))
        except ConnectionRefusedError:
            report.put((counts, f"refused after {kind.__name__} with seed {one}"))
            return
        except (OSError, EOFError, AssertionError):
            pass  # The server may close on any of this.
        counts[kind.__name__] = counts.get(kind.__name__, 0) + 1
    report.put((counts, None))
