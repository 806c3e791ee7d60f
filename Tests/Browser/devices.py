"""Laptop, desk, phone: the desk serves, the laptop has joined it, and the phone is a browser at the address of the desk."""

import asyncio
import json
import pathlib
import re
import subprocess
import urllib.request

from offline import KEPT, LEFT, titles, waits, write_event
from watch import ask_axe, listen, shape, until
from world import Door, World, end_with_parent

# A step takes seconds; a device that does not answer fails it.
PATIENCE = 60
DAYS = ("--from", "2026-06-01", "--to", "2026-07-31", "--json")


class Laptop:
    """A second data folder, whose program has joined the desk over TLS, with the key that the desk prints, and syncs by itself."""

    def __init__(self, world):
        self.world, self.server = world, None
        self.folder = f"{world.folder.name}/laptop"

    async def run(self, *words, typed=""):
        """The output of a command on the laptop. The phone goes on meanwhile: the way to the desk is in this process."""
        done = await asyncio.to_thread(
            subprocess.run, [self.world.program, *words, "--data", self.folder], env=self.world.environment, input=typed, text=True,
            capture_output=True, timeout=PATIENCE)
        assert done.returncode == 0, f"fasti {' '.join(words)}: {done.stderr}"
        return done.stdout

    async def join(self):
        told = self.world.fasti("device", "add").splitlines()
        address, code = told[0].split()[-1], told[-1]
        assert re.fullmatch(r"https://127\.0\.0\.1:\d+#[\w-]{43}", address), address
        await self.run("sync", "join", address, "--name", "laptop", typed=code + "\n")

    def start(self):
        self.server = subprocess.Popen(
            [self.world.program, "serve", "--data", self.folder, "--listen", "127.0.0.1:0"], env=self.world.environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=end_with_parent)

    def stop(self):
        """Ends its server, by its own process id."""
        if self.server:
            self.server.terminate()
            self.server.wait(PATIENCE)
            self.server = None

    async def titles(self):
        return re.findall(r'"title":"([^"]*)"', await self.run("event", "list", *DAYS))


async def run(browser, report, program, pictures=None):
    world = World(program, lived_in=True, serve=("--listen", "127.0.0.1:0", "--sync-listen", "127.0.0.1:0"))
    feed = re.search(r"/feeds/[\w-]+\.ics", world.fasti("feed", "rotate", "phone"))[0]
    door, laptop = await Door.to(world), Laptop(world)
    site = door.site
    context = await browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page = await context.new_page()
    said = listen(page)
    try:
        async with report.trying("devices: what the laptop writes is on the desk and on the phone"):
            log = pathlib.Path(world.folder.name, "log")

            async def is_served():
                return "#" in log.read_text()

            await until(is_served, PATIENCE)
            await laptop.join()
            laptop.start()
            await laptop.run("event", "add", "From the laptop", "--on", "2026-06-18")

            async def is_on_desk():
                return "From the laptop" in titles(world)

            await until(is_on_desk, PATIENCE)
            assert "made on device laptop" in world.fasti("history")
            await page.goto(f"{site}/day/2026-06-18")
            assert "From the laptop" in await page.inner_text("main")

        async with report.trying("devices: what the phone writes without a network waits, is sent once, and arrives on the laptop"):
            await page.goto(f"{site}/today")

            async def is_kept():
                return "/events/new" in await page.evaluate(KEPT)

            await until(is_kept, PATIENCE)
            door.set("shut")
            await write_event(page, site, "From the bus")
            await waits(page, 1)
            assert "From the bus" not in await laptop.titles()
            door.set("open")
            await page.goto(f"{site}/today")

            async def is_there():
                return await page.evaluate(LEFT) == 0 and (await laptop.titles()).count("From the bus") == 1

            await until(is_there, PATIENCE)
            # A browser is not a device: what it writes, the desk writes.
            assert "made on device" in await laptop.run("history", "--limit", "1")

        async with report.trying("devices: the feed is served while the laptop is stopped"):
            laptop.stop()
            await write_event(page, site, "While it sleeps")

            async def is_written():
                return "While it sleeps" in titles(world)

            await until(is_written, PATIENCE)

            def fetch():
                with urllib.request.urlopen(world.site + feed, timeout=PATIENCE) as answer:
                    return answer.read().decode()

            assert "SUMMARY:While it sleeps" in await asyncio.to_thread(fetch)
            assert "While it sleeps" not in await laptop.titles()

        async with report.trying("devices: what lost has a dot on the phone, is listed with both texts, and is brought back"):
            both = json.loads(world.fasti("event", "list", *DAYS))
            trip = next(one["id"] for one in both if one["title"] == "From the laptop")
            await laptop.run("event", "edit", trip, "--title", "At nine")
            world.fasti("event", "edit", trip, "--title", "At ten")
            await laptop.run("sync", "now")
            assert "At ten" in await laptop.titles()
            await page.goto(f"{site}/today")
            assert await page.locator(".tabs summary .dot").is_visible()
            await page.goto(f"{site}/settings")
            await page.click('main a[href="/conflicts"]')
            await page.wait_for_url("**/conflicts")
            text = await page.inner_text("main")
            assert all(word in text for word in ("on device laptop", "At nine", "At ten")), text
            assert (found := await ask_axe(page) + await shape(page)) == [], found
            if pictures:
                await page.screenshot(path=pictures / "conflicts-page.png", full_page=True)
            await page.click('main form[action="/conflicts/keep"] [type="submit"]')

            async def is_back():
                return "At nine" in titles(world)

            await until(is_back, PATIENCE)
            await page.goto(f"{site}/today")
            assert await page.locator(".dot").count() == 0
            await laptop.run("sync", "now")
            assert "At nine" in await laptop.titles()

        report.check("devices: nothing in the console",
                     [text for text in said if "ERR_" not in text and "Failed to load resource" not in text])
    finally:
        await context.close()
        door.close()
        laptop.stop()
        world.stop()
