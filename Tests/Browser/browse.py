"""browse.py PROGRAM [PICTURES] [PART...]: the pages of the real program in a real browser.

PROGRAM is `fasti`, with `fastid` beside it. Says what was tried, a line each, and ends with 1 when anything was wrong. A story in
which something was wrong is told once more, from its beginning in a new world, since a browser on a busy machine has moods of
its own: what is wrong twice is wrong, and what was so once is said, as `once`.
Parts: pages, nonsense, journeys, offline, views, drag, states, files, conflicts, builds, elsewhere, paper; all of them unless said. One
browser, one server for each story, four stories at a time: more would only wait for each other.
"""

import asyncio
import pathlib
import sys
import time

from playwright.async_api import async_playwright

from report import Report

# The longest first, so that none of them is the last alone.
PARTS = ["pages", "nonsense", "journeys", "offline", "views", "drag", "states", "files", "conflicts", "builds", "elsewhere", "paper"]
AT_ONCE = 4


async def main(program, pictures=None, *parts):
    failures = 0
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
        turns = asyncio.Semaphore(AT_ONCE)

        async def tell(story):
            async with turns:
                report = await Report.of(lambda report: story.run(browser, report, program, pictures))
                if report.failures:
                    report.tell(wrong="once")
                    report = await Report.of(lambda report: story.run(browser, report, program, pictures))
                report.tell()
                return report.failures

        failures = sum(await asyncio.gather(*[tell(story) for story in stories]))
        await browser.close()
    print(f"{time.monotonic() - start:.0f} seconds, {failures} failures", file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(*sys.argv[1:])))
