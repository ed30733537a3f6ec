// A Markdown text as DOM nodes.

import { sampleView } from "./code-sample.js";
import { make } from "./elements.js";
import { inline } from "./markdown-inline.js";
import { tableView } from "./markdown-table.js";
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
    table: (block) => tableView(block, within, anchors),
    list: ({ isOrdered, isLoose, start, items }) =>
      make(isOrdered ? "ol" : "ul", { start: isOrdered && start !== 1 ? start : null, class: isLoose ? "loose" : null },
        ...items.map((parts) => make("li", {}, ...parts.map((part) =>
          part.kind === "paragraph" && !isLoose ? within(part.text) : view(part))))),
  };
  return blocks(text).map(view);
}

/** Code wraps, with its lines further to the right. What has no language may be a drawing or a report: it scrolls. */
function codeView({ language, text }) {
  if (language === "swift") return sampleView(lines(text));
  const view = sampleView(text.split("\n").map((line) => line ? [{ text: line, kind: "" }] : []));
  if (!language) view.classList.add("wide-sample");
  return view;
}

/** The anchor that GitHub gives a heading: links between the pages name it. A second heading with it has a number. */
function anchor(text, anchors) {
  const name = text.trim().toLowerCase().replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, "").replaceAll(" ", "-");
  const count = anchors.get(name) ?? 0;
  anchors.set(name, count + 1);
  return count ? `${name}-${count}` : name;
}
