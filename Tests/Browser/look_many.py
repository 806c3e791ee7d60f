"""look_many.py PROGRAM PICTURES [webkit]: the pages of a store with 20,000 events over ten years, in Chromium and in WebKit.

PROGRAM is `fasti`, with `fastid` beside it. Three sizes, light and dark; nothing may be hidden or broken. Ends with 1 if there are errors.
"""

import asyncio
import datetime
import pathlib
import sys

from playwright.async_api import async_playwright

from cells import CUT
from watch import SIZES, ask_axe, shape
from webkit import webkit
from world import CHROMIUM, CHROMIUM_OPTIONS, World

COUNT, DAYS, FIRST = 19_900, 3_650, datetime.date(2021, 6, 1)
# A day with many more events than the others: with them the store has as many as it may have.
FULL, FULL_COUNT = datetime.date(2026, 6, 18), 60
TITLES = ["Meeting", "Quarterly budget review with the whole department and its guests", "Jubileumsmiddagsplaneringsgrupp"]
PAGES = ["/today", "/month/2026-06?day=2026-06-18", "/month/2026-06", "/week/2026-W25", "/day/2026-06-18", "/agenda?from=2026-06-17",
         "/year/2026", "/year/2026?by=months", "/search?q=meeting", "/search?q=planering", "/reminders/dates", "/history"]


def calendar():
    """The events as a calendar file: a quarter has no hour, a twentieth lasts three days, and one of 200 repeats every week."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//many//EN"]

    def add(number, title, *times):
        lines.extend(["BEGIN:VEVENT", f"UID:many-{number}", "DTSTAMP:20260101T000000Z", *times, f"SUMMARY:{title} {number}", "END:VEVENT"])

    for number in range(COUNT):
        day = FIRST + datetime.timedelta(days=number * DAYS // COUNT)
        hour, date = 8 + number % 10, f"{day:%Y%m%d}"
        times = [f"DTSTART:{date}T{hour:02}0000", f"DTEND:{date}T{hour + 1:02}0000"] if number % 4 else [f"DTSTART;VALUE=DATE:{date}"]
        times += [f"DTEND;VALUE=DATE:{day + datetime.timedelta(days=3):%Y%m%d}"] if number % 20 == 0 else []
        times += ["RRULE:FREQ=WEEKLY;COUNT=50"] if number % 200 == 7 else []
        add(number, TITLES[1 if number % 7 == 3 else 2 if number % 7 == 5 else 0], *times)
    for number in range(FULL_COUNT):
        hour, minute = 7 + number % 12, number % 4 * 15
        add(COUNT + number, "Full day", f"DTSTART:{FULL:%Y%m%d}T{hour:02}{minute:02}00", f"DTEND:{FULL:%Y%m%d}T{hour + 1:02}{minute:02}00")
    return "\r\n".join([*lines, "END:VCALENDAR", ""])


async def look(page, browser, scheme, site, pictures):
    """Every page at every size; axe at the last one."""
    count = 0
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        for path in PAGES:
            await page.goto(site + path)
            found = await shape(page) + await page.evaluate(CUT)
            found += await ask_axe(page) if (width, height) == SIZES[-1] else []
            for finding in found:
                count += 1
                print(f"{browser}, {path} {width} {scheme}: {finding}", flush=True)
            name = path.strip("/").replace("/", "-").replace("?", "-")
            await page.screenshot(path=pictures / f"many-{name}-{width}-{scheme}-{browser.lower()}.png")
    return count


async def main(program, pictures, *others):
    pictures = pathlib.Path(pictures)
    pictures.mkdir(parents=True, exist_ok=True)
    world, count = World(program), 0
    try:
        world.fasti("regions", "select", "SE")
        file = pathlib.Path(world.folder.name, "many.ics")
        file.write_text(calendar(), newline="")
        world.fasti("import", str(file), "--yes")
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=CHROMIUM_OPTIONS)
            for scheme in ("light", "dark"):
                context = await browser.new_context(color_scheme=scheme, reduced_motion="reduce", service_workers="block")
                context.set_default_timeout(120_000)
                count += await look(await context.new_page(), "Chromium", scheme, world.site, pictures)
            await browser.close()
        for scheme in ("light", "dark") if "webkit" in others else ():
            async with webkit(dark=scheme == "dark") as page:
                count += await look(page, "WebKit", scheme, world.site, pictures)
    finally:
        world.stop()
    print(f"20,000 events, {len(PAGES)} pages, {len(SIZES)} sizes, light and dark: {count} findings; pictures in {pictures}")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(*sys.argv[1:])))
