"""A `tugtool` server as a process: its address, memory, files, and output."""

import os
import queue
import re
import subprocess
import sys
import threading
import time
from urllib.parse import urlsplit

ADDRESS = re.compile(r"^(?:Playground|Feed): (http://\S+/)")
START_SECONDS = 60
# A Mac has no /proc; its tools say the same.
IS_MAC = sys.platform == "darwin"


class Process:
    """`url` is its address once `wait_for_address` has returned; `output` contains its printed lines."""

    def __init__(self, binary, *arguments):
        self.output = []
        self._lines = queue.Queue()
        self._process = subprocess.Popen(
            [str(binary), *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            # One heap. With a heap for each thread, memory depends on the work of each thread, and stops
            # growing only after thousands of visits.
            env={**os.environ, "MALLOC_ARENA_MAX": "1"},
        )
        # A full pipe would block the server, and readline has no timeout.
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        with self._process.stdout as lines:
            for line in lines:
                self.output.append(line)
                self._lines.put(line)
        self._lines.put("")

    def wait_for_address(self):
        deadline = time.monotonic() + START_SECONDS
        while line := self._lines.get(timeout=max(0.001, deadline - time.monotonic())):
            if match := ADDRESS.match(line):
                self.url = match[1]
                parts = urlsplit(self.url)
                self.host, self.port = parts.hostname, parts.port
                return
        raise RuntimeError("the server ended before it printed an address")

    @property
    def is_running(self):
        return self._process.poll() is None

    def kill(self):
        """Ends it as a crash would (SIGKILL), and waits until it has ended."""
        self._process.kill()
        self._process.wait()

    @property
    def memory(self):
        """Bytes of resident memory, without the program and its libraries."""
        if IS_MAC:
            return int(self._ps("rss")) * 1024
        with open(f"/proc/{self._process.pid}/statm") as file:
            resident, shared = file.read().split()[1:3]
        return (int(resident) - int(shared)) * os.sysconf("SC_PAGE_SIZE")

    @property
    def descriptors(self):
        """The number of open files and sockets."""
        if IS_MAC:
            # A line of each open file begins with "f" and its number.
            listed = subprocess.run(
                ["lsof", "-n", "-P", "-F", "f", "-p", str(self._process.pid)],
                capture_output=True, text=True)
            return sum(1 for line in listed.stdout.splitlines() if line[:1] == "f" and line[1:].isdigit())
        return len(os.listdir(f"/proc/{self._process.pid}/fd"))

    def _ps(self, column):
        return ps(self._process.pid, column)

    @property
    def pid(self):
        return self._process.pid

    @property
    def cpu_seconds(self):
        """The processor time that it has used."""
        return processor_seconds(self._process.pid)


def ps(pid, column):
    """A column of `ps`, for systems without /proc."""
    return subprocess.run(
        ["ps", "-o", f"{column}=", "-p", str(pid)],
        capture_output=True, text=True, check=True).stdout.strip()


def processor_seconds(pid):
    """The processor time that a process has used."""
    if IS_MAC:
        seconds = 0.0
        for part in ps(pid, "time").split(":"):
            seconds = seconds * 60 + float(part)
        return seconds
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def wait_until(condition, what, seconds=60):
    """Returns when `condition()` is true; fails after `seconds`."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, f"waited {seconds} s until {what}"
        time.sleep(0.005)
