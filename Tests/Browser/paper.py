"""Month, week and year on paper, A4 and Letter, portrait and landscape, printed from a dark and narrow window."""

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
]


async def tell(*words):
    """The output of a program."""
    child = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.PIPE)
    output, _ = await child.communicate()
    assert child.returncode == 0, words
    return output.decode()


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
    finally:
        await context.close()
        world.stop()
