"""Debian's Firefox, with the part of Playwright's interface that the stories use: the same steps for both browsers.

Playwright drives its own Firefox, and Debian's only in part, so this module speaks WebDriver BiDi (bidi.py) itself. A context
without scripts does not load scripts; the pages of the program have none inside.
"""

import asyncio
import base64
import contextlib
import fnmatch
import inspect
import json
import pathlib
import re
import tempfile
import time
import types
import urllib.error
import urllib.parse
import urllib.request

from playwright.async_api import Error

from bidi import firefox_session
from elements import Locator, parsed
from gestures import Finger, Keyboard, Mouse

# No worker is registered, and the page does not notice.
NO_WORKERS = "() => { if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {}); }"
CLOCK = """() => {
  const now = Date.parse(%s), Real = window.realDate ??= Date;
  window.Date = class extends Real {
    constructor(...parts) { parts.length ? super(...parts) : super(now); }
    static now() { return now; }
  };
}"""
EVENTS = ["browsingContext.navigationStarted", "browsingContext.navigationCommitted", "browsingContext.load",
          "browsingContext.fragmentNavigated", "browsingContext.historyUpdated", "log.entryAdded",
          "network.beforeRequestSent"]
# The longest wait in milliseconds: the stories share a machine that may be busy or slow.
PATIENCE = 120_000
# The errors of an answer about a page that was left during the request.
WENT = ("no such frame", "no such node", "no such handle", "unknown error", "AbortError", "discarded", "destroyed")


@contextlib.asynccontextmanager
async def firefox(dark=False):
    """A browser until the end of the block."""
    # 0 is dark, 1 light.
    async with firefox_session(**{"layout.css.prefers-color-scheme.content-override": 0 if dark else 1}) as session:
        await session.call("session.subscribe", events=EVENTS)
        yield Browser(session)


class Browser:
    def __init__(self, session):
        self.session, self.front = session, None

    async def new_context(self, **options):
        known = {"viewport", "has_touch", "is_mobile", "reduced_motion", "service_workers", "permissions",
                 "java_script_enabled", "timezone_id"}
        assert options.keys() <= known and options.get("reduced_motion", "reduce") == "reduce", options
        context = Context(self, options)
        context.id = (await self.session.call("browser.createUserContext"))["userContext"]
        if options.get("service_workers") == "block":
            await self.session.call("script.addPreloadScript", functionDeclaration=NO_WORKERS, userContexts=[context.id])
        if zone := options.get("timezone_id"):
            await self.session.call("emulation.setTimezoneOverride", timezone=zone, userContexts=[context.id])
        return context


class Context:
    def __init__(self, browser, options):
        self.browser, self.options, self.pages = browser, options, []
        self.folder = tempfile.TemporaryDirectory(prefix="fasti-firefox-")

    async def new_page(self):
        session = self.browser.session
        made = await session.call("browsingContext.create", type="window", userContext=self.id)
        # A new window is in front, so the page that received keys before does not.
        self.browser.front = None
        page = Page(self, made["context"])
        self.pages.append(page)
        session.listeners.append(page.heard)
        await page.set_viewport_size(self.options.get("viewport", {"width": 1280, "height": 720}))
        if self.options.get("java_script_enabled") is False:
            await page.route("**/*.js", lambda route: route.abort())
        return page

    async def add_cookies(self, cookies):
        for one in cookies:
            await self.browser.session.call(
                "storage.setCookie", partition={"type": "storageKey", "userContext": self.id},
                cookie={"name": one["name"], "value": {"type": "string", "value": one["value"]},
                        "domain": urllib.parse.urlsplit(one["url"]).hostname})

    async def close(self):
        for page in list(self.pages):
            await page.close()
        await self.browser.session.call("browser.removeUserContext", userContext=self.id)
        self.folder.cleanup()


class Page:
    def __init__(self, context, id):
        self.context, self.id, self.url = context, id, "about:blank"
        self.keyboard, self.mouse, self.finger = Keyboard(self), Mouse(self), Finger(self)
        self.clock = types.SimpleNamespace(set_fixed_time=self.set_fixed_time)
        self.request = types.SimpleNamespace(get=self.get)
        self.arrivals, self.is_loading, self.hooks, self.routes, self.fixed = 0, False, [], {}, None

    # Events of the browser.

    def heard(self, method, told):
        if self.id not in (told.get("context"), told.get("source", {}).get("context")):
            return
        match method:
            case "browsingContext.navigationStarted":
                self.is_loading = True
            case "browsingContext.navigationCommitted":
                self.url = told["url"]
            case "browsingContext.fragmentNavigated" | "browsingContext.historyUpdated":
                self.url = told["url"]
                self.arrivals += 1
            case "browsingContext.load":
                self.url, self.is_loading = told["url"], False
                self.arrivals += 1
            case "log.entryAdded":
                kind = {"error": "error", "warn": "warning"}.get(told["level"], told["level"])
                if told["type"] == "javascript":
                    self.tell("pageerror", told["text"]) if kind == "error" else None
                else:
                    self.tell("console", types.SimpleNamespace(type=kind, text=told["text"] or ""))
            case "network.beforeRequestSent":
                self.tell("request", types.SimpleNamespace(url=told["request"]["url"]))
                if told["isBlocked"]:
                    asyncio.ensure_future(self.answer(told["request"]))

    def tell(self, event, what):
        for hook, function in self.hooks:
            if hook == event:
                function(what)

    def on(self, event, function):
        self.hooks.append((event, function))

    async def answer(self, request):
        """Continues a request, or handles it as its route says."""
        name = types.SimpleNamespace(method=request["method"], url=request["url"])
        route = Route(self, request["request"], name)
        for glob, (_, function) in list(self.routes.items()):
            if fnmatch.fnmatchcase(request["url"], glob.replace("**/", "*/")):
                result = function(route)
                return await result if inspect.isawaitable(result) else None
        with contextlib.suppress(Error):
            await route.continue_()

    # Commands to the browser.

    async def command(self, method, **parameters):
        return await self.context.browser.session.call(method, **parameters)

    async def wait(self, what, name, timeout=None):
        """The result of a function that is called until it is not None."""
        end = time.monotonic() + (timeout or PATIENCE) / 1_000
        while (answer := await what()) is None:
            if time.monotonic() > end:
                raise Error(f"it did not come: {name() if callable(name) else name}")
            await asyncio.sleep(0.03)
        return answer

    async def run(self, function, *arguments):
        """The result of a function of the page; called again if the page was left during the call."""
        given = ", ".join(json.dumps(one) for one in arguments)
        source = f"async () => {{ const it = await ({function})({given}); return it === undefined ? null : JSON.stringify(it); }}"

        async def try_it():
            try:
                return await self.command("script.callFunction", functionDeclaration=source, awaitPromise=True,
                                          target={"context": self.id})
            except Error as error:
                if any(word in str(error) for word in WENT):
                    return None
                raise

        answer = await self.wait(try_it, f"an answer to {function[:200]}")
        if answer["type"] == "exception":
            raise Error(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"].get("value", "null"))

    async def evaluate(self, source, argument=None):
        # A semicolon at the end is removed, because the source is an expression here.
        source = source.strip().rstrip(";")
        is_function = re.match(r"(async\s+)?(\([^()]*\)|\w+)\s*=>|(async\s+)?function", source)
        return await self.run(source if is_function else f"() => ({source}\n)", *([argument] if is_function else []))

    async def add_init_script(self, source):
        await self.command("script.addPreloadScript", functionDeclaration=f"() => {{ {source} }}", contexts=[self.id])

    async def set_fixed_time(self, text):
        if self.fixed:
            await self.command("script.removePreloadScript", script=self.fixed)
        self.fixed = (await self.command("script.addPreloadScript", functionDeclaration=CLOCK % json.dumps(text),
                                         contexts=[self.id]))["script"]
        await self.run(CLOCK % json.dumps(text))

    async def get(self, address, headers=None):
        """An answer of the server, requested without the browser."""
        def ask():
            try:
                with urllib.request.urlopen(urllib.request.Request(address, headers=headers or {})) as answer:
                    return answer.status, dict(answer.headers), answer.read()
            except urllib.error.HTTPError as error:
                return error.code, dict(error.headers), error.read()

        status, found, body = await asyncio.to_thread(ask)

        async def text():
            return body.decode()

        return types.SimpleNamespace(status=status, headers={name.lower(): value for name, value in found.items()}, text=text)

    # Navigation.

    async def goto(self, address, wait_until="load"):
        wait = {"load": "complete", "domcontentloaded": "interactive"}[wait_until]
        await self.command("browsingContext.navigate", context=self.id, url=address, wait=wait)
        self.url = await self.run("() => location.href")
        return types.SimpleNamespace(status=await self.status())

    async def status(self):
        return await self.run("() => performance.getEntriesByType('navigation')[0].responseStatus")

    async def reload(self):
        await self.command("browsingContext.reload", context=self.id, wait="complete")

    async def go_back(self):
        """A page that Firefox had cached comes without an event, so the page itself shows that it is another one."""
        which = "() => [document.readyState === 'complete', performance.timeOrigin, location.href]"
        _, *before = await self.run(which)
        await self.command("browsingContext.traverseHistory", context=self.id, delta=-1)

        async def look():
            is_whole, *now = await self.run(which)
            return now[1] if is_whole and now != before else None

        self.url = await self.wait(look, f"the page before {self.url}")
        self.is_loading = False
        self.arrivals += 1

    @contextlib.asynccontextmanager
    async def expect_navigation(self):
        before, came = self.arrivals, asyncio.get_running_loop().create_future()
        navigation = types.SimpleNamespace(value=came)
        yield navigation
        await self.wait(self.has_come(before), f"another page after {self.url}")
        came.set_result(types.SimpleNamespace(status=await self.status()))

    def has_come(self, before):
        async def look():
            return True if self.arrivals > before and not self.is_loading else None

        return look

    async def wait_for_url(self, wanted):
        def is_there():
            if isinstance(wanted, re.Pattern):
                return wanted.search(self.url)
            # As in Playwright, a question mark matches only itself.
            return fnmatch.fnmatchcase(self.url, wanted.replace("?", "[?]"))

        async def look():
            return True if is_there() and not self.is_loading else None

        await self.wait(look, lambda: f"{wanted}, it is {self.url}")

    async def wait_for_load_state(self):
        async def look():
            return True if not self.is_loading else None

        await self.wait(look, "the whole page")

    async def wait_for_timeout(self, milliseconds):
        await asyncio.sleep(milliseconds / 1_000)

    async def come_forward(self):
        """Receives keys from now on, if another page received them."""
        browser = self.context.browser
        if browser.front is not self:
            await self.command("browsingContext.activate", context=self.id)
            browser.front = self

    async def set_viewport_size(self, size):
        await self.command("browsingContext.setViewport", context=self.id, viewport=size)

    async def screenshot(self, path, full_page=False):
        taken = await self.command("browsingContext.captureScreenshot", context=self.id,
                                   origin="document" if full_page else "viewport")
        pathlib.Path(path).write_bytes(base64.b64decode(taken["data"]))

    async def route(self, glob, function):
        made = await self.command("network.addIntercept", phases=["beforeRequestSent"], contexts=[self.id])
        self.routes[glob] = (made["intercept"], function)

    async def unroute(self, glob):
        intercept, _ = self.routes.pop(glob)
        await self.command("network.removeIntercept", intercept=intercept)

    async def close(self):
        session = self.context.browser.session
        session.listeners.remove(self.heard)
        self.context.pages.remove(self)
        await session.call("browsingContext.close", context=self.id)

    # Elements.

    def locator(self, selector, has_text=None):
        return Locator(self, parsed(selector)).filter(has_text)

    def get_by_role(self, role, name=None):
        return Locator(self, []).get_by_role(role, name)

    async def wait_for_selector(self, selector, state="visible", timeout=None):
        await self.locator(selector).wait_for(state, timeout)


def of_locator(name):
    """An action of a page on an element with a selector."""
    async def step(self, selector, *arguments, **options):
        return await getattr(self.locator(selector).first, name)(*arguments, **options)

    return step


for name in ("click", "dblclick", "tap", "fill", "focus", "press", "inner_text", "input_value", "is_visible", "set_input_files"):
    setattr(Page, name, of_locator(name))


class Route:
    """A request that waits for its handler."""

    def __init__(self, page, id, request):
        self.page, self.id, self.request = page, id, request

    async def continue_(self):
        await self.page.command("network.continueRequest", request=self.id)

    async def abort(self):
        await self.page.command("network.failRequest", request=self.id)

    async def fulfill(self, status=200, content_type="text/plain", body=""):
        await self.page.command(
            "network.provideResponse", request=self.id, statusCode=status, reasonPhrase="-",
            headers=[{"name": "Content-Type", "value": {"type": "string", "value": content_type}}],
            body={"type": "string", "value": body})
