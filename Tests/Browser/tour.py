"""tour.py PROGRAM FOLDER [screens]: pictures of the real program for README, Documentation/Tour.md and the app's manifest."""

import asyncio
import pathlib
import sys

from playwright.async_api import async_playwright

from world import CHROMIUM, CHROMIUM_OPTIONS, Door, World

DEVICES = {"phone": (390, 844), "tablet": (820, 1180), "desk": (1440, 900), "wide": (1280, 800)}
# What is shown before the app is installed: `Paths.screenshots` has their sizes.
SCREENS = [("screen-wide", "wide", "light", "/month/2026-06?day=2026-06-19"), ("screen-narrow", "phone", "light", "/today")]
# Name, device, scheme, address.
PICTURES = [
    ("today-phone-light", "phone", "light", "/today"),
    ("week-phone-dark", "phone", "dark", "/week/2026-W25"),
    ("month-desk-light", "desk", "light", "/month/2026-06?day=2026-06-19"),
    ("month-desk-dark", "desk", "dark", "/month/2026-06?day=2026-06-19"),
    ("year-tablet-light", "tablet", "light", "/year/2026"),
    ("months-tablet-light", "tablet", "light", "/year/2026?by=months"),
    ("why-tablet-dark", "tablet", "dark", "/day/2026-06-19/why"),
    ("days-tablet-light", "tablet", "light", "/days?year=2026&budget=5&goal=total&min=4"),
    ("leave-desk-light", "desk", "light", "/leave"),
    ("star-phone-light", "phone", "light", "/star/2026-06"),
    ("hours-desk-light", "desk", "light", "/week/2026-W25"),
    ("agenda-phone-light", "phone", "light", "/agenda?from=2026-06-17"),
    ("event-tablet-dark", "tablet", "dark", "/events/new?on=2026-06-19"),
    ("statement-tablet-light", "tablet", "light", "/leave/statement?from=2026-06-01&to=2026-07-31"),
    ("reminders-tablet-light", "tablet", "light", "/reminders"),
    ("alarms-tablet-light", "tablet", "light", "/reminders/dates"),
    ("search-tablet-light", "tablet", "light", "/search?q=midsommar"),
    ("month-phone-light", "phone", "light", "/month/2026-06?day=2026-06-19"),
    ("settings-tablet-light", "tablet", "light", "/settings"),
]


async def said(page):
    """The line for a new event, at the day that was clicked."""
    cell = page.locator('.month-grid [data-day="2026-06-19"]').first
    await cell.click(position={"x": 20, "y": (await cell.bounding_box())["height"] - 8})
    await page.keyboard.type("Lunch with Björn 12-13 every 2 weeks at Café X")
    await page.locator(".say-here .preview", has_text="Café X").wait_for()


async def palette(page):
    """What Ctrl-K finds."""
    await page.keyboard.press("Control+k")
    await page.locator('.palette [role="option"]').first.wait_for()
    await page.get_by_role("combobox").fill("next friday")
    await page.locator('.palette [role="option"]', has_text="26 June 2026").wait_for()


async def series(page):
    """The question which occurrences are meant."""
    await page.click('main .item:has-text("Rent") [data-hook="delete"]')
    await page.locator('.danger[name="scope"]').first.scroll_into_view_if_needed()


async def month_beside(page):
    """The small month beside a field for a date."""
    await page.click('main .field:has([name="on"]) .pick')
    await page.locator(".pick-box").wait_for()


async def signs(page):
    """The keys, and what the signs mean."""
    await page.keyboard.press("?")
    await page.locator("dialog[open] .signs").wait_for()


# Name, device, scheme, address, and what is done there first.
DONE = [
    ("line-desk-light", "desk", "light", "/month/2026-06?day=2026-06-19", said),
    ("palette-desk-light", "desk", "light", "/month/2026-06?day=2026-06-19", palette),
    ("series-tablet-light", "tablet", "light", "/day/2026-06-30", series),
    ("date-phone-light", "phone", "light", "/events/new?on=2026-06-19", month_beside),
    ("signs-desk-light", "desk", "light", "/today", signs),
]


async def picture(browser, site, folder, name, device, scheme, path, do=None):
    width, height = DEVICES[device]
    context = await browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce",
        service_workers="block")
    page = await context.new_page()
    await page.goto(site + path)
    if do:
        await do(page)
    await page.screenshot(path=folder / f"{name}.png")
    await context.close()


async def without_network(browser, world, folder):
    """A kept page, and a change that waits."""
    door = await Door.to(world)
    width, height = DEVICES["phone"]
    context = await browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    page = await context.new_page()
    await page.goto(f"{door.site}/day/2026-06-18")
    await page.wait_for_timeout(1_000)
    await page.goto(f"{door.site}/events/new?on=2026-06-18")
    await page.goto(f"{door.site}/day/2026-06-18")
    door.set("shut")
    await page.goto(f"{door.site}/events/new?on=2026-06-18")
    await page.fill('[name="title"]', "Swim")
    await page.evaluate("document.querySelector('main [name=back]').value = '/day/2026-06-18'")
    await page.click('main form[action="/events"] [type="submit"]')
    await page.wait_for_selector('[data-hook="waiting"]:visible')
    # The moment of the picture would make another picture every time.
    await page.evaluate("document.querySelector('[data-hook=kept] time').textContent = 'Jun 17, 2026, 8:12 AM'")
    await page.screenshot(path=folder / "offline-phone-light.png")
    await context.close()
    door.close()


async def main(program, folder, only=None):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    world = World(program, lived_in=True)
    try:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=CHROMIUM_OPTIONS)
            for one in SCREENS if only == "screens" else PICTURES + DONE + SCREENS:
                await picture(browser, world.site, folder, *one)
            if only == "screens":
                return await browser.close()
            await without_network(browser, world, folder)
            first = World(program)
            try:
                await picture(browser, first.site, folder, "welcome-phone-light", "phone", "light", "/welcome")
            finally:
                first.stop()
            await browser.close()
    finally:
        world.stop()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:4]))
