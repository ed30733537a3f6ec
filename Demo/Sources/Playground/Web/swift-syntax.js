// Swift syntax coloring, and the lines that use Tug.

const keywords = new Set(`actor any as associatedtype async await break case catch class continue
  convenience default defer deinit do else enum extension fallthrough false fileprivate final for
  func get guard if import in init inout internal is isolated lazy let mutating nil nonisolated open
  override private protocol public repeat required rethrows return self Self set some static struct
  subscript super switch throw throws true try typealias unowned var weak where while willSet didSet`
  .split(/\s+/));

/** What is interpolated in a string: with parentheses, and with strings inside. */
const quoted = "\"(?:\\\\.|[^\"\\\\\\n])*\"";
const interpolated = `\\\\\\((?:[^()"\\n]|${quoted}|\\((?:[^()"\\n]|${quoted}|\\([^()\\n]*\\))*\\))*\\)`;

const grammar = new RegExp([
  "(?<comment>//[^\\n]*|/\\*[^]*?\\*/)",
  `(?<string>"""[^]*?"""|"(?:${interpolated}|\\\\.|[^"\\\\\\n])*")`,
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

/** Tug's names, those of its modifiers for SwiftUI, and those of its APIs for code from other libraries. They mark a line. */
const names = /\.tug(?:[A-Z]\w*)?\b|\bTugProxy\b|\b(?:add|trigger|shows)(?:PullToRefresh|InfiniteScrolling)\w*|\b(?:pullToRefresh|infiniteScrolling)View\b|\bmj_(?:header|footer|trailer)\b|\bMJRefresh\w*(?:Header|Footer|Trailer)\b|\b(?:Refresher|Refresh(?:Result|Indicator|State|Status|Style|Texts)|TugLanguage|ShortContent|\w+Indicator)\b/;
const control = /\b(?:let|var)\s+(\w+)\s*=\s*(?:Refresher\b|MJRefresh|[\w.?]+\.tug\.)/g;
const declaration = /^\s*(?:@\w+\s+)*(?:(?:public|private|final|override|open|static)\s+)*(?:class|struct|enum|extension|func|import)\b/;

/** The end of a line whose statement goes on in the next one, and the beginning of such a next one. */
const unfinished = /(?:=|\?\?|&&|\|\|)\s*$/;
const continuation = /^\s*(?:\.\w|\?\?|[?:]\s|&&|\|\|)/;

/** The lines without comments and without what is in strings. */
export const codeOf = (rows) => rows.map((row) =>
  row.map(({ text, kind }) => kind === "comment" ? "" : kind === "string" ? '""' : text).join(""));

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

/** The names in the lines of a file that use Tug. */
export function markedNames(source) {
  const rows = lines(source);
  const code = codeOf(rows);
  return [...new Set([...markedLines(rows)].flatMap((index) => code[index].match(/[A-Za-z_]\w*/g) ?? []))];
}

/** The text of a file without what puts a scene into the list: nothing that an app would have. */
export const withoutRegistration = (text) => text.replace(/\n\nextension Scene \{\n[^]*?\n\}(?=\n|$)/, "");
