"""The public symbols of a module, from symbol graphs and Swift files, by type and topic."""

import json
import pathlib
import re

from api_swift import conformances, declarations, distinct_title

TYPES = {"swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.extension"}

# What every type has unless it says otherwise, and the marker that comes with `Sendable`.
EVERY_TYPE = {"Copyable", "Escapable", "SendableMetatype"}

# The topics of a type that has none in the documentation catalog, in this order.
KINDS = ["Cases", "Creating an instance", "Properties", "Methods", "Type properties", "Type methods", "Types"]


def kind(symbol):
    return symbol["kind"]["identifier"].removeprefix("swift.")


def is_type(symbol):
    return symbol["kind"]["identifier"] in TYPES


def is_extension(symbol):
    return kind(symbol) == "extension"


def name(symbol):
    return ".".join(symbol["pathComponents"])


def title(symbol):
    return symbol["pathComponents"][-1]


def base(symbol):
    """The title without its parameters."""
    return title(symbol).partition("(")[0]


def comment(symbol):
    return "\n".join(line["text"] for line in symbol.get("docComment", {}).get("lines", []))


def is_own(symbol):
    """Whether it is public and no part of what a protocol of the standard library asks for."""
    return symbol.get("accessLevel") == "public" and "::SYNTHESIZED::" not in symbol["identifier"]["precise"] \
        and symbol.get("docComment", {}).get("module") != "Swift"


def position(symbol):
    """A type's own file before its extensions."""
    location = symbol.get("location")
    if not location:
        return (False, "", 0)
    path = location["uri"].rsplit("/", 1)[1]
    return ("+" in path, path, location["position"]["line"])


def constraints(found):
    """Such as `Item: Sendable`, without what every type is."""
    return [f"{each['lhs']}: {each['rhs']}" for each in found if each["rhs"] not in EVERY_TYPE]


def kind_topic(symbol, parent):
    """The topic of a member by its kind."""
    form = kind(symbol)
    if form == "enum.case":
        return "Cases"
    if form == "init":
        return "Creating an instance"
    if form == "typealias" or is_type(symbol):
        return "Types"
    if form.startswith("type."):
        types = [part["spelling"] for part in symbol["declarationFragments"] if part["kind"] == "typeIdentifier"]
        if types and types[-1] == title(parent):
            return "Creating an instance"
        return "Type properties" if form == "type.property" else "Type methods"
    return "Methods" if form == "method" else "Properties"


class Module:
    """
    `catalog` is the folder of the documentation catalog, or the names of the first types with commas between them, or
    "-". `files` are symbol graphs and Swift files.
    """

    def __init__(self, title, catalog, files):
        self.title = title
        is_folder = "/" in catalog
        self.catalog = pathlib.Path(catalog) if is_folder else None
        self.first = [] if is_folder else catalog.split(",")
        # In the order of the files; the order of a graph's symbols changes with each build.
        self.symbols = []
        # The names of types, each with the protocols to which it conforms, and the conditions.
        self.conformances = {}
        for file in files:
            self.symbols += self.read_source(file) if file.endswith(".swift") else self.read_graph(file)
        self.nest_aliases()

    def read_source(self, file):
        for type_name, protocol in conformances(file):
            self.conformances.setdefault(type_name, {})[protocol] = []
        return declarations(file)

    def read_graph(self, file):
        graph = json.loads(pathlib.Path(file).read_text())
        types = {each["identifier"]["precise"]: each for each in graph["symbols"] if is_type(each)}
        for each in graph["relationships"]:
            if each["kind"] == "conformsTo" and each["source"] in types:
                protocol, source = each["targetFallback"].rpartition(".")[2], types[each["source"]]
                known = constraints(source.get("swiftGenerics", {}).get("constraints", []))
                conditions = constraints(each.get("swiftConstraints", []))
                self.conformances.setdefault(name(source), {})[protocol] = \
                    [one for one in conditions if one not in known]
        inherited = {each["source"] for each in graph["relationships"] if each["kind"] == "defaultImplementationOf"}
        return [each for each in graph["symbols"]
                if is_own(each) and each["identifier"]["precise"] not in inherited]

    def nest_aliases(self):
        """A type of another module that Tug uses under a name of its own has that name, and no alias beside it."""
        aliases = {title(each): each["pathComponents"] for each in self.symbols
                   if kind(each) == "typealias" and len(each["pathComponents"]) > 1}
        aliased = {name(each) for each in self.symbols if name(each) in aliases}
        self.symbols = [each for each in self.symbols if kind(each) != "typealias" or title(each) not in aliased]
        for symbol in self.symbols:
            if symbol["pathComponents"][0] in aliased:
                symbol["pathComponents"] = aliases[symbol["pathComponents"][0]] + symbol["pathComponents"][1:]
        for alias, path in aliases.items():
            if alias in self.conformances:
                self.conformances[".".join(path)] = self.conformances.pop(alias)

    @property
    def types(self):
        """The outer types: first those that the landing page of the catalog names, in its order."""
        outer = [each for each in self.symbols if is_type(each) and len(each["pathComponents"]) == 1]
        landing = self.first
        if self.catalog:
            page = (self.catalog / f"{self.catalog.stem}.md").read_text()
            landing = re.findall(r"^- ``(?:UIKit/)?(\w+)``$", page, re.M)
        known = {each: index for index, each in enumerate(landing)}

        def order(symbol):
            is_added = is_extension(symbol)
            return (known.get(name(symbol), len(known)), not is_added, "" if is_added else name(symbol))

        return sorted(outer, key=order)

    def members(self, parent):
        path = parent["pathComponents"]
        return sorted((each for each in self.symbols if each["pathComponents"][:-1] == path), key=position)

    def distinct_title(self, symbol):
        """The title, which tells overloads apart."""
        return distinct_title(symbol, [each for each in self.symbols if each["pathComponents"] == symbol["pathComponents"]])

    def nested(self, parent):
        return [each for each in self.members(parent) if is_type(each)]

    def topics(self, parent):
        """The headings for the members of a type, each with its members: those of the catalog, then those by kind."""
        members, found = self.members(parent), []
        for heading, titles in self.catalog_topics(parent):
            chosen = [each for wanted in dict.fromkeys(titles) for each in members if title(each) == wanted]
            found.append((heading, chosen))
        known = [id(each) for _, chosen in found for each in chosen]
        rest = [each for each in members if id(each) not in known]
        found += [(heading, [each for each in rest if kind_topic(each, parent) == heading]) for heading in KINDS]
        return [(heading, chosen) for heading, chosen in found if chosen]

    def catalog_topics(self, symbol):
        """The topics of the catalog's page of a type, with the titles of their symbols."""
        file = self.catalog / "Extensions" / f"{name(symbol)}.md" if self.catalog else None
        if not file or not file.exists():
            return []
        topics = re.split(r"^### (.*)\n", file.read_text(), flags=re.M)[1:]
        # Without the suffixes by which DocC tells equal names apart.
        return [(heading, [re.sub(r"-(swift\.\w+|[0-9a-z]{4,6})$", "", each) for each in re.findall("``(.+)``", text)])
                for heading, text in zip(topics[::2], topics[1::2])]
