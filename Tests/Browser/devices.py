"""Laptop, desk, phone: the desk serves, the laptop has joined it, and the phone is a browser at the address of the desk."""

import contextlib
import pathlib
import re
import subprocess
import urllib.request

from offline import KEPT, LEFT, titles, waits, write_event
from watch import ask_axe, listen, shape, until
from world import Door, World, end_with_parent


class Laptop:
    """A second data folder, whose program has joined the desk and syncs by itself."""

    def __init__(self, world):
        self.world, self.server = world, None
        self.folder = f"{world.folder.name}/laptop"
        told = world.fasti("device", "add").splitlines()
        address, code = told[0].split()[-1], told[-1]
        subprocess.run([world.program, "sync", "join", address, "--data", self.folder, "--name", "laptop"],
                       env=world.environment, input=code + "\n", text=True, check=True, capture_output=True)

    def fasti(self, *words):
        return self.world.fasti("--data", self.folder, *words)

    def start(self):
        self.server = subprocess.Popen(
            [self.world.program, "serve", "--data", self.folder, "--listen", "127.0.0.1:0"], env=self.world.environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=end_with_parent)

    def stop(self):
        """Ends its server, by its own process id."""
        if self.server:
            self.server.terminate()
            self.server.wait(60)
            self.server = None

    def titles(self):
        listed = self.fasti("event", "list", "--from", "2026-06-01", "--to", "2026-07-31", "--json")
        return re.findall(r'"title":"([^"]*)"', listed)


async def run(browser, report, program, pictures=None):
    world = World(program, lived_in=True, serve=("--listen", "127.0.0.1:0", "--sync-listen", "127.0.0.1:0"))
    feed = re.search(r"/feeds/[\w-]+\.ics", world.fasti("feed", "rotate", "phone"))[0]
    door = await Door.to(world)
    site, laptop = door.site, None
    context = await browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page = await context.new_page()
    said = listen(page)
    try:
        async with report.trying("devices: what the phone writes arrives on the laptop"):
            log = pathlib.Path(world.folder.name, "log")

            async def is_served():
                return "#" in log.read_text()

            await until(is_served)
            laptop = laptop or Laptop(world)
            laptop.start()
            await write_event(page, site, "From the sofa")

            async def has_come():
                return "From the sofa" in laptop.titles()

            await until(has_come)

        async with report.trying("devices: what the phone wrote without a network is sent, once, and arrives on the laptop"):
            await page.goto(f"{site}/today")

            async def is_kept():
                return "/events/new" in await page.evaluate(KEPT)

            await until(is_kept)
            door.set("shut")
            await write_event(page, site, "From the bus")
            await waits(page, 1)
            assert "From the bus" not in laptop.titles()
            door.set("open")
            await page.goto(f"{site}/today")

            async def is_there():
                return await page.evaluate(LEFT) == 0 and laptop.titles().count("From the bus") == 1

            await until(is_there)
            assert "made on device" in laptop.fasti("history"), "the laptop says that it was not written there"

        async with report.trying("devices: the feed is served while the laptop is stopped"):
            laptop.stop()
            await write_event(page, site, "While it sleeps")

            async def is_written():
                return "While it sleeps" in titles(world)

            await until(is_written)
            with urllib.request.urlopen(site + feed) as answer:
                assert "SUMMARY:While it sleeps" in answer.read().decode()
            assert "While it sleeps" not in laptop.titles()

        async with report.trying("devices: what lost has a dot on the phone, is listed with both texts, and is brought back"):
            laptop.fasti("config", "set", "hours.clock", "24")
            world.fasti("config", "set", "hours.clock", "12")
            laptop.fasti("sync", "now")
            await page.goto(f"{site}/today")
            assert await page.locator(".tabs summary .dot").is_visible()
            await page.goto(f"{site}/settings")
            await page.click('main a[href="/conflicts"]')
            await page.wait_for_url("**/conflicts")
            text = await page.inner_text("main")
            assert "on device laptop" in text, text
            assert (found := await ask_axe(page) + await shape(page)) == [], found
            if pictures:
                await page.screenshot(path=pictures / "conflicts-page.png", full_page=True)
            await page.click('main form[action="/conflicts/keep"] [type="submit"]')

            async def is_back():
                return world.fasti("config", "get", "hours.clock").strip() == "24"

            await until(is_back)
            await page.goto(f"{site}/today")
            assert await page.locator(".dot").count() == 0

        report.check("devices: nothing in the console",
                     [text for text in said if "ERR_" not in text and "Failed to load resource" not in text])
    finally:
        await context.close()
        door.close()
        with contextlib.suppress(AttributeError):
            laptop.stop()
        world.stop()
