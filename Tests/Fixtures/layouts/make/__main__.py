"""Writes every fixture of this folder again: python3 Tests/Fixtures/layouts/make"""

import sys

sys.dont_write_bytecode = True  # before the imports that follow

import expected_news
import expected_pages
import expected_pdf
import news
import pages
import pages2  # noqa: F401  registers its pages
import papers
import papers2  # noqa: F401  registers its PDFs
import readme
from expectation import write
from months import HERE


def _write(folder, ending, expected, made):
    (HERE / folder).mkdir(exist_ok=True)
    for name, item in expected.items():
        (HERE / folder / f"{name}.{ending}").write_bytes(made(name, item))
        write(HERE / folder / f"{name}.expected.json", item)


_write("pages", "html", expected_pages.EXPECTED, lambda name, _: pages.PAGES[name]().encode())
_write("news", "html", expected_news.EXPECTED, lambda _, item: news.page(item).encode())
_write("pdf", "pdf", expected_pdf.EXPECTED, lambda name, _: papers.PAPERS[name]())
readme.write([
    ("pages", "Pages", expected_pages.EXPECTED),
    ("news", "News", expected_news.EXPECTED),
    ("pdf", "PDFs", expected_pdf.EXPECTED),
])
