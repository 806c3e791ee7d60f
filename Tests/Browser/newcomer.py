"""A newcomer's first ten minutes: a country, a first event with an alarm, a week off from a bridge day, the phone subscribed."""

import json
import re

from watch import VIOLATIONS, ask_axe, listen, shape
from world import World


async def run(browser, report, program, pictures=None):
    world = World(program)
    site = world.site
    context = await browser.new_context(
        viewport={"width": 1440, "height": 900}, reduced_motion="reduce", service_workers="block")
    page = await context.new_page()
    await page.add_init_script(VIOLATIONS)
    said = listen(page)

    async def shot(name):
        assert (found := await ask_axe(page) + await shape(page)) == [], found
        if pictures:
            await page.screenshot(path=pictures / f"newcomer-{name}.png", full_page=True)

    try:
        async with report.trying("newcomer: a country, an event with an alarm, a week off from a bridge day, the phone subscribed"):
            await page.goto(site)
            assert page.url == f"{site}/welcome", page.url
            await shot("1-welcome")
            # The country is one of those that the time zone of the server names.
            async with page.expect_navigation():
                await page.click('form[action="/settings/regions"]:has([value="SE"]) [type="submit"]')
            assert world.fasti("config", "get", "regions.selected").strip() == "SE"
            # Leave by the four questions of its page.
            await page.goto(f"{site}/welcome")
            await page.click('main a[href="/leave"]')
            await page.wait_for_url("**/leave")
            for name, text in [("payday", "2026-06-25"), ("hours", "120"), ("rate", "8")]:
                await page.fill(f'form[action="/leave/start"] [name="{name}"]', text)
            await shot("2-leave")
            async with page.expect_navigation():
                await page.click('form[action="/leave/start"] [type="submit"]')
            assert await page.locator(".balance-card").count() > 0
            # The first event, said in one line, then given an alarm in its editor.
            await page.goto(f"{site}/today")
            await page.fill('main [data-hook="sentence"]', "Dentist friday 9:30-10:15")
            await page.keyboard.press("Enter")
            await page.wait_for_selector('main [data-hook="flash"]:has-text("Dentist")')
            await page.goto(f"{site}/day/2026-06-19")
            await page.click('main .item a:has-text("Dentist")')
            await page.wait_for_url("**/events/*")
            await page.fill('main [name="alarms"]', "1h")
            await page.click('main form[action^="/events/"] [type="submit"]')
            await page.wait_for_url("**/day/2026-06-19*")
            await page.goto(f"{site}/reminders/dates")
            assert "08:30" in await page.inner_text("main")
            await shot("3-alarm")
            # A week off, booked from a bridge day.
            await page.goto(f"{site}/days")
            form = page.locator("#bridges form").first
            await form.locator('[name="budget"]').fill("5")
            async with page.expect_navigation():
                await form.locator('[type="submit"]').first.click()
            book = page.locator('#bridges form[action="/leave/entries"] [type="submit"]').first
            await shot("4-bridges")
            async with page.expect_navigation():
                await book.click()
            spans = json.loads(world.fasti("leave", "list", "--spans", "--json"))
            assert any(one["action"] == "used" for one in spans), spans
            # The phone subscribes: an address with a picture of it.
            await page.goto(f"{site}/settings")
            feed = page.locator('form[action="/settings/feeds"]')
            await feed.locator('[name="name"]').fill("phone")
            async with page.expect_navigation():
                await feed.locator('[type="submit"]').first.click()
            # Only this machine reaches the server: a phone could not scan its address.
            assert "127.0.0.1" in await page.inner_text("#address") and await page.locator("#address .qr").count() == 0
            address = re.search(r"/feeds/[\w-]+\.ics", await page.inner_text("main"))
            assert address, await page.inner_text("main")
            await shot("5-feed")
            answer = await page.request.get(site + address[0])
            calendar = await answer.text()
            assert answer.status == 200 and "SUMMARY:Dentist" in calendar, calendar[:400]
        report.check("newcomer: nothing in the console", [text for text in said if "status of 4" not in text])
    finally:
        await context.close()
        world.stop()
