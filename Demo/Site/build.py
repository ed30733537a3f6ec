"""Builds the static site: landing page, documentation, and a page with a film for each scene.

usage: build.py RECORDINGS SITE    RECORDINGS is the folder that `tugtool film` wrote

No page fetches anything, so that the site opens from a folder without a server.
"""
import html
import json
import pathlib
import re
import shutil
import sys
from string import Template

from articles import Articles

HERE = pathlib.Path(__file__).parent
REPOSITORY = HERE.parents[1]
WEB = REPOSITORY / "Demo/Sources/Playground/Web"
# In the order in which each needs only the ones before it.
MODULES = [
    *(WEB / f"{name}.js" for name in (
        "elements", "painters", "node", "view-tree", "chart-canvas", "timeline", "swift-syntax", "source-view",
        "feedback")),
    HERE / "film.js", HERE / "film-player.js", HERE / "site.js",
]
STYLES = [
    *(WEB / f"{name}.css" for name in ("colors", "phone", "feedback", "code", "panel")),
    HERE / "site.css",
]
EXPORT = re.compile(r"^export (?=(?:const|class|function|async function) (\w+))", re.M)
IMPORT = re.compile(r'^import (\{[^}]*\}) from "\./([\w-]+\.js)";', re.M)


def bundle(files):
    """Modules as one script. A page that was opened from a folder may not import modules."""
    parts = ["const modules = {};"]
    for file in files:
        text = file.read_text()
        names = EXPORT.findall(text)
        text = IMPORT.sub(r'const \1 = modules["\2"];', EXPORT.sub("", text))
        parts.append(f'modules["{file.name}"] = (() => {{\n{text}\nreturn {{ {", ".join(names)} }};\n}})();')
    return "(() => {\n\"use strict\";\n" + "\n".join(parts) + "\n})();\n"


class Site:
    def __init__(self, recordings, folder):
        self.recordings, self.folder = recordings, folder
        self.catalog = json.loads((recordings / "scenes.json").read_text())
        self.catalog["scenes"] = [
            scene | {"edge": json.loads(film.read_text())["posterEdge"]} for scene in self.catalog["scenes"]
            if (film := recordings / f"films/{scene['id']}.json").exists()]
        self.page = Template((HERE / "page.html").read_text())
        self.articles = Articles(REPOSITORY)

    def write(self, path, title, body, style="", description=""):
        root = "../" * path.count("/") or "./"
        target = self.folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(self.page.substitute(
            root=root, home=root.rstrip("/"), title=html.escape(title), body=body, style=style,
            description=html.escape(description or title)))

    def build(self):
        self.assets()
        self.landing()
        self.gallery()
        for index, _ in enumerate(self.catalog["scenes"]):
            self.scene(index)
        for path, title, body in self.articles.pages():
            self.write(path, f"{title} – Tug", f'<main class="prose" id="content">{body}</main>')
        for picture in self.articles.pictures:
            self.copy(REPOSITORY / picture, picture)

    def copy(self, source, path):
        target = self.folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)

    def assets(self):
        assets = self.folder / "assets"
        (self.folder / "films").mkdir(parents=True, exist_ok=True)
        assets.mkdir(exist_ok=True)
        (assets / "site.js").write_text(bundle(MODULES))
        (assets / "site.css").write_text("".join(file.read_text() for file in STYLES))
        sources = {key: self.catalog[key] for key in ("files", "types")}
        (assets / "sources.js").write_text(f"window.tugSources = {json.dumps(sources)};\n")
        for film in sorted((self.recordings / "films").glob("*.json")):
            name = film.name.removesuffix(".json")
            script = f'(window.tugFilms ??= {{}})["{name}"] = {film.read_text()};\n'
            (self.folder / "films" / f"{name}.js").write_text(script)
        for poster in (self.recordings / "posters").glob("*.svg"):
            self.copy(poster, f"posters/{poster.name}")

    def poster(self, scene, root):
        name = html.escape(scene["id"])
        return (f'<picture><source media="(prefers-color-scheme: dark)" srcset="{root}posters/{name}.dark.svg">'
                f'<img src="{root}posters/{name}.svg" width="375" height="667" loading="lazy" alt="" data-edge="{scene["edge"]}"></picture>')

    def card(self, scene):
        words = " ".join([scene["id"], scene["title"], scene["summary"], scene["group"]])
        words += " " + self.catalog["files"].get(scene["source"], "")
        return (f'<li data-words="{html.escape(" ".join(words.lower().split()))}">'
                f'<a class="card" href="scenes/{html.escape(scene["id"])}.html">{self.poster(scene, "")}'
                f'<strong>{html.escape(scene["title"])}</strong>'
                f'<span>{html.escape(scene["summary"])}</span></a></li>')

    def landing(self):
        intro, rest = self.articles.readme()
        chosen = ["feed", "failure", "chat", "own-indicator", "sides", "large-title"]
        cards = "".join(self.card(scene) for scene in self.catalog["scenes"] if scene["id"] in chosen)
        body = Template((HERE / "landing.html").read_text()).substitute(
            intro=intro, rest=rest, cards=cards, count=len(self.catalog["scenes"]))
        self.write("index.html", "Tug: pull to refresh, and load more", body)

    def gallery(self):
        groups = {}
        for scene in self.catalog["scenes"]:
            groups.setdefault(scene["group"], []).append(self.card(scene))
        body = "".join(
            f'<section class="gallery-group"><h2>{html.escape(group)}</h2><ul class="cards">{"".join(cards)}</ul></section>'
            for group, cards in groups.items())
        self.write("scenes.html", "The scenes – Tug", f"""<main class="wide" id="content"><h1>The scenes</h1>
<p class="lead">Each film was recorded from the code beside it: a finger that pulls, on a clock that nothing slows down.</p>
<p><input type="search" id="scene-search" placeholder="Find a scene, a name of an API, or a word of the code"
 aria-label="Find a scene"></p><p id="no-scene" role="status" hidden>No scene has these words.</p>{body}</main>""")

    def more(self, scene):
        """A sentence that leads to the page about what the scene shows."""
        source = scene.get("article")
        return f' More in <a href="../{self.articles.address(source)}">{html.escape(self.articles.title(source))}</a>.' if source else ""

    def scene(self, index):
        scenes = self.catalog["scenes"]
        scene = scenes[index]

        def link(other, words):
            return f'<a href="{html.escape(other["id"])}.html">{words.format(html.escape(other["title"]))}</a>'

        before = link(scenes[index - 1], "‹ {}") if index else ""
        after = link(scenes[index + 1], "{} ›") if index + 1 < len(scenes) else ""
        body = Template((HERE / "scene.html").read_text()).substitute(
            {key: html.escape(scene[key]) for key in ("id", "group", "title", "summary", "source")},
            poster=self.poster(scene, "../"), before=before, after=after, more=self.more(scene))
        self.write(f"scenes/{scene['id']}.html", f"{scene['title']} – Tug", body, description=scene["summary"])


if __name__ == "__main__":
    Site(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])).build()
