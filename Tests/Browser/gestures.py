"""Keys, mouse and finger in Firefox, as actions of WebDriver."""

# https://www.w3.org/TR/webdriver2/#keyboard-actions
KEYS = {"Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue007", "Shift": "\ue008", "Control": "\ue009", "Alt": "\ue00a",
        "Escape": "\ue00c", "PageUp": "\ue00e", "PageDown": "\ue00f", "End": "\ue010", "Home": "\ue011",
        "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Delete": "\ue017",
        "Space": " "}


class Source:
    """A source of actions on a page: `source` is its kind in WebDriver."""

    source = {}

    def __init__(self, page):
        self.page = page

    async def act(self, *actions):
        await self.page.come_forward()
        await self.page.command("input.performActions", context=self.page.id,
                                actions=[{**self.source, "actions": list(actions)}])


class Keyboard(Source):
    source = {"type": "key", "id": "keys"}

    async def press(self, key):
        """One key, with modifiers before it: `Shift+ArrowDown`."""
        *held, last = key.split("+") if len(key) > 1 else [key]
        keys = [KEYS.get(one, one) for one in [*held, last]]
        await self.act(*[{"type": "keyDown", "value": one} for one in keys],
                       *[{"type": "keyUp", "value": one} for one in reversed(keys)])

    async def type(self, text):
        await self.act(*[{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")])


def to(x, y):
    """A pointer moves to a position in the window, in whole pixels from its corner."""
    return {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}


DOWN, UP = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}


class Mouse(Source):
    source = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}

    def __init__(self, page):
        super().__init__(page)
        self.place = (0, 0)

    async def move(self, x, y, steps=1):
        from_x, from_y = self.place
        await self.act(*[to(from_x + (x - from_x) * step / steps, from_y + (y - from_y) * step / steps)
                         for step in range(1, steps + 1)])
        self.place = (x, y)

    async def down(self):
        await self.act(DOWN)

    async def up(self):
        await self.act(UP)

    async def click(self, x, y):
        self.place = (x, y)
        await self.act(to(x, y), DOWN, UP)

    async def dblclick(self, x, y):
        self.place = (x, y)
        await self.act(to(x, y), DOWN, UP, DOWN, UP)


class Finger(Source):
    source = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}}

    async def tap(self, x, y):
        await self.act(to(x, y), DOWN, UP)

    async def down(self, x, y):
        await self.act(to(x, y), DOWN)

    async def move(self, x, y):
        await self.act(to(x, y))

    async def up(self):
        await self.act(UP)


class ChromiumFinger:
    """The same in Chromium, with its own protocol."""

    @classmethod
    async def of(cls, page):
        finger = cls()
        finger.session = await page.context.new_cdp_session(page)
        return finger

    async def touch(self, kind, *place):
        points = [{"x": place[0], "y": place[1]}] if place else []
        await self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    async def down(self, x, y):
        await self.touch("touchStart", x, y)

    async def move(self, x, y):
        await self.touch("touchMove", x, y)

    async def up(self):
        await self.touch("touchEnd")


async def finger_of(page):
    """The finger of a page, in either browser."""
    return getattr(page, "finger", None) or await ChromiumFinger.of(page)
