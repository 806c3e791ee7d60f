"""A new build is installed while a browser still has the worker, the files and the pages of the old one."""

import re
import urllib.request

from watch import listen, until
from world import Door, World

# The addresses in every cache of files, by the cache's name.
FILES = """async () => {
  const found = {};
  for (const name of await caches.keys()) {
    if (!name.startsWith('fasti-files-')) continue;
    found[name] = (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname);
  }
  return found;
}"""
# The versions that a stored page requests.
KEPT = """async (path) => {
  const page = await (await caches.open('fasti-pages')).match(path);
  return page ? [...new Set((await page.text()).match(/static\\/[0-9a-f]{16}/g))] : [];
}"""
STYLED = "[...document.styleSheets].map((sheet) => [sheet.href, sheet.cssRules.length > 100])"


async def run(browser, report, program, pictures=None):
    world = World(program)
    door = await Door.to(world)
    with urllib.request.urlopen(f"{world.site}/static/worker.js") as answer:
        worker = answer.read().decode()
    old = re.search(r"/static/([0-9a-f]{16})/", worker)[1]
    new = old[::-1]
    context = await browser.new_context(reduced_motion="reduce")
    page = await context.new_page()
    said = listen(page)

    async def is_kept(version):
        caches = await page.evaluate(FILES)
        paths = [path for paths in caches.values() for path in paths]
        return len(caches) == 1 and len(paths) > 5 and all(f"/static/{version}/" in path for path in paths)

    try:
        async with report.trying("builds: files are kept under the addresses of their build alone"):
            await page.goto(f"{door.site}/today")
            await until(lambda: is_kept(old))

            async def is_page_kept():
                return await page.evaluate(KEPT, "/today") == [f"static/{old}"]

            await until(is_page_kept)

        async with report.trying("builds: a new build replaces files and pages at once"):
            door.rename(old, new)
            await page.reload()
            await until(lambda: is_kept(new))

            async def is_page_new():
                return await page.evaluate(KEPT, "/today") == [f"static/{new}"]

            try:
                await until(is_page_new, 60)
            except AssertionError:
                # On a busy machine an answer may be lost twice; the next visit has the new page.
                await page.reload()
                await until(is_page_new, 60)

        async with report.trying("builds: without a network the new build's pages have the new build's style"):
            door.set("shut")
            await page.goto(f"{door.site}/today")
            assert await page.is_visible('[data-hook="kept"]')
            assert await page.evaluate(STYLED) == [[f"{door.site}/static/{new}/fasti.css", True]]

        report.check("builds: nothing in the console but the missing network",
                     [text for text in said if "ERR_" not in text and "Failed to load resource" not in text])
    finally:
        await context.close()
        door.close()
        world.stop()
