"""Nonsense in every field of every form: errors are beside their fields, and the typed text is still there."""

import asyncio

from pages import walk
from world import World

NONSENSE = "30 feb"
# Fields that accept any text; in a sentence the text that is not a date is the title.
FREE = {"text", "title", "name", "notes", "q", "find", "sentence", "contact", "town"}
# The form after it was sent: the text of each field, and the fields with errors and their reasons.
STATE = """() => [...document.querySelectorAll('main input[type=text], main textarea')].map((e) => ({
  name: e.name, value: e.value,
  why: e.getAttribute('aria-invalid') && document.getElementById(e.getAttribute('aria-describedby'))?.textContent }))"""


async def try_form(page, address, number, tried):
    """The errors in how a form handles nonsense; None if there is no field to type in, or a similar form was tried."""
    form = page.locator("main form").nth(number)
    # Hidden fields cannot be typed in: the fields of other shapes of a rule.
    fields = [field for field in await form.locator("input[type=text], textarea").all() if await field.is_visible()]
    names = [await field.get_attribute("name") for field in fields]
    action = await form.get_attribute("action")
    if not names or (action, *names) in tried:
        return None
    tried.add((action, *names))
    for field in fields:
        await field.fill(NONSENSE)
    async with page.expect_navigation() as navigation:
        await form.locator("[type=submit]").first.click()
    # A form that was accepted changes the page in place, without an answer of its own.
    response = await navigation.value
    status = response.status if response else 200
    if status >= 500:
        return f"{address} {action}: status {status}"
    answer = await page.evaluate(STATE)
    wrong = [field for field in answer if field["why"]]
    if not wrong:
        return None if set(names) & FREE else f"{address} {action}: nonsense was taken for sense"
    lost = [name for name in names if not any(f["name"] == name and f["value"] == NONSENSE for f in answer)]
    return f"{address} {action}: {lost} is lost" if lost else None


async def run(browser, report, program, pictures=None):
    world = World(program, lived_in=True)
    context = await browser.new_context(service_workers="block")
    page = await context.new_page()
    try:
        async with report.trying("nonsense: every form says what is wrong beside what was typed"):
            found, tried = [], set()
            for address in await asyncio.to_thread(walk, world.site):
                await page.goto(world.site + address, wait_until="domcontentloaded")
                for number in range(await page.locator("main form").count()):
                    found.append(await try_form(page, address, number, tried))
                    if page.url != world.site + address or found[-1] is not None:
                        await page.goto(world.site + address, wait_until="domcontentloaded")
            found = [one for one in found if one]
            assert len(tried) > 8, tried
            assert not found, found
    finally:
        await context.close()
        world.stop()
