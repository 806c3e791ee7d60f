"""Two people change the same item: the second one sees both versions, chooses, and loses nothing."""

import json
import re

from journeys import send
from watch import ask_axe, shape
from world import World


def first_id(world, *words):
    """The id of the first item of the user that a command lists."""
    return next(one["id"] for one in json.loads(world.fasti(*words, "--json")) if one["id"])


def things(world):
    """For each kind of item: the address to which it is sent, its editor, the field that differs, how it is changed elsewhere (by a
    command, or by these fields in another tab), and the command that shows it."""
    world.fasti("regions", "select", "SE")
    world.fasti("event", "add", "Regatta", "--on", "2026-08-09")
    world.fasti("countdown", "add", "Moving", "2026-09-01")
    world.fasti("leave", "setup", "--rate", "vacation=8")
    world.fasti("leave", "add", "vacation", "used", "8", "--on", "2026-06-22", "--notes", "Gotland")
    world.fasti("reminder", "add", "White days", "--on", "1-13", "--time", "05:00")
    world.fasti("rules", "add", "--region", "SE", "--name", "Bullar", "--on", "4 October")
    event = first_id(world, "event", "list", "--from", "2026-08-09", "--to", "2026-08-09")
    countdown = first_id(world, "countdown", "list")
    entry = first_id(world, "leave", "list")
    world.fasti("leave", "add", "vacation", "used", "--on", "2026-07-06", "--until", "2026-07-10", "--notes", "Crete")
    span = next(one["id"] for one in json.loads(world.fasti("leave", "list", "--spans", "--json")) if one["days"] > 1)
    reminder = first_id(world, "reminder", "list")
    rule = re.search(r"user\.[\w-]+", world.fasti("rules", "list", "SE"))[0]
    return [
        ("event", f"/events/{event}", None, "title", "Regatta, both of us",
         {"title": "Boats"}, "Boats", ["event", "list", "--from", "2026-08-09", "--to", "2026-08-09"]),
        ("countdown", f"/countdowns/{countdown}", None, "title", "Moving out",
         ["countdown", "edit", countdown, "--title", "New home"], "New home", ["countdown", "list"]),
        ("leave entry", f"/leave/entries/{entry}", f"/leave?entry={entry}", "notes", "Visby",
         ["leave", "edit", entry, "--notes", "Öland"], "Öland", ["leave", "list", "--json"]),
        ("span of leave", f"/leave/entries/{span}", f"/leave?entry={span}", "notes", "Samos",
         ["leave", "edit", span, "--notes", "Naxos"], "Naxos", ["leave", "list", "--json"]),
        ("reminder", f"/reminders/{reminder}", None, "title", "The white days",
         ["reminder", "edit", reminder, "--title", "Three days"], "Three days", ["reminder", "list"]),
        ("rule", f"/rules/{rule}", None, "name", "Kanelbullar",
         {"on": "observance on 5 October"}, "5 October", ["rules", "list", "SE"]),
    ]


async def run(browser, report, program, pictures=None):
    world = World(program)
    context = await browser.new_context(
        viewport={"width": 390, "height": 844}, reduced_motion="reduce", service_workers="block")
    try:
        page = await context.new_page()
        for what, action, editor, field, mine, elsewhere, theirs, told in things(world):
            async with report.trying(f"conflicts: a stale {what} is shown with both, and what is chosen is kept"):
                await page.goto(world.site + (editor or action))
                if isinstance(elsewhere, dict):
                    other = await context.new_page()
                    await other.goto(world.site + (editor or action))
                    await send(other, action, **elsewhere)
                    await other.close()
                else:
                    world.fasti(*elsewhere)
                await send(page, action, **{field: mine})
                texts = " | ".join(await page.locator(".conflict dd").all_inner_texts())
                assert theirs in texts and mine in texts, texts
                assert await page.locator(f'main form[action="{action}"] [name="{field}"]').first.input_value() == mine
                assert mine not in world.fasti(*told), "nothing is kept before the user chose"
                assert (found := await ask_axe(page) + await shape(page)) == [], found
                if pictures:
                    await page.screenshot(path=pictures / f"conflict-{what.replace(' ', '-')}.png", full_page=True)
                await send(page, action)
                assert await page.locator(".conflict").count() == 0
                assert mine in world.fasti(*told)
    finally:
        await context.close()
        world.stop()
