"""A page of another site, in a browser that has the worker: it changes nothing and reads nothing, and Fasti's own forms still work."""

import asyncio

from watch import until
from world import World

# A form that another site sends to this one, and a link from it.
SEND = """([action, name, value]) => {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  const field = document.createElement('input');
  Object.assign(field, { name, value });
  form.append(field);
  document.body.append(form);
  form.submit();
}"""
FOLLOW = "(address) => { location.href = address; }"


async def strange_page(reader, writer):
    """An empty page, of a site without a policy."""
    await reader.readuntil(b"\r\n\r\n")
    body = b"<!doctype html><title>-</title><p>Strange"
    writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: %d\r\nConnection: close\r\n\r\n" % len(body) + body)
    await writer.drain()
    writer.close()


async def run(browser, report, program, pictures=None):
    world = World(program, lived_in=True)
    context = await browser.new_context(reduced_motion="reduce")
    page = await context.new_page()
    listener = await asyncio.start_server(strange_page, "127.0.0.1", 0)
    # Another name of the same machine is another site.
    elsewhere = f"http://localhost:{listener.sockets[0].getsockname()[1]}/"
    try:
        async with report.trying("strangers: a form sent through the worker says what was done, and is undone"):
            async def is_ready():
                await page.goto(f"{world.site}/today")
                return await page.evaluate("navigator.serviceWorker.controller !== null")

            await until(is_ready)
            await page.goto(f"{world.site}/day/2026-06-20")
            await page.fill('main [name="text"]', "Ours")
            async with page.expect_navigation():
                await page.click('main form[action$="/note"] button[type="submit"]')
            assert world.fasti("note", "show", "2026-06-20").strip() == "Ours"
            assert await page.is_visible('[data-hook="flash"] [data-key="z"]')
            async with page.expect_navigation():
                await page.keyboard.press("z")
            assert await page.input_value('main [name="text"]') == ""

        async with report.trying("strangers: a form of another site is refused, though the worker is there"):
            for referrer in ("unsafe-url", "no-referrer"):
                await page.goto(elsewhere)
                await page.evaluate("""(policy) => {
                  const meta = document.createElement('meta');
                  Object.assign(meta, { name: 'referrer', content: policy });
                  document.head.append(meta);
                }""", referrer)
                async with page.expect_navigation():
                    await page.evaluate(SEND, [f"{world.site}/day/2026-06-20/note", "text", "Stranger"])
                assert page.url == f"{world.site}/day/2026-06-20/note", page.url
                assert "another site" in await page.inner_text("body"), await page.inner_text("body")
            assert "Stranger" not in world.fasti("note", "list")

        async with report.trying("strangers: a link of another site leads to no backup and no export"):
            for path in ("/backup", "/export/ics", "/paper?what=month"):
                await page.goto(elsewhere)
                async with page.expect_navigation():
                    await page.evaluate(FOLLOW, world.site + path)
                answer = await page.evaluate("performance.getEntriesByType('navigation')[0].responseStatus")
                assert answer == 403, (path, answer)
    finally:
        await context.close()
        listener.close()
        world.stop()
