"""look_webkit.py PAGES PICTURES: like look.py, in WebKit, without keys: three sizes, light and dark, and the law of overflow.

Ends with 1 if there are errors.
"""

import asyncio
import contextlib
import pathlib
import sys
import time

from cells import CUT
from look import Handler, serve
from watch import SIZES, ask_axe, shape
from webkit import webkit

# The driver does not pass on what a console says, so the first script of a page keeps it.
LISTENER = "/static/listener.js"
KEEP = """window.said = [];
for (const name of ['error', 'warn']) {
  const tell = console[name];
  console[name] = (...parts) => { said.push(parts.join(' ')); tell.apply(console, parts); };
}
addEventListener('error', (e) => said.push(e.message ?? `${e.target.src ?? e.target.href} does not load`), true);
addEventListener('unhandledrejection', (e) => said.push(String(e.reason)));
addEventListener('securitypolicyviolation', (e) => said.push(`policy: ${e.violatedDirective} ${e.blockedURI}`));
"""


class Listening(Handler):
    """Puts the listener first into every page."""

    def do_GET(self):
        path = pathlib.Path(self.directory, self.path.lstrip("/"))
        if self.path == LISTENER:
            return self.give("text/javascript", KEEP)
        if path.suffix == ".html" and path.is_file():
            text = path.read_text()
            assert "<head>" in text, path
            return self.give("text/html", text.replace("<head>", f'<head><script src="{LISTENER}"></script>', 1))
        return super().do_GET()

    def handle(self):
        # WebKit drops the requests of a page that it leaves.
        with contextlib.suppress(ConnectionError):
            super().handle()


async def look(page, site, names, pictures, scheme):
    """Every page at every size; axe where the words are English."""
    count = 0
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        for name in names:
            await page.goto(f"{site}/{name}.html")
            found = await shape(page) + await page.evaluate(CUT)
            found += await ask_axe(page) if name.endswith(".en") else []
            found += [f"console: {text}" for text in await page.evaluate("said")]
            for finding in found:
                count += 1
                print(f"WebKit, {name} {width} {scheme}: {finding}", flush=True)
            await page.screenshot(pictures / f"{name}-{width}-{scheme}-webkit.png")
    return count


async def main(folder, pictures):
    start = time.monotonic()
    names = sorted(path.stem for path in pathlib.Path(folder).glob("*.html"))
    pictures = pathlib.Path(pictures)
    pictures.mkdir(parents=True, exist_ok=True)
    site, count = serve(folder, Listening), 0
    for scheme in ("light", "dark"):
        async with webkit(dark=scheme == "dark") as page:
            assert await page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches") == (scheme == "dark")
            count += await look(page, site, names, pictures, scheme)
    print(f"WebKit, {len(names)} pages, {len(SIZES)} sizes, light and dark: {count} findings; pictures in {pictures}; "
          f"{time.monotonic() - start:.0f} seconds")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(*sys.argv[1:3])))
