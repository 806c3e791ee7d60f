"""Events that are moved and resized in the grids, with mouse, finger and keys; and days and hours that are selected for new events."""

import json

from gestures import finger_of
from watch import VIOLATIONS, ask_axe, listen, shape, until
from world import Door, World

HOUR = """(name) => [...document.querySelectorAll('.hour')].find((hour) => hour.textContent === name).getBoundingClientRect().top"""

# Whether the script of grids is loaded.
FETCHED = "performance.getEntriesByType('resource').some((one) => one.name.endsWith('/grid.js'))"


class Hands:
    """A user at a page, and the events that the program has afterwards."""

    def __init__(self, page, world):
        self.page, self.world = page, world
        self.told = page.locator(".drag-told")

    async def open(self, path):
        await self.page.goto(self.world.site + path)

    async def place(self, selector, across=0.5, down=0.5, text=None):
        """A position within a visible element."""
        box = await self.page.locator(selector, has_text=text).locator("visible=true").first.bounding_box()
        return box["x"] + box["width"] * across, box["y"] + box["height"] * down

    async def hold(self, start, end):
        """Presses the mouse at a position and moves it to another. The script of grids is loaded when the mouse reaches a grid."""
        await self.page.mouse.move(*start)

        async def is_there():
            return await self.page.evaluate(FETCHED)

        await until(is_there)
        await self.page.wait_for_timeout(100)
        await self.page.mouse.down()
        await self.page.mouse.move(*end, steps=5)

    async def release(self):
        async with self.page.expect_navigation():
            await self.page.mouse.up()

    def event(self, title):
        """First day, last day, begin and end of each occurrence in June and July."""
        listed = json.loads(self.world.fasti("event", "list", "--from", "2026-06-01", "--to", "2026-07-31", "--json"))
        return [(one["date"], one["until"], one["at"], one.get("to")) for one in listed if one["title"] == title]


async def month(report, hands):
    page = hands.page
    async with report.trying("drag: in a month an event is moved to another day, and back by undo"):
        await hands.open("/month/2026-06")
        trip = '.month-grid [title="Trip to Gotland"]'
        await hands.hold(await hands.place(trip, 0.1), await hands.place('.month-grid [data-day="2026-06-09"]'))
        assert "9 Jun" in await hands.told.inner_text() and "13 Jun" in await hands.told.inner_text()
        assert await page.locator(".day.drop").count() == 5
        assert (found := await ask_axe(page) + await shape(page)) == [], found
        await hands.release()
        assert hands.event("Trip to Gotland") == [("2026-06-09", "2026-06-13", None, None)]
        assert "Changed: Trip to Gotland" in await page.inner_text('[data-hook="flash"]')
        async with page.expect_navigation():
            await page.keyboard.press("z")
        assert hands.event("Trip to Gotland") == [("2026-06-24", "2026-06-28", None, None)]

    async with report.trying("drag: the end of a bar is moved alone; Escape and a drag to where it was change nothing"):
        box = await page.locator(trip).bounding_box()
        end = box["x"] + box["width"] - 3, box["y"] + box["height"] / 2
        await hands.hold(end, await hands.place('.month-grid [data-day="2026-06-26"]'))
        await page.keyboard.press("Escape")
        await page.mouse.up()
        assert await hands.told.count() == 0 and await page.locator(".held, .drop").count() == 0
        await hands.hold(end, await hands.place('.month-grid [data-day="2026-06-26"]'))
        await hands.release()
        assert hands.event("Trip to Gotland") == [("2026-06-24", "2026-06-26", None, None)]
        await page.click(trip)
        await page.wait_for_url("**/events/*")

    async with report.trying("drag: a double click on a day makes an event on it"):
        await hands.open("/month/2026-06")
        await page.mouse.dblclick(*await hands.place('.month-grid [data-day="2026-06-11"]', 0.5, 0.9))
        await page.locator(".say-here").wait_for()
        await page.keyboard.type("Twice")
        await page.locator(".say-here .preview").filter(has_text="Thursday 11 June 2026").wait_for()
        async with page.expect_navigation():
            await page.keyboard.press("Enter")
        assert hands.event("Twice") == [("2026-06-11", None, None, None)], hands.event("Twice")

    async with report.trying("drag: over days of a month it begins a new event on them"):
        await hands.open("/month/2026-06")
        await hands.hold(await hands.place('.month-grid [data-day="2026-06-02"]', 0.5, 0.9), await hands.place('.month-grid [data-day="2026-06-04"]', 0.5, 0.9))
        assert await page.locator(".day.drop").count() == 3
        await page.mouse.up()
        await page.locator(".say-here").wait_for()
        await page.keyboard.type("Camp")
        await page.locator(".say-here .preview").filter(has_text="Tuesday 2 June 2026 – Thursday 4 June 2026").wait_for()
        async with page.expect_navigation():
            await page.keyboard.press("Enter")
        assert hands.event("Camp") == [("2026-06-02", "2026-06-04", None, None)] and "/month/2026-06" in page.url


async def week(report, hands):
    page = hands.page
    async with report.trying("drag: in a week hours are moved and stretched by the quarter"):
        await hands.open("/week/2026-W25")
        dentist = ".hours .timed"
        top = await page.evaluate(HOUR, "11") - await page.evaluate(HOUR, "10")
        start = await hands.place(dentist, 0.5, 0.3, "Dentist")
        there = await page.locator("#d2026-06-18 .day-head").bounding_box()
        await hands.hold(start, (there["x"] + 40, start[1] + top * 2))
        await hands.release()
        assert hands.event("Dentist, both of us") == [("2026-06-18", None, "11:30", None)], hands.event("Dentist, both of us")
        rowing = await hands.place(dentist, 0.5, 1, "Rowing")
        await hands.hold((rowing[0], rowing[1] - 3), (rowing[0], rowing[1] - 3 + top / 2))
        assert "09:00" in await hands.told.inner_text() and "11:30" in await hands.told.inner_text()
        await hands.release()
        assert hands.event("Rowing") == [("2026-06-15", None, "09:00", "11:30")]

    async with report.trying("drag: hours are chosen for a new event"):
        day = await page.locator("#d2026-06-20 .day-head").bounding_box()
        y = await page.evaluate(HOUR, "14")
        await hands.hold((day["x"] + 40, y + 5), (day["x"] + 40, y + top * 1.4))
        await page.mouse.up()
        await page.locator(".say-here").wait_for()
        await page.keyboard.type("Sauna")
        async with page.expect_navigation():
            await page.keyboard.press("Enter")
        assert hands.event("Sauna") == [("2026-06-20", None, "14:00", "15:30")], hands.event("Sauna")

    async with report.trying("drag: of a series it asks which are meant"):
        start = await hands.place(".hours .timed", 0.5, 0.3, "Stand-up")
        await hands.hold(start, (start[0], start[1] + top))
        await page.mouse.up()
        choice = page.locator("dialog[open]")
        await choice.wait_for()
        assert (found := await ask_axe(page) + await shape(page)) == [], found
        await page.keyboard.press("Escape")
        await choice.wait_for(state="detached")
        assert {one[2] for one in hands.event("Stand-up")} == {"08:00"} and await page.locator(".held").count() == 0
        await hands.hold(start, (start[0], start[1] + top))
        await page.mouse.up()
        async with page.expect_navigation():
            await choice.locator('[value="only"]').click()
        assert [one[2] for one in hands.event("Stand-up") if one[0] == "2026-06-15"] == ["09:00"]
        assert len([one for one in hands.event("Stand-up") if one[2] == "08:00"]) >= 4

    async with report.trying("drag: the arrow keys move and stretch, Enter keeps that, Escape does not"):
        await page.locator(".hours .timed a", has_text="Dentist").focus()
        for key in ("ArrowRight", "ArrowDown", "Shift+ArrowDown"):
            await page.keyboard.press(key)
        assert "19 Jun" in await hands.told.inner_text() and "11:45" in await hands.told.inner_text()
        await page.keyboard.press("Escape")
        assert await hands.told.count() == 0
        for key in ("ArrowRight", "ArrowUp"):
            await page.keyboard.press(key)
        async with page.expect_navigation():
            await page.keyboard.press("Enter")
        assert hands.event("Dentist, both of us") == [("2026-06-19", None, "11:15", None)]

        async def is_there():
            return "Dentist" in await page.evaluate("document.activeElement.textContent")

        await until(is_there)
        # In a month the events of a day are the next stops of the Tab key, and their arrows move by days and weeks.
        await hands.open("/month/2026-06?day=2026-06-24")
        await page.focus('.month-grid [data-day="2026-06-24"]')
        await page.wait_for_selector('[title="Trip to Gotland"][tabindex="0"]')
        await page.keyboard.press("Tab")
        assert "Arrows move it" in await page.evaluate(
            "document.getElementById(document.activeElement.getAttribute('aria-describedby')).textContent")
        for key in ("ArrowUp", "Shift+ArrowRight"):
            await page.keyboard.press(key)
        async with page.expect_navigation():
            await page.keyboard.press("Enter")
        assert hands.event("Trip to Gotland") == [("2026-06-17", "2026-06-20", None, None)]


async def refused(report, hands):
    page = hands.page
    async with report.trying("drag: what was changed meanwhile stays, and both are shown"):
        await hands.open("/month/2026-06")
        event = next(one["id"] for one in json.loads(hands.world.fasti(
            "event", "list", "--from", "2026-06-01", "--to", "2026-06-30", "--json")) if one["title"] == "Camp")
        hands.world.fasti("event", "edit", event, "--title", "Summer camp")
        await hands.hold(await hands.place('.month-grid [title="Camp"]', 0.1), await hands.place('.month-grid [data-day="2026-06-05"]'))
        await page.mouse.up()
        await page.locator("dialog[open] .conflict").wait_for()
        texts = await page.locator(".conflict dd").all_inner_texts()
        assert {"Summer camp", "Camp", "2026-06-02", "2026-06-05"} <= set(texts), texts
        assert (found := await ask_axe(page) + await shape(page)) == [], found
        assert hands.event("Summer camp") == [("2026-06-02", "2026-06-04", None, None)] and await page.locator(".held").count() == 0
        await page.fill('dialog [name="title"]', "Camp")
        async with page.expect_navigation():
            await page.click('dialog form[action^="/events/"] .primary')
        assert hands.event("Camp") == [("2026-06-05", "2026-06-07", None, None)]

    async with report.trying("drag: what is refused, or cannot be sent, goes back to where it was and says why"):
        await page.route("**/events/*", lambda route: route.abort() if route.request.method == "POST" else route.continue_())
        await hands.open("/month/2026-06")
        start = await hands.place('.month-grid [title="Camp"]', 0.1)
        await hands.hold(start, await hands.place('.month-grid [data-day="2026-06-08"]'))
        await page.mouse.up()
        said = page.locator('.flash-error[role="alert"]')
        await said.wait_for()
        assert await page.locator(".held, .drop").count() == 0 and len(await said.inner_text()) > 10
        assert (found := await ask_axe(page) + await shape(page)) == [], found
        await said.locator("button").click()
        await page.unroute("**/events/*")
        hands.world.fasti("event", "delete", next(one["id"] for one in json.loads(hands.world.fasti(
            "event", "list", "--from", "2026-06-01", "--to", "2026-06-30", "--json")) if one["title"] == "Camp"))
        await hands.hold(start, await hands.place('.month-grid [data-day="2026-06-08"]'))
        await page.mouse.up()
        await page.wait_for_selector('dialog[open] .conflict, .flash-error[role="alert"]')
        assert hands.event("Camp") == []


async def finger(browser, report, world):
    async with report.trying("drag: a finger that stays on an event takes it along"):
        context = await browser.new_context(
            viewport={"width": 1180, "height": 820}, has_touch=True, reduced_motion="reduce", service_workers="block")
        page = await context.new_page()
        hands = Hands(page, world)
        await hands.open("/month/2026-06")
        start, end = await hands.place('.month-grid [title="Trip to Gotland"]', 0.1), await hands.place('.month-grid [data-day="2026-06-23"]')
        touch = await finger_of(page)
        await touch.down(*start)
        await hands.told.wait_for()
        for step in (0.3, 0.6, 1):
            await touch.move(*(one + (other - one) * step for one, other in zip(start, end)))
        async with page.expect_navigation():
            await touch.up()
        assert hands.event("Trip to Gotland") == [("2026-06-23", "2026-06-26", None, None)]
        await context.close()


async def offline(browser, report, world):
    async with report.trying("drag: without a network it waits, is shown as waiting, and arrives"):
        door = await Door.to(world)
        context = await browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
        page = await context.new_page()
        hands = Hands(page, world)
        await page.goto(f"{door.site}/month/2026-06")
        await page.evaluate("navigator.serviceWorker.ready")

        async def is_ready():
            await page.goto(f"{door.site}/month/2026-06")
            return await page.evaluate("navigator.serviceWorker.controller !== null")

        await until(is_ready)
        door.set("shut")
        await hands.hold(await hands.place('.month-grid [title="Trip to Gotland"]', 0.1), await hands.place('.month-grid [data-day="2026-06-24"]'))
        await hands.release()
        waiting = page.locator('[data-hook="queue"] li:not([hidden])')
        await waiting.first.wait_for()
        assert "Trip to Gotland" in await waiting.first.inner_text()
        assert hands.event("Trip to Gotland")[0][0] == "2026-06-23"
        door.set("open")

        async def arrived():
            return hands.event("Trip to Gotland") == [("2026-06-24", "2026-06-27", None, None)]

        await until(arrived)
        await context.close()
        door.close()


async def run(browser, report, program, pictures=None):
    world = World(program, lived_in=True)
    world.fasti("event", "add", "Stand-up", "--on", "2026-06-01", "--at", "08:00", "--to", "08:45", "--every", "week")
    world.fasti("event", "add", "Rowing", "--on", "2026-06-15", "--at", "09:00", "--to", "11:00")
    context = await browser.new_context(
        viewport={"width": 1440, "height": 900}, reduced_motion="reduce", service_workers="block")
    try:
        page = await context.new_page()
        await page.add_init_script(VIOLATIONS)
        said = listen(page)
        hands = Hands(page, world)
        await month(report, hands)
        await week(report, hands)
        assert await page.evaluate("window.violations") == []
        report.check("drag: nothing in the console", list(said))
        await refused(report, hands)
        await finger(browser, report, world)
        await offline(browser, report, world)
    finally:
        await context.close()
        world.stop()
