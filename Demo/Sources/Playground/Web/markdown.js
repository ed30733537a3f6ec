// The blocks of a Markdown text, for what the pages of this repository contain.

const fence = /^( *)(`{3,}|~{3,})\s*(\S*)/;
const heading = /^(#{1,6})\s+(.*?)(?:\s+#+)?\s*$/;
const rule = /^ {0,3}([-*_])(?:\s*\1){2,}\s*$/;
const quote = /^ {0,3}> ?/;
const item = /^( {0,3})([-*+]|\d+[.)])(?: +(.*)|$)/;
const columns = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
const details = /^<details\b/;
const html = /^<\/?(?:p|div|picture)\b/;
const comment = /^ *<!--/;

const isBlank = (line) => line !== undefined && !line.trim();
const indent = (line) => line.search(/\S|$/);

/** Whether a line ends the paragraph above it. A number in a sentence isn't a list, unless it is the first one. */
const interrupts = (line) =>
  [fence, heading, rule, quote, details, html, comment].some((start) => start.test(line))
  || /^ {0,3}(?:[-*+]|1[.)]) /.test(line);

/**
 * Returns the blocks of a text, each with its `kind`: `heading`, `paragraph`, `html`, `code`, `table`, `list`, `quote`,
 * `details`, or `rule`. `text` is Markdown, except in code; `blocks` are blocks inside.
 */
export const blocks = (text) => read(text.replaceAll("\r", "").split("\n"));

function read(lines) {
  const found = [];
  let at = 0;
  while (at < lines.length) {
    const reader = [readBlank, readComment, readCode, readHeading, readRule, readQuote, readTable, readDetails, readList,
      readHTML, readParagraph].map((next) => next(lines, at)).find(Boolean);
    if (reader.block) found.push(reader.block);
    at = reader.next;
  }
  return found;
}

/** The first line at or after `at` for which `ends`, or the end. */
function lineWhere(ends, lines, at) {
  while (at < lines.length && !ends(lines[at])) at += 1;
  return at;
}

const readBlank = (lines, at) => isBlank(lines[at]) && { next: at + 1 };

const readComment = (lines, at) =>
  comment.test(lines[at]) && { next: lineWhere((line) => line.includes("-->"), lines, at) + 1 };

function readCode(lines, at) {
  const start = fence.exec(lines[at]);
  if (!start) return null;
  const [, { length: margin }, marks, language] = start;
  const end = lineWhere((line) => line.trim().startsWith(marks) && !line.trim().slice(marks.length), lines, at + 1);
  // What is indented less than the fence keeps its text.
  const code = lines.slice(at + 1, end).map((line) => line.slice(Math.min(margin, indent(line))));
  return { block: { kind: "code", language, text: code.join("\n") }, next: end + 1 };
}

function readHeading(lines, at) {
  const match = heading.exec(lines[at]);
  return match && { block: { kind: "heading", level: match[1].length, text: match[2] }, next: at + 1 };
}

const readRule = (lines, at) => rule.test(lines[at]) && { block: { kind: "rule" }, next: at + 1 };

function readQuote(lines, at) {
  if (!quote.test(lines[at])) return null;
  const end = lineWhere((line) => !quote.test(line), lines, at);
  return { block: { kind: "quote", blocks: read(lines.slice(at, end).map((line) => line.replace(quote, ""))) }, next: end };
}

function readTable(lines, at) {
  const line = lines[at + 1];
  if (!lines[at].includes("|") || line === undefined || !line.includes("|") || !columns.test(line)) return null;
  const end = lineWhere((row) => isBlank(row) || !row.includes("|"), lines, at + 2);
  const aligns = cells(line).map((cell) => cell.endsWith(":") ? (cell.startsWith(":") ? "center" : "end") : "start");
  return { block: { kind: "table", aligns, head: cells(lines[at]), rows: lines.slice(at + 2, end).map(cells) }, next: end };
}

/** A `\|` is a part of its cell, also in code. */
function cells(row) {
  const parts = row.trim().replace(/^\|/, "").replace(/(?<!\\)\|$/, "").split(/(?<!\\)\|/);
  return parts.map((cell) => cell.trim().replaceAll("\\|", "|"));
}

function readDetails(lines, at) {
  if (!details.test(lines[at])) return null;
  const end = lineWhere((line) => /^<\/details>/.test(line), lines, at);
  const text = lines.slice(at + 1, end).join("\n");
  const [whole, summary] = /<summary>([^]*?)<\/summary>/.exec(text) ?? ["", "Details"];
  return { block: { kind: "details", text: summary, blocks: blocks(text.replace(whole, "")) }, next: end + 1 };
}

function readList(lines, at) {
  const first = item.exec(lines[at]);
  if (!first) return null;
  const isOrdered = /\d/.test(first[2]);
  const items = [];
  let isLoose = false;
  while (at < lines.length) {
    const start = item.exec(lines[at]);
    if (!start || /\d/.test(start[2]) !== isOrdered || rule.test(lines[at])) break;
    const end = itemEnd(lines, at);
    const margin = contentMargin(start);
    const content = [start[3] ?? "", ...lines.slice(at + 1, end).map((line) => line.slice(Math.min(margin, indent(line))))];
    while (isBlank(content.at(-1))) content.pop();
    items.push(read(content));
    at = lineWhere((line) => !isBlank(line), lines, end);
    // An empty line between two items, or between the blocks of one, sets all items apart.
    const goesOn = at < lines.length && item.test(lines[at]);
    isLoose ||= (goesOn && isBlank(lines[at - 1])) || isApart(content);
  }
  return { block: { kind: "list", isOrdered, isLoose, start: parseInt(first[2], 10), items }, next: at };
}

/** Whether an item has an empty line between two of its own blocks, not inside of one. */
function isApart(content) {
  const isInside = (line) => / {2}/.test(line.slice(0, 2));
  let isCode = false;
  return content.some((line, index) => {
    if (fence.test(line)) isCode = !isCode;
    return !isCode && isBlank(line) && content[index + 1] !== undefined && !isInside(content[index + 1]);
  });
}

/** Where the text of an item begins. */
const contentMargin = ([line, margin, mark, text = ""]) => text ? line.length - text.length : margin.length + mark.length + 1;

/** An item has the lines that are indented like its text, and those that go on with its paragraph. */
function itemEnd(lines, at) {
  const margin = contentMargin(item.exec(lines[at]));
  let end = at + 1;
  for (; end < lines.length; end += 1) {
    const line = lines[end];
    if (isBlank(line) || indent(line) >= margin) continue;
    if (isBlank(lines[end - 1]) || interrupts(line) || item.test(line)) break;
  }
  return end;
}

function readHTML(lines, at) {
  if (!html.test(lines[at])) return null;
  const end = lineWhere(isBlank, lines, at);
  return { block: { kind: "html", text: lines.slice(at, end).join("\n") }, next: end };
}

function readParagraph(lines, at) {
  const end = lineWhere((line) => isBlank(line) || interrupts(line), lines, at + 1);
  return { block: { kind: "paragraph", text: lines.slice(at, end).map((line) => line.trimStart()).join("\n") }, next: end };
}
