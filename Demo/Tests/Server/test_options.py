"""Options and outputs that can't be used are one clear line."""

import os
import stat
import threading

import pytest


@pytest.mark.parametrize("arguments, expected", [
    (["feed", "--port", "-1"], "0 to 65535"), (["feed", "--host", ""], "a name or an address"),
    (["feed", "--database", ""], "path"), (["feed", "--name", "..localhost"], "host name"),
    (["feed", "--writer-interval", "nan"], "0 to 86400"),
    (["playground", "--max-age", "1e3"], "0 to 86400"), (["playground", "--feed-url", "ftp://x/"], "http://"),
    (["picture", "feed", "--interval", "1e30"], "1 to 3600"),
    (["picture", "feed", "--width", "319"], "320 to 430"), (["picture", "feed", "pull nan"], "isn't a step"),
    (["picture", "moon"], "no scene"), (["picture", "feed", "wait 0", "-o", ""], "path"),
    (["frame-cost", "--frames", "99999999999999999999"], "1 to 1000000"), (["replay", "/"], "Is a directory"),
    (["replay", "--format", "x"], "states"),
])
def test_an_option_out_of_range_is_one_clear_line(run, arguments, expected):
    result = run(*arguments)
    first = result.stderr.splitlines()[0]
    assert result.returncode > 0, "it ran, or it crashed"
    assert expected in first and (first.startswith("tugtool: ") or first.startswith("Error: "))
    assert "Fatal" not in result.stderr and "NSError" not in result.stderr and not result.stdout


def test_an_output_that_cannot_be_written_is_one_clear_line(run, tmp_path):
    for output in [tmp_path, tmp_path / "none" / "x.svg", "/dev/full"]:
        result = run("picture", "short-content", "wait 0", "-o", str(output))
        assert result.returncode == 1
        assert result.stderr.startswith(f"tugtool: can't write {output}: ")
        assert len(result.stderr.splitlines()) == 1 and "Domain" not in result.stderr
    with open("/dev/full", "w") as full:
        result = run("replay", input='{"control":"header"}\n', stdout=full)
    assert result.returncode == 74 and "No space left" in result.stderr


def test_a_pipe_is_written_to_and_not_replaced(run, tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    texts = []
    reader = threading.Thread(target=lambda: texts.append(pipe.read_text()))
    reader.start()
    result = run("picture", "short-content", "wait 0", "-o", str(pipe))
    reader.join(20)
    assert result.returncode == 0 and texts[0].rstrip().endswith("</svg>")
    assert stat.S_ISFIFO(os.stat(pipe).st_mode)
