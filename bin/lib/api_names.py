"""The page with all names of the API reference."""

from api_page import NOTE
from api_symbols import base, name
from api_text import summary

HEAD = """\
# All names

[API reference](README.md)

{note}

Every public name, in alphabetical order, with its type and its first sentence.
"""


def entry(symbol, places):
    """A line for a symbol. Types and functions of extensions stand for themselves."""
    *path, _ = symbol["pathComponents"]
    owner = f" of `{'.'.join(path)}`" if path else ""
    link = f"{places.module.title}/{places.link(symbol)}"
    return f"- [`{places.module.distinct_title(symbol)}`]({link}){owner}: {summary(symbol, places.module)}"


def names(library):
    """The page."""
    entries = {}
    for order, places in enumerate(library.places):
        types = [name(symbol) for symbol in places.module.types]
        for symbol in places.module.symbols:
            if id(symbol) in places.of:
                key = (base(symbol).lower(), order, types.index(symbol["pathComponents"][0]), name(symbol))
                entries.setdefault(key, []).append(entry(symbol, places))
    sections, letter = [HEAD.format(note=NOTE)], ""
    for key in sorted(entries):
        first = key[0].strip("`")[:1].upper()
        if first != letter:
            letter = first
            sections.append(f"\n## {letter}\n\n")
        sections += [line + "\n" for line in dict.fromkeys(entries[key])]
    return "".join(sections)
