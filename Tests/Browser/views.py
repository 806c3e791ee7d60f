"""Navigation in the calendar: the endless list, the small month, the palette, and actions with the mouse in the grids."""

from watch import VIOLATIONS, ask_axe, listen, shape, until
from world import World


async def agenda(browser, report, world):
    site = world.site
    world.fasti("event", "add", "Walk", "--on", "2026-06-17", "--every", "day", "--times", "120")
    async with report.trying("views: the list of what is on goes on in both directions, in place"):
        context = await browser.new_context(
            viewport={"width": 1440, "height": 900}, reduced_motion="reduce", service_workers="block")
        page = await context.new_page()
        await page.goto(f"{site}/month/2026-06")
        await page.keyboard.press("a")
        await page.wait_for_url(f"{site}/agenda*")
        await page.goto(f"{site}/agenda")
        days = page.locator(".agenda-day")
        assert await days.first.get_attribute("id") == "d2026-06-17"
        few = await days.count()
        seen = page.locator("#d2026-06-19")
        top = (await seen.bounding_box())["y"]
        await page.click('[data-hook="earlier"]')
        await page.wait_for_selector("#d2026-06-06")
        assert page.url == f"{site}/agenda", "it stays this page"
        assert abs((await seen.bounding_box())["y"] - top) <= 1, "the text being read stays where it is"
        await page.evaluate("scrollTo(0, document.body.scrollHeight)")

        async def more():
            await page.evaluate("scrollTo(0, document.body.scrollHeight)")
            return await page.locator("#d2026-10-14").count() == 1

        await until(more)
        ids = await days.evaluate_all("days => days.map((day) => day.id)")
        assert ids == sorted(ids) and len(set(ids)) == len(ids) > few, "each day once, in order"
        assert await page.locator(".agenda .item", has_text="Walk").count() == 120
        assert (found := await ask_axe(page) + await shape(page)) == [], found
        still = await browser.new_context(java_script_enabled=False)
        quiet = await still.new_page()
        await quiet.goto(f"{site}/agenda")
        for hook in ("later", "earlier", "earlier"):
            async with quiet.expect_navigation():
                await quiet.click(f'[data-hook="{hook}"]')
        assert "before=" in quiet.url and await quiet.locator("#d2026-06-06").count() == 1
        await still.close()
        await context.close()


async def small_month(browser, report, world):
    site = world.site
    async with report.trying("views: the small month leads to days, weeks and the list, and turns in place"):
        context = await browser.new_context(viewport={"width": 1440, "height": 900}, service_workers="block")
        page = await context.new_page()
        mini = page.locator(".mini-month")
        for path, target in [("/day/2026-06-19", "/day/2026-06-10"), ("/week/2026-W25", "/week/2026-W24"),
                             ("/month/2026-06", "/month/2026-06?day=2026-06-10"), ("/agenda", "/agenda?from=2026-06-10")]:
            await page.goto(site + path)
            # A dot on the days of the trip, which ears hear too.
            assert await mini.locator(".busy").count() >= 5, path
            assert "something planned" in await mini.locator('[data-day="2026-06-25"]').get_attribute("aria-label")
            await mini.locator('[data-day="2026-06-10"]').click()
            await page.wait_for_url(site + target)
        await page.goto(f"{site}/day/2026-06-19")
        assert await mini.locator("[aria-current]").count() == 1
        await mini.get_by_role("link", name="Next month").click()
        await mini.locator(".mini-title", has_text="July 2026").wait_for()
        assert page.url == f"{site}/day/2026-06-19" and await mini.locator("[aria-current]").count() == 0
        await page.keyboard.press("Tab")
        await mini.locator('[data-day="2026-07-09"]').click()
        await page.wait_for_url(f"{site}/day/2026-07-09")
        # One stop of the Tab key, arrows within it.
        assert await mini.locator('[data-day][tabindex="0"]').count() == 1
        await mini.locator('[data-day="2026-07-09"]').focus()
        await page.keyboard.press("ArrowDown")
        while await page.evaluate("document.activeElement.dataset.day") != "2026-07-16":
            await page.wait_for_timeout(50)
        await page.keyboard.press("Enter")
        await page.wait_for_url(f"{site}/day/2026-07-16")
        await page.set_viewport_size({"width": 390, "height": 844})
        assert not await mini.is_visible()
        await context.close()


async def months(browser, report, world):
    site = world.site
    async with report.trying("views: a year is shown by weeks or by months, whose days lead to their pages"):
        context = await browser.new_context(
            viewport={"width": 1440, "height": 900}, reduced_motion="reduce", service_workers="block")
        page = await context.new_page()
        await page.goto(f"{site}/year/2026")
        async with page.expect_navigation():
            await page.click('.tab-row [href="/year/2026?by=months"]')
        assert await page.locator(".year-month [data-day]").count() == 365
        assert await page.locator(".year-month .away").count() >= 5 and await page.locator(".year-month .holiday").count() >= 10
        assert (found := await ask_axe(page) + await shape(page)) == [], found
        # One stop of the Tab key, arrows from month to month.
        await page.focus('.year-month [tabindex="0"]')
        for key, day in [("ArrowDown", "2026-06-24"), ("PageDown", "2026-07-24"), ("ArrowRight", "2026-07-25"), ("Home", "2026-07-20")]:
            await page.keyboard.press(key)
            assert await page.evaluate("document.activeElement.dataset.day") == day, key
        async with page.expect_navigation():
            await page.keyboard.press("Enter")
        assert page.url == f"{site}/day/2026-07-20"
        await page.goto(f"{site}/year/2026?by=months")
        async with page.expect_navigation():
            await page.click('[data-hook="next"]')
        assert page.url == f"{site}/year/2027?by=months"
        for width in (390, 820, 1920):
            await page.set_viewport_size({"width": width, "height": 900})
            assert (found := await shape(page)) == [], (width, found)
        await context.close()


async def heads(browser, report, world):
    site = world.site
    async with report.trying("views: the head of a page on a phone is one line, with Today only elsewhere"):
        context = await browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce", service_workers="block")
        page = await context.new_page()
        head, today = page.locator("main > header"), page.locator("main > header .today-button")
        for path, isToday in [("/today", True), ("/week/2026-W25", True), ("/month/2026-06", True), ("/year/2026", True),
                              ("/agenda", True), ("/star/2026", True), ("/star/2026-06", True), ("/month/2026-09", False),
                              ("/week/2026-W53", False), ("/year/2027", False), ("/day/2026-12-19", False)]:
            await page.goto(site + path)
            box, step = await head.bounding_box(), await page.locator('[data-hook="next"]').first.bounding_box()
            assert box["height"] <= 64 and step["height"] >= 44, (path, box)
            assert box["y"] <= step["y"] and step["y"] + step["height"] <= box["y"] + box["height"], (path, box, step)
            assert await today.is_visible() != isToday, path
            assert (found := await shape(page)) == [], (path, found)
        # What the head has beside that in a wide window is at the end.
        assert await page.locator(".extras.at-end [download]").is_visible()
        await page.set_viewport_size({"width": 1440, "height": 900})
        assert await head.locator("[download]").is_visible() and not await page.locator(".extras.at-end").is_visible()
        # Large letters go on a second line, and nothing is lost.
        await page.set_viewport_size({"width": 320, "height": 844})
        await page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert await page.locator('[data-hook="next"]').first.is_visible() and "sideways" not in " ".join(await shape(page))
        await context.close()


async def palette(browser, report, world):
    site = world.site
    async with report.trying("views: the palette goes to dates, searches and does"):
        context = await browser.new_context(
            viewport={"width": 1440, "height": 900}, reduced_motion="reduce", service_workers="block")
        page = await context.new_page()
        await page.add_init_script(VIOLATIONS)
        said, fetched = listen(page), []
        page.on("request", lambda request: fetched.append(request.url))
        await page.goto(f"{site}/month/2026-06")
        assert not any("palette.js" in url for url in fetched), "it is fetched when it is first opened"
        field, options = page.get_by_role("combobox"), page.locator('.palette [role="option"]')

        async def open_it():
            await page.keyboard.press("Control+k")
            await options.first.wait_for()

        async def chosen(text, first):
            await open_it()
            await field.fill(text)
            await options.first.filter(has_text=first).wait_for()
            assert (found := await ask_axe(page) + await shape(page)) == [], found
            async with page.expect_navigation():
                await page.keyboard.press("Enter")

        await chosen("2 july", "Thursday 2 July 2026")
        assert page.url == f"{site}/day/2026-07-02", page.url
        await chosen("W30", "Week 30")
        assert page.url == f"{site}/week/2026-W30", page.url
        await chosen("rem", "Reminders")
        assert page.url == f"{site}/reminders", page.url
        await chosen("dark", "Dark")
        assert page.url == f"{site}/reminders" and await page.evaluate("document.documentElement.dataset.theme") == "dark"
        await open_it()
        assert (found := await ask_axe(page)) == [], found
        await field.fill("dentist")
        await options.filter(has_text="Dentist, both of us").click()
        await page.wait_for_url(f"{site}/day/2026-06-19*")
        # The answer for a text with two possible days; a fast user does not wait for it.
        await open_it()
        await page.keyboard.type("next friday")
        await options.nth(1).filter(has_text="Friday 26 June 2026").wait_for()
        await page.keyboard.press("ArrowDown")
        assert await field.get_attribute("aria-activedescendant") == await options.nth(1).get_attribute("id")
        async with page.expect_navigation():
            await page.keyboard.press("Enter")
        assert page.url == f"{site}/day/2026-06-26"
        await open_it()
        await page.keyboard.type("2026-12-24")
        async with page.expect_navigation():
            await page.keyboard.press("Enter")
        assert page.url == f"{site}/day/2026-12-24"
        # The entry that the user has moved to stays marked when the answer of the server comes.
        await open_it()
        await page.keyboard.type("s")
        await page.keyboard.press("ArrowDown")
        marked = "document.querySelector('.palette [aria-selected=true]').textContent"
        before = await page.evaluate(marked)
        await page.wait_for_timeout(1_000)
        assert await page.evaluate(marked) == before
        await page.keyboard.press("Escape")
        await page.wait_for_selector("dialog", state="detached")
        # A new event opens its form over the page.
        await open_it()
        await field.fill("Choir thursday 19-21")
        await options.first.filter(has_text="New event").wait_for()
        await page.keyboard.press("Enter")
        form = page.locator('dialog[open] form[action="/events"]')
        await form.wait_for()
        assert await form.locator('[name="title"]').input_value() == "Choir"
        await page.keyboard.press("Escape")
        await page.wait_for_selector("dialog", state="detached")
        await open_it()
        await page.keyboard.press("Escape")
        await page.wait_for_selector("dialog", state="detached")
        assert await page.evaluate("window.violations") == [] and said == [], said
        await context.close()
        # A tap opens it from the list behind "more"; without scripts that is a page with the same content.
        phone = await browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, service_workers="block")
        small = await phone.new_page()
        await small.goto(f"{site}/today")
        await small.tap('[data-hook="more"] summary')
        await small.tap('.tabs [data-hook="palette"]')
        await small.locator('.palette [role="option"]').first.wait_for()
        assert (found := await ask_axe(small) + await shape(small)) == [], found
        await phone.close()


async def picker(browser, report, world):
    site = world.site
    async with report.trying("views: a month beside a field for a date types the day that is chosen"):
        for width in (1440, 390):
            context = await browser.new_context(
                viewport={"width": width, "height": 900}, reduced_motion="reduce", service_workers="block")
            page = await context.new_page()
            said = listen(page)
            await page.goto(f"{site}/events/new")
            field, button, box = page.locator('main [name="on"]').first, page.locator('.field:has([name="on"]) .pick'), page.locator(".pick-box")
            await field.fill("1 august")
            await button.click()
            await box.locator(".mini-title", has_text="August 2026").wait_for()
            assert await page.evaluate("document.activeElement.dataset.day") == "2026-08-01"
            assert (found := await ask_axe(page) + await shape(page)) == [], found
            await box.get_by_role("link", name="Next month").click()
            await box.locator(".mini-title", has_text="September 2026").wait_for()
            await box.locator('[data-day="2026-09-12"]').click()
            await box.wait_for(state="detached")
            assert await field.input_value() == "2026-09-12" and page.url == f"{site}/events/new"
            await page.locator(".field:has([name=on]) .preview", has_text="Saturday 12 September 2026").wait_for()
            # With the keys; a text without a day begins today.
            await field.fill("soon")
            await button.press("Enter")
            while not await page.evaluate("document.activeElement.dataset.day"):
                await page.wait_for_timeout(50)
            await page.keyboard.press("ArrowRight")
            await page.keyboard.press("Enter")
            await box.wait_for(state="detached")
            assert await field.input_value() == "2026-06-18"
            await button.press("Enter")
            await box.wait_for()
            await page.keyboard.press("Escape")
            await box.wait_for(state="detached")
            assert await field.input_value() == "2026-06-18"
            assert [text for text in said if "status of 4" not in text] == []
            await context.close()


async def full_month(browser, report, world):
    site = world.site
    async with report.trying("views: a month of many entries fetches what is on a day when the day is opened"):
        world.fill("2026-11")
        context = await browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce", service_workers="block")
        page = await context.new_page()
        await page.add_init_script(VIOLATIONS)
        said = listen(page)
        await page.goto(f"{site}/month/2026-11")
        box, more = page.locator(".day-popover"), page.locator(".over").locator("visible=true")
        assert await box.count() == 0 and await more.count() == 28
        for number in (0, 8):
            await more.nth(number).click()
            await box.filter(has_text=f"Meeting {number * 7 + 6}").wait_for()
            assert page.url == f"{site}/month/2026-11" and await box.locator(".chip").count() >= 7 and await box.count() == 1
        assert (found := await ask_axe(page) + await shape(page)) == [], found
        await page.keyboard.press("Escape")
        await box.wait_for(state="hidden")
        # A line of the list leads to its thing.
        await more.nth(3).click()
        await box.locator(".chip", has_text="Meeting 27").click()
        await page.wait_for_url(f"{site}/events/*")
        assert await page.input_value('main [name="title"]') == "Meeting 27"
        assert await page.evaluate("window.violations ?? []") == [] and said == [], said
        await context.close()
        # Without scripts the sign leads to the page of the day.
        still = await browser.new_context(viewport={"width": 1440, "height": 900}, java_script_enabled=False)
        quiet = await still.new_page()
        await quiet.goto(f"{site}/month/2026-11")
        async with quiet.expect_navigation():
            await quiet.locator(".over").locator("visible=true").first.click()
        assert quiet.url == f"{site}/day/2026-11-01" and "Meeting 6" in await quiet.inner_text("main")
        await still.close()


async def run(browser, report, program, pictures=None):
    world = World(program, lived_in=True)
    try:
        await palette(browser, report, world)
        await small_month(browser, report, world)
        await months(browser, report, world)
        await heads(browser, report, world)
        await picker(browser, report, world)
        await agenda(browser, report, world)
        await full_month(browser, report, world)
    finally:
        world.stop()
