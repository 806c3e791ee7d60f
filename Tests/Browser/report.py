"""The steps of a story with their results, one per line: `ok NAME`, `no NAME: WHY`, or `skipped NAME: WHY`."""

import contextlib
import sys
import time
import traceback


def told(error):
    """The error, and its place in these scripts."""
    frames = traceback.extract_tb(error.__traceback__)
    where = next((frame for frame in reversed(frames) if "Browser" in frame.filename), frames[-1])
    return f"{type(error).__name__} at line {where.lineno}: {' '.join(str(error).split())[:600]}"


class Report:
    def __init__(self, browser=""):
        self.browser, self.right, self.wrong, self.skipped, self.times = browser, [], [], [], []

    @classmethod
    async def of(cls, story, browser=""):
        """The result of a whole story; a story that stops early is wrong too. The name of the browser is before each step."""
        report = cls(browser)
        try:
            await story(report)
        except Exception as error:
            report.no("a story", told(error))
        return report

    @property
    def failures(self):
        return len(self.wrong)

    @contextlib.asynccontextmanager
    async def trying(self, name):
        """A step of a story; an error ends the step, not the story."""
        start = time.monotonic()
        try:
            yield
        except Exception as error:
            self.no(name, told(error))
        else:
            self.ok(name)
            self.times.append(f"  {time.monotonic() - start:.1f} s {self.browser}{name}")

    def ok(self, name):
        self.right.append(self.browser + name)

    def no(self, name, why):
        self.wrong.append(f"{self.browser}{name}: {why}")

    def skip(self, name, why):
        """A step that is not possible here."""
        self.skipped.append(f"{self.browser}{name}: {why}")

    def check(self, name, found):
        """A step with a list of findings, which must be empty."""
        self.no(name, f"{len(found)} findings: " + " | ".join(found[:8])) if found else self.ok(name)

    def tell(self, wrong="no"):
        """Prints the results; only the errors if they will be tried again."""
        lines = [f"{word} {name}" for word, names in (("ok", self.right), ("skipped", self.skipped))
                 for name in names if wrong == "no"] + [f"{wrong} {what}" for what in self.wrong]
        if lines:
            print("\n".join(lines), flush=True)
        if wrong == "no" and self.times:
            print("\n".join(self.times), file=sys.stderr, flush=True)
