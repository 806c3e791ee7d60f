"""Errors that any page can have."""

import asyncio
import time

from axe_playwright_python.async_playwright import Axe

SIZES = [(390, 844), (820, 1180), (1440, 900)]

SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
# Targets lower than 44 pixels. Exceptions: the bars of a month, which the list of the selected day has too; blocks of
# hours, whose height is their duration; the days of the small month, which have 24 pixels and link to the same pages as
# the date fields; and days of a grid, which may be narrower if eight columns of 44 pixels do not fit. Links within a
# sentence that names a source are as high as their line. A link that fills its line, and a box with a label, count with
# the line and the label.
SMALL = """[...document.querySelectorAll('a, button, input:not([type=hidden]), select, textarea, summary')]
  .filter((e) => e.getClientRects().length && !e.matches('.skip, .month-week .chip, .over, .hours .item a, .over-hours, .mini-month a, .credit a'))
  .filter((e) => {
    const whole = e.matches('.item-title a') ? e.closest('.item')
      : e.matches('[type=checkbox], [type=radio]') ? e.closest('label') ?? e : e;
    const box = whole.getBoundingClientRect();
    const isDay = e.matches('.month-grid a') && document.documentElement.clientWidth >= 390;
    return box.height < 43.5 || (isDay && box.width < 43.5);
  })
  .map((e) => `${e.tagName} ${e.textContent.slice(0, 20)}`).slice(0, 3)"""
# Words of only letters that are broken over two lines, because a column is too narrow. A typed text may have any
# length, so a word that would fill half a phone is allowed, and so is an address. Firefox knows syllables, at which a
# word may be broken.
BROKEN = """(() => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text && found.length < 3; text = texts.nextNode()) {
    const around = text.parentElement;
    if (CSS.supports('-moz-appearance: none') && getComputedStyle(around).hyphens === 'auto') continue;
    if (!around.checkVisibility({ visibilityProperty: true }) || around.closest('.ears, .address, script, style')) continue;
    for (const word of text.data.matchAll(/(?<![\\w/.])\\p{L}{2,20}(?![\\w/:])/gu)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].filter((box) => box.width > 1).map((box) => Math.round(box.top)));
      if (lines.size > 1) found.push(`${word[0]} in <${around.tagName.toLowerCase()} class="${around.className}">`);
    }
  }
  return found;
})()"""
# The reports of the browser about violations of the policy.
VIOLATIONS = """window.violations = [];
document.addEventListener('securitypolicyviolation', (e) => {
  window.violations.push(`${e.violatedDirective} ${e.blockedURI}`);
});"""
# Messages of a tool about itself, and of Firefox about a page that was left while it loaded.
NOT_OURS = ["Service Worker registration blocked by Playwright", "A ServiceWorker intercepted the request and encountered an unexpected error",
            "NetworkError when attempting to fetch resource"]


def listen(page):
    """The errors and warnings of a page's console, as a list that grows."""
    said = []

    def heard(text):
        if not any(word in text for word in NOT_OURS):
            said.append(text)

    page.on("console", lambda message: heard(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: heard(str(error)))
    return said


async def until(what, seconds=300):
    """Waits for a condition."""
    end = time.monotonic() + seconds
    while not await what():
        if time.monotonic() > end:
            raise AssertionError(f"it did not come in {seconds} seconds")
        await asyncio.sleep(0.1)


async def shape(page):
    """The errors of the layout of the page in its window."""
    found = []
    if (pixels := await page.evaluate(SIDEWAYS)) > 0:
        found.append(f"scrolls sideways by {pixels} pixels")
    found += [f"small target: {text}" for text in await page.evaluate(SMALL)]
    return found + [f"broken word: {text}" for text in await page.evaluate(BROKEN)]


async def ask_axe(page, rules=None):
    """The findings of axe: the rules of WCAG 2.2 A and AA, and its best practices, or some rules only. Its script is given to a document once, and only
    the findings are passed on: both save a third of the time."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(Axe().axe_script)
    found = await page.evaluate("""(rules) => axe.run({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
      .then((results) => results.violations)""", rules)
    return [f"axe {one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]
