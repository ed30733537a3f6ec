"""The place of each symbol in the API reference, and the links to it."""

import re

from api_symbols import base, is_extension, is_type, name, title

# The types inside of a type are on its page, unless there are more than this: then each has a page of its own.
TYPES_ON_A_PAGE = 3


def type_anchor(symbol):
    """Of the section of a type, as GitHub makes it."""
    return name(symbol).lower().replace(".", "")


def member_anchor(symbol):
    """Of a member, such as `refresher-beginrefreshing-reveal-completion`. Catalog.swift has the same rule."""
    *path, last = symbol["pathComponents"]
    return "".join(path).lower() + "-" + re.sub(r"[^a-z0-9]+", "-", last.lower()).strip("-")


class Places:
    """The pages of a module, and the page and the anchor of each symbol. A type with a page has no anchor."""

    def __init__(self, module):
        self.module = module
        self.pages, self.of, self.names, self.anchors = [], {}, {}, set()
        for symbol in module.types:
            self.add_type(symbol, f"{name(symbol)}.md", "")

    def add_type(self, symbol, page, anchor):
        if not anchor:
            self.pages.append(symbol)
        self.add(symbol, page, anchor, [] if is_extension(symbol) else [name(symbol)])
        has_pages = len(self.module.nested(symbol)) > TYPES_ON_A_PAGE
        for _, members in self.module.topics(symbol):
            for each in members:
                if not is_type(each):
                    self.add_member(each, page)
                elif has_pages:
                    self.add_type(each, f"{name(each)}.md", "")
                else:
                    self.add_type(each, page, type_anchor(each))

    def add_member(self, symbol, page):
        # Of symbols with one name, links lead to the first.
        anchor = first = member_anchor(symbol)
        count = 1
        while anchor in self.anchors:
            count += 1
            anchor = f"{first}-{count}"
        self.anchors.add(anchor)
        names = [name(symbol)]
        if "(" in title(symbol):
            names.append(".".join([*symbol["pathComponents"][:-1], base(symbol) + "()"]))
        self.add(symbol, page, anchor, names)

    def add(self, symbol, page, anchor, names):
        self.of[id(symbol)] = (page, anchor)
        for each in names:
            self.names.setdefault(each, symbol)

    def page(self, symbol):
        return self.of[id(symbol)][0]

    def anchor(self, symbol):
        return self.of[id(symbol)][1]

    def link(self, symbol, page=""):
        """Seen from a page in the same folder."""
        own, anchor = self.of[id(symbol)]
        return ("" if own == page else own) + (f"#{anchor}" if anchor else "")


class Library:
    """The places of all modules."""

    def __init__(self, modules):
        self.places = [Places(module) for module in modules]

    def reference(self, text, symbol, own):
        """The link from the comment of a symbol to the one that `text` names; `None` if that is none, or its page."""
        page = own.page(symbol)
        for places in [own, *(each for each in self.places if each is not own)]:
            found = self.named(text, symbol, places)
            if found and found is not symbol:
                link = places.link(found, page) if places is own else f"../{places.module.title}/{places.link(found)}"
                return link or None
        return None

    @staticmethod
    def named(text, symbol, places):
        path = symbol["pathComponents"]
        scopes = [path[:length] for length in range(len(path), -1, -1)]
        if re.fullmatch(r"[a-z]\w*", text) and text in labels(symbol):
            return None
        for scope in scopes:
            found = places.names.get(".".join([*scope, text]))
            if found:
                return found
        return None


def labels(symbol):
    """The names of the parameters of a function, which are no members."""
    return {part["spelling"] for part in symbol["declarationFragments"] if part["kind"].endswith("Param")}
