"""look.py PAGES PICTURES: opens every page of a folder in Chromium and reports its errors.

PAGES is the output of page-samples: NAME.LANGUAGE.html and static/. Ends with 1 if there are errors.
"""

import functools
import http.server
import pathlib
import re
import sys
import threading

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

from journeys import SWIPE
from watch import BROKEN, NOT_OURS, SIDEWAYS, SIZES, SMALL
from world import CHROMIUM, CHROMIUM_OPTIONS

# The policy that fastid sends with its pages, so that anything inline is reported as a violation.
POLICY = (
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; form-action 'self'; base-uri 'none'"
)
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
# Addresses that a key or a swipe leads to, and the samples used for them.
STANDS_FOR = {"help": "help", "search": "search", "today": "today", "month": "month", "week": "week",
              "day": "today", "events": "event"}
# What scripts ask for and no sample has: the next part of a list, and what is to be told.
ANSWERS = {
    "/agenda": ("text/html", '<!doctype html><title>-</title><div data-hook="agenda"></div>'),
    "/api/v1/notices": ("application/json", '{"notices": []}'),
}


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the folder under the policy of the real server."""

    def do_GET(self):
        if answer := ANSWERS.get(self.path.split("?")[0]):
            return self.give(*answer)
        first = self.path.strip("/").split("/")[0]
        if first in STANDS_FOR:
            self.path = f"/{STANDS_FOR[first]}.en.html"
        super().do_GET()

    def give(self, kind, text):
        body = text.encode()
        self.send_response(200)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def guess_type(self, path):
        return TYPES.get(pathlib.Path(path).suffix, "text/plain")

    def log_message(self, *arguments):
        pass


def serve(folder, handler=Handler):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(handler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


def listen(page):
    """The errors and warnings of a page's console, as a list that grows."""
    said = []

    def heard(text):
        if not any(word in text for word in NOT_OURS):
            said.append(text)

    page.on("console", lambda message: message.type in ("error", "warning") and heard(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    return said


def examine(page, said, with_axe):
    """The errors of the open page."""
    found = [f"console: {text}" for text in said]
    if (pixels := page.evaluate(SIDEWAYS)) > 0:
        found.append(f"scrolls sideways by {pixels} pixels")
    found += [f"small target: {text}" for text in page.evaluate(SMALL)]
    found += [f"broken word: {text}" for text in page.evaluate(BROKEN)]
    if with_axe:
        for finding in Axe().run(page).response["violations"]:
            found.append(f"axe {finding['id']}: {finding['nodes'][0]['html'][:120]}")
    return found


def look(browser, site, names, pictures):
    """Every page at every size, light and dark; axe only in English, because its rules do not depend on the words."""
    count = 0
    for width, height in SIZES:
        for scheme in ("light", "dark"):
            context = browser.new_context(
                viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce",
                service_workers="block")
            page = context.new_page()
            said = listen(page)
            for name in names:
                said.clear()
                page.goto(f"{site}/{name}.html", wait_until="networkidle")
                for finding in examine(page, said, with_axe=name.endswith(".en")):
                    count += 1
                    print(f"{name} {width} {scheme}: {finding}")
                page.screenshot(path=pictures / f"{name}-{width}-{scheme}.png")
            context.close()
    return count


def narrowest(browser, site, names):
    """1280 pixels at 400 % are 320: nothing may be cut off there either."""
    page = browser.new_context(viewport={"width": 320, "height": 600}, service_workers="block").new_page()
    count = 0
    for name in names:
        page.goto(f"{site}/{name}.html")
        if (pixels := page.evaluate(SIDEWAYS)) > 0:
            count += 1
            print(f"{name} 320: scrolls sideways by {pixels} pixels")
    return count


def keys(browser, site):
    """The keyboard in the grid, the letters, and a finger."""
    page = browser.new_context(
        viewport={"width": 1440, "height": 900}, reduced_motion="reduce", service_workers="block").new_page()
    said = listen(page)
    focused = "document.activeElement.dataset.day"
    page.goto(f"{site}/month/2026-06")
    page.focus('.month-grid [data-day][tabindex="0"]')
    for key, day in [("ArrowRight", "18"), ("ArrowDown", "25"), ("ArrowUp", "18"), ("ArrowLeft", "17"),
                     ("Home", "15"), ("End", "21")]:
        page.keyboard.press(key)
        assert page.evaluate(focused) == f"2026-06-{day}", (key, page.evaluate(focused))
    page.keyboard.press("PageDown")
    page.wait_for_url("**/month/2026-07?day=2026-07-21")
    for key, address in [("w", r"/week/2026-W25$"), ("n", r"/week/2026-W26$"), ("m", r"/month/2026-06$"), ("d", r"/day/2026-06-17$")]:
        page.keyboard.press(key)
        page.wait_for_url(re.compile(address))
    page.keyboard.press("c")
    page.wait_for_selector('dialog[open] form[action="/events"]')
    assert page.evaluate("document.activeElement.name") == "title"
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] dl.keys")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.keyboard.press("/")
    page.keyboard.type("w?")
    assert page.evaluate("document.activeElement.value") == "w?"
    phone = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, service_workers="block").new_page()
    phone.goto(f"{site}/month/2026-06")
    phone.evaluate(SWIPE)
    phone.wait_for_url("**/month/2026-07")
    for text in said:
        print(f"keys: {text}")
    return len(said)


def main(folder, pictures):
    names = sorted(path.stem for path in pathlib.Path(folder).glob("*.html"))
    pictures = pathlib.Path(pictures)
    pictures.mkdir(parents=True, exist_ok=True)
    site = serve(folder)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=CHROMIUM_OPTIONS)
        count = look(browser, site, names, pictures) + narrowest(browser, site, names) + keys(browser, site)
        browser.close()
    print(f"{len(names)} pages, {len(SIZES)} sizes, light and dark: {count} findings; pictures in {pictures}")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
