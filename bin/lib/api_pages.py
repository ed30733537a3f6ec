"""Writes the API reference for GitHub, one page for each module, from symbol graphs.

usage: api_pages.py OUTPUT MODULE=CATALOG=FILE[,FILE...]...

CATALOG is the folder of the documentation catalog whose landing page orders the types, or the names of the first types
with commas between them, or "-". FILES are the symbol graphs of the module, and Swift files whose extensions exist
only on Apple's systems. Other types follow in alphabetical order.
"""

import json
import pathlib
import re
import sys
import textwrap

TYPES = {"swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.extension"}
NOTE = "<!-- Written by bin/docs from the comments in the sources. Change those, and run bin/docs --renew. -->"
COPIES = {"Sources/Tug/Tug.docc": "../articles", "Sources/Paging/Paging.docc": "../paging"}

# The headings of the members, in this order.
GROUPS = ["Cases", "Creating an instance", "Properties", "Methods", "Type properties", "Type methods", "Types"]

# A type with more members than this has links to them above the first.
UNLISTED = 6


def words(symbol):
    lines = symbol.get("docComment", {}).get("lines", [])
    return "\n".join(line["text"] for line in lines)


def is_own(symbol):
    """Whether it is public and no part of what a protocol of the standard library asks for."""
    return symbol.get("accessLevel") == "public" and "::SYNTHESIZED::" not in symbol["identifier"]["precise"] \
        and symbol.get("docComment", {}).get("module") != "Swift"


def name(symbol):
    return ".".join(symbol["pathComponents"])


def parts(text):
    """What stands between the commas of the outermost level."""
    found, depth = [""], 0
    for character in text:
        depth += (character in "([{<") - (character in ")]}" or (character == ">" and not found[-1].endswith("-")))
        if character == "," and depth == 0:
            found.append("")
        else:
            found[-1] += character
    return [part.strip() for part in found]


def anchor(symbol):
    """Of the section of a type, as GitHub makes it."""
    return name(symbol).lower().replace(".", "")


def member_anchor(symbol):
    """Of a member, such as `refresher-beginrefreshing-reveal-completion`. Catalog.swift has the same rule."""
    *path, title = symbol["pathComponents"]
    return "".join(path).lower() + "-" + re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def declaration(symbol):
    """As in the source, without the actor, which is that of its type. Parameters that don't fit have a line each."""
    text = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
    text = re.sub(r"\{\s*\n.*?\n\s*\}", "{ … }", text, flags=re.S)
    if symbol["kind"]["identifier"] not in TYPES:
        text = re.sub(r"^(@discardableResult )?@MainActor ", lambda found: found[1] or "", text)
        text = re.sub(rf"\b{symbol['pathComponents'][0]}<[^<>]*>\.", "", text)
    found = re.fullmatch(r"((?:@\w+ )?(?:mutating |static )*(?:func|init)\b[^(]*)\((.*)\)([^()]*)", text, re.S)
    if len(text) <= 100 or not found:
        return text
    lines = ",\n".join("  " + part for part in parts(found[2]))
    return f"{found[1]}(\n{lines}\n){found[3]}"


def group(symbol, parent):
    kind = symbol["kind"]["identifier"].removeprefix("swift.")
    if kind == "enum.case":
        return "Cases"
    if kind == "init":
        return "Creating an instance"
    if kind == "typealias":
        return "Types"
    if kind.startswith("type."):
        types = [part["spelling"] for part in symbol["declarationFragments"] if part["kind"] == "typeIdentifier"]
        if types and types[-1] == parent["pathComponents"][-1]:
            return "Creating an instance"
        return "Type properties" if kind == "type.property" else "Type methods"
    return "Methods" if kind == "method" else "Properties"


def place(symbol):
    location = symbol.get("location")
    if not location:
        return ("", 0)
    # A type's own file before its extensions.
    path = location["uri"].rsplit("/", 1)[1]
    return (("+" in path, path), location["position"]["line"])


def made(kind, path, text="", comment=""):
    """A symbol that no graph has."""
    return {
        "kind": {"identifier": kind}, "pathComponents": path, "accessLevel": "public",
        "declarationFragments": [{"kind": "text", "spelling": text}],
        "docComment": {"lines": [{"text": line} for line in comment.splitlines()]},
    }


def declarations(file):
    """The public structures of a Swift file, and the types that it extends, with their public functions: what has a
    comment."""
    path, extension, comment, text = [], None, [], None
    for line in pathlib.Path(file).read_text().splitlines():
        line = line.strip()
        if line.startswith("extension "):
            path = [line.split()[1]]
            extension = made("swift.extension", path)
        elif line.startswith("///"):
            comment.append(line.removeprefix("///").removeprefix(" "))
        elif line.startswith("public struct ") and comment:
            path = [re.match(r"public struct (\w+)", line)[1]]
            yield made("swift.struct", path, line.removeprefix("public ").removesuffix(" {"), "\n".join(comment))
            extension, comment = None, []
        elif line.startswith("public func ") and comment:
            text = line.removeprefix("public ")
        elif text:
            text += " " + line
        elif not line.startswith("@"):
            comment = []
        if text and line.endswith("{"):
            if extension:
                yield extension
                extension = None
            title = re.search(r"func (\w+)", text)[1]
            text = text.removesuffix("{").strip().replace("( ", "(").replace(" )", ")")
            yield made("swift.method", [*path, title], text, "\n".join(comment))
            comment, text = [], None


class Module:
    def __init__(self, title, catalog, files):
        self.title = title
        is_folder = "/" in catalog
        self.catalog = catalog if is_folder else ""
        self.first = [] if is_folder else catalog.split(",")
        self.anchors, self.places = set(), {}
        # In the order of the files; the order of a graph's symbols changes with each build.
        self.symbols, inherited = [], set()
        for file in files:
            if file.endswith(".swift"):
                self.symbols += declarations(file)
                continue
            graph = json.loads(pathlib.Path(file).read_text())
            inherited |= {
                each["source"] for each in graph["relationships"] if each["kind"] == "defaultImplementationOf"}
            self.symbols += [
                symbol for symbol in graph["symbols"]
                if is_own(symbol) and symbol["identifier"]["precise"] not in inherited]
        self.nest_aliases()

    def nest_aliases(self):
        """A type of another module that Tug uses under a name of its own has that name, and no alias beside it."""
        aliases = {
            symbol["pathComponents"][-1]: symbol["pathComponents"] for symbol in self.symbols
            if symbol["kind"]["identifier"] == "swift.typealias" and len(symbol["pathComponents"]) > 1}
        aliased = {name(symbol) for symbol in self.symbols if name(symbol) in aliases}
        self.symbols = [
            symbol for symbol in self.symbols
            if symbol["kind"]["identifier"] != "swift.typealias" or symbol["pathComponents"][-1] not in aliased]
        for symbol in self.symbols:
            if symbol["pathComponents"][0] in aliased:
                symbol["pathComponents"] = aliases[symbol["pathComponents"][0]] + symbol["pathComponents"][1:]

    @property
    def types(self):
        """The outer types in the order of the landing page."""
        outer = [symbol for symbol in self.symbols
                 if symbol["kind"]["identifier"] in TYPES and len(symbol["pathComponents"]) == 1]
        landing = self.first
        if self.catalog:
            page = (pathlib.Path(self.catalog) / f"{pathlib.Path(self.catalog).stem}.md").read_text()
            landing = re.findall(r"^- ``(?:UIKit/)?(\w+)``$", page, re.M)
        known = {each: index for index, each in enumerate(landing)}

        def order(symbol):
            is_extension = symbol["kind"]["identifier"] == "swift.extension"
            return (known.get(name(symbol), len(known)), not is_extension, "" if is_extension else name(symbol))

        return sorted(outer, key=order)

    def members(self, parent):
        path = parent["pathComponents"]
        return sorted((symbol for symbol in self.symbols if symbol["pathComponents"][:-1] == path), key=place)

    def summary(self, symbol):
        """The first sentence of the comment."""
        if symbol["kind"]["identifier"] == "swift.extension":
            return self.additions(symbol)
        text = self.prose(words(symbol).split("\n\n")[0])
        return re.split(r"(?<=[.!?]) (?=[A-Z`\"])", text)[0]

    def additions(self, symbol):
        names = list(dict.fromkeys(f"`{each['pathComponents'][-1]}`" for each in self.members(symbol)))
        *first, last = names
        return f"Adds {', '.join(first)}{',' if len(first) > 1 else ''}{' and ' if first else ''}{last}."

    def prose(self, text):
        """With links that GitHub understands, and lists of parameters by name."""
        copies = COPIES.get(self.catalog, "../articles")

        def link(match):
            path, _, anchor = match[1].partition("#")
            page = pathlib.Path("docs/api") / copies / f"{path}.md"
            heading = re.search(r"^# (.*)$", pathlib.Path(page).resolve().read_text(), re.M)[1]
            return f"[{heading}]({copies}/{path}.md{'#' + anchor.lower() if anchor else ''})"

        blocks = re.split(r"(```.*?```)", text, flags=re.S)
        for index in range(0, len(blocks), 2):
            part = re.sub(r"``([^`]+)``", r"`\1`", blocks[index])
            part = re.sub(r"<doc:([\w#-]+)>", link, part)
            part = re.sub(r"^- Parameters:\n", "", part, flags=re.M)
            part = re.sub(r"^  - (\w+): ", r"- `\1`: ", part, flags=re.M)
            part = re.sub(r"^- Parameter (\w+): ", r"- `\1`: ", part, flags=re.M)
            part = re.sub(r"^- (Returns|Throws|Note|Warning|Important): ", r"- \1: ", part, flags=re.M)
            # Lines of the source are joined: the reader's window decides where they end.
            part = re.sub(r"(?<=\S)\n *(?=[^\s-])", " ", part)
            blocks[index] = part
        return "".join(blocks).strip()

    def entry(self, symbol):
        text, code = self.prose(words(symbol)), declaration(symbol)
        # Of symbols with one name, links in the articles lead to the first.
        first = place = member_anchor(symbol)
        count = 1
        while place in self.anchors:
            count += 1
            place = f"{first}-{count}"
        mark = f'<a id="{place}"></a>'
        self.anchors.add(place)
        self.places[id(symbol)] = place
        if "\n" in code:
            fence = textwrap.indent(f"```swift\n{code}\n```", "  ")
            head = f"- {mark}`{symbol['pathComponents'][-1]}`\n\n{fence}\n"
        else:
            head = f"- {mark}`{code}`\n"
        return head + textwrap.indent("\n" + text, "  ", lambda line: line.strip() != "") + "\n"

    def links(self, members):
        """One line with a link to each name; of several functions with one name, to the first."""
        places = {}
        for each in members:
            title = each["pathComponents"][-1].partition("(")[0]
            places.setdefault(title, self.places.get(id(each)) or anchor(each))
        return " · ".join(f"[`{title}`](#{place})" for title, place in places.items())

    def section(self, symbol):
        level = min(len(symbol["pathComponents"]) + 1, 4)
        lines = [f"{'#' * level} {name(symbol)}", ""]
        if symbol["kind"]["identifier"] == "swift.extension":
            lines += [self.additions(symbol), ""]
        else:
            lines += [f"```swift\n{declaration(symbol)}\n```", "", self.prose(words(symbol)), ""]
        members = self.members(symbol)
        nested = [each for each in members if each["kind"]["identifier"] in TYPES]
        rest = [each for each in members if each not in nested]
        groups = [(heading, [each for each in rest if group(each, symbol) == heading]) for heading in GROUPS]
        entries = []
        for heading, chosen in groups:
            if chosen:
                entries += [f"**{heading}**", ""] + [self.entry(each) for each in chosen]
        if len(rest) > UNLISTED:
            lines += [self.links([each for _, chosen in groups for each in chosen] + nested), ""]
        lines += entries
        for each in nested:
            lines += self.section(each)
        return lines

    def page(self):
        lines = [f"# {self.title}", "", "[API reference](README.md)", "", NOTE, ""]
        for symbol in self.types:
            lines += self.contents(symbol)
        lines.append("")
        for symbol in self.types:
            lines += self.section(symbol)
        return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).rstrip() + "\n"

    def contents(self, symbol):
        """A link to the section of a type, and below it to those of the types inside of it."""
        indent = "  " * (len(symbol["pathComponents"]) - 1)
        lines = [f"{indent}- [`{name(symbol)}`](#{anchor(symbol)})"]
        for each in self.members(symbol):
            if each["kind"]["identifier"] in TYPES:
                lines += self.contents(each)
        return lines

    def overview(self):
        return [f"- [`{name(symbol)}`]({self.title}.md#{anchor(symbol)}): {self.summary(symbol)}"
                for symbol in self.types]


def main(output, *descriptions):
    output = pathlib.Path(output)
    output.mkdir(parents=True, exist_ok=True)
    lines = [
        "# API reference", "", NOTE, "",
        "Every public symbol of the products for apps and for their tests, with the comment from its source.",
        "[The articles](../articles/README.md) explain how to use them, and [Options](../articles/Options.md) has the",
        "options of a control in tables. The names of the product `TugSVPullToRefresh` are those of",
        "[SVPullToRefresh](../from-svpulltorefresh.md), and those of the module `HeadlessUIKit` are",
        "[UIKit's](../../Sources/HeadlessUIKit/SUPPORTED.md).", "",
    ]
    for description in descriptions:
        title, catalog, files = description.split("=", 2)
        module = Module(title, catalog, files.split(","))
        (output / f"{title}.md").write_text(module.page())
        lines += [f"## {title}", "", *module.overview(), ""]
    (output / "README.md").write_text("\n".join(lines).rstrip() + "\n")


main(*sys.argv[1:])
