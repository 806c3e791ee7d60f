"""A file is attached to a reminder: its progress, a file that is too large, no connection, no script."""

import json
import pathlib
import re

from watch import ask_axe, listen, shape
from world import Door, World

FORM = 'form[data-hook="upload"]'
FIELD = f'{FORM} input[type="file"]'
SEND = f'{FORM} button[type="submit"]'
TOLD = f'{FORM} [data-hook="told"]'
CHOSEN = f"document.querySelector('{FIELD}').files.length"


def attached(world, id):
    """The data of the server, from the command line."""
    shown = json.loads(world.fasti("reminder", "show", id, "--json"))
    return [one["name"] for one in shown["attachments"]]


def make(folder, name, size):
    """A sparse file of any size."""
    path = pathlib.Path(folder) / name
    with path.open("wb") as file:
        file.write(name.encode())
        file.truncate(size)
    return path


async def run(browser, report, program, pictures=None):
    world = World(program, lived_in=True)
    door = await Door.to(world)
    id = json.loads(world.fasti("reminder", "list", "--json"))[0]["id"]
    folder = world.folder.name
    context = await browser.new_context(reduced_motion="reduce")
    page = await context.new_page()
    said = listen(page)
    heard = []
    await page.expose_function("heard", lambda text: heard.append(text))
    address = f"{door.site}/reminders/{id}"

    async def follow():
        """Opens the page, and records all messages about the file."""
        await page.goto(address)
        heard.clear()
        await page.evaluate("""(told) => new MutationObserver(() => window.heard(document.querySelector(told).textContent))
          .observe(document.querySelector(told), { childList: true })""", TOLD)

    try:
        async with report.trying("files: one is sent, and its page tells how far it is"):
            await follow()
            await page.set_input_files(FIELD, make(folder, "film.bin", 20_000_000))
            async with page.expect_navigation():
                await page.click(SEND)
            assert attached(world, id) == ["film.bin"]
            assert "film.bin" in await page.inner_text("#attachments")
            assert "film.bin" in await page.inner_text('[data-hook="flash"]'), "the next page says that it was done"
            shares = [int(found[1]) for text in heard if (found := re.fullmatch(r"Sending (\d+)%", text))]
            assert shares and shares == sorted(shares) and shares[-1] == 100, heard

        async with report.trying("files: one that is too large is reported before it is sent"):
            await follow()
            await page.set_input_files(FIELD, make(folder, "huge.bin", 101_000_000))
            assert await page.inner_text(TOLD) == "The file is larger than 100 MB"
            await page.click(SEND)
            assert page.url == address and not any("Sending" in text for text in heard), heard
            assert (found := await ask_axe(page) + await shape(page)) == [], found
            if pictures:
                await page.screenshot(path=pictures / "too-large.png")

        async with report.trying("files: a missing connection is reported, the file stays chosen, and goes later"):
            await follow()
            await page.set_input_files(FIELD, make(folder, "photo.png", 300_000))
            door.set("shut")
            await page.click(SEND)
            await page.wait_for_selector(f'{TOLD}.error:has-text("You are offline")')
            assert page.url == address and await page.evaluate(CHOSEN) == 1
            assert (found := await ask_axe(page) + await shape(page)) == [], found
            door.set("open")
            async with page.expect_navigation():
                await page.click(SEND)
            assert attached(world, id).count("photo.png") == 1

        async with report.trying("files: an answer that is lost doubles nothing"):
            await follow()
            await page.set_input_files(FIELD, make(folder, "letter.txt", 3_000))
            door.set("deaf")
            await page.click(SEND)
            await page.wait_for_selector(f"{TOLD}.error")
            door.set("open")
            async with page.expect_navigation():
                await page.click(SEND)
            assert attached(world, id).count("letter.txt") == 1

        async with report.trying("files: what the server says of one stands beside it"):
            await follow()
            await page.set_input_files(FIELD, make(folder, "empty.txt", 0))
            pathlib.Path(folder, "empty.txt").write_bytes(b"")
            await page.set_input_files(FIELD, pathlib.Path(folder, "empty.txt"))
            await page.click(SEND)
            await page.wait_for_selector(f'{TOLD}:has-text("No file was chosen, or it is empty")')
            assert page.url == address

        async with report.trying("files: the worker gives a form up after a while, and never a file"):
            door.rename("spare&&20)", "spare&& 1)")
            await page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.unregister())")
            await page.goto(address)
            await page.evaluate("navigator.serviceWorker.ready.then(() => null)")
            await page.reload()
            door.set("slow")
            await page.set_input_files(FIELD, make(folder, "slow.bin", 200_000))
            # As if the page's script were broken.
            async with page.expect_navigation():
                await page.evaluate(f"document.querySelector('{FORM}').submit()")
            assert attached(world, id).count("slow.bin") == 1 and "slow.bin" in await page.inner_text("#attachments")
            await page.goto(f"{door.site}/events/new?on=2026-06-18")
            await page.fill('[name="title"]', "Given up")
            door.set("mute")
            await page.click('main form[action="/events"] button[type="submit"]')
            # The worker's own time limit, and that of the changes that wait before the page.
            await page.wait_for_selector('[data-hook="kept"]:visible', timeout=15_000)
            door.names = None
            door.set("open")

        async with report.trying("files: where the page's script is broken and nothing goes out, the worker says so"):
            await page.goto(address)
            await page.set_input_files(FIELD, make(folder, "lost.bin", 200_000))
            door.set("shut")
            async with page.expect_navigation():
                await page.evaluate(f"document.querySelector('{FORM}').submit()")
            assert "was not sent" in await page.inner_text("main")
            await page.go_back()
            assert page.url == address and await page.evaluate(CHOSEN) == 1, "the file is still chosen"
            door.set("open")
            assert attached(world, id).count("lost.bin") == 0

        async with report.trying("files: without scripts the form works, and says what is too large"):
            plain = await browser.new_context(java_script_enabled=False)
            try:
                other = await plain.new_page()
                await other.goto(f"{world.site}/reminders/{id}")
                await other.set_input_files(FIELD, make(folder, "plain.bin", 2_000_000))
                async with other.expect_navigation():
                    await other.click(SEND)
                assert attached(world, id).count("plain.bin") == 1
                await other.set_input_files(FIELD, make(folder, "plain-huge.bin", 120_000_000))
                async with other.expect_navigation():
                    await other.click(SEND)
                assert "The file is larger than 100 MB" in await other.inner_text(f"{FORM} .error")
            finally:
                await plain.close()

        report.check("files: nothing in the console but the missing network and refused files",
                     [text for text in said if "ERR_" not in text and "Failed to load resource" not in text])
    finally:
        await context.close()
        door.close()
        world.stop()
