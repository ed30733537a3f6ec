// A table of a Markdown text as DOM nodes.

import { make } from "./elements.js";
import { rowAnchor } from "./row-anchors.js";

/** The characters that a cell of figures or of "yes" and "no" has at most, on average. */
const shortCell = 10;
/** The characters that a phone shows beside each other. */
const phoneLine = 48;
/** The characters of the longest name of a column that has room beside its cells there, on one line. */
const nameBeside = 13;

/** Returns the view of a table, in a box that scrolls if it has to. `within` returns the nodes of a text, and `anchors` counts those of the page. */
export function tableView({ aligns, head, rows }, within, anchors) {
  const row = (makeCell, words) => make("tr", { role: "row", id: rowAnchor(words[0] ?? "", anchors) }, ...aligns.map((align, index) =>
    makeCell(within(words[index] ?? ""), align, index)));
  const top = row((words, align) =>
    make("th", { role: "columnheader", scope: "col", data: { align } }, words), head);
  // A soft hyphen is of no use to a name that is a part of a line.
  const names = [...top.children].map((cell) => cell.textContent.replaceAll("\u00ad", "").trim());
  const below = rows.map((each) => row((words, align, index) =>
    make("td", { role: "cell", data: { align, column: names[index] } }, words), each));
  const areWords = isOfWords(below);
  if (areWords) placeNames(names, below);
  // The roles stay what they are when a style turns rows into blocks.
  const table = make("table", { role: "table", class: areWords ? "word-table" : null },
    make("thead", { role: "rowgroup" }, top), make("tbody", { role: "rowgroup" }, ...below));
  table.style.setProperty("--columns", aligns.length);
  return make("div", { class: "wide" }, table);
}

/**
 * Says of the cells of rows that a phone shows as blocks where the names of the columns stand if one of them has no room
 * beside its cells: above, or nowhere if the last cells are sentences, which say themselves what they are about.
 */
function placeNames(names, rows) {
  const place = (index, where) => rows.forEach(({ children }) => { children[index].dataset.name = where; });
  const isLong = (name) => width(name) > nameBeside;
  const last = names.length - 1;
  const isProse = isLong(names[last]) && averages(rows)[last] > phoneLine / 2;
  if (isProse) place(last, "none");
  const others = isProse ? names.slice(0, last) : names;
  if (others.some(isLong)) others.forEach((_, index) => place(index, "above"));
}

/** The length of the cells of each column, on average. */
const averages = (rows) => Array.from({ length: rows[0]?.children.length ?? 0 }, (_, index) =>
  rows.reduce((sum, { children }) => sum + width(children[index].textContent), 0) / rows.length);

/**
 * Whether the rows are for reading, one after another, and not for comparing figures: without the columns whose cells
 * are short, a row has more than fits on a line of a phone. Two columns fit beside each other, unless each of them has
 * more than half a line.
 */
function isOfWords(rows) {
  const lengths = averages(rows);
  if (lengths.length < 3) return lengths.length === 2 && lengths.every((each) => each > phoneLine / 2);
  return lengths.filter((each) => each > shortCell).reduce((sum, each) => sum + each, 0) > phoneLine;
}

/** The length of a text in Latin letters: a Chinese one is as wide as two of them. */
const width = (text) => [...text].reduce((sum, letter) => sum + (letter === "\u00ad" ? 0 : letter > "\u2e80" ? 2 : 1), 0);
