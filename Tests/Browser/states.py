"""Other states of pages: an open dialog, notices, refused forms, empty pages; and letters of double size."""

import asyncio
import json

from watch import SIDEWAYS, ask_axe, shape
from world import World

# Editors, and texts that forms must refuse.
REFUSED = [
    ("/events/new", "/events", {"title": "Boat", "on": "30 feb", "at": "25:00"}),
    ("/countdowns/new", "/countdowns", {"title": "Moving", "on": "soon"}),
    ("/reminders/new", "/reminders", {"title": "Eid", "day": "40", "time": "x"}),
    ("/leave/new", "/leave/entries", {"hours": "much", "on": "30 feb"}),
    ("/rules/new", "/rules", {"name": "Bullar", "on": "4 Octobre", "since": "abc"}),
    ("/settings", "/settings/hijri/months", {"month": "x", "on": "y"}),
    ("/leave/setup", "/leave/setup", {"anchor": "x", "lag": "y"}),
]
# Pages of a user without data.
EMPTY = ["/today", "/week/2026-W25", "/month/2026-06", "/star/2026", "/leave", "/reminders", "/rules", "/history",
         "/search?q=nothing+like+it", "/import", "/restore", "/welcome", "/settings"]
LARGE = ["/today", "/week/2026-W25", "/month/2026-06?day=2026-06-19", "/year/2026", "/star/2026", "/days", "/leave",
         "/leave/setup", "/reminders", "/reminders/new", "/rules", "/rules/new", "/events/new", "/history", "/settings"]
NOTICE = {"notices": [{"key": "k", "told": "2026-06-17T18:00:00Z", "title": "Last day of Ramadan", "text": "18:00",
                       "isLate": True, "correctedFrom": None}]}


# Whether the page is scrolled to the field with the error.
SEEN = """(() => {
  const { top, bottom } = document.activeElement.getBoundingClientRect();
  return document.activeElement.matches('[aria-invalid]') && top >= 0 && bottom <= innerHeight;
})()"""


async def examine(page, found, what):
    found += [f"{what}: {text}" for text in await ask_axe(page) + await shape(page)]


async def look(browser, site, scheme, width):
    """Dialogs, notices and refusals in one window."""
    context = await browser.new_context(
        viewport={"width": width, "height": 844}, color_scheme=scheme, reduced_motion="reduce", service_workers="block")
    page = await context.new_page()
    found = []
    await page.route("**/api/v1/notices*", lambda route: route.fulfill(
        content_type="application/json", body=json.dumps(NOTICE)))
    await page.goto(f"{site}/today")
    await page.wait_for_selector('.notices .flash:visible')
    await examine(page, found, "a notice")
    await page.unroute("**/api/v1/notices*")
    await page.goto(f"{site}/today")
    await page.keyboard.press("?")
    await page.wait_for_selector("dialog[open] dl.keys")
    await examine(page, found, "the dialog of keys")
    await page.keyboard.press("Escape")
    await page.keyboard.press("c")
    await page.wait_for_selector('dialog[open] form[action="/events"]')
    await examine(page, found, "the dialog of a new event")
    if width < 768:
        await page.goto(f"{site}/today")
        await page.click('[data-hook="more"] summary')
        await examine(page, found, "what is behind more")
    for path, action, fields in REFUSED:
        await page.goto(site + path)
        # A field can be folded away.
        await page.evaluate("document.querySelectorAll('main details').forEach((fold) => { fold.open = true; })")
        form = page.locator(f'main form[action="{action}"]').first
        for name, value in fields.items():
            await form.locator(f'[name="{name}"]').first.fill(value)
        async with page.expect_navigation():
            await form.locator('[type="submit"]').first.click()
        if await page.locator("main .error:visible").count() == 0:
            found.append(f"{path}: nothing is refused")
        if not await page.evaluate(SEEN):
            found.append(f"{path}: what is wrong is out of sight")
        await examine(page, found, f"{path} refused")
    await wait_long(page, site, found)
    await context.close()
    return found


# Reports on the console that the element is visible: a page that waits for an answer does not evaluate code for the
# test.
TELL_WHEN_SEEN = """form => {
  const look = () => getComputedStyle(form.querySelector("progress")).visibility === "visible"
    ? console.log("progress is seen") : requestAnimationFrame(look);
  look();
}"""


async def wait_long(page, site, found):
    """A form whose answer takes long shows an element that moves."""
    asked, over = asyncio.Event(), asyncio.Event()

    async def hold(route):
        asked.set()
        await over.wait()
        await route.fulfill(status=204)

    await page.route("**/settings/hijri/fetch", hold)
    await page.goto(f"{site}/settings")
    form = page.locator('form[action="/settings/hijri/fetch"]')
    working = form.locator("progress")
    if await working.is_visible():
        found.append("/settings: work is shown before it is begun")
    async with page.expect_console_message(lambda message: message.text == "progress is seen"):
        await form.evaluate(TELL_WHEN_SEEN)
        await form.locator('[type="submit"]').click(no_wait_after=True)
    if not asked.is_set():
        found.append("/settings: work is shown before it was asked for")
    over.set()
    await working.wait_for(state="visible")
    await examine(page, found, "long work")
    await page.unroute("**/settings/hijri/fetch")


async def run(browser, report, program, pictures=None):
    world, empty = World(program, lived_in=True), World(program)
    try:
        for scheme, width in [("light", 390), ("dark", 1440)]:
            async with report.trying(f"states, {scheme}, {width}: notice, dialog and refusals are whole"):
                assert (found := await look(browser, world.site, scheme, width)) == [], " | ".join(found[:6])
        async with report.trying("states: what is empty says so, and axe finds nothing"):
            context = await browser.new_context(
                viewport={"width": 390, "height": 844}, reduced_motion="reduce", service_workers="block")
            page, found = await context.new_page(), []
            for path in EMPTY:
                await page.goto(empty.site + path)
                await examine(page, found, path)
            assert found == [], " | ".join(found[:6])
            await context.close()
        async with report.trying("states: letters twice as large, in long words, run out of no page"):
            found = []
            for language, width in [("sv", 390), ("vi", 390), ("sv", 1440)]:
                context = await browser.new_context(
                    viewport={"width": width, "height": 844}, reduced_motion="reduce", service_workers="block")
                await context.add_cookies([{"name": "lang", "value": language, "url": world.site}])
                page = await context.new_page()
                for path in LARGE:
                    await page.goto(world.site + path)
                    await page.evaluate("document.documentElement.style.fontSize = '200%'")
                    if (pixels := await page.evaluate(SIDEWAYS)) > 0:
                        found.append(f"{path} {language} {width}: {pixels} pixels")
                await context.close()
            assert found == [], " | ".join(found[:6])
    finally:
        world.stop()
        empty.stop()
