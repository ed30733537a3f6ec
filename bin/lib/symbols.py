"""The symbol graphs of Tug, as bin/docs needs them.

usage: symbols.py RAW GRAPHS              writes to GRAPHS the graph of Tug in RAW
       symbols.py --undocumented FILE...  prints public symbols without a comment
       symbols.py --count FILE...         prints the number of symbols
"""

import json
import pathlib
import re
import sys


def as_uikit(text):
    """Where HeadlessUIKit was built in UIKit's place, the reader means UIKit all the same."""
    return text.replace("HeadlessUIKit", "UIKit")


def assemble(raw, graphs):
    (graphs / "Tug.symbols.json").write_text(as_uikit((raw / "Tug.symbols.json").read_text()))
    for extension in raw.glob("Tug@*.symbols.json"):
        (graphs / as_uikit(extension.name)).write_text(as_uikit(extension.read_text()))


def symbols(files):
    for file in files:
        yield from json.loads(pathlib.Path(file).read_text())["symbols"]


def undocumented(files):
    """Without the members that a protocol adds."""
    for symbol in symbols(files):
        is_extension = symbol["kind"]["identifier"] == "swift.extension"
        if "docComment" not in symbol and not is_extension \
                and "::SYNTHESIZED::" not in symbol["identifier"]["precise"]:
            print(".".join(symbol["pathComponents"]) + f"  ({symbol['kind']['displayName']})")


def main(first, *others):
    if first == "--undocumented":
        undocumented(others)
    elif first == "--count":
        print(sum(1 for _ in symbols(others)))
    else:
        assemble(pathlib.Path(first), pathlib.Path(others[0]))


main(*sys.argv[1:])
