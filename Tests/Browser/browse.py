"""browse.py PROGRAM [PICTURES] [PART...]: the pages of the real program in Chromium and in Firefox.

PROGRAM is `fasti`, with `fastid` beside it. Prints a line for each step, and ends with status 1 if a step failed. If a
part has failures, it runs a second time from its beginning, in a new world, because a browser on a busy machine can be slow at any
step: what fails twice has failed, and what failed only the first time is printed as `once`.
Parts: those of PARTS in Chromium, and those of FIREFOX in Firefox with `firefox:` before the name; by default all. There is one
Chromium, and a Firefox and a server for each part; four parts run at the same time.
"""

import asyncio
import pathlib
import sys
import time

from playwright.async_api import async_playwright

from bidi import BROWSER
from firefox import firefox
from report import Report
from world import CHROMIUM, CHROMIUM_OPTIONS

# The longest come first, so that none of them runs last and alone.
PARTS = ["pages", "nonsense", "journeys", "offline", "views", "devices", "drag", "states", "files", "conflicts", "builds", "elsewhere", "paper",
         "renewal", "newcomer", "cells", "strangers"]
# The parts that also run in Firefox. The others need what its protocol does not have, or would find nothing else.
FIREFOX = ["journeys", "drag", "views", "renewal", "newcomer", "conflicts", "cells", "strangers"]
AT_ONCE = 4


def parts_of_all():
    """The parts of both browsers, the longest first."""
    there = [f"firefox:{part}" for part in FIREFOX]
    if not pathlib.Path(BROWSER).exists():
        print(f"skipped Firefox, {', '.join(FIREFOX)}: there is no {BROWSER}; `scripts/setup test` installs it")
        there = []
    return PARTS[:3] + there + PARTS[3:]


async def main(program, pictures=None, *parts):
    failures = 0
    start = time.monotonic()
    pictures = pathlib.Path(pictures) if pictures else None
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=[
            *CHROMIUM_OPTIONS, "--host-resolver-rules=MAP days.example 127.0.0.1"])
        new_context = browser.new_context

        async def impatient(**options):
            """A context that waits two minutes for each condition, because the parts share a machine that may be busy or slow."""
            # Without windows, Chromium asks for no language.
            context = await new_context(**{"locale": "en-US", **options})
            context.set_default_timeout(120_000)
            return context

        browser.new_context = impatient
        turns = asyncio.Semaphore(AT_ONCE)

        async def try_once(part):
            name, _, which = part.rpartition(":")
            story = __import__(which)
            if not name:
                return await Report.of(lambda report: story.run(browser, report, program, pictures))
            shown = pictures and pictures / "firefox"
            if shown:
                shown.mkdir(exist_ok=True)

            async def in_firefox(report):
                async with firefox() as other:
                    await story.run(other, report, program, shown)

            return await Report.of(in_firefox, "Firefox, ")

        async def tell(part):
            async with turns:
                report = await try_once(part)
                if report.failures:
                    report.tell(wrong="once")
                    report = await try_once(part)
                report.tell()
                return report.failures

        parts = list(parts) or parts_of_all()
        failures = sum(await asyncio.gather(*[tell(part) for part in parts]))
        await browser.close()
    print(f"{time.monotonic() - start:.0f} seconds, {failures} failures", file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(*sys.argv[1:])))
