"""Every page of the program, at three sizes, light and dark."""

import asyncio
import html
import re
import urllib.request

from watch import SIZES, VIOLATIONS, ask_axe, listen, shape
from world import World

# The start of the walk; every page that these link to is checked too, one for each form of address.
BEGIN = [
    "/today", "/day/2026-06-19", "/day/2026-06-19/why", "/week/2026-W25", "/month/2026-06?day=2026-06-19", "/year/2026",
    "/year/2026?by=months", "/agenda", "/star/2026", "/star/2026-06", "/days?from=2026-04-01&to=2026-05-01", "/days?year=2026&budget=5&goal=total&min=4",
    "/leave", "/leave?type=vacation", "/reminders", "/settings", "/search?q=midsommar", "/help", "/events/new",
    "/countdowns/new", "/offline", "/nowhere",
    # At the ends of the calendar, one of two links is missing.
    "/day/1583-01-01", "/day/2999-12-31", "/week/1583-W01", "/month/2999-12", "/year/1583", "/star/2999-12",
]
# Addresses that are not pages, or lead to a page that is checked anyway.
NO_PAGES = ("/static/", "/feeds/", "/api/", "/open", "/go", "/offline/pages", "/widget", "/export")
MOST = 66
SCHEMES = ["light", "dark"]
# axe checks a page in a narrow and in a wide window; the sizes between have no special layout.
WITH_AXE = (390, 1440)
# What a dark page can have that the light one does not: it differs only in colours. Half of the dark pages are checked
# wide, and the other half narrow.
COLORS = ["color-contrast", "link-in-text-block"]


def shape_of(path):
    """`/day/2026-06-19/why?x=y` is `/day/*/why?x`."""
    path, _, query = html.unescape(path).partition("?")
    path = re.sub(r"(?<=/)[^/]*\d[^/]*", "*", path)
    return path + "?" + "&".join(sorted(part.split("=")[0] for part in query.split("&")))


def walk(site):
    """The linked pages, one for each form of address, those of BEGIN first."""
    found, queue, shapes = [], list(BEGIN), {shape_of(path) for path in BEGIN}
    while queue and len(found) < MOST:
        path = queue.pop(0)
        request = urllib.request.Request(site + path, headers={"Accept": "text/html"})
        try:
            with urllib.request.urlopen(request) as answer:
                text = answer.read().decode() if answer.headers.get_content_type() == "text/html" else ""
        except urllib.error.HTTPError as error:
            text = error.read().decode()
            assert error.code < 500, f"{path}: {error.code}"
        if not text:
            continue
        found.append(path)
        for link in re.findall(r' href="(/[^"#]*)', text):
            if shape_of(link) not in shapes and not link.startswith(NO_PAGES):
                shapes.add(shape_of(link))
                queue.append(html.unescape(link))
    return found


def file_name(path):
    return re.sub(r"[^\w.=-]+", "_", path.strip("/"))


async def look(browser, site, paths, scheme, pictures):
    """The errors of some pages in a colour scheme: a list of findings for each check."""
    context = await browser.new_context(color_scheme=scheme, reduced_motion="reduce", service_workers="block")
    page = await context.new_page()
    await page.add_init_script(VIOLATIONS)
    said = listen(page)
    found = {"console": [], "policy": [], "shape": [], "axe": []}
    for number, path in enumerate(paths):
        is_dark = scheme == "dark"
        said.clear()
        answer = await page.goto(site + path, wait_until="load")
        # An error page comes with its status, which the browser reports.
        found["console"] += [f"{path}: {text}" for text in said if answer.status < 400 or "status of 4" not in text]
        for width, height in SIZES:
            is_checked = width in (WITH_AXE[number % 2:][:1] if is_dark else WITH_AXE)
            if is_dark and not is_checked and not pictures:
                continue
            await page.set_viewport_size({"width": width, "height": height})
            if not is_dark:
                found["shape"] += [f"{path} {width}: {text}" for text in await shape(page)]
            if is_checked:
                found["axe"] += [f"{path} {width}: {text}" for text in await ask_axe(page, COLORS if is_dark else None)]
            if pictures:
                await page.screenshot(path=pictures / f"{file_name(path)}-{width}-{scheme}.png")
        # 200 % in a window of 1280 pixels, and 400 %.
        for width in () if is_dark else (640, 320):
            await page.set_viewport_size({"width": width, "height": 480})
            found["shape"] += [f"{path} {width}: {text}" for text in (await shape(page))[:1] if "sideways" in text]
        found["policy"] += [f"{path}: {text}" for text in await page.evaluate("window.violations")]
    await context.close()
    return found


# The share of the room beside the sidebar, across, that visible things of the page take: texts, and boxes with a border.
WIDTH = """() => {
  const main = document.querySelector('main');
  const seen = [...main.querySelectorAll('*')].filter((e) => e.checkVisibility() && getComputedStyle(e).position !== 'fixed'
    && (parseFloat(getComputedStyle(e).borderLeftWidth) > 0 || [...e.childNodes].some((node) => node.nodeType === 3 && node.data.trim())))
    .map((e) => e.getBoundingClientRect()).filter((box) => box.width > 1);
  const room = innerWidth - document.querySelector('.sidebar').getBoundingClientRect().right;
  return (Math.max(...seen.map((box) => box.right)) - Math.min(...seen.map((box) => box.left))) / room;
}"""


async def fill_wide(browser, site):
    """The screens of the sidebar that leave more than a fifth of a large window empty."""
    context = await browser.new_context(viewport={"width": 1920, "height": 1080}, service_workers="block")
    page = await context.new_page()
    await page.goto(f"{site}/today")
    paths = await page.eval_on_selector_all(".sidebar nav:first-of-type a", "links => links.map((link) => link.pathname)")
    found = [] if len(paths) >= 10 else [f"only {paths}"]
    for path in [*paths, "/year/2026?by=months", "/leave/statement", "/search?q=midsommar", "/history", "/rules?region=SE"]:
        await page.goto(site + path)
        if (share := await page.evaluate(WIDTH)) < 0.8:
            found.append(f"{path}: {share:.0%}")
    await context.close()
    return found


# Collects what moves on a page without the user having touched it.
SHIFTS = """window.shifts = [];
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) if (!shift.hadRecentInput) {
    window.shifts.push(`${shift.value.toFixed(4)} ${shift.sources.map((one) => one.node?.className ?? one.node?.nodeName).join(' ')}`);
  }
}).observe({ type: 'layout-shift', buffered: true });"""
# Whether the page is in its own typeface: without it, letters of two widths would have one.
OWN_FACE = """() => {
  const widths = ['iiii', 'mmmm'].map((textContent) => {
    const line = Object.assign(document.createElement('span'), { textContent });
    line.style.cssText = 'position: absolute; font: 500 40px "Fasti Rounded", monospace';
    document.body.append(line);
    const { width } = line.getBoundingClientRect();
    line.remove();
    return width;
  });
  return widths[0] < widths[1];
}"""
STILL = ["/today", "/week/2026-W25", "/month/2026-06", "/year/2026", "/agenda", "/leave", "/settings", "/events/new"]


async def late(route):
    """A typeface that arrives after the page is shown."""
    await asyncio.sleep(1)
    await route.continue_()


async def stay(browser, site):
    """The pages on which something moves while they load, also if the typeface is late, or after an event is typed; and whether a planted
    shift is seen."""
    found = []
    for width, height in (SIZES[0], SIZES[-1]):
        for isLate in (True, False):
            context = await browser.new_context(viewport={"width": width, "height": height}, service_workers="block")
            page = await context.new_page()
            await page.add_init_script(SHIFTS)
            if isLate:
                await page.route("**/*.woff2", late)

            async def look(name):
                # The observer is told after the frame in which something moved.
                await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))))")
                found.extend(f"{name} {width}: {shift}" for shift in await page.evaluate("window.shifts.splice(0)"))

            faces = []
            for path in STILL[:1] if isLate else STILL:
                # The end of the load waits for the typeface, which the head names.
                await page.goto(site + path, wait_until="load")
                await look(f"{path}{', typeface late' if isLate else ''}")
                faces.append(await page.evaluate(OWN_FACE))
            # On a busy machine the first pages can be without it.
            if any(faces) == isLate:
                found.append(f"the typeface is {'used although late' if isLate else 'not used'}, {width}")
            if not isLate:
                await plant(page, site, width, look, found)
            await context.close()
    return found


async def plant(page, site, width, look, found):
    """Types an event, and then moves something."""
    await page.goto(f"{site}/month/2026-06?day=2026-06-18", wait_until="load")
    await page.fill('main .say [name="sentence"]', f"Fika {width} 18 june 15:00")
    await page.keyboard.press("Enter")
    await page.wait_for_selector(f'main [data-hook="flash"]:has-text("Fika {width}")')
    await look("after an event is typed")
    # A shift within half a second of a key does not count.
    await page.wait_for_timeout(700)
    await page.evaluate("document.querySelector('main').prepend(Object.assign(document.createElement('div'), { style: 'height: 200px' }))")
    seen = len(found)
    await look("planted")
    found[seen:] = [] if len(found) > seen else [f"a planted shift is not seen, {width}"]


async def see_focus(browser, site, paths):
    """A user of the Tab key sees the focus on every page."""
    context = await browser.new_context(viewport={"width": 1440, "height": 900}, service_workers="block")
    page = await context.new_page()
    found = []
    for path in paths:
        await page.goto(site + path)
        for _ in range(12):
            await page.keyboard.press("Tab")
            unseen = await page.evaluate("""() => {
              const e = document.activeElement, style = getComputedStyle(e), box = e.getBoundingClientRect();
              const isSeen = e === document.body
                || e.matches(':focus-visible') && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
                && box.width > 0 && box.bottom > 0 && box.top < innerHeight;
              return isSeen ? null : e.outerHTML.slice(0, 100);
            }""")
            if unseen:
                found.append(f"{path}: {unseen}")
    await context.close()
    return found


async def run(browser, report, program, pictures=None):
    world = World(program, lived_in=True)
    try:
        async with report.trying("pages: every one is found by its links"):
            paths = await asyncio.to_thread(walk, world.site)
            assert len(paths) > 25, paths
        halves = [paths[::2], paths[1::2]]
        looks = [look(browser, world.site, half, scheme, pictures) for scheme in SCHEMES for half in halves]
        *founds, unseen = await asyncio.gather(*looks, see_focus(browser, world.site, paths))
        for index, scheme in enumerate(SCHEMES):
            two = founds[2 * index:2 * index + 2]
            checks = [("console", "nothing in the console"), ("policy", "nothing the policy forbids"),
                      ("shape", "nothing sideways, no small target"), ("axe", "axe finds nothing")]
            for what, name in checks:
                if (scheme, what) == ("dark", "shape"):
                    continue
                report.check(f"pages, {scheme}: {name}", two[0][what] + two[1][what])
        report.check("pages: focus is seen", unseen)
        report.check("pages: nothing moves while a page loads, nor after an event is typed", await stay(browser, world.site))
        report.check("pages: no screen is under 80 % wide in a window of 1920 pixels", await fill_wide(browser, world.site))
    finally:
        world.stop()
