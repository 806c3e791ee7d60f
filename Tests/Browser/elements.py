"""Elements of a page in Firefox: found again for every use, as Playwright's locators are, and used once they can be."""

import json
import mimetypes
import pathlib
import re

# Finds elements: each of the `steps` acts on the elements found so far.
FIND = """(steps) => {
  const plain = (text) => text.replace(/\\s+/g, ' ').trim();
  const isSeen = (e) => e.checkVisibility({ visibilityProperty: true }) && [...e.getClientRects()].some((box) => box.width && box.height);
  const has = (e, text) => plain(e.textContent).toLowerCase().includes(plain(text).toLowerCase());
  let found = [document];
  const under = (selector) => [...new Set(found.flatMap((one) => [...one.querySelectorAll(selector)]))];
  const keep = {
    css: (selector) => under(selector),
    seen: () => found.filter(isSeen),
    text: (text) => found.filter((e) => has(e, text)),
    is: (text) => found.filter((e) => plain(e.textContent) === plain(text)),
    nth: (number) => found.slice(number, number + 1),
    role: ([selector, name]) => under(selector).filter((e) => isSeen(e)
      && (!name || plain(e.getAttribute('aria-label') || e.textContent || e.title).toLowerCase().includes(name.toLowerCase()))),
  };
  for (const [what, value] of steps) found = keep[what](value);
  return found;
}"""
# The middle of a clickable element in the window, or what covers it. The element must not move for two frames.
SPOT = """async (steps, find, position) => {
  const e = find(steps)[0];
  if (!e) return 'there is none';
  const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && [...e.getClientRects()].find((box) => box.width && box.height);
  const frame = () => Promise.race([new Promise(requestAnimationFrame), new Promise((done) => setTimeout(done, 100))]);
  if (!seen(e)) return 'it is not seen';
  if (e.matches(':disabled')) return 'it is disabled';
  const spot = () => {
    const whole = e.getBoundingClientRect(), box = seen(e) ?? whole;
    return position ? [whole.x + e.clientLeft + position.x, whole.y + e.clientTop + position.y] : [box.x + box.width / 2, box.y + box.height / 2];
  };
  const isInside = ([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const isHit = ([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit && (e.contains(hit) || hit.contains(e) && hit.closest('label')?.control === e || e.closest('label')?.contains(hit));
  };
  if (!isInside(spot()) || !isHit(spot())) e.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const before = spot();
  await frame();
  await frame();
  const [x, y] = spot();
  if (before[0] !== x || before[1] !== y) return 'it moves';
  if (!isInside([x, y])) return 'it is outside the window';
  return isHit([x, y]) ? [x, y] : `${document.elementFromPoint(x, y)?.outerHTML.slice(0, 120)} is in the way`;
}"""
# Types into a field as one edit; if that is not possible, it sets the value.
FILL = """(e, value) => {
  e.focus();
  e.select?.();
  document.execCommand(value ? 'insertText' : 'delete', false, value);
  if (e.value !== value) {
    e.value = value;
    e.dispatchEvent(new Event('input', { bubbles: true }));
  }
  e.dispatchEvent(new Event('change', { bubbles: true }));
}"""
SELECT = """(e, value) => {
  const option = [...e.options].find((one) => one.value === value || one.label === value);
  if (!option) throw new Error(`there is no option ${value}`);
  e.focus();
  e.value = option.value;
  for (const kind of ['input', 'change']) e.dispatchEvent(new Event(kind, { bubbles: true }));
}"""
SEEN = """(e) => e.checkVisibility({ visibilityProperty: true }) && [...e.getClientRects()].some((box) => box.width && box.height)"""
BOX = """(e) => {
  const { x, y, width, height } = e.getBoundingClientRect();
  return { x, y, width, height };
}"""
ROLES = {"link": "a[href], [role=link]", "button": "button, [role=button]", "combobox": "[role=combobox], select"}


def parsed(selector):
    """A selector as steps: CSS, and Playwright's additions at its end."""
    if selector == "visible=true":
        return [("seen", None)]
    ends = []
    while found := re.search(r'(:visible|:has-text\("(?P<has>[^"]*)"\)|:text-is\("(?P<is>[^"]*)"\))$', selector):
        ends.insert(0, ("text", found["has"]) if found["has"] is not None else
                    ("is", found["is"]) if found["is"] is not None else ("seen", None))
        selector = selector[:found.start()]
    return [("css", selector), *ends]


class Locator:
    def __init__(self, page, steps):
        self.page, self.steps = page, steps

    def locator(self, selector, has_text=None):
        return Locator(self.page, self.steps + parsed(selector)).filter(has_text)

    def filter(self, has_text=None):
        return Locator(self.page, self.steps + ([("text", has_text)] if has_text else []))

    def get_by_role(self, role, name=None):
        return Locator(self.page, [*self.steps, ("role", (ROLES[role], name))])

    def nth(self, number):
        return Locator(self.page, [*self.steps, ("nth", number)])

    @property
    def first(self):
        return self.nth(0)

    async def evaluate_all(self, function, argument=None):
        return await self.page.run(f"(...given) => ({function})(({FIND})(given[0]), given[1])", self.steps, argument)

    async def evaluate(self, function, argument=None, timeout=None):
        """The result for the first element, once there is one."""
        what = f"(found, given) => found.length ? {{ is: ({function})(found[0], given) }} : null"
        # The value of a promise is awaited.
        what = f"async (...given) => {{ const one = ({what})(...given); return one && {{ is: await one.is }}; }}"

        async def try_it():
            return await self.evaluate_all(what, argument)

        return (await self.page.wait(try_it, f"{self.steps}", timeout)).get("is")

    async def count(self):
        return await self.evaluate_all("(found) => found.length")

    async def all(self):
        return [self.nth(number) for number in range(await self.count())]

    async def all_inner_texts(self):
        return await self.evaluate_all("(found) => found.map((e) => e.innerText)")

    async def inner_text(self):
        return await self.evaluate("(e) => e.innerText")

    async def input_value(self):
        return await self.evaluate("(e) => e.value")

    async def get_attribute(self, name):
        return await self.evaluate("(e, name) => e.getAttribute(name)", name)

    async def bounding_box(self):
        return await self.evaluate(BOX)

    async def is_visible(self):
        return await self.evaluate_all(f"(found) => found.length > 0 && ({SEEN})(found[0])")

    async def is_hidden(self):
        return not await self.is_visible()

    async def wait_for(self, state="visible", timeout=None):
        tests = {"visible": f"(found) => found.some({SEEN})", "attached": "(found) => found.length > 0",
                 "hidden": f"(found) => !found.some({SEEN})", "detached": "(found) => found.length === 0"}

        async def try_it():
            return await self.evaluate_all(tests[state]) or None

        await self.page.wait(try_it, f"{self.steps} {state}", timeout)

    async def spot(self, position=None, timeout=None):
        """The position to click, once nothing covers it."""
        why = ""

        async def try_it():
            nonlocal why
            why = await self.page.run(
                f"(...given) => ({SPOT})(given[0], {FIND}, given[1])", self.steps, position)
            return why if isinstance(why, list) else None

        return await self.page.wait(try_it, lambda: f"{self.steps}: {why}", timeout)

    async def click(self, position=None, timeout=None, no_wait_after=None):
        await self.page.mouse.click(*await self.spot(position, timeout))

    async def dblclick(self):
        await self.page.mouse.dblclick(*await self.spot())

    async def tap(self):
        await self.page.finger.tap(*await self.spot())

    async def check(self):
        if not await self.evaluate("(e) => e.checked"):
            await self.click()
        assert await self.evaluate("(e) => e.checked"), f"{self.steps} was not checked by a click"

    async def focus(self):
        await self.page.come_forward()
        await self.evaluate("(e) => e.focus()")

    async def press(self, key):
        await self.focus()
        await self.page.keyboard.press(key)

    async def fill(self, value):
        await self.wait_for()
        await self.page.come_forward()
        await self.evaluate(FILL, value)

    async def select_option(self, value):
        await self.wait_for()
        await self.evaluate(SELECT, value)

    async def set_input_files(self, file):
        """A file of the disk; or a name, a type and bytes, which are written to the disk first."""
        if isinstance(file, dict):
            assert mimetypes.guess_type(file["name"])[0] == file["mimeType"], "the browser tells the type by the name"
            path = pathlib.Path(self.page.context.folder.name, file["name"])
            path.write_bytes(file["buffer"])
            file = path
        await self.wait_for("attached")
        node = await self.page.command(
            "script.callFunction", functionDeclaration=f"() => ({FIND})({json.dumps(self.steps)})[0]",
            awaitPromise=False, target={"context": self.page.id})
        await self.page.command(
            "input.setFiles", context=self.page.id, files=[str(pathlib.Path(file).absolute())],
            element={"sharedId": node["result"]["sharedId"]})
