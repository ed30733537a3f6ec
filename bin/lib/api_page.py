"""A page of the API reference: a type with its members, and with types inside of it."""

import re

from api_conformances import conformances
from api_swift import declaration
from api_symbols import comment, is_extension, is_type, kind, name, title
from api_text import additions, prose, summary

NOTE = "<!-- Written by bin/docs from the comments in the sources. Change those, and run bin/docs --renew. -->"

# A type with more members than this has an index of them above the first.
MEMBERS_WITHOUT_INDEX = 4


class Page:
    def __init__(self, symbol, places, library):
        self.symbol, self.places, self.library = symbol, places, library
        self.module, self.file = places.module, places.page(symbol)

    def text(self):
        lines = [f"# {name(self.symbol)}", "", self.way_back(), "", NOTE, ""] + self.section(self.symbol, 2)
        return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).rstrip() + "\n"

    def way_back(self):
        module = self.module.title
        links = ["[API reference](../README.md)", f"[{module}](../README.md#{module.lower()})"]
        path = self.symbol["pathComponents"]
        links += [f"[{path[index]}]({'.'.join(path[:index + 1])}.md)" for index in range(len(path) - 1)]
        return " › ".join(links)

    def section(self, symbol, level):
        """A type below its heading. The headings of its topics have this level."""
        lines = [f"```swift\n{declaration(symbol, True)}\n```", "", self.prose(symbol), "", conformances(symbol, self.module), ""]
        topics = self.module.topics(symbol)
        members = [each for _, chosen in topics for each in chosen]
        if len(members) > MEMBERS_WITHOUT_INDEX:
            lines += self.index(topics)
        for heading, chosen in topics:
            entries = [self.entry(each, level + 1) for each in chosen if not is_type(each)]
            if entries:
                lines += [f"{'#' * level} {heading}", "", *entries]
        for each in members:
            if is_type(each) and self.places.page(each) == self.file:
                lines += [f"## {name(each)}", "", *self.section(each, 3)]
        return lines

    def prose(self, symbol):
        if is_extension(symbol):
            return additions(symbol, self.module)
        return prose(comment(symbol), self.module, lambda text: self.library.reference(text, symbol, self.places))

    def index(self, topics):
        lines = []
        for heading, members in topics:
            lines += [f"**{heading}**", ""]
            lines += [f"- {self.row(each)}" for each in members] + [""]
        return lines

    def row(self, symbol):
        return f"[`{self.module.distinct_title(symbol)}`]({self.places.link(symbol, self.file)}): {summary(symbol, self.module)}"

    def entry(self, symbol, level):
        heading = f"{'#' * level} <a id=\"{self.places.anchor(symbol)}\"></a>`{self.module.distinct_title(symbol)}`"
        code = declaration(symbol, False)
        # A case without values is its own declaration.
        sample = "" if code == f"case {title(symbol)}" else f"```swift\n{code}\n```\n\n"
        return f"{heading}\n\n{sample}{self.prose(symbol)}\n"
