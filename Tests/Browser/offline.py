"""What a user can do without a network: read stored pages, and write changes that are sent later, once."""

import re

from playwright.async_api import Error

from watch import ask_axe, listen, shape, until
from world import Door, World

KEPT = """async () =>
  (await (await caches.open('fasti-pages')).keys()).map((request) => new URL(request.url).pathname)"""
PHRASE = "correct horse battery"
# The number of changes that the worker has not sent yet, or that were refused.
LEFT = """() => new Promise((done, fail) => {
  const opening = indexedDB.open('fasti', 1);
  opening.onupgradeneeded = () => opening.transaction.abort();
  // There is no base before the first change.
  opening.onerror = () => done(0);
  opening.onsuccess = () => {
    const asked = opening.result.transaction('waiting').objectStore('waiting').getAll();
    asked.onerror = () => fail(asked.error);
    asked.onsuccess = () => {
      opening.result.close();
      done(asked.result.filter((change) => !change.discarded).length);
    };
  };
})"""


def titles(world):
    """The events of the server, from the command line."""
    listed = world.fasti("event", "list", "--from", "2026-06-01", "--to", "2026-07-31", "--json")
    return re.findall(r'"title":"([^"]*)"', listed)


async def waits(page, count):
    """Waits until the page shows a number of waiting changes."""
    await page.wait_for_selector(f'[data-hook="waiting"] strong:text-is("{count}")')


async def arrive(page, part="offline"):
    """Waits until no change is left except discarded ones, and the page shows it. A new page does not show the waiting changes yet,
    so the page alone would prove nothing."""
    async def done():
        try:
            return await page.evaluate(LEFT) == 0 and await page.locator(f'[data-hook="{part}"]').is_hidden()
        except Error:
            # The page was left during the request.
            return False

    await until(done)


async def write_event(page, site, title, on="2026-06-18"):
    await page.goto(f"{site}/events/new?on={on}")
    await page.fill('[name="title"]', title)
    await page.click('main form[action="/events"] button[type="submit"]')


async def two_people(browser, report, program):
    """One browser, in which one person after the other signs in."""
    world = World(program, lived_in=True, phrase=PHRASE)
    link = re.search(r"/invitation/\S+", world.fasti("people", "add", "Bo"))[0]
    folder = world.fasti("people", "list").split()[-1]
    door = await Door.to(world)
    site = door.site
    context = await browser.new_context(reduced_motion="reduce")
    page = await context.new_page()

    async def fill(**fields):
        for name, value in fields.items():
            await page.fill(f'main [name="{name}"]', value)
        await page.press(f'main [name="{name}"]', "Enter")
        await page.wait_for_url(f"{site}/today")

    try:
        async with report.trying("offline: what one person wrote is neither sent nor shown as a change of the next"):
            await page.goto(f"{site}/sign-in")
            await fill(name="owner", phrase=PHRASE)

            async def is_kept():
                return "/events/new" in await page.evaluate(KEPT)

            await until(is_kept)
            door.set("shut")
            await write_event(page, site, "By the owner")
            await waits(page, 1)
            await context.clear_cookies()
            door.set("open")
            await page.goto(site + link)
            await fill(phrase=PHRASE, again=PHRASE)
            await until(is_kept)
            assert await page.evaluate(LEFT) == 1
            await page.goto(f"{site}/today")
            await page.wait_for_timeout(1_000)
            assert await page.is_hidden('[data-hook="offline"]')
            # It does not hold up what the other person writes.
            await write_event(page, site, "By Bo")
            await page.wait_for_url(f"{site}/day/2026-06-18#item-*")
            theirs = world.fasti("event", "list", "--from", "2026-06-01", "--to", "2026-07-31", "--data", folder)
            assert "By Bo" in theirs and "By the owner" not in theirs and "By the owner" not in titles(world)
            assert await page.evaluate(LEFT) == 1
            await context.clear_cookies()
            await page.goto(f"{site}/sign-in")
            await fill(name="owner", phrase=PHRASE)

            async def is_sent():
                return titles(world).count("By the owner") == 1 and await page.evaluate(LEFT) == 0

            await until(is_sent)
    finally:
        await context.close()
        door.close()
        world.stop()


async def run(browser, report, program, pictures=None):
    await two_people(browser, report, program)
    world = World(program, lived_in=True)
    world.fill("2026-11")
    door = await Door.to(world)
    context = await browser.new_context(reduced_motion="reduce")
    page = await context.new_page()
    said = listen(page)
    site = door.site
    try:
        async with report.trying("offline: the first visit keeps the year"):
            await page.goto(f"{site}/today")
            async def every_day():
                return sum(path.startswith("/day/") for path in await page.evaluate(KEPT)) == 365

            await until(every_day, 300)
            kept = await page.evaluate(KEPT)
            for path in ["/today", "/year/2026", "/month/2026-01", "/week/2026-W53", "/star/2026-06"]:
                assert path in kept, f"{path} is not kept"
            assert not [path for path in kept if path.startswith(("/feeds", "/api", "/sign"))], kept

        async with report.trying("offline: a page is there without a network, and says when it is from"):
            await page.goto(f"{site}/month/2026-06?day=2026-06-19")
            door.set("shut")
            await page.reload()
            assert "June 2026" in await page.inner_text("h1")
            assert await page.is_visible('[data-hook="kept"] time')
            for path in ["/today", "/week/2026-W40", "/day/2026-11-01", "/month/2026-02?day=2026-02-03", "/leave"]:
                await page.goto(site + path)
                assert await page.is_visible('[data-hook="kept"]'), path

        async with report.trying("offline: a day that is chosen in a month is shown as its kept page, with its own forms"):
            await page.goto(f"{site}/month/2026-07?day=2026-07-09")
            assert await page.locator('main form[action="/day/2026-07-09/note"]').count() == 1
            assert await page.is_visible('[data-hook="kept"]')

        async with report.trying("offline: a day of a month with many entries is opened as its kept page"):
            await page.goto(f"{site}/month/2026-11")
            await page.locator(".over").locator("visible=true").first.click()
            await page.wait_for_url(f"{site}/day/2026-11-01")
            assert await page.is_visible('[data-hook="kept"]') and "Meeting 6" in await page.inner_text("main")

        async with report.trying("offline: a page that is not kept says so"):
            await page.goto(f"{site}/day/1999-01-01")
            assert await page.inner_text("h1") == "No connection"

        async with report.trying("offline: changes wait, and are shown"):
            await write_event(page, site, "Swim")
            await waits(page, 1)
            assert "Swim" in await page.inner_text('[data-hook="queue"]')
            await write_event(page, site, "Sauna")
            await waits(page, 2)
            await page.goto(f"{site}/day/2026-06-18")
            await page.fill('main [name="text"]', "towels")
            await page.click('main form[action$="/note"] button[type="submit"]')
            await waits(page, 3)
            assert "Swim" not in titles(world)
            assert (found := await ask_axe(page) + await shape(page)) == [], found
            if pictures:
                await page.screenshot(path=pictures / "waiting.png")

        async with report.trying("offline: what waited arrives once, in its order"):
            door.set("open")
            await page.goto(f"{site}/day/2026-06-18")
            await arrive(page)
            made = [line for line in world.fasti("history").splitlines() if line.startswith(("  created ", "  edited "))]
            assert [word in line for word, line in zip(["2026-06-18", "Sauna", "Swim"], made)] == [True] * 3, made[:3]
            assert [titles(world).count(title) for title in ("Swim", "Sauna")] == [1, 1]
            await page.reload()
            text = await page.inner_text("main")
            assert "Swim" in text and "towels" in await page.input_value('main [name="text"]')

        async with report.trying("offline: an answer that is lost doubles nothing"):
            await page.goto(f"{site}/events/new?on=2026-06-18")
            await page.fill('[name="title"]', "Ferry")
            door.set("deaf")
            await page.click('main form[action="/events"] button[type="submit"]')
            await waits(page, 1)
            assert titles(world).count("Ferry") == 1, "the server has done it"
            door.set("open")
            await page.goto(f"{site}/today")
            await arrive(page)
            assert titles(world).count("Ferry") == 1

        async with report.trying("offline: two clicks and two pages are two wishes, not three and not one"):
            door.set("shut")
            await page.goto(f"{site}/events/new?on=2026-06-18")
            await page.fill('[name="title"]', "Kayak")
            await page.dblclick('main form[action="/events"] button[type="submit"]')
            await waits(page, 1)
            await write_event(page, site, "Kayak")
            await waits(page, 2)
            door.set("open")
            await page.goto(f"{site}/today")
            await arrive(page)
            assert titles(world).count("Kayak") == 2

        async with report.trying("offline: what waits and is corrected arrives as it was corrected"):
            door.set("shut")
            await page.goto(f"{site}/events/new?on=2026-06-18")
            await page.fill('[name="title"]', "Rowng")
            await page.click('main form[action="/events"] button[type="submit"]')
            await waits(page, 1)
            await page.go_back()
            assert await page.input_value('main [name="title"]') == "Rowng"
            await page.fill('main [name="title"]', "Rowing")
            await page.click('main form[action="/events"] button[type="submit"]')
            await waits(page, 2)
            door.set("open")
            await page.goto(f"{site}/today")
            await arrive(page)
            assert [titles(world).count(title) for title in ("Rowng", "Rowing")] == [0, 1]

        async with report.trying("offline: what the server refuses is kept, with what was typed and why"):
            door.set("shut")
            await page.goto(f"{site}/events/new?on=2026-06-18")
            await page.fill('[name="title"]', "Regatta")
            await page.fill('main [name="on"]', "30 feb")
            await page.click('main form[action="/events"] button[type="submit"]')
            await waits(page, 1)
            door.set("open")
            await page.goto(f"{site}/today")
            await page.wait_for_selector('[data-hook="queue"] .error:visible')
            assert "30 feb" in await page.inner_text('[data-hook="queue"]')
            assert (found := await ask_axe(page) + await shape(page)) == [], found
            if pictures:
                await page.screenshot(path=pictures / "refused.png")
            await page.click('[data-hook="again"]:visible')
            await page.wait_for_selector('main form[action="/events"] .error')
            assert await page.input_value('[name="title"]') == "Regatta"
            assert await page.input_value('main [name="on"]') == "30 feb"
            await page.fill('main [name="on"]', "2026-06-20")
            await page.click('main form[action="/events"] button[type="submit"]')

            # The page stays while the form is sent.
            async def is_there():
                return titles(world).count("Regatta") == 1

            await until(is_there)
            await arrive(page)

        async with report.trying("offline: what waited and was changed elsewhere meanwhile is told, with both texts"):
            await page.goto(f"{site}/day/2026-06-20")
            door.set("shut")
            await page.fill('main [name="text"]', "written on the boat")
            await page.click('main form[action$="/note"] button[type="submit"]')
            await waits(page, 1)
            world.fasti("note", "set", "2026-06-20", "written at home")
            door.set("open")
            await page.goto(f"{site}/today")
            await page.wait_for_selector('[data-hook="queue"] .error:visible')
            assert world.fasti("note", "show", "2026-06-20").strip() == "written at home"
            await page.click('[data-hook="again"]:visible')
            await page.wait_for_selector(".conflict")
            assert await page.locator(".conflict dd").all_inner_texts() == ["written at home", "written on the boat"]
            await page.fill('main [name="text"]', "written in both places")
            await page.click('main form[action$="/note"] button[type="submit"]')

            # The page stays while the form is sent.
            async def is_written():
                return world.fasti("note", "show", "2026-06-20").strip() == "written in both places"

            await until(is_written)
            await arrive(page)

        async with report.trying("offline: what was discarded can be taken back, and is sent then"):
            door.set("shut")
            for number, title in enumerate(("Thrown away", "Thrown away for good"), 1):
                await write_event(page, site, title)
                # A user who leaves before it is sent has not sent it.
                await waits(page, number)
            thrown = page.locator('[data-hook="queue"] li:visible')
            for _ in range(2):
                await thrown.locator('[data-hook="discard"]:visible').first.click()
                await page.wait_for_timeout(300)
            await page.wait_for_selector('[data-hook="waiting"]', state="hidden")
            assert (found := await ask_axe(page) + await shape(page)) == [], found
            await thrown.filter(has_text="Thrown away").first.locator('[data-hook="keep"]').click()
            await waits(page, 1)
            door.set("open")
            await page.goto(f"{site}/today")
            await arrive(page, "waiting")
            assert [titles(world).count(title) for title in ("Thrown away", "Thrown away for good")] == [1, 0]

        async with report.trying("offline: what waited is done whatever page its form leads to, and holds nothing up"):
            world.fasti("event", "add", "Called off", "--on", "2026-06-21")
            await page.goto(f"{site}/history")
            door.set("shut")
            await page.locator('main li form[action="/undo"] button').first.click()
            await waits(page, 1)
            await write_event(page, site, "After it")
            await waits(page, 2)
            door.set("open")
            await page.goto(f"{site}/today")
            await arrive(page, "waiting")
            assert [titles(world).count(title) for title in ("Called off", "After it")] == [0, 1]

        async with report.trying("offline: while changes take long to be sent, a kept page is shown, and any other is asked for"):
            door.set("shut")
            names = ["Slow one", "Slow two", "Slow three", "Slow four"]
            for number, name in enumerate(names):
                await write_event(page, site, name)
                await waits(page, number + 1)
            # Each answer takes three seconds.
            door.set("slow")
            await page.goto(f"{site}/day/1999-01-01")
            assert "1999" in await page.inner_text("h1"), await page.inner_text("h1")
            door.set("open")
            await page.goto(f"{site}/today")
            await arrive(page, "waiting")
            assert [titles(world).count(name) for name in names] == [1] * 4

        async with report.trying("offline: what a proxy says in place of the server is no answer"):
            door.set("away")
            await page.goto(f"{site}/today")
            assert await page.is_visible('[data-hook="kept"]')
            await write_event(page, site, "Behind a proxy")
            await waits(page, 1)
            door.set("open")
            await page.goto(f"{site}/today")
            await arrive(page, "waiting")
            assert titles(world).count("Behind a proxy") == 1

        async with report.trying("offline: a day typed in words means the day it was typed on"):
            answer = await page.evaluate("""async () => {
              const body = new URLSearchParams({ request: crypto.randomUUID(), back: '/today', title: 'Tomorrow once',
                on: 'tomorrow', type: 'event' });
              const headers = { 'fasti-typed-on': '2026-06-15' };
              return (await fetch('/events', { method: 'POST', body, headers })).status;
            }""")
            assert answer == 200
            listed = world.fasti("event", "list", "--from", "2026-06-16", "--to", "2026-06-16")
            assert "Tomorrow once" in listed, listed

        async with report.trying("offline: a signed-out user loses nothing"):
            await page.goto(f"{site}/events/new?on=2026-06-18")
            await page.fill('[name="title"]', "Concert")
            door.set("guarded")
            await page.click('main form[action="/events"] button[type="submit"]')
            await page.wait_for_selector("text=sign in")
            assert await page.evaluate(KEPT) == [], "no kept page remains"
            assert titles(world).count("Concert") == 0
            door.set("open")
            await page.goto(f"{site}/today")
            # A change that was discarded before can still be undone, and the page shows it.
            await arrive(page, "waiting")
            assert titles(world).count("Concert") == 1

        async with report.trying("offline: feeds, the API and secrets are never kept"):
            await page.goto(f"{site}/api/v1/today")
            await page.goto(f"{site}/settings")
            await page.fill('main form[action="/settings/feeds"] [name="name"]', "tablet")
            await page.click('main form[action="/settings/feeds"] button[type="submit"]')
            address = await page.inner_text(".address")
            everything = await page.evaluate("""async () => {
              let text = '';
              for (const name of await caches.keys()) {
                const store = await caches.open(name);
                for (const request of await store.keys()) {
                  text += request.url + await (await store.match(request)).text();
                }
              }
              return text;
            }""")
            assert address.split("/")[-1] not in everything and "/api/v1/today" not in everything

        async with report.trying("offline: a link that signs in another person removes the kept pages"):
            await page.goto(f"{site}/today")
            # The next page asks for the others again, so only a page that the server does not have can be missed.
            await page.evaluate("async () => (await caches.open('fasti-pages')).put('/mark', new Response('kept'))")
            assert "/mark" in await page.evaluate(KEPT)
            await page.evaluate("""() => {
              const form = Object.assign(document.createElement('form'), { method: 'post', action: '/invitation/x' });
              document.body.append(form);
              form.submit();
            }""")
            await page.wait_for_url(f"{site}/invitation/x")
            assert "/mark" not in await page.evaluate(KEPT)

        async with report.trying("offline: signing out without a server removes the kept pages"):
            await page.goto(f"{site}/today")
            assert await page.evaluate(KEPT)
            door.set("shut")
            await page.evaluate("""() => {
              const form = Object.assign(document.createElement('form'), { method: 'post', action: '/sign-out' });
              form.append(Object.assign(document.createElement('input'), { name: 'request', value: 'sign-out-1' }));
              document.body.append(form);
              form.submit();
            }""")
            await page.wait_for_selector('button:text("Sign out again")')
            assert "still signed in" in await page.inner_text("main")
            assert await page.evaluate(KEPT) == [], "no kept page remains"
            assert (found := await ask_axe(page) + await shape(page)) == [], found
            door.set("open")

        report.check("offline: nothing in the console but the missing network",
                     [text for text in said if "ERR_" not in text and "Failed to load resource" not in text])
    finally:
        await context.close()
        door.close()
        world.stop()
