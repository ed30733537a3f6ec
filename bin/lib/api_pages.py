"""Writes the API reference for GitHub from symbol graphs: a folder for each module, a page for each type, the list of types,
and that of names.

usage: api_pages.py OUTPUT MODULE=CATALOG=FILE[,FILE...]...

CATALOG is the folder of the documentation catalog whose landing page orders the types, or the names of the first types
with commas between them, or "-". FILES are the symbol graphs of the module, and Swift files whose extensions exist
only on Apple's systems. Other types follow in alphabetical order.
"""

import pathlib
import sys

from api_links import Library
from api_names import names
from api_page import NOTE, Page
from api_symbols import Module, name
from api_text import summary

OVERVIEW = """\
# API reference

{note}

Every public symbol of the products for apps and for their tests, with the comment from its source.
[The articles](../articles/README.md) explain how to use them, and [Options](../articles/Options.md) has the
options of a control in tables. The names of the product `TugSVPullToRefresh` are those of
[SVPullToRefresh](../from-svpulltorefresh.md), and those of the module `HeadlessUIKit` are
[UIKit's](../../Sources/HeadlessUIKit/SUPPORTED.md). [All names](names.md) has each one in alphabetical order.
"""


def listing(symbol, places):
    """A line for a type, and below it those of the types inside of it."""
    module = places.module
    indent = "  " * (len(symbol["pathComponents"]) - 1)
    lines = [f"{indent}- [`{name(symbol)}`]({module.title}/{places.link(symbol)}): {summary(symbol, module)}"]
    for each in module.nested(symbol):
        lines += listing(each, places)
    return lines


def write(text, file):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def main(output, *descriptions):
    output = pathlib.Path(output)
    modules = []
    for description in descriptions:
        title, catalog, files = description.split("=", 2)
        modules.append(Module(title, catalog, files.split(",")))
    library = Library(modules)
    sections = [OVERVIEW.format(note=NOTE)]
    for places in library.places:
        for symbol in places.pages:
            write(Page(symbol, places, library).text(), output / places.module.title / places.page(symbol))
        lines = [line for symbol in places.module.types for line in listing(symbol, places)]
        sections.append(f"## {places.module.title}\n\n" + "\n".join(lines) + "\n")
    write("\n".join(sections), output / "README.md")
    write(names(library), output / "names.md")


main(*sys.argv[1:])
