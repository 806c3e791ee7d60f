"""look_firefox.py PAGES PICTURES: like look.py, in Firefox, without keys: three sizes, light and dark.

Ends with 1 if there are errors.
"""

import asyncio
import pathlib
import sys

from firefox import firefox
from look import serve
from watch import SIZES, ask_axe, listen, shape


async def look(site, names, pictures, scheme):
    """Every page at every size; axe where the words are English."""
    count = 0
    async with firefox(dark=scheme == "dark") as browser:
        for width, height in SIZES:
            context = await browser.new_context(viewport={"width": width, "height": height}, service_workers="block")
            page = await context.new_page()
            said = listen(page)
            for name in names:
                said.clear()
                await page.goto(f"{site}/{name}.html")
                found = [f"console: {text}" for text in said] + await shape(page)
                found += await ask_axe(page) if name.endswith(".en") else []
                for finding in found:
                    count += 1
                    print(f"Firefox, {name} {width} {scheme}: {finding}", flush=True)
                await page.screenshot(path=pictures / f"{name}-{width}-{scheme}-firefox.png")
            await context.close()
    return count


async def main(folder, pictures):
    names = sorted(path.stem for path in pathlib.Path(folder).glob("*.html"))
    pictures = pathlib.Path(pictures)
    pictures.mkdir(parents=True, exist_ok=True)
    site = serve(folder)
    count = sum([await look(site, names, pictures, scheme) for scheme in ("light", "dark")])
    print(f"Firefox, {len(names)} pages, {len(SIZES)} sizes, light and dark: {count} findings; pictures in {pictures}")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(*sys.argv[1:3])))
