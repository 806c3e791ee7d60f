"""Times Python packages on the work of fasti-bench; one JSON object per line on standard output."""

import datetime
import importlib.metadata
import json
import pathlib
import statistics
import sys
import time

FIRST_YEAR, LAST_YEAR = 1990, 2089
REGIONS = [("SE", None), ("US", None), ("VN", None), ("AU", "NSW")]
EPOCH = datetime.date(1970, 1, 1)


def nanoseconds(work, rounds=5):
    """The minimum thread CPU time of some rounds, after one warm-up round."""
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


def tell(peer, calendar, first, dates):
    """The date that a package gives for each day from a first one: month * 100 + day, plus 5,000 in a leap month."""
    number = (first - EPOCH).days
    print(json.dumps({"calendar": calendar, "peer": peer, "first": number, "dates": dates}), flush=True)


def name_of(package):
    return f"{package} {importlib.metadata.version(package)}"


def sample(first, last):
    """The days of Benchmarks/Sources/fasti-bench/CalendarSample.swift."""
    count = (last - first).days + 1
    return [first + datetime.timedelta(index * 48_271 % count) for index in range(1_024)]


def every_day(first, last):
    return [first + datetime.timedelta(number) for number in range((last - first).days + 1)]


def python_holidays():
    import holidays

    peer = "python-holidays " + importlib.metadata.version("holidays")
    century = range(FIRST_YEAR, LAST_YEAR + 1)

    def build(country, subdivision, years):
        return holidays.country_holidays(country, subdiv=subdivision, years=years)

    report(peer, "SE one year", nanoseconds(lambda: build("SE", None, [2026])))
    report(peer, "SE 100 years", nanoseconds(lambda: build("SE", None, century)))
    report(peer, "four regions, 100 years", nanoseconds(lambda: [build(*region, century) for region in REGIONS]))
    countries(peer, build)
    year = build("SE", None, [2026])
    days = [datetime.date(2026, 1, 1) + datetime.timedelta(number) for number in range(365)]
    report(peer, "is it a holiday", nanoseconds(lambda: [day in year for day in days], rounds=50) / len(days))


def countries(peer, build):
    """One year of each country that Fasti has, without parts."""
    import holidays

    named = {path.stem for path in pathlib.Path("Data/Regions").glob("??.rules")}
    codes = sorted(named.intersection(holidays.list_supported_countries()))
    if left_out := sorted(named.difference(codes)):
        print(f"bench: {peer} has no {', '.join(left_out)}", file=sys.stderr)
    times = [nanoseconds(lambda code=code: build(code, None, [2026])) for code in codes]
    report(peer, "a country's year, the median of all", statistics.median(times))
    taken = nanoseconds(lambda: [build(code, None, [2026]) for code in codes])
    report(peer, "all countries, one year, evaluated", taken)
    report(peer, "all countries, one year, from text", taken)


def workalendar():
    from workalendar.registry import registry

    peer = name_of("workalendar")
    codes = ["SE", "US", "VN", "AU-NSW"]
    calendars = {code: registry.get(code) for code in codes}
    century = range(FIRST_YEAR, LAST_YEAR + 1)

    def build(code, years):
        # A new calendar each time, because calendars cache the years they have seen.
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


def chinese_almanac():
    import sxtwl

    peer = name_of("sxtwl")

    def to_date(day):
        found = sxtwl.fromSolar(day.year, day.month, day.day)
        return found.getLunarYear(), found.getLunarMonth(), found.getLunarDay(), found.isLunarLeap()

    def to_day(date):
        return sxtwl.fromLunar(*date).getSolarDay()

    def both_ways(peer, days):
        dates = [to_date(day) for day in days]
        report(peer, "chinese, day to date", nanoseconds(lambda: [to_date(day) for day in days], 2) / len(days))
        report(peer, "chinese, date to day", nanoseconds(lambda: [to_day(date) for date in dates], 2) / len(dates))

    # It recomputes a year unless it is the last one used, so the order of the days matters: both are shown.
    both_ways(peer, sample(datetime.date(1900, 1, 1), datetime.date(2099, 12, 31))[:128])
    both_ways(peer + ", in order", every_day(datetime.date(2000, 1, 1), datetime.date(2009, 12, 31)))
    first, last = datetime.date(1900, 1, 1), datetime.date(2100, 12, 31)
    named = [to_date(day) for day in every_day(first, last)]
    tell(peer, "chinese", first, [month * 100 + day + (5_000 if leap else 0) for _, month, day, leap in named])


def astronomy_engine():
    import astronomy

    peer = name_of("astronomy-engine")
    years = range(2500, 2510)
    taken = nanoseconds(lambda: [astronomy.Seasons(year) for year in years], rounds=2)
    report(peer, "season, from the series", taken / (4 * len(years)))
    starts = [astronomy.Time.Make(2501, month, 1, 0, 0, 0) for month in range(1, 13)]
    taken = nanoseconds(lambda: [astronomy.SearchMoonPhase(0, start, 40) for start in starts], rounds=2)
    report(peer, "new moon, from the series", taken / len(starts))
    place = astronomy.Observer(59.33, 18.06, 0)
    midnights = [astronomy.Time.Make(2026, month, 9, 23, 0, 0) for month in range(1, 13)]

    def risings(body):
        for start in midnights:
            astronomy.SearchRiseSet(body, place, astronomy.Direction.Rise, start, 1)
            astronomy.SearchRiseSet(body, place, astronomy.Direction.Set, start, 1)

    for work, body in [("sunrise and sunset", astronomy.Body.Sun), ("moonrise and moonset", astronomy.Body.Moon)]:
        report(peer, f"{work} of a day", nanoseconds(lambda: risings(body), rounds=2) / len(midnights))


def umm_al_qura():
    import hijridate

    peer = name_of("hijridate")
    days = sample(datetime.date(1925, 1, 1), datetime.date(2076, 12, 31))

    def to_date(day):
        return hijridate.Gregorian(day.year, day.month, day.day).to_hijri()

    def to_day(date):
        return hijridate.Hijri(*date).to_gregorian()

    report(peer, "hijri-ummalqura, day to date", nanoseconds(lambda: [to_date(day) for day in days]) / len(days))
    dates = [to_date(day).datetuple() for day in days]
    report(peer, "hijri-ummalqura, date to day", nanoseconds(lambda: [to_day(date) for date in dates]) / len(dates))
    first = to_day((1356, 1, 1))
    first, last = datetime.date(*first.datetuple()), datetime.date(*to_day((1500, 12, 30)).datetuple())
    named = [to_date(day) for day in every_day(first, last)]
    tell(peer, "islamic-umalqura", first, [date.month * 100 + date.day for date in named])


def hebrew():
    from pyluach import dates, hebrewcal

    peer = name_of("pyluach")
    days = sample(datetime.date(1900, 1, 1), datetime.date(2099, 12, 31))

    def to_date(day):
        return dates.GregorianDate(day.year, day.month, day.day).to_heb()

    def month(date):
        # Counted from Tishri, with a number for Adar I in every year, as ICU counts.
        if date.month < 7:
            return date.month + 7
        if date.month < 12:
            return date.month - 6
        return 6 if date.month == 12 and hebrewcal.Year(date.year).leap else 7

    report(peer, "hebrew, day to date", nanoseconds(lambda: [to_date(day) for day in days]) / len(days))
    named = [to_date(day) for day in days]
    report(peer, "hebrew, date to day", nanoseconds(lambda: [date.to_greg() for date in named]) / len(days))
    first, last = datetime.date(1900, 1, 1), datetime.date(2100, 12, 31)
    named = [to_date(day) for day in every_day(first, last)]
    tell(peer, "hebrew", first, [month(date) * 100 + date.day for date in named])


def swedish_pairs(count):
    """Random pairs of days in 50 years, and the holidays of Sweden on weekdays between them."""
    import holidays
    import random

    first, last = datetime.date(2000, 1, 1), datetime.date(2049, 12, 31)
    sweden = holidays.country_holidays("SE", years=range(first.year, last.year + 1))
    # Sweden's list has every Sunday as a holiday; only holidays on weekdays count here.
    off = sorted(day for day in sweden if day.weekday() < 5)
    chance = random.Random(1)
    days = (last - first).days + 1
    pick = lambda: first + datetime.timedelta(chance.randrange(days))
    return off, [(pick(), pick()) for _ in range(count)], [chance.randrange(501) - 250 for _ in range(count)]


def numpy_busday():
    import numpy

    peer = "numpy " + numpy.__version__
    off, pairs, steps = swedish_pairs(100_000)
    calendar = numpy.busdaycalendar(holidays=numpy.array(off, dtype="datetime64[D]"))
    start = numpy.array([pair[0] for pair in pairs], dtype="datetime64[D]")
    end = numpy.array([pair[1] for pair in pairs], dtype="datetime64[D]")
    number = numpy.array(steps)

    def per_pair(work):
        return nanoseconds(work) / len(pairs)

    report(peer, "business days between two", per_pair(lambda: numpy.busday_count(start, end, busdaycal=calendar)))
    report(
        peer, "add business days", per_pair(lambda: numpy.busday_offset(start, number, "forward", busdaycal=calendar)))
    report(peer, "is it a business day", per_pair(lambda: numpy.is_busday(start, busdaycal=calendar)))


def quantlib():
    import QuantLib

    peer = "QuantLib " + QuantLib.__version__ + " from Python"
    _, pairs, steps = swedish_pairs(500)
    calendar = QuantLib.Sweden()
    days = [tuple(QuantLib.Date(day.day, day.month, day.year) for day in pair) for pair in pairs]

    def per_pair(work):
        return nanoseconds(work) / len(pairs)

    count = calendar.businessDaysBetween
    report(peer, "business days between two", per_pair(lambda: [count(*pair, False, False) for pair in days]))
    unit = QuantLib.Days
    report(
        peer, "add business days",
        per_pair(lambda: [calendar.advance(pair[0], step, unit) for pair, step in zip(days, steps)]))
    report(peer, "is it a business day", per_pair(lambda: [calendar.isBusinessDay(pair[0]) for pair in days]))


def calendar_files():
    import icalendar

    day = datetime.date(2026, 1, 1)
    noon = datetime.datetime(2026, 1, 1, 12, tzinfo=datetime.timezone.utc)
    stamp = datetime.datetime(2026, 1, 1, tzinfo=datetime.timezone.utc)

    def write():
        calendar = icalendar.Calendar()
        calendar.add("version", "2.0")
        calendar.add("prodid", "bench")
        for number in range(10_000):
            ahead = datetime.timedelta(number * 7_919 % 1_500)
            event = icalendar.Event()
            event.add("uid", f"019a9f3c-2b7e-7000-8f0c-{100_000_000_000 + number}")
            event.add("dtstamp", stamp)
            event.add("last-modified", stamp)
            event.add("sequence", 0)
            event.add("dtstart", noon + ahead if number % 2 == 0 else day + ahead)
            event.add("summary", f"Event {number}, in Åre")
            if number % 3 == 0:
                event.add("description", "Room 5")
            event.add("categories", ["Event"])
            event.add("color", "paleturquoise")
            event.add("status", "CONFIRMED")
            event.add("transp", "OPAQUE" if number % 2 == 0 else "TRANSPARENT")
            calendar.add_component(event)
        return calendar.to_ical()

    report(name_of("icalendar"), "10,000 events to iCalendar", nanoseconds(write, rounds=2))


for work in [calendar_files, python_holidays, workalendar, chinese_almanac, astronomy_engine, umm_al_qura, hebrew, numpy_busday, quantlib]:
    try:
        work()
    except ImportError as error:
        print(f"bench: without {error.name}", file=sys.stderr)
