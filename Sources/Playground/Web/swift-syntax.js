// Swift syntax coloring, and the lines that use Tug.

const keywords = new Set(`actor any as associatedtype async await break case catch class continue
  convenience default defer deinit do else enum extension fallthrough false fileprivate final for
  func get guard if import in init inout internal is isolated lazy let mutating nil nonisolated open
  override private protocol public repeat required rethrows return self Self set some static struct
  subscript super switch throw throws true try typealias unowned var weak where while willSet didSet`
  .split(/\s+/));

const grammar = new RegExp([
  "(?<comment>//[^\\n]*|/\\*[^]*?\\*/)",
  "(?<string>\"\"\"[^]*?\"\"\"|\"(?:\\\\.|[^\"\\\\\\n])*\")",
  "(?<attribute>[@#][A-Za-z]\\w*)",
  "(?<number>\\b\\d[\\d_]*(?:\\.\\d+)?\\b)",
  "(?<member>(?<=\\.)[a-z_]\\w*)",
  "(?<type>\\b[A-Z]\\w*)",
  "(?<word>\\b[a-z_]\\w*)",
].join("|"), "g");

/** Returns the lines of a file as lists of `{ text, kind }`, with the kinds of the grammar. */
export function lines(source) {
  const rows = [[]];
  const add = (text, kind) => {
    text.split("\n").forEach((part, index) => {
      if (index > 0) rows.push([]);
      if (part) rows.at(-1).push({ text: part, kind });
    });
  };
  let end = 0;
  for (const match of source.matchAll(grammar)) {
    add(source.slice(end, match.index), "");
    const kind = Object.keys(match.groups).find((name) => match.groups[name] !== undefined);
    const isWord = kind === "word" || kind === "member";
    add(match[0], !isWord ? kind : keywords.has(match[0]) && kind === "word" ? "keyword" : "");
    end = match.index + match[0].length;
  }
  add(source.slice(end), "");
  if (rows.at(-1).length === 0) rows.pop();
  return rows;
}

/** Tug's names, and those of its API for code from SVPullToRefresh. They mark a line. */
const names = /\.tug\b|\b(?:add|trigger|shows)(?:PullToRefresh|InfiniteScrolling)\w*|\b(?:pullToRefresh|infiniteScrolling)View\b|\b(?:Refresher|Refresh(?:Result|Indicator|State|Status|Style|Texts)|TugLanguage|ShortContent|\w+Indicator)\b/;
const control = /\b(?:let|var)\s+(\w+)\s*=\s*(?:Refresher\b|[\w.?]+\.tug\.)/g;
const declaration = /^\s*(?:@\w+\s+)*(?:(?:public|private|final|override|open|static)\s+)*(?:class|struct|enum|extension|func|import)\b/;

/** The end of a line whose statement goes on in the next one, and the beginning of such a next one. */
const unfinished = /(?:=|\?\?|&&|\|\|)\s*$/;
const continuation = /^\s*(?:\.\w|\?\?|[?:]\s|&&|\|\|)/;

/** What a class changes or calls of the objects that it has from elsewhere. */
const configuration = /\bPagingOptions\b|\b(?!super\b)[a-z]\w*\.\w+(?:\(| = )/;

/** The lines without comments and strings. */
const codeOf = (rows) => rows.map((row) =>
  row.map(({ text, kind }) => kind === "comment" || kind === "string" ? "" : text).join(""));

/**
 * Returns the indices of the lines that use Tug: statements with one of its names, or with a control that the file has
 * named.
 */
export function markedLines(rows) {
  const code = codeOf(rows);
  const controls = [...code.join("\n").matchAll(control)].map((match) => match[1]);
  const uses = controls.length ? new RegExp(`\\b(?:${controls.join("|")})[.?]`) : null;
  const marked = new Set();
  let depth = 0;
  code.forEach((line, index) => {
    const isImport = /^\s*import\b/.test(line);
    const goesOn = depth > 0
      || (marked.has(index - 1) && (unfinished.test(code[index - 1]) || continuation.test(line)));
    if (!goesOn && (isImport || !(names.test(line) || uses?.test(line)))) return;
    marked.add(index);
    // Only the first line of a declaration is marked.
    if (!goesOn && declaration.test(line)) return;
    for (const letter of line) {
      if ("({[".includes(letter)) depth += 1;
      else if (")}]".includes(letter)) depth -= 1;
    }
    depth = Math.max(0, depth);
  });
  return marked;
}

/**
 * Returns what a file does with its controls, for another file, in parts of `{ kind, name, rows }`: the statements of each of
 * its functions, first of the one that attaches a control, then those in the choices that the scene offers, and the types
 * that they name.
 */
export function parts(rows) {
  const code = codeOf(rows);
  const marked = [...markedLines(rows)].sort((a, b) => a - b);
  const functions = functionsIn(code);
  const attaching = functions.find(({ from, to }) => marked.some((index) => index > from && index < to && attachment.test(code[index])));
  if (!attaching) return [];
  const found = [attaching, ...functions.filter((each) => each !== attaching)]
    .map(({ name, from, to }) => ({ kind: "function", name, rows: statementsIn(rows, code, marked, { from, to }) }));
  found.splice(1, 0, { kind: "choices", rows: choicesIn(rows, code, marked, attaching) });
  const text = codeOf(found.flatMap(({ rows }) => rows)).join("\n");
  const types = typesIn(code).filter(({ name }) => new RegExp(`\\b${name}\\b`).test(text))
    .map(({ from, to }) => ({ kind: "type", rows: rows.slice(from, to + 1) }));
  return [...found, ...types].filter(({ rows }) => rows.length > 0);
}

/** The marked statements in the closures of a function's calls of `offerChoices` and `offerActions`. */
function choicesIn(rows, code, marked, { from, to }) {
  let isOffer = false;
  const chosen = [];
  for (let index = from + 1; index < to; index++) {
    if (indentOf(code[index]) === 4 && !/^\s*[)}\]]/.test(code[index])) isOffer = /^\s*offer[A-Z]/.test(code[index]);
    else if (isOffer && marked.includes(index) && indentOf(code[index]) > 4) chosen.push(index);
  }
  const depth = Math.min(...chosen.map((index) => indentOf(code[index])));
  const kept = [];
  // What is nested further is a part of something else, unless it goes on with a statement.
  for (const index of chosen) if (indentOf(code[index]) === depth || kept.at(-1) === index - 1) kept.push(index);
  return kept.map((index) => withoutIndent(rows[index], depth));
}

const indentOf = (line) => line.search(/\S|$/);

/** The functions of the controller of a scene: its other types come along as they are. */
function functionsIn(code) {
  const isOther = (index) => typesIn(code).some(({ from, to }) => index >= from && index <= to);
  return code.flatMap((line, from) => {
    const name = /^ {2}(?:@\w+ )?(?:(?:public|private|override) )*func (\w+)/.exec(line)?.[1];
    if (!name || isOther(from)) return [];
    const to = code.findIndex((each, index) => index > from && each.trim() !== "" && indentOf(each) <= 2 && !/^ {2}\)/.test(each));
    return [{ name, from, to: to < 0 ? code.length : to }];
  });
}

/** The marked statements at the left edge of a function, and those about an object that one of them captures. */
function statementsIn(rows, code, marked, { from, to }) {
  const depth = 4;
  const inside = [...code.keys()].filter((index) => index > from && index < to);
  const captured = new Set(inside.filter((index) => marked.includes(index))
    .flatMap((index) => [...code[index].matchAll(/\[(\w+)\] /g)].map(([, name]) => name)));
  const isAbout = (index) => captured.has(/^\s*(\w+)\./.exec(code[index])?.[1]);
  const chosen = [];
  let isChosen = false;
  for (const index of inside) {
    // A statement goes on in lines that are further to the right, and ends with a bracket.
    const goesOn = indentOf(code[index]) > depth || /^\s*(?:[)}\]]|else\b)/.test(code[index]);
    if (!goesOn) isChosen = (marked.includes(index) || isAbout(index)) && !/^\s*(?:offer[A-Z]|case |default:)/.test(code[index]);
    if (isChosen && rows[index].length > 0) chosen.push(index);
  }
  return chosen.map((index) => withoutIndent(rows[index], depth));
}

/** A line that gives a list a control. */
const attachment = /\.tug\.(?:header|footer|leading|trailing) =|\b(?:let|var) \w+ = Refresher\b|\badd(?:PullToRefresh|InfiniteScrolling)\b/;

const withoutIndent = ([first, ...others], depth) => first ? [{ ...first, text: first.text.slice(depth) }, ...others] : [];

/** The types that a file declares at its left edge, except for the controller of the scene. */
function typesIn(code) {
  return code.flatMap((line, from) => {
    const name = /^(?:@\w+ )?(?:(?:public|private|fileprivate|final) )*(?:class|struct|enum) (\w+)/.exec(line)?.[1];
    if (!name || name.endsWith("ViewController")) return [];
    const to = code.findIndex((each, index) => index >= from && /^\}/.test(each));
    return [{ name, from, to: to < 0 ? from : to }];
  });
}

/** The modules of the package that parts of a file need, of those that it imports. */
export function modulesOf(parts, file) {
  const text = codeOf(parts.flatMap(({ rows }) => rows)).join("\n");
  const imported = [...codeOf(file).join("\n").matchAll(/^import (Tug\w*|Paging)$/gm)].map(([, name]) => name);
  const isUsed = (name) => name !== "TugScrolling" || /\.scrolling\b/.test(text);
  const names = imported.filter(isUsed);
  // The product includes Tug.
  return names.includes("TugSVPullToRefresh") ? names.filter((name) => name !== "Tug") : names.length > 0 ? names : ["Tug"];
}

/**
 * Returns the indices of the lines that set up a scene whose controls are in another file: those with a type for which
 * `isElsewhere(type)`, and those that configure what it brings.
 */
export function setupLines(rows, isElsewhere) {
  const code = codeOf(rows);
  const leadsOn = ({ text, kind }) => kind === "type" && isElsewhere(text);
  return new Set([...rows.keys()].filter((index) => rows[index].some(leadsOn) || configuration.test(code[index])));
}

/** The first and the last line of what puts a scene into the list: nothing that an app would have. */
export function registration(rows) {
  const text = rows.map((row) => row.map((word) => word.text).join(""));
  const first = text.indexOf("extension Scene {");
  return first < 0 ? [0, 0] : [first, text.indexOf("}", first)];
}

/** The text of a file without the lines of `registration`, and without the empty one below them. */
export function withoutRegistration(text) {
  const [first, last] = registration(lines(text));
  const rows = text.split("\n");
  if (last > first) rows.splice(first, last - first + 2);
  return rows.join("\n");
}
