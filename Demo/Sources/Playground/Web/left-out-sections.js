// The sections of a scene's file that its sample leaves out: what a screen has beside its controls, and an article, too.

/** The titles of such sections, and what says where a reader finds them. */
const elsewhere = new Map([
  ["An empty list", "// Show a message in an empty list: see “Errors and retry” in the documentation."],
]);

/** Returns the `text` of a file without such sections and what only they need, and the `notes` on what is left out. */
export function withoutSections(source) {
  let rows = source.split("\n");
  const notes = [];
  for (const [title, note] of elsewhere) {
    const from = rows.indexOf(`  // MARK: ${title}`);
    if (from < 0) continue;
    const end = rows.findIndex((row, index) => index > from && /^(?: {2}\/\/ MARK: |\})/.test(row));
    const section = rows.splice(from, end - from).join("\n");
    rows = withoutProperties(withoutCalls(rows, section), section);
    notes.push(note);
  }
  return { text: rows.join("\n"), notes };
}

/** The lines without those that call a function of the section. */
function withoutCalls(rows, section) {
  const functions = [...section.matchAll(/\bfunc (\w+)/g)].map(([, name]) => name);
  const call = new RegExp(`^ *(?:self[?!]?\\.)?(?:${functions.join("|")})\\((\\w*)\\)$`);
  const found = [...rows];
  rows.forEach((row, index) => {
    const [, value] = call.exec(row) ?? [];
    if (value === undefined) return;
    found[index] = null;
    if (value) ignoreParameter(found, value, index);
  });
  return found.filter((row) => row !== null);
}

/** Leaves a parameter without a name if the closure around the line that was `removed` doesn't use it any more. */
function ignoreParameter(rows, name, removed) {
  const head = rows.findLastIndex((row, index) => index < removed && row?.endsWith(` ${name} in`));
  if (head < 0) return;
  const indent = rows[head].search(/\S/);
  const end = rows.findIndex((row, index) => index > removed && row?.search(/\S/) === indent);
  const isUsed = rows.slice(head + 1, end).some((row) => row !== null && hasWord(row, name));
  if (!isUsed) rows[head] = rows[head].replace(/\w+ in$/, "_ in");
}

/** The lines without properties that only the section uses. */
function withoutProperties(rows, section) {
  return rows.filter((row, index) => {
    const [, name] = /^ {2}(?:[a-z]+ )*(?:let|var) (\w+) = .*\)$/.exec(row) ?? [];
    return !name || !hasWord(section, name) || rows.some((other, at) => at !== index && hasWord(other, name));
  });
}

const hasWord = (text, word) => new RegExp(`\\b${word}\\b`).test(text);
