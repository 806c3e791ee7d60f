"""Times python-holidays and workalendar on the work of fasti-bench; a JSON object a line on standard output."""

import datetime
import importlib.metadata
import json
import time

FIRST_YEAR, LAST_YEAR = 1990, 2089
REGIONS = [("SE", None), ("US", None), ("VN", None), ("AU", "NSW")]


def nanoseconds(work, rounds=5):
    """The least thread CPU time of some rounds, after one to warm up."""
    work()
    least = None
    for _ in range(rounds):
        start = time.thread_time_ns()
        work()
        taken = time.thread_time_ns() - start
        least = taken if least is None else min(least, taken)
    return least


def report(peer, work, taken):
    print(json.dumps({"work": work, "peer": peer, "nanoseconds": taken}), flush=True)


def python_holidays():
    import holidays

    peer = "python-holidays " + importlib.metadata.version("holidays")
    century = range(FIRST_YEAR, LAST_YEAR + 1)

    def build(country, subdivision, years):
        return holidays.country_holidays(country, subdiv=subdivision, years=years)

    report(peer, "SE one year", nanoseconds(lambda: build("SE", None, [2026])))
    report(peer, "SE 100 years", nanoseconds(lambda: build("SE", None, century)))
    report(peer, "four regions, 100 years", nanoseconds(lambda: [build(*region, century) for region in REGIONS]))
    year = build("SE", None, [2026])
    days = [datetime.date(2026, 1, 1) + datetime.timedelta(number) for number in range(365)]
    report(peer, "is it a holiday", nanoseconds(lambda: [day in year for day in days], rounds=50) / len(days))


def workalendar():
    from workalendar.registry import registry

    peer = "workalendar " + importlib.metadata.version("workalendar")
    codes = ["SE", "US", "VN", "AU-NSW"]
    calendars = {code: registry.get(code) for code in codes}
    century = range(FIRST_YEAR, LAST_YEAR + 1)

    def build(code, years):
        # A calendar of its own each time: they keep the years they have seen.
        calendar = calendars[code]()
        return [calendar.holidays(year) for year in years]

    report(peer, "SE one year", nanoseconds(lambda: build("SE", [2026])))
    report(peer, "SE 100 years", nanoseconds(lambda: build("SE", century)))
    known = [code for code in codes if calendars[code] is not None]
    if len(known) == len(codes):
        report(peer, "four regions, 100 years", nanoseconds(lambda: [build(code, century) for code in codes], rounds=2))
    sweden = calendars["SE"]()
    days = [datetime.date(2026, 1, 1) + datetime.timedelta(number) for number in range(365)]
    report(peer, "is it a holiday", nanoseconds(lambda: [sweden.is_holiday(day) for day in days]) / len(days))


python_holidays()
workalendar()
