"""Declarations as Swift text: their parts, their lines, and those that only a Swift file has."""

import pathlib
import re

# A declaration that is longer has its parameters on lines of their own.
WIDTH = 90


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


def parameters(text):
    """The text before the parentheses of the parameters, inside of them, and after them; `None` without any."""
    start = text.find("(", re.match(r"(@\w+ )*", text).end())
    if start < 0:
        return None
    depth = 0
    for index in range(start, len(text)):
        depth += (text[index] == "(") - (text[index] == ")")
        if depth == 0:
            return text[:start], text[start + 1:index], text[index + 1:]
    return None


def declaration(symbol, is_type):
    """As in the source, without the actor, which is that of its type. Parameters that don't fit have a line each."""
    text = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
    text = re.sub(r"\{\s*\n.*?\n\s*\}", "{ … }", text, flags=re.S)
    if not is_type:
        text = re.sub(r"^(@discardableResult )?@MainActor ", lambda found: found[1] or "", text)
        text = re.sub(rf"\b{symbol['pathComponents'][0]}<[^<>]*>\.", "", text)
    if len(text) <= WIDTH or not re.match(r"(@\w+ )?(\w+ )*(func |init\b)", text):
        return text
    before, inside, after = parameters(text)
    lines = ",\n".join("  " + part for part in parts(inside))
    return f"{before}(\n{lines}\n){after}"


def full_title(text):
    """Such as `tugHeader(_:action:)`."""
    before, inside, _ = parameters(text)
    labels = [re.sub(r"@\w+ ", "", part).split()[0].rstrip(":") for part in parts(inside) if part]
    return re.search(r"func (\w+)", before)[1] + f"({''.join(label + ':' for label in labels)})"


def distinct_title(symbol, overloads):
    """The title, with the types of those parameters by which overloads differ: `auto(_:options:action: () -> Bool)`."""
    def typed(each):
        found = parameters("".join(part["spelling"] for part in each["declarationFragments"]))
        return parts(found[1]) if found else []

    own, title = typed(symbol), symbol["pathComponents"][-1]
    others = [typed(each) for each in overloads if each is not symbol]
    if not own or not others:
        return title
    labels = [label + ":" for label in parameters(title)[1].split(":")[:-1]]
    for index, text in enumerate(own):
        kind = bare_type(text)
        if any(bare_type(each[index]) != kind for each in others):
            labels[index] += f" {kind}" + (", " if index + 1 < len(own) else "")
    return f"{title.partition('(')[0]}({''.join(labels)})"


def bare_type(parameter):
    """Without the name, attributes, and the default."""
    text = re.sub(r"@\w+ ", "", parameter.partition(": ")[2])
    return text.partition(" = ")[0]


def made(kind, path, text="", comment=""):
    """A symbol that no graph has."""
    return {
        "kind": {"identifier": kind}, "pathComponents": path, "accessLevel": "public",
        "declarationFragments": [{"kind": "text", "spelling": text}],
        "docComment": {"lines": [{"text": line} for line in comment.splitlines()]},
    }


def declarations(file):
    """The public structures of a Swift file, and the types that it extends, with their public functions: what has a
    comment. Its classes are in the graph."""
    path, extension, comment, text = [], None, [], None
    for line in pathlib.Path(file).read_text().splitlines():
        line = line.strip()
        if line.startswith("extension ") and not line.endswith("{}"):
            path = [line.split()[1]]
            extension = made("swift.extension", path, f"extension {path[0]}")
        elif line.startswith("///"):
            comment.append(line.removeprefix("///").removeprefix(" "))
        elif line.startswith("public struct ") and comment:
            path = [re.match(r"public struct (\w+)", line)[1]]
            yield made("swift.struct", path, line.removeprefix("public ").removesuffix(" {"), "\n".join(comment))
            extension, comment = None, []
        elif line.startswith("public func ") and comment and path:
            text = line.removeprefix("public ")
        elif text:
            text += " " + line
        elif not line.startswith("@"):
            comment = []
        if text and line.endswith("{"):
            if extension:
                yield extension
                extension = None
            text = text.removesuffix("{").strip().replace("( ", "(").replace(" )", ")")
            yield made("swift.method", [*path, full_title(text)], text, "\n".join(comment))
            comment, text = [], None


def conformances(file):
    """The types of a Swift file that an extension of one line makes conform to a protocol, each with the protocol."""
    return re.findall(r"^ *extension (\w+): (\w+) \{\}$", pathlib.Path(file).read_text(), re.M)
