"""A user's Fasti for a test: a new data folder, the program that serves it, and a proxy that can be closed."""

import asyncio
import contextlib
import ctypes
import json
import pathlib
import re
import signal
import sqlite3
import subprocess
import tempfile
import time

# Chromium without windows: the same engine, with a third less processor time.
CHROMIUM = "/usr/bin/chromium-headless-shell"
# Letters are placed as in a window: with hinting their distances are whole pixels.
CHROMIUM_OPTIONS = ["--no-sandbox", "--font-render-hinting=none"]
TODAY = "2026-06-17"

# The data of a user after some months.
LIVED_IN = [
    ["regions", "select", "SE", "VN"],
    ["note", "set", "2026-06-19", "Buy strawberries & potatoes.\nAsk Åsa about the <maypole>."],
    ["event", "add", "Trip to Gotland", "--on", "2026-06-24", "--until", "2026-06-28", "--type", "trip"],
    ["event", "add", "Dentist, both of us", "--on", "2026-06-19", "--at", "09:30"],
    ["event", "add", "Åsa", "--on", "1986-06-17", "--every", "year", "--type", "birthday"],
    ["event", "add", "Rent", "--on", "2026-01-30", "--every", "month", "--last", "2026-12-31", "--type", "money"],
    ["countdown", "add", "Moving house", "2026-09-01"],
    ["leave", "setup", "--rate", "vacation=8", "--rate", "comp=2"],
    ["leave", "add", "vacation", "used", "16", "--on", "2026-06-22"],
    ["leave", "add", "comp", "accrued", "4", "--on", "2026-06-12"],
    ["leave", "add", "vacation", "used", "--on", "2026-07-06", "--until", "2026-07-17", "--notes", "Crete"],
    ["reminder", "add", "Last day of Ramadan", "--on", "9-30", "--time", "18:00"],
    ["reminder", "add", "The white days", "--on", "1-13", "--days", "3", "--time", "05:00"],
    ["feed", "add", "phone"],
]


def end_with_parent():
    """The server ends when the process that started it ends, for any reason: prctl(PR_SET_PDEATHSIG)."""
    ctypes.CDLL(None).prctl(1, signal.SIGTERM)


class World:
    """A separate folder, and `fasti serve` on a free port of this machine."""

    def __init__(self, program, lived_in=False, phrase=None, serve=("--listen", "127.0.0.1:0")):
        self.program = pathlib.Path(program).absolute()
        self.folder = tempfile.TemporaryDirectory(prefix="fasti-browser-")
        home = self.folder.name
        self.environment = {
            "PATH": f"{self.program.parent}:/usr/bin:/bin", "HOME": home, "FASTI_DATA": f"{home}/data",
            "FASTI_TODAY": TODAY, "TZ": "Europe/Stockholm", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
        }
        if lived_in:
            for words in LIVED_IN:
                self.fasti(*words)
        if phrase:
            subprocess.run([self.program, "serve", "pass-phrase"], env=self.environment, input=phrase + "\n", text=True,
                           check=True, capture_output=True)
        log = pathlib.Path(home) / "log"
        with log.open("w") as output:
            self.server = subprocess.Popen(
                [self.program, "serve", *serve], env=self.environment,
                stdin=subprocess.DEVNULL, stdout=output, stderr=output, preexec_fn=end_with_parent)
        for _ in range(1_200):
            if found := re.search(r"http://[\w.]+:(\d+)", log.read_text()):
                self.site, self.port = found[0], int(found[1])
                return
            if self.server.poll() is not None:
                break
            time.sleep(0.05)
        raise AssertionError(f"fasti serve did not start: {log.read_text()}")

    def fasti(self, *words):
        """The output of a command in this world."""
        done = subprocess.run([self.program, *words], env=self.environment, capture_output=True, text=True)
        assert done.returncode == 0, f"fasti {' '.join(words)}: {done.stderr}"
        return done.stdout

    def fill(self, month):
        """Seven events on each of the first 28 days of a month: too many for its page to have all of them."""
        lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//full//EN"]
        for number in range(196):
            at = f"{month.replace('-', '')}{number // 7 + 1:02}T{8 + number % 7:02}"
            lines += ["BEGIN:VEVENT", f"UID:full-{month}-{number}", "DTSTAMP:20260101T000000Z", f"DTSTART:{at}0000", f"DTEND:{at}4500",
                      f"SUMMARY:Meeting {number}", "END:VEVENT"]
        file = pathlib.Path(self.folder.name, "full.ics")
        file.write_text("\r\n".join([*lines, "END:VCALENDAR", ""]), newline="")
        self.fasti("import", str(file), "--yes")

    def hand_over(self, title):
        """Records that a scheduler has handed a reminder to the pages, and to nothing else."""
        reminder = next(one for one in json.loads(self.fasti("reminder", "list", "--json")) if one["title"] == title)
        key, now = bytes.fromhex(reminder["id"].replace("-", "")), int(time.time())
        with contextlib.closing(sqlite3.connect(f"{self.environment['FASTI_DATA']}/fasti.db")) as base, base:
            base.execute(
                "INSERT INTO delivery VALUES (?, 1447, 1, ?, 64800, ?, 'delivered', NULL, NULL, 'web', 'waiting', ?)",
                (key, now // 86_400, now - 30, now))

    def stop(self):
        """Ends the server, by its own process id, and removes the folder."""
        self.server.terminate()
        self.server.wait(60)
        self.folder.cleanup()


# What a door answers in place of the server.
SPOKEN = {"guarded": ("401 Unauthorized", "sign in"), "away": ("502 Bad Gateway", "the server was not reached")}


class Door:
    """Another port of this machine that leads to the server, until it is closed.

    `open` passes everything on; `shut` nothing; `deaf` passes requests on but no answers, as if the connection were lost when
    the work is already done; `slow` delays each piece of an answer for three seconds; `mute` passes no answers on and closes
    nothing; `guarded` answers that the client must sign in, `away` as a proxy that does not reach the server. The port has as many digits as the server's, so that names can be
    replaced in answers.
    """

    @classmethod
    async def to(cls, world):
        door = cls()
        door.world, door.state, door.writers, door.names = world, "open", set(), None
        while True:
            door.listener = await asyncio.start_server(door.pass_through, "127.0.0.1", 0)
            door.port = door.listener.sockets[0].getsockname()[1]
            if len(str(door.port)) == len(str(world.port)):
                break
            door.listener.close()
        door.site = f"http://127.0.0.1:{door.port}"
        return door

    def set(self, state):
        """Closes or opens it; existing connections are cut."""
        self.state = state
        for writer in list(self.writers):
            writer.close()

    def rename(self, old, new):
        """From now on a word in the server's answers is replaced by another one of the same length, as after an update; requests for
        the new word get the server's. Answers are then not compressed, and never "not modified"."""
        self.names = (old.encode(), new.encode())
        self.set(self.state)

    def close(self):
        self.set("shut")
        self.listener.close()

    def whole(self, data):
        """The bytes without a name cut at the end, and the bytes that wait for the next piece."""
        for name in self.names or ():
            for length in range(len(name) - 1, 0, -1):
                if data.endswith(name[:length]):
                    return data[:-length], data[-length:]
        return data, b""

    @staticmethod
    async def piece(source, rest):
        """The next piece; empty at the end, and if bytes wait and nothing more comes."""
        try:
            return await asyncio.wait_for(source.read(65_536), 0.5 if rest else None)
        except asyncio.TimeoutError:
            return b""

    async def pass_through(self, reader, writer):
        if self.state == "shut":
            return writer.close()
        if self.state in SPOKEN:
            await reader.readuntil(b"\r\n\r\n")
            status, text = SPOKEN[self.state]
            body = b"<!doctype html><title>-</title><p>" + text.encode()
            head = [f"HTTP/1.1 {status}", "Content-Type: text/html", f"Content-Length: {len(body)}",
                    "Connection: close", "", ""]
            writer.write("\r\n".join(head).encode() + body)
            await writer.drain()
            return writer.close()
        mine, theirs = (f"127.0.0.1:{port}".encode() for port in (self.port, self.world.port))
        server_reader, server_writer = await asyncio.open_connection("127.0.0.1", self.world.port)
        self.writers |= {writer, server_writer}

        async def carry(source, target, change):
            rest = b""
            try:
                while (data := await self.piece(source, rest)) or rest:
                    if self.state == "slow" and change is answer:
                        await asyncio.sleep(3)
                    data, rest = self.whole(rest + data) if data else (rest, b"")
                    target.write(change(data))
                    await target.drain()
            except (ConnectionError, RuntimeError):
                pass
            finally:
                target.close()
                self.writers.discard(target)

        def answer(data):
            if self.state == "deaf":
                writer.close()
                return b""
            if self.state == "mute":
                return b""
            return data.replace(*self.names) if self.names else data

        def ask(data):
            if self.names:
                data = data.replace(*self.names[::-1])
                for name in (b"Accept-Encoding:", b"If-None-Match:"):
                    data = data.replace(name, b"X" + name[1:])
            return data.replace(mine, theirs)

        await asyncio.gather(
            carry(reader, server_writer, ask),
            carry(server_reader, writer, answer))
