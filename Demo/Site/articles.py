"""Renders the repository's pages for readers as HTML."""
import posixpath
import re

from markdown_it import MarkdownIt
from mdit_py_plugins.anchors import anchors_plugin

# What readers of the site look for; the other pages are for developers, and are rendered as well.
ARTICLES = "docs/articles"
# A link of a page to a file of the repository that isn't a page of the site becomes plain words.
LINK = re.compile(r'<a href="([^"]+)">(.*?)</a>', re.S)
PICTURE = re.compile(r'\b(src|srcset)="([^":]+)"')


def slug(text):
    """The anchor of a heading, as on GitHub."""
    return re.sub(r"[^\w\- ]", "", text.strip().lower()).replace(" ", "-")


class Articles:
    def __init__(self, repository):
        self.repository = repository
        self.pictures = set()
        self.sources = {
            str(file.relative_to(repository)): None
            for file in sorted((repository / "docs").rglob("*.md"))}
        self.sources["README.zh-Hans.md"] = None
        self.markdown = MarkdownIt("gfm-like", {"linkify": False, "html": True})
        self.markdown.use(anchors_plugin, max_level=4, slug_func=slug)

    def address(self, source):
        """The page of the site that shows a file."""
        if source == "README.md":
            return "index.html"
        folder, name = posixpath.split(source)
        name = "index" if name == "README.md" else name.removesuffix(".md")
        return posixpath.join(folder, f"{name}.html")

    def title(self, source):
        title = re.search(r"^# (.+)$", (self.repository / source).read_text(), re.M)
        return title[1].strip("`") if title else source

    def pages(self):
        """Yields `(path, title, HTML)`."""
        for source in self.sources:
            yield self.address(source), self.title(source), self.render(source, (self.repository / source).read_text())

    def readme(self):
        """The first paragraph of the README, and its reasons with its sections, as HTML."""
        text = (self.repository / "README.md").read_text()
        start, _, rest = text.partition("\n## ")
        paragraphs = start.split("\n\n")
        reasons = next(each for each in paragraphs if each.startswith("- **"))
        return self.render("README.md", paragraphs[1]), self.render("README.md", f"{reasons}\n\n## {rest}")

    def render(self, source, text):
        page = self.markdown.render(text)
        folder = posixpath.dirname(source)
        here = posixpath.dirname(self.address(source))

        def resolve(target):
            return posixpath.normpath(posixpath.join(folder, target))

        def link(match):
            target, words = match.groups()
            if re.match(r"[a-z]+:|#", target):
                return match[0]
            path, _, anchor = target.partition("#")
            path = resolve(path)
            if (self.repository / path).is_dir():
                path += "/README.md"
            if path not in self.sources and path != "README.md":
                return words
            address = posixpath.relpath(self.address(path), here or ".")
            return f'<a href="{address}{"#" + anchor if anchor else ""}">{words}</a>'

        def picture(match):
            path = resolve(match[2])
            if (self.repository / path).is_file():
                self.pictures.add(path)
            return f'{match[1]}="{posixpath.relpath(path, here or ".")}"'

        page = PICTURE.sub(picture, LINK.sub(link, page))
        return page.replace("<table>", '<div class="table"><table>').replace("</table>", "</table></div>")
