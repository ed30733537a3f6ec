// A Markdown text as DOM nodes.

import { sampleView } from "./code-sample.js";
import { make } from "./elements.js";
import { inline } from "./markdown-inline.js";
import { blocks } from "./markdown.js";
import { lines } from "./swift-syntax.js";

/** Returns the nodes of a page. See `inline` for `places`. */
export function markdownView(text, places) {
  const anchors = new Map();
  const view = (block) => views[block.kind](block);
  const within = (words) => inline(words, places);

  const views = {
    heading: ({ level, text: words }) => {
      const made = make(`h${level}`, {}, within(words));
      made.id = anchor(made.textContent, anchors);
      return made;
    },
    paragraph: ({ text: words }) => make("p", {}, within(words)),
    html: ({ text: words }) => within(words),
    code: codeView,
    quote: (block) => make("blockquote", {}, ...block.blocks.map(view)),
    rule: () => make("hr"),
    details: (block) => make("details", {}, make("summary", {}, within(block.text)), ...block.blocks.map(view)),
    table: ({ aligns, head, rows }) => {
      const row = (tag, words) => make("tr", {}, ...aligns.map((align, index) =>
        make(tag, { data: { align } }, within(words[index] ?? ""))));
      const table = make("table", {},
        make("thead", {}, row("th", head)), make("tbody", {}, ...rows.map((words) => row("td", words))));
      table.style.setProperty("--columns", aligns.length);
      return make("div", { class: "wide" }, table);
    },
    list: ({ isOrdered, isLoose, start, items }) =>
      make(isOrdered ? "ol" : "ul", { start: isOrdered && start !== 1 ? start : null, class: isLoose ? "loose" : null },
        ...items.map((parts) => make("li", {}, ...parts.map((part) =>
          part.kind === "paragraph" && !isLoose ? within(part.text) : view(part))))),
  };
  return blocks(text).map(view);
}

/** Swift wraps, with its lines further to the right. Other text, which may be a drawing, scrolls. */
function codeView({ language, text }) {
  if (language === "swift") return sampleView(lines(text));
  const view = sampleView(text.split("\n").map((line) => line ? [{ text: line, kind: "" }] : []));
  view.classList.add("wide-sample");
  return view;
}

/** The anchor that GitHub gives a heading: links between the pages name it. A second heading with it has a number. */
function anchor(text, anchors) {
  const name = text.trim().toLowerCase().replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, "").replaceAll(" ", "-");
  const count = anchors.get(name) ?? 0;
  anchors.set(name, count + 1);
  return count ? `${name}-${count}` : name;
}
