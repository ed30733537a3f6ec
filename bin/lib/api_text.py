"""Comments of symbols as GitHub's Markdown."""

import pathlib
import re

from api_symbols import base, comment, is_extension

COPIES = {"Tug": "articles", "Paging": "paging"}


def listed(names):
    *first, last = names
    return f"{', '.join(first)}{',' if len(first) > 1 else ''}{' and ' if first else ''}{last}"


def additions(symbol, module):
    """The sentence about an extension."""
    return f"Adds {listed(list(dict.fromkeys(f'`{base(each)}`' for each in module.members(symbol))))}."


def summary(symbol, module):
    """The first sentence of the comment."""
    if is_extension(symbol):
        return additions(symbol, module)
    text = prose(comment(symbol).split("\n\n")[0], module)
    return re.split(r"(?<=[.!?]) (?=[A-Z0-9`\"])", text)[0]


def article_link(match, module):
    folder = COPIES.get(module.title, "articles")
    path, _, anchor = match[1].partition("#")
    heading = re.search(r"^# (.*)$", pathlib.Path(f"docs/{folder}/{path}.md").read_text(), re.M)[1]
    return f"[{heading}](../../{folder}/{path}.md{'#' + anchor.lower() if anchor else ''})"


def prose(text, module, reference=lambda _: None):
    """With links that GitHub understands, and lists of parameters by name. `reference` returns the link to the symbol
    that a text in code font names, if any."""

    def code(match):
        link = reference(match[1])
        return f"[`{match[1]}`]({link})" if link else match[0]

    blocks = re.split(r"(```.*?```)", text, flags=re.S)
    for index in range(0, len(blocks), 2):
        part = re.sub(r"``([^`]+)``", r"`\1`", blocks[index])
        part = re.sub(r"`([^`\n]+)`", code, part)
        part = re.sub(r"<doc:([\w#-]+)>", lambda match: article_link(match, module), part)
        part = re.sub(r"^- Parameters:\n", "", part, flags=re.M)
        part = re.sub(r"^  - (\w+): ", r"- `\1`: ", part, flags=re.M)
        part = re.sub(r"^- Parameter (\w+): ", r"- `\1`: ", part, flags=re.M)
        # Lines of the source are joined: the reader's window decides where they end.
        blocks[index] = re.sub(r"(?<=\S)\n *(?=[^\s-])", " ", part)
    return "".join(blocks).strip()
