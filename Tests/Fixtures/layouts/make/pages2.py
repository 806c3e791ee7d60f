"""The pages from 28 on: dates written otherwise, hidden ones, lines, and what must not be taken."""

from months import starts
from pages import DAY, committee, full, lines, made, name, row, table
from words import ending, long_us, month, us, weekday


@made("28_ordinal_sentences")
def _():
    return lines(f"<p>{full(key)} begins on {weekday(day)}, {month(day)} {day.day}{ending(day.day)}, {day.year}.</p>"
                 for key, day in starts("1448:8-11"))


@made("29_ordinal_table")
def _():
    return table(row(full(key), f"{day.day}<sup>{ending(day.day)}</sup> {month(day)} {day.year}")
                 for key, day in starts("1449"))


@made("30_time_datetime")
def _():
    items = (f'<li>{full(key)} <time datetime="{day}">{weekday(day)[:3]}, {month(day)[:3]} {day.day}</time></li>'
             for key, day in starts("1448"))
    return lines(["<ul>", *items, "</ul>"])


@made("31_time_datetime_table")
def _():
    rows = [row(full(key), f'<time datetime="{day}">{day.day} {month(day)}</time>') for key, day in starts("1449")]
    return table(rows, ["Month", "Date"])


@made("32_abbr_ah")
def _():
    return lines(f'<p>1 {full(key)} <abbr title="Anno Hegirae">AH</abbr> = {us(day)} ({weekday(day)[:3]})</p>'
                 for key, day in starts("1447 1448"))


# Hidden.

@made("33_hidden_display_none")
def _():
    rows = []
    for key, day in starts("1448"):
        rows += [row(full(key), us(day)), row(full(key), us(day + DAY), style=' style="display:none"')]
    return table(rows, ["Month", "Begins on"])


@made("34_hidden_attribute")
def _():
    rows = []
    for key, day in starts("1449"):
        rows += [row(full(key), us(day - DAY), style=" hidden"), row(full(key), us(day))]
    return table(rows, ["Month", "Begins on"])


@made("35_hidden_visibility")
def _():
    items = []
    for key, day in starts("1450"):
        items.append(f"<li>{full(key)}: {us(day)}</li>")
        items.append(f'<li style="color: gray; visibility: hidden;">{full(key)}: {us(day + DAY)}</li>')
    return lines(["<ul>", *items, "</ul>"])


@made("36_hidden_ancestor")
def _():
    shown = table([row(full(key), us(day)) for key, day in starts("1448")], ["Month", "First day"])
    old = table([row(full(key), us(day + DAY)) for key, day in starts("1448")], ["Month", "First day"])
    return f'{shown}\n<section style="display: none"><div>\n{old}\n</div></section>'


# Lines.

@made("37_lines_p")
def _():
    return lines(f"<p>{name(key)} 1 {key[0]} = {us(day)} ({weekday(day)[:3]})</p>" for key, day in starts("1447 1448"))


@made("38_lines_div_day_first")
def _():
    return lines(f"<div>1 {full(key)} - {long_us(day)}</div>" for key, day in starts("1447"))


@made("39_lines_pre")
def _():
    found = (f"{name(key)} 1 {key[0]} = {us(day)} ({weekday(day)[:3]})" for key, day in starts("1448"))
    return f"<pre>\n{lines(found)}\n</pre>"


@made("40_lines_br")
def _():
    found = (f"{name(key)} 1 {key[0]} = {us(day)} ({weekday(day)[:3]})" for key, day in starts("1449"))
    return "<p>" + "<br>\n".join(found) + "</p>"


@made("41_lines_span_iso")
def _():
    return "<p>" + "<br>".join(
        f"<span>{name(key)} 1, {key[0]} AH = {day} ({weekday(day)[:3]})</span>" for key, day in starts("1450")) + "</p>"


# A home page.

@made("42_home_link_title", "Calendars", committee)
def _():
    return """<p><a href="/uploads/files/CHC_Calendar_Rajab_1447.pdf">Rajab 1447 calendar</a></p>
<p><a href="/uploads/files/5f0c1d2e.pdf" title="Ramadan 1447 calendar">Download</a></p>
<p><a href="/uploads/files/telescopes.pdf">Article on telescopes</a></p>"""


# What must not be taken.

@made("43_not_conflicting_twins")
def _():
    def part(heading, shift):
        rows = [row(full(key), us(day + DAY * shift)) for key, day in starts("1448:1-6")]
        return f"<h2>{heading}</h2>\n" + table(rows, ["Month", "Begins on"])
    return part("Calendar", 0) + "\n" + part("Calendar, second edition", 1)


@made("44_not_either_day")
def _():
    def either(day):
        after = day + DAY
        joined = f"{month(day)} {day.day} or {month(after)} {after.day}" if after.month != day.month else \
            f"{month(day)} {day.day} or {after.day}"
        return f"{joined}, {day.year}"
    return table([row(full(key), either(day)) for key, day in starts("1448:1-6")], ["Month", "Begins on"])


@made("45_not_if_sighted", "Plans for 1445 AH", committee)
def _():
    return lines(
        f"<p>If the crescent is sighted, {full(key)} AH begins on {long_us(day - DAY)}. "
        f"Otherwise it begins on {long_us(day)}.</p>" for key, day in starts("1445:9-10", "hilal"))


@made("46_not_other_land", "Months elsewhere", committee)
def _():
    rows = [row(full(key) + " AH", long_us(day)) for key, day in starts("1445:7-12", "hilal")]
    return "<h2>Announced in Saudi Arabia</h2>\n" + table(rows, ["Month", "First day"])


@made("47_not_near_computed")
def _():
    return table([row(full(key), long_us(day + DAY * 10)) for key, day in starts("1448:1-6")], ["Month", "Begins on"])
