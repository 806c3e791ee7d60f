"""WebKitGTK, the engine of Safari on Linux, with the part of Playwright's interface that the pictures and a short story use.

It is driven by WebDriver over HTTP (https://www.w3.org/TR/webdriver2/), because WebKitWebDriver does not speak BiDi. Elements,
keys and mouse are those of Firefox (elements.py, gestures.py).
"""

import asyncio
import base64
import contextlib
import http.client
import json
import os
import pathlib
import signal
import socket
import subprocess
import tempfile
import time

from playwright.async_api import Error

import firefox
from world import end_with_parent

DRIVER, SCREEN = "/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"
# A package that the driver needs contains the browser.
BROWSER = "usr/lib/*/webkit2gtk-4.1/MiniBrowser"
# The bar above the page would make a window wider than a phone.
NARROW = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0.01); }"
# Larger than every window.
SCREEN_SIZE = "1600x1300x24"
# The errors of an answer about a page that was left during the request.
WENT = ("no such frame", "no such element", "stale element", "no such window", "page was left", "unloaded", "navigated")


class Session:
    """Commands to the driver."""

    def __init__(self, port):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
        self.lock, self.path = asyncio.Lock(), ""

    def ask(self, method, path, body):
        text = None if body is None else json.dumps(body).encode()
        self.connection.request(method, self.path + path, text, {"Content-Type": "application/json"})
        answer = self.connection.getresponse()
        value = json.loads(answer.read())["value"]
        if answer.status != 200:
            raise Error(f"{value['error']}: {value['message'][:400]}")
        return value

    async def call(self, method, path, body=None):
        """The result of a command; an Error has the message of the driver."""
        async with self.lock:
            return await asyncio.to_thread(self.ask, method, path, body)

    async def post(self, path, **body):
        return await self.call("POST", path, body)


def start(words, environment, **options):
    """A process with those that it starts; they end together."""
    return subprocess.Popen(words, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                            start_new_session=True, preexec_fn=end_with_parent, **options)


def end(process):
    """Ends a process, and the others of its group."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGTERM)
    try:
        process.wait(30)
    except subprocess.TimeoutExpired:
        pass
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


async def connected(port):
    """A session once the driver listens."""
    end = time.monotonic() + 120
    while True:
        session = Session(port)
        try:
            await session.call("GET", "/status")
            return session
        except OSError:
            if time.monotonic() > end:
                raise Error("WebKitWebDriver did not start") from None
            await asyncio.sleep(0.1)


async def launched(stack, dark):
    """A session with a new profile; the stack ends its processes."""
    folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="fasti-webkit-", ignore_cleanup_errors=True))
    settings = pathlib.Path(folder, ".config/gtk-3.0")
    settings.mkdir(parents=True)
    (settings / "gtk.css").write_text(NARROW)
    # Pages see this as the wish for reduced motion.
    (settings / "settings.ini").write_text("[Settings]\ngtk-enable-animations=0\n")
    ours = {"PATH": "/usr/bin:/bin", "HOME": folder, "XDG_RUNTIME_DIR": folder, "LC_ALL": "C.UTF-8"}
    reader, writer = os.pipe()
    screen = start([SCREEN, "-displayfd", str(writer), "-screen", "0", SCREEN_SIZE, "-nolisten", "tcp", "-noreset"], ours, pass_fds=[writer])
    stack.callback(end, screen)
    os.close(writer)
    with os.fdopen(reader) as told:
        number = (await asyncio.to_thread(told.readline)).strip()
    if not number:
        raise Error("Xvfb did not start")
    port = free_port()
    driver = start([DRIVER, f"--port={port}"], {
        **ours, "DISPLAY": f":{number}", "GDK_BACKEND": "x11", "GSETTINGS_BACKEND": "memory", "NO_AT_BRIDGE": "1",
        "GTK_THEME": "Adwaita:dark" if dark else "Adwaita",
        # The sandbox needs a user that is not root, and namespaces that a container may not have. Only pages of ours are opened,
        # from this machine.
        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
    })
    stack.callback(end, driver)
    session = await connected(port)
    made = await session.post("/session", capabilities={"alwaysMatch": {
        "webkitgtk:browserOptions": {"binary": str(next(pathlib.Path("/").glob(BROWSER))), "args": ["--automation"]},
        # Nothing listens there, so that pages and the browser reach only this machine.
        "proxy": {"proxyType": "manual", "httpProxy": "127.0.0.1:9", "sslProxy": "127.0.0.1:9", "noProxy": ["127.0.0.1"]},
        "timeouts": {"script": 100_000},
    }})
    session.path = f"/session/{made['sessionId']}"
    return session


async def begun(stack, dark):
    """A session. A browser that ended while it started leaves its driver waiting, so both are started again after two minutes."""
    for _ in range(3):
        with contextlib.ExitStack() as mine:
            try:
                session = await launched(mine, dark)
            except TimeoutError:
                continue
            stack.push(mine.pop_all())
            return session
    raise Error("WebKit did not start")


@contextlib.asynccontextmanager
async def webkit(dark=False):
    """The page of a browser with a new profile, until the end of the block."""
    with contextlib.ExitStack() as stack:
        session = await begun(stack, dark)
        try:
            yield Page(session)
        finally:
            with contextlib.suppress(Error, OSError, http.client.HTTPException):
                await session.call("DELETE", "")


class Page(firefox.Page):
    """The only page of a browser."""

    def __init__(self, session):
        super().__init__(None, None)
        self.session = session

    async def command(self, method, **parameters):
        assert method == "input.performActions", method
        return await self.session.post("/actions", actions=parameters["actions"])

    async def come_forward(self):
        """The only page receives all keys."""

    async def run(self, function, *arguments):
        """The result of a function of the page; called again if the page was left during the call."""
        given = ", ".join(json.dumps(one) for one in arguments)
        source = (f"const done = arguments[0]; (async () => ({function})({given}))().then("
                  "(it) => done(JSON.stringify({ it })), (error) => done(JSON.stringify({ error: String(error) })));")

        async def try_it():
            try:
                return await self.session.post("/execute/async", script=source, args=[])
            except Error as error:
                if any(word in str(error) for word in WENT):
                    return None
                raise

        answer = json.loads(await self.wait(try_it, f"an answer to {function[:200]}"))
        if "error" in answer:
            raise Error(answer["error"])
        return answer.get("it")

    async def goto(self, address):
        await self.session.post("/url", url=address)
        # A face is asked for when the first letters are drawn.
        frame = "await new Promise(requestAnimationFrame);"
        await self.run(f"async () => {{ {frame} await document.fonts.ready; {frame} }}")

    async def wait_for_url(self, wanted):
        """Waits for a whole page, whose address matches."""
        async def look():
            address, state = await self.run("() => [location.href, document.readyState]")
            return True if wanted.search(address) and state == "complete" else None

        await self.wait(look, lambda: f"{wanted.pattern}")

    async def set_viewport_size(self, size):
        """The window is larger than the page by its bar, and may come later than the answer."""
        async def look():
            width, height, outer = await self.run("() => [innerWidth, innerHeight, outerHeight]")
            if (width, height) == (size["width"], size["height"]):
                return True
            await self.session.post("/window/rect", x=0, y=0, width=size["width"], height=size["height"] + outer - height)
            return None

        await self.wait(look, f"a window of {size}")

    async def screenshot(self, path):
        pathlib.Path(path).write_bytes(base64.b64decode(await self.session.call("GET", "/screenshot")))
