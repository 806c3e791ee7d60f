"""The form of an expectation, and of its file."""

import datetime
import json

from months import CALENDARS, following, keys


def expect(name, source, months, why, days="derived", missed=(), warnings=(), kind="page", pdf=False, error=None,
           outcome=None, **more):
    """One expectation. `months` are those to be given, `missed` those named with a date and not to be given."""
    return name, dict(source=source, months=months, why=why, days=days, missed=list(missed), warnings=list(warnings),
                      kind=kind, pdf=pdf, error=error, outcome=outcome, more=more)


def not_taken(months, reason, shifts, source="fiqh"):
    """The months that are named, with the dates printed for them, as days from the true first day."""
    return [
        dict(hijriYear=key[0], hijriMonth=key[1], reason=reason,
             dates=[(CALENDARS[source][key] + datetime.timedelta(shift)).isoformat() for shift in shifts])
        for key in keys(months)
    ]


def _month(key, item, given):
    calendar = CALENDARS[item["source"]]
    end = following(key)
    known = end in given or (item["days"] == "explicit" and end in calendar)
    return dict(
        hijriYear=key[0], hijriMonth=key[1], gregorianStart=calendar[key].isoformat(),
        length=(calendar[end] - calendar[key]).days if known else None,
        lengthSource=("explicit" if item["days"] == "explicit" else "derived") if known else "unknown")


def all_of(months, source="hilal"):
    """These months, as another answer that is right."""
    given = keys(months)
    return [_month(key, dict(source=source, days="derived"), given) for key in given]


def record(item):
    """The members of the file of one expectation."""
    given = keys(item["months"])
    outcome = item["outcome"] or ("fail" if not given else "partial" if item["missed"] else "ok")
    found = dict(synthetic=True, readAs=item["source"], kind=item["kind"], outcome=outcome,
                 months=[_month(key, item, given) for key in given],
                 warnings=[
                     f"{code}:{month['hijriYear']}-{month['hijriMonth']:02}"
                     for code in item["warnings"] if ":" not in code for month in item["missed"]
                 ] + [code for code in item["warnings"] if ":" in code])
    if outcome == "fail":
        found["error"] = item["error"] or "noMonthsFound"
    if item["kind"] == "home":
        found.update(baseURL="https://hilalcommittee.org/", calendarPDF=item["pdf"] or None)
    if item["missed"]:
        found["notTaken"] = item["missed"]
    found.update(item["more"])
    found["why"] = item["why"]
    return found


def write(path, item):
    path.write_text(json.dumps(record(item), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
