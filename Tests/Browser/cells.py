"""The law of overflow: no cell hides its content, at three sizes, in three languages, with long names and full days."""

from watch import BROKEN
from world import World

# Low windows, in which the fixed parts beside a page have their own scroll bars.
SIZES = [(390, 700), (820, 700), (1440, 700)]
# Headings that begin with a small letter, such as days in some languages.
SMALL_LETTERS = """[...document.querySelectorAll('h1, h2:not(.as-typed)')].filter((e) => e.checkVisibility())
  .map((e) => e.innerText.trim().split('\\n')[0]).filter((text) => /^\\p{Ll}/u.test(text)).slice(0, 3)"""

# Texts that are cut off or extend beyond their cell. An ellipsis shows that a text continues, and content that scrolls
# can be read, so both are allowed.
CUT = """(() => {
  const found = [], styles = new Map();
  const style = (e) => styles.get(e) ?? styles.set(e, getComputedStyle(e)).get(e);
  const name = (e) => `<${e.tagName.toLowerCase()} class="${e.getAttribute('class') ?? ''}">`;
  // Letters are higher than their line, and places are fractions of a pixel.
  const high = 3, wide = 1.5;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text && found.length < 5; text = texts.nextNode()) {
    const around = text.parentElement;
    if (!text.data.trim() || !around.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (around.closest('.ears, .skip, script, style, option, textarea, svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    for (let e = around; e && e !== document.body && boxes.length; e = e.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, display, position } = style(e);
      if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll') break;
      const isCell = e.matches('td, th, .day, .day-head, .chip, .item, .badge, .button, .card, .month-card, .row');
      const isShut = overflowX !== 'visible';
      const isShort = textOverflow === 'ellipsis';
      if (!['inline', 'contents'].includes(display) && (isShut || isCell)) {
        const cell = e.getBoundingClientRect();
        const cut = boxes.find((box) => !isShort && (box.left < cell.left - wide || box.right > cell.right + wide)
          || (webkitLineClamp === 'none' && (box.top < cell.top - high || box.bottom > cell.bottom + high)));
        if (cut) {
          found.push(`"${text.data.trim().slice(0, 30)}" ${isShut ? 'is cut off by' : 'runs out of'} ${name(e)}: `
            + `${[cut.left, cut.top, cut.right, cut.bottom].map(Math.round)} in ${[cell.left, cell.top, cell.right, cell.bottom].map(Math.round)}`);
          break;
        }
      }
      // What comes after is not seen where this has ended it.
      if (isShut && (isShort || webkitLineClamp !== 'none') || position === 'fixed') break;
    }
  }
  return found;
})()"""

PAGES = ["/today", "/month/2026-06?day=2026-06-19", "/month/2026-08", "/week/2026-W25", "/day/2026-06-19", "/year/2026",
         "/agenda?from=2026-06-15", "/star/2026-06", "/leave", "/settings", "/days", "/reminders"]
LANGUAGES = {390: "vi", 820: "sv", 1440: "en"}

# Long words, full days, short hours.
FULL = [
    ["event", "add", "Familjemiddag hos mormor i Borgholm", "--on", "2026-06-19", "--at", "18:30", "--to", "18:45"],
    ["event", "add", "Rowing practice with the whole club", "--on", "2026-06-19", "--at", "18:00", "--to", "21:00"],
    ["event", "add", "Parallel planning meeting about planning", "--on", "2026-06-19", "--at", "18:00", "--to", "19:30"],
    ["event", "add", "A fair that goes on for days", "--on", "2026-06-15", "--until", "2026-06-22"],
    ["event", "add", "Another fair", "--on", "2026-06-18", "--until", "2026-06-19"],
    ["event", "add", "Standup", "--on", "2026-06-15", "--at", "08:00", "--to", "08:15", "--every", "day", "--times", "90"],
    ["note", "set", "2026-06-18", "Donaudampfschifffahrtsgesellschaft" * 3],
]


async def run(browser, report, program, pictures=None):
    world = World(program, lived_in=True)
    try:
        for words in FULL:
            world.fasti(*words)
        for width, height in SIZES:
            async with report.trying(f"cells: none hides what it holds in {width} pixels"):
                context = await browser.new_context(
                    viewport={"width": width, "height": height}, reduced_motion="reduce", service_workers="block")
                page, found = await context.new_page(), []
                await context.add_cookies([{"name": "lang", "value": LANGUAGES[width], "url": world.site}])
                for path in PAGES:
                    await page.goto(world.site + path)
                    found += [f"{path}: {text}" for text in await page.evaluate(CUT)]
                    found += [f"{path}: broken word: {text}" for text in await page.evaluate(BROKEN)]
                    found += [f"{path}: small letter: {text}" for text in await page.evaluate(SMALL_LETTERS)]
                    if pictures:
                        await page.screenshot(path=pictures / f"cells-{path.strip('/').replace('/', '-').replace('?', '-')}-{width}.png")
                await context.close()
                assert found == [], f"{len(found)} findings: " + " | ".join(found[:12])
    finally:
        world.stop()
