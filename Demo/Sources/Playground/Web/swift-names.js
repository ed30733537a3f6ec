// The names in lines of Swift: which ones they use, and which ones they declare.

/** The text of lines without comments, and of strings only what they interpolate. */
export const textOf = (rows) => rows.map((row) => row.map(({ text, kind }) =>
  kind === "comment" ? "" : kind === "string" ? interpolatedIn(text) : text).join("")).join("\n");

/** The code that a string interpolates, also inside of other strings. */
function interpolatedIn(string) {
  let [depth, found] = [0, ""];
  for (let index = 1; index < string.length - 1; index++) {
    if (depth > 0) {
      depth += { "(": 1, ")": -1 }[string[index]] ?? 0;
      found += depth > 0 ? string[index] : " ";
    } else if (string.startsWith("\\(", index)) {
      [depth, index] = [1, index + 1];
    }
  }
  return found.replace(/"(?:\\.|[^"\\])*"/g, interpolatedIn);
}

// Not after a dot, except for the dots of a range.
const use = /(?<!\w)(?<!(?<!\.)\.)((?:(?:[sS]elf|super)[?!]?\.)?)([a-z]\w*)\b(?!:)(\(| \{)?/g;
const closure = /\{\s*(?:\[[^\]]*\]\s*)?(\([^()]*\)|\w+(?:,\s*\w+)*) in\b/g;

/**
 * The names that can be those of members: alone or after `self`, but no label. Those of values are apart from those of
 * calls, and those of `self` are named once more. A local name hides a member, unless `hasLocals`.
 */
export function namesIn(rows, { hasLocals = false } = {}) {
  const text = textOf(rows);
  const locals = new Set([...text.matchAll(/\b(?:let|var) (\w+)/g)].map(([, name]) => name));
  const found = [...text.matchAll(use)].filter(([, self, name]) => self || hasLocals || !locals.has(name));
  return {
    words: new Set(found.filter(([, , , call]) => call !== "(").map(([, , name]) => name)),
    calls: new Set(found.filter(([, , , call]) => call).map(([, , name]) => name)),
    own: new Set(found.filter(([, self]) => /^self/i.test(self)).map(([, , name]) => name)),
  };
}

/** The names of types. */
export const typeNamesIn = (rows) => new Set(textOf(rows).match(/(?<![\w.@#])[A-Z]\w*/g));

/** What lines declare: locals, members, parameters, and types. */
export function declaredIn(rows) {
  const text = textOf(rows);
  const heads = text.match(/\b(?:func \w+|init)(?:<[^>]*>)?\((?:[^()]|\([^()]*\))*\)/g) ?? [];
  const closures = [...text.matchAll(closure)].flatMap(([, names]) => names.replace(/: *\w+/g, "").match(/\w+/g));
  return new Set([
    ...[...text.matchAll(/\b(?:let|var|func|for|class|struct|enum|typealias|case let) (\w+)/g)].map(([, name]) => name),
    ...[...text.matchAll(/\b(?:let|var|for) \(([^)]*)\)/g)].flatMap(([, names]) => names.match(/\w+/g)),
    ...heads.flatMap((head) => [...head.matchAll(/(\w+)(?: (\w+))?: /g)].flatMap(([, label, name]) => [label, name ?? label])),
    ...closures,
  ]);
}
