"""journey_webkit.py PROGRAM PICTURES: the real program in WebKit, from a first event to an undone deletion.

PROGRAM is `fasti`, with `fastid` beside it. Ends with 1 if a step failed.
"""

import asyncio
import pathlib
import re
import sys

from cells import CUT
from report import Report
from watch import ask_axe, shape
from webkit import webkit
from world import World

DAY = "2026-06-19"
# More than a cell of the month shows.
FULL = ["Dentist 9:30-10:15", "Stand-up 8-8:15", "Lunch with Björn 12-13", "Swimming 17-18", "Call Åsa 19-19:30", "Film 20-22", "Packing 22:30-23"]


async def run(page, report, world, pictures):
    site = world.site

    async def see(name):
        assert (found := await ask_axe(page) + await shape(page) + await page.evaluate(CUT)) == [], found
        await page.screenshot(pictures / f"journey-{name}-webkit.png")

    async def listed(title):
        return world.fasti("event", "list", "--from", "2026-06-01", "--to", "2026-06-30").count(title)

    async with report.trying("an event is added with the form"):
        await page.goto(f"{site}/events/new?on={DAY}")
        await page.fill('main [name="title"]', "Midsummer at the lake")
        await page.fill('main [name="on"]', DAY)
        await page.fill('main [name="place"]', "Café X")
        await see("form")
        await page.click('main form[action="/events"] [type="submit"]')
        await page.wait_for_url(re.compile(f"/day/{DAY}"))
        await page.wait_for_selector('main .item:has-text("Midsummer at the lake")')
        assert await listed("Midsummer at the lake") == 1

    async with report.trying("a click on a day of the month opens a line, and Enter saves it"):
        await page.goto(f"{site}/month/2026-06")
        box = await page.locator('.month-grid [data-day="2026-06-24"]').bounding_box()
        await page.click('.month-grid [data-day="2026-06-24"]', position={"x": 20, "y": box["height"] - 8})
        await page.locator(".say-here").wait_for()
        await page.keyboard.type("Lunch with Björn 12-13")
        await page.locator(".say-here .preview", has_text="24 June 2026").wait_for()
        await see("line")
        await page.keyboard.press("Enter")
        await page.wait_for_selector('.month-week .chip:has-text("Lunch with Björn")')
        assert await listed("Lunch with Björn") == 1

    async with report.trying("the sign for more opens the day in place"):
        for words in FULL:
            world.fasti("add", f"{words} on {DAY}")
        await page.goto(f"{site}/month/2026-06")
        await page.click(".month-week .over:visible")
        await page.locator(".day-popover:visible").filter(has_text="Packing").wait_for()
        await see("more")
        await page.keyboard.press("Escape")
        await page.locator(".day-popover:visible").wait_for("hidden")

    async with report.trying("the palette goes to a date, and a click to its week"):
        await page.keyboard.press("Control+k")
        await page.locator('.palette [role="option"]').first.wait_for()
        await page.get_by_role("combobox").fill("2 july")
        await page.locator('.palette [role="option"]').first.filter(has_text="2 July 2026").wait_for()
        await see("palette")
        await page.keyboard.press("Enter")
        await page.wait_for_url(re.compile("/day/2026-07-02$"))
        await page.keyboard.press("w")
        await page.wait_for_url(re.compile("/week/2026-W27$"))

    async with report.trying("a deleted event comes back with undo"):
        await page.goto(f"{site}/week/2026-W25")
        await see("week")
        await page.goto(f"{site}/day/{DAY}")
        await page.locator("main .item", has_text="Midsummer").locator('[data-hook="delete"]').click()
        undo = page.locator(".flash", has_text="Midsummer").locator('form [type="submit"]')
        await undo.wait_for()
        assert await listed("Midsummer") == 0
        await see("deleted")
        await undo.click()
        await page.wait_for_selector('main .item:has-text("Midsummer")')
        assert await listed("Midsummer") == 1


async def main(program, pictures):
    pictures = pathlib.Path(pictures)
    pictures.mkdir(parents=True, exist_ok=True)
    world, report = World(program), Report("WebKit, journey: ")
    try:
        world.fasti("regions", "select", "SE")
        async with webkit() as page:
            await page.set_viewport_size({"width": 1440, "height": 900})
            await run(page, report, world, pictures)
    finally:
        world.stop()
    report.tell()
    return 1 if report.failures else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(*sys.argv[1:3])))
