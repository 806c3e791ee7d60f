"""Pages on paper, A4 and Letter, portrait and landscape, printed from a dark and narrow window: what is on them, and how full they are."""

import asyncio
import pathlib
import re
import tempfile

from watch import SIDEWAYS
from world import World

PAPERS = {"A4": (210, 297), "A4 turned": (297, 210), "Letter": (216, 279), "Letter turned": (279, 216)}
# The page, the text that must be on it, and the greatest number of sheets.
PRINTED = [
    ("month", "/month/2026-06?day=2026-06-19", ["June 2026", "Midsummer", "Dentist"], 1),
    ("month of six weeks", "/month/2026-08", ["August 2026"], 1),
    ("week", "/week/2026-W25", ["15–21 June 2026", "Midsummer", "Dentist"], 1),
    ("year", "/year/2026", ["2026", "53"], 1),
    ("year by months", "/year/2026?by=months", ["2026", "December"], 1),
]
# Pages that have several sheets when there is much in them.
FULL = [
    "/month/2026-07", "/week/2026-W29", "/day/2026-07-15", "/year/2026", "/agenda?from=2026-07-01", "/star/2026", "/star/2026-06",
    "/leave", "/leave/statement?from=2026-01-01&to=2026-12-31", "/reminders", "/reminders/dates", "/search?q=walk", "/history",
    "/rules?region=SE", "/day/2026-06-19/why", "/days?year=2026&budget=10&goal=total&min=4",
]
# More than a sheet of anything.
MUCH = [
    ["event", "add", f"Walk {number} with a name that needs its room", "--on", "2026-06-01", "--at", f"{number + 7:02}:00", "--to",
     f"{number + 7:02}:30", "--every", "day", "--times", "90"] for number in range(9)
] + [["leave", "add", "vacation", "used", "--on", f"2026-{month:02}-05", "--until", f"2026-{month:02}-23"] for month in (8, 9, 10, 11)]
LEAST = 0.6
# Months of many events: how many are on which days, and the greatest number of sheets.
CROWDED = [
    ("2027-03", {18: 20}, 1), ("2027-04", {day: 4 for day in range(1, 31)}, 1), ("2027-05", {12: 60, 26: 60}, 2),
    ("2027-06", {9: 300}, 4), ("2027-07", {day: 12 for day in range(1, 32)}, 6),
]
# The smallest letters of a month on paper, in points. What has no letters of its own is not looked at.
SMALLEST = """Math.min(...[...document.querySelectorAll('main *')].filter((e) => e.checkVisibility() && !e.closest('.ears')
  && [...e.childNodes].some((node) => node.nodeType === 3 && node.data.trim())).map((e) => parseFloat(getComputedStyle(e).fontSize) * 0.75))"""
MARGIN = 10


async def tell(*words):
    """The output of a program."""
    child = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
    output, _ = await child.communicate()
    assert child.returncode == 0, words
    return output.decode()


async def fullness(file, millimetres):
    """How far down the first sheet of a file anything is printed, of what can be printed on: from 0 to 1."""
    await tell("pdftoppm", "-r", "36", "-gray", "-f", "1", "-singlefile", str(file), str(file.with_suffix("")))
    picture = file.with_suffix(".pgm").read_bytes()
    head = re.match(rb"P5\s+(\d+)\s+(\d+)\s+255\s", picture)
    (wide, high), dots = map(int, head.groups()), picture[head.end():]
    rows = [row for row in range(high) if min(dots[row * wide:(row + 1) * wide]) < 200]
    margin = high * MARGIN / millimetres
    return (rows[-1] + 1 - margin) / (high - 2 * margin)


async def fill(page, report, site, folder):
    """The first sheet of several is not left empty for something that is kept in one piece."""
    for paper, (width, height) in [("A4", PAPERS["A4"]), ("A4 turned", PAPERS["A4 turned"])]:
        found, several = [], 0
        for path in FULL:
            await page.goto(site + path)
            file = folder / "full.pdf"
            await page.pdf(path=file, width=f"{width}mm", height=f"{height}mm", print_background=False)
            count = int(re.search(r"Pages:\s+(\d+)", await tell("pdfinfo", str(file)))[1])
            if count == 1:
                continue
            several += 1
            if (full := await fullness(file, height)) < LEAST:
                found.append(f"{path}: {full:.0%} of the first of {count} sheets")
        report.check(f"paper: the first sheet of several is at least 60 % full, {paper}", found)
        report.check(f"paper: enough pages have several sheets, {paper}", [] if several >= 5 else [f"{several}"])


def crowd(world, folder):
    """Adds the events of CROWDED, by a calendar."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//crowd//EN"]
    for month, days, _ in CROWDED:
        for day, count in days.items():
            for number in range(count):
                at = f"{month.replace('-', '')}{day:02}T{7 + number % 15:02}{number % 4 * 15:02}00"
                lines += ["BEGIN:VEVENT", f"UID:{month}-{day}-{number}", "DTSTAMP:20260101T000000Z", f"DTSTART:{at}",
                          f"SUMMARY:Item{day}x{number}", "END:VEVENT"]
    file = pathlib.Path(folder, "crowd.ics")
    file.write_text("\r\n".join([*lines, "END:VCALENDAR", ""]), newline="")
    world.fasti("import", str(file), "--yes")


async def print_crowded(page, report, world, folder):
    """Every title of a full month is on paper, with letters of at least 7 points, and 120 events are on one sheet."""
    crowd(world, folder)
    for month, days, sheets in CROWDED:
        for paper, (width, height) in PAPERS.items():
            async with report.trying(f"paper: every one of {sum(days.values())} events of {month} on {paper}"):
                await page.goto(f"{world.site}/month/{month}")
                file = pathlib.Path(folder, "crowded.pdf")
                await page.pdf(path=file, width=f"{width}mm", height=f"{height}mm", print_background=False)
                words = set(re.findall(r"Item\d+x\d+", await tell("pdftotext", str(file), "-")))
                missing = {f"Item{day}x{number}" for day, count in days.items() for number in range(count)} - words
                assert not missing, f"{len(missing)} are missing: {sorted(missing)[:3]}"
                count = int(re.search(r"Pages:\s+(\d+)", await tell("pdfinfo", str(file)))[1])
                assert count <= sheets, f"{count} sheets"
                await page.emulate_media(media="print")
                points = await page.evaluate(SMALLEST)
                await page.emulate_media(media=None)
                assert points >= 6.99, f"{points} points"


async def run(browser, report, program, pictures=None):
    world = World(program, lived_in=True)
    context = await browser.new_context(
        viewport={"width": 390, "height": 844}, color_scheme="dark", service_workers="block")
    page = await context.new_page()
    try:
        with tempfile.TemporaryDirectory() as folder:
            for name, path, words, sheets in PRINTED:
                for paper, (width, height) in PAPERS.items():
                    async with report.trying(f"paper: the {name} on {paper}"):
                        await page.goto(world.site + path)
                        file = pathlib.Path(pictures or folder) / f"{name} {paper}.pdf".replace(" ", "-")
                        await page.pdf(path=file, width=f"{width}mm", height=f"{height}mm", print_background=False)
                        count = int(re.search(r"Pages:\s+(\d+)", await tell("pdfinfo", str(file)))[1])
                        assert count <= sheets, f"{count} sheets"
                        text = await tell("pdftotext", "-layout", str(file), "-")
                        for word in words:
                            assert word in text, f"{word} is not on it"
                        for word in ["Settings", "Search", "Skip to"]:
                            assert word not in text, f"{word} is on it"
                        # Content that does not fit on the sheet would be cut off at its edge.
                        await page.emulate_media(media="print")
                        await page.set_viewport_size({"width": round((width - 20) / 25.4 * 96), "height": 900})
                        pixels = await page.evaluate(SIDEWAYS)
                        await page.emulate_media(media=None)
                        await page.set_viewport_size({"width": 390, "height": 844})
                        assert pixels <= 0, f"{pixels} pixels are cut off"
                        if pictures:
                            await tell("pdftoppm", "-r", "60", "-png", str(file), str(file.with_suffix("")))
            await print_crowded(page, report, world, folder)
            for words in MUCH:
                world.fasti(*words)
            await fill(page, report, world.site, pathlib.Path(folder))
    finally:
        await context.close()
        world.stop()
