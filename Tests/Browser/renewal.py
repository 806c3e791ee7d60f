"""Forms after which the page stays: what changed is put in its place, and everything else stays as it was."""

from watch import VIOLATIONS, ask_axe, listen, shape, until
from world import Door, World


async def mark(page):
    """Notes on the window that it is this one: a page that is loaded again has no such note."""
    await page.evaluate("window.stayed = true")


async def note_is(page, text):
    """Waits until the note of the page is that one, as the server sent it."""
    async def look():
        return await page.evaluate("document.querySelector('main [name=text]')?.defaultValue") == text

    await until(look)


async def stayed(page):
    return await page.evaluate("window.stayed === true")


async def run(browser, report, program, pictures=None):
    world = World(program, lived_in=True)
    site = world.site
    context = await browser.new_context(
        viewport={"width": 1440, "height": 900}, reduced_motion="reduce", service_workers="block")
    page = await context.new_page()
    await page.add_init_script(VIOLATIONS)
    said = listen(page)
    flash = page.locator('main [data-hook="flash"]')
    try:
        async with report.trying("renewal: a note is kept while its page stays, and z takes it back twice"):
            await page.goto(f"{site}/day/2026-06-18")
            await mark(page)
            for text in ("Tent", "Tent and stove"):
                await page.fill('main [name="text"]', text)
                await page.click('main form[action="/day/2026-06-18/note"] [type="submit"]')
                await note_is(page, text)
            assert await stayed(page), "the page was loaded again"
            assert world.fasti("note", "show", "2026-06-18").strip() == "Tent and stove"
            await flash.wait_for()
            for text in ("Tent", ""):
                await page.evaluate("document.activeElement.blur()")
                await page.keyboard.press("z")
                await note_is(page, text)
            assert await stayed(page)
            assert (found := await ask_axe(page) + await shape(page)) == [], found

        async with report.trying("renewal: what is typed in another form stays, and so do place and focus"):
            await page.goto(f"{site}/day/2026-06-19")
            await mark(page)
            await page.fill('main [name="text"]', "not sent yet")
            await page.set_viewport_size({"width": 1440, "height": 500})
            await page.fill('main [data-hook="sentence"]', "Swim 15-16")
            before = await page.evaluate("scrollY")
            await page.keyboard.press("Enter")
            await page.wait_for_selector('main .item:has-text("Swim")')
            assert await stayed(page)
            assert await page.input_value('main [name="text"]') == "not sent yet"
            assert await page.input_value('main [data-hook="sentence"]') == ""
            assert await page.evaluate("document.activeElement.matches('[data-hook=sentence]')")
            assert abs(await page.evaluate("scrollY") - before) <= 1
            await page.set_viewport_size({"width": 1440, "height": 900})

        async with report.trying("renewal: deleting a row goes on with the next, and a mistake is shown by the page of the form"):
            world.fasti("event", "add", "Maypole", "--on", "2026-06-19")
            await page.goto(f"{site}/day/2026-06-19")
            await mark(page)
            await page.locator("main .item", has_text="Maypole").locator('[data-hook="delete"]').first.focus()
            await page.keyboard.press("Enter")
            await page.wait_for_selector('main .item:has-text("Maypole")', state="detached")
            assert await stayed(page)
            assert await page.evaluate("document.activeElement.closest('.item') !== null"), "the focus is lost"
            await page.fill('main [data-hook="sentence"]', "Swim tuesday 19 june")
            async with page.expect_navigation():
                await page.keyboard.press("Enter")
            assert not await stayed(page)
            assert await page.locator("main .error:visible").count() == 1
            assert await page.input_value('main [name="sentence"]') == "Swim tuesday 19 june"

        async with report.trying("renewal: a form that leads elsewhere goes there, and back leads back"):
            await page.goto(f"{site}/day/2026-06-20")
            await page.goto(f"{site}/events/new?on=2026-06-20")
            await page.fill('main [name="title"]', "Boules")
            await page.click('main form[action="/events"] [type="submit"]')
            await page.wait_for_url("**/day/2026-06-20#item-*")
            await page.go_back()
            assert page.url.endswith("/events/new?on=2026-06-20"), page.url

        async with report.trying("renewal: what is made in a box over the month is shown in the month"):
            await page.goto(f"{site}/month/2026-06?day=2026-06-17")
            await mark(page)
            await page.keyboard.press("c")
            await page.fill('dialog [name="title"]', "Regatta")
            await page.click('dialog form[action="/events"] [type="submit"]')
            await page.wait_for_selector('main .chip:has-text("Regatta")')
            assert await stayed(page)
            assert await page.locator("dialog").count() == 0
            assert page.url == f"{site}/month/2026-06?day=2026-06-17", page.url
            hide = page.locator('.toggles [name="hide"]').first
            word = await hide.get_attribute("value")
            await hide.click()
            await page.wait_for_selector(f'.toggles [name="show"][value="{word}"]')
            assert await stayed(page)

        async with report.trying("renewal: only a click that begins and ends outside a box over the page closes it"):
            await page.goto(f"{site}/month/2026-06?day=2026-06-17")
            await page.keyboard.press("c")
            await page.fill('dialog [name="title"]', "Typed")
            left, top = await page.evaluate("(({ left, top }) => [left, top])(document.querySelector('dialog').getBoundingClientRect())")
            await page.mouse.click(left + 4, top + 40)
            # A selection that ends outside.
            await page.mouse.move(left + 4, top + 40)
            await page.mouse.down()
            await page.mouse.move(left - 20, top + 40)
            await page.mouse.up()
            assert await page.input_value('dialog [name="title"]') == "Typed"
            await page.mouse.click(left - 20, top + 40)
            await page.wait_for_selector("dialog", state="detached")

        async with report.trying("renewal: a form with a field named action keeps its page: an entry of leave"):
            await page.goto(f"{site}/leave")
            await mark(page)
            await page.fill('main form[action="/leave/entries"] [name="on"]', "2026-06-18")
            await page.fill('main form[action="/leave/entries"] [name="notes"]', "Boat fair")
            await page.click('main form[action="/leave/entries"] [type="submit"]')
            await until(lambda: page.evaluate("document.getElementById('ledger').textContent.includes('Boat fair')"))
            assert await stayed(page), "the page was loaded again"

        async with report.trying("renewal: a symbol and a colour are picked, and shown in month and day"):
            await page.goto(f"{site}/events/new?on=2026-06-16")
            await page.fill('main [name="title"]', "Fika")
            await page.click('main details:has([name="symbol"]) > summary')
            await page.locator('main [name="symbol"][value="coffee"]').check()
            await page.locator('main [name="color"][value="orange"]').check()
            assert (found := await ask_axe(page) + await shape(page)) == [], found
            await page.click('main form[action="/events"] [type="submit"]')
            await page.wait_for_url("**/day/2026-06-16#item-*")
            assert await page.locator(".item", has_text="Fika").locator('.sign.tint-orange use[href$="#coffee"]').count() == 1
            await page.goto(f"{site}/month/2026-06")
            assert await page.locator(".chip", has_text="Fika").locator('.tint-orange use[href$="#coffee"]').count() >= 1
            assert (found := await ask_axe(page) + await shape(page)) == [], found

        async with report.trying("renewal: reminders have a page for dates, and a cell makes a reminder with its date"):
            world.fasti("event", "add", "Exam", "--on", "2026-06-25", "--at", "09:00", "--alarm", "1h")
            await page.goto(f"{site}/reminders")
            await page.click('main .tab-row a[href="/reminders/dates"]')
            await page.wait_for_url("**/reminders/dates")
            text = await page.inner_text("main")
            assert "Exam" in text and "08:00" in text, text
            assert (found := await ask_axe(page) + await shape(page)) == [], found
            await page.click('main .tab-row a[href="/reminders"]')
            await page.wait_for_url("**/reminders")
            await page.locator(".hijri-grid a.day").nth(4).click()
            await page.wait_for_url("**/reminders/new?on=*")
            assert await page.input_value('main [name="day"]') == "5"

        async with report.trying("renewal: without a network a form waits, as without this"):
            door = await Door.to(world)
            other = await browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
            away = await other.new_page()
            await away.goto(f"{door.site}/day/2026-06-18")
            await until(lambda: away.evaluate("navigator.serviceWorker.controller !== null"))
            await away.goto(f"{door.site}/day/2026-06-18")
            await away.wait_for_timeout(1_000)
            door.set("shut")
            await away.fill('main [name="text"]', "Rope")
            await away.click('main form[action="/day/2026-06-18/note"] [type="submit"]')
            await away.wait_for_selector('[data-hook="waiting"]:visible')
            door.set("open")
            await other.close()
            door.close()

        report.check("renewal: nothing in the console", [text for text in said if "status of 4" not in text])
    finally:
        await context.close()
        world.stop()
