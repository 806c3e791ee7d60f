"""What was tried and what came of it, a line each: `ok NAME`, or `no NAME: WHY`."""

import contextlib
import sys
import time
import traceback


class Report:
    def __init__(self):
        self.failures = 0

    @contextlib.asynccontextmanager
    async def trying(self, name):
        """A step of a journey; what goes wrong in it ends the step, not the journey."""
        start = time.monotonic()
        try:
            yield
        except Exception as error:
            frames = traceback.extract_tb(error.__traceback__)
            where = next((frame for frame in reversed(frames) if "Browser" in frame.filename), frames[-1])
            self.no(name, f"{type(error).__name__} at line {where.lineno}: {' '.join(str(error).split())[:600]}")
        else:
            self.ok(name, time.monotonic() - start)

    def ok(self, name, seconds=None):
        print(f"ok {name}", flush=True)
        if seconds is not None:
            print(f"  {seconds:.1f} s {name}", file=sys.stderr, flush=True)

    def no(self, name, why):
        self.failures += 1
        print(f"no {name}: {why}", flush=True)

    def check(self, name, found):
        """A step whose findings are counted: none is well."""
        self.no(name, f"{len(found)} findings: " + " | ".join(found[:8])) if found else self.ok(name)
