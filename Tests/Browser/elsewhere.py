"""A browser on another machine of a home network: plain http, a name that is not this machine's, a pass-phrase.

There a browser gives less information about the origin of a form than to 127.0.0.1: no Sec-Fetch-Site, and an Origin only if the
page permits it.
"""

import socket

from watch import listen
from world import World

PHRASE = "correct horse battery"


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


async def run(browser, report, program, pictures=None):
    port = free_port()
    site = f"http://days.example:{port}"
    world = World(program, lived_in=True, phrase=PHRASE, serve=["--listen", f"127.0.0.1:{port}", "--public-url", site])
    context = await browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page = await context.new_page()
    said = listen(page)
    try:
        async with report.trying("elsewhere: the pass-phrase lets a browser of another machine in"):
            await page.goto(f"{site}/day/2026-06-18")
            await page.fill("[name=phrase]", PHRASE)
            await page.press("[name=phrase]", "Enter")
            await page.wait_for_url("**/day/2026-06-18")

        async with report.trying("elsewhere: what is written there is kept"):
            await page.goto(f"{site}/countdowns/new")
            await page.fill("[name=title]", "From the sofa")
            await page.fill("[name=on]", "2026-10-01")
            async with page.expect_navigation():
                await page.click("main form button[type=submit]")
            assert "From the sofa" in world.fasti("countdown", "list")

        async with report.trying("elsewhere: a new feed has a picture of its address for a phone"):
            await page.goto(f"{site}/settings")
            feed = page.locator('form[action="/settings/feeds"]')
            await feed.locator('[name="name"]').fill("phone by picture")
            async with page.expect_navigation():
                await feed.locator('[type="submit"]').first.click()
            assert f"{site}/feeds/" in await page.inner_text("#address .address")
            assert await page.locator("#address .qr").is_visible()

        async with report.trying("elsewhere: without a script too"):
            plain = await browser.new_context(java_script_enabled=False)
            old = await plain.new_page()
            await old.goto(f"{site}/sign-in")
            await old.fill("[name=phrase]", PHRASE)
            await old.press("[name=phrase]", "Enter")
            await old.wait_for_url("**/today")
            await plain.close()

        async with report.trying("elsewhere: a page of another site changes nothing"):
            stranger = await context.new_page()
            await stranger.goto(f"http://localhost:{port}/help")
            status = await stranger.evaluate(
                """async (site) => {
                  const form = document.createElement('form');
                  form.method = 'post';
                  form.action = site + '/countdowns';
                  form.innerHTML = '<input name=title value=Stranger><input name=on value=2026-10-02>';
                  document.body.append(form);
                  form.submit();
                }""", site)
            await stranger.wait_for_load_state()
            assert status is None and "Stranger" not in world.fasti("countdown", "list")
            await stranger.close()
        # The message of the browser about headers that need encryption.
        report.check("elsewhere: nothing else is said", [line for line in said if "Opener-Policy header has been ignored" not in line])
    finally:
        await context.close()
        world.stop()
