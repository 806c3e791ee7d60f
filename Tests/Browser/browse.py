"""browse.py PROGRAM [PICTURES] [PART...]: the pages of the real program in a real browser.

PROGRAM is `fasti`, with `fastid` beside it. Says what was tried, a line each, and ends with 1 when anything was wrong.
Parts: pages, journeys, nonsense, offline, files, builds, paper, states, elsewhere, conflicts; all of them unless said. One browser, one server for each story, all at once.
"""

import asyncio
import pathlib
import sys
import time

from playwright.async_api import async_playwright

from report import Report

PARTS = ["pages", "journeys", "nonsense", "offline", "files", "builds", "paper", "states", "elsewhere", "conflicts"]


async def main(program, pictures=None, *parts):
    report = Report()
    start = time.monotonic()
    pictures = pathlib.Path(pictures) if pictures else None
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path="/usr/bin/chromium", args=[
            "--no-sandbox", "--host-resolver-rules=MAP days.example 127.0.0.1"])
        new_context = browser.new_context

        async def impatient(**options):
            """A context in which nothing is waited for longer than two minutes: the stories share a machine, busy or slow."""
            context = await new_context(**options)
            context.set_default_timeout(120_000)
            return context

        browser.new_context = impatient
        stories = [__import__(part) for part in parts or PARTS]
        await asyncio.gather(*[story.run(browser, report, program, pictures) for story in stories])
        await browser.close()
    print(f"{time.monotonic() - start:.0f} seconds, {report.failures} failures", file=sys.stderr)
    return 1 if report.failures else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(*sys.argv[1:])))
