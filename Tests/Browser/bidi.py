"""WebDriver BiDi, the protocol in which Firefox is driven: a process, a WebSocket, commands and events.

https://w3c.github.io/webdriver-bidi/, and RFC 6455 as far as one local peer needs it.
"""

import asyncio
import base64
import contextlib
import hashlib
import json
import os
import pathlib
import re
import struct
import tempfile

from playwright.async_api import Error

from world import end_with_parent

BROWSER = "/usr/bin/firefox-esr"
# A proxy address where nothing listens, so that pages and the browser reach only this machine.
PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    # Every window receives keys as if it were in front.
    "focusmanager.testmode": True,
    "dom.events.testing.asyncClipboard": True,
    "dom.w3c_touch_events.enabled": 1,
    "network.dns.localDomains": "days.example",
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1", "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1", "network.proxy.ssl_port": 9,
    "network.proxy.no_proxies_on": "127.0.0.1, localhost, days.example",
    "ui.prefersReducedMotion": 1,
}


class WebSocket:
    """Text messages over a socket."""

    @classmethod
    async def connect(cls, port, path):
        socket = cls()
        socket.reader, socket.writer = await asyncio.open_connection("127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        head = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade",
                f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
        socket.writer.write("\r\n".join(head).encode())
        answer = (await socket.reader.readuntil(b"\r\n\r\n")).decode()
        accepted = base64.b64encode(hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest())
        if not answer.startswith("HTTP/1.1 101") or accepted.decode() not in answer:
            raise Error(f"the browser opened no WebSocket: {answer}")
        return socket

    def send(self, data, kind=1):
        """A frame: the kind is 1 for text, 10 for the answer to a ping."""
        size, mask = len(data), os.urandom(4)
        length = (bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size) if size < 65_536
                  else b"\xff" + struct.pack(">Q", size))
        pad = int.from_bytes((mask * (size // 4 + 1))[:size], "big")
        masked = (int.from_bytes(data, "big") ^ pad).to_bytes(size, "big")
        self.writer.write(bytes([0x80 | kind]) + length + mask + masked)

    async def receive(self):
        """The next message; None when the browser has closed the connection."""
        message = b""
        while True:
            first, size = await self.reader.readexactly(2)
            if size == 126:
                size, = struct.unpack(">H", await self.reader.readexactly(2))
            elif size == 127:
                size, = struct.unpack(">Q", await self.reader.readexactly(8))
            data, kind = await self.reader.readexactly(size), first & 0x0F
            if kind == 8:
                return None
            if kind == 9:
                self.send(data, kind=10)
            elif kind in (0, 1):
                message += data
                if first & 0x80:
                    return message


class Session:
    """Commands to the browser, and its events by name."""

    def __init__(self):
        self.number, self.waiting, self.listeners = 0, {}, []

    async def read(self):
        """Passes on the messages of the browser until it sends no more."""
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while message := await self.socket.receive():
                message = json.loads(message)
                if message["type"] == "event":
                    for listener in list(self.listeners):
                        listener(message["method"], message["params"])
                elif (answer := self.waiting.pop(message["id"], None)) and not answer.done():
                    if message["type"] == "success":
                        answer.set_result(message["result"])
                    else:
                        answer.set_exception(Error(f"{message['error']}: {message['message'][:400]}"))
        for answer in self.waiting.values():
            if not answer.done():
                answer.set_exception(Error("the browser has gone"))
        self.waiting = None

    async def call(self, method, timeout=120, **parameters):
        """The result of a command; an Error has the message of the browser."""
        if self.waiting is None:
            raise Error("the browser has gone")
        self.number += 1
        answer = self.waiting[self.number] = asyncio.get_running_loop().create_future()
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}).encode())
        try:
            return await asyncio.wait_for(answer, timeout)
        except asyncio.TimeoutError:
            raise Error(f"{method}: no answer in {timeout} seconds") from None


@contextlib.asynccontextmanager
async def firefox_session(**preferences):
    """A Firefox without a window, with a new profile, until the end of the block."""
    with tempfile.TemporaryDirectory(prefix="fasti-firefox-", ignore_cleanup_errors=True) as folder:
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
                 for name, value in {**PREFERENCES, **preferences}.items()]
        pathlib.Path(folder, "user.js").write_text("".join(lines))
        process = await asyncio.create_subprocess_exec(
            BROWSER, "-headless", "-no-remote", "-profile", folder, "--remote-debugging-port", "0",
            env={"PATH": "/usr/bin:/bin", "HOME": folder, "LC_ALL": "C.UTF-8", "MOZ_CRASHREPORTER_DISABLE": "1"},
            stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE,
            preexec_fn=end_with_parent)
        session, tasks = Session(), []
        try:
            said = []
            while line := (await asyncio.wait_for(process.stderr.readline(), 120)).decode(errors="replace"):
                said.append(line)
                if found := re.search(r"WebDriver BiDi listening on ws://127\.0\.0\.1:(\d+)", line):
                    break
            else:
                raise Error(f"Firefox did not start: {''.join(said)}")

            async def drain():
                while await process.stderr.read(65_536):
                    pass

            tasks.append(asyncio.create_task(drain()))
            session.socket = await WebSocket.connect(int(found[1]), "/session")
            tasks.append(asyncio.create_task(session.read()))
            await session.call("session.new", capabilities={})
            yield session
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            try:
                await asyncio.wait_for(process.wait(), 30)
            except asyncio.TimeoutError:
                process.kill()
                await process.wait()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
