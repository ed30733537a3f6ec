// Where the declarations and the statements of a Swift file are, in the layout that swift-format gives it.

import { codeOf, continuation, unfinished } from "./swift-syntax.js";

const member = /^ {2}(?:@\w+(?:\(.*?\))? )*((?:[a-z]+(?:\(set\))? )*)(let|var|func) (\w+)/;
const type = /^(?:@\w+ )?(?:(?:public|private|fileprivate|final) )*(?:class|struct|enum) (\w+)/;

export const indentOf = (line) => line.search(/\S|$/);

/** The last line of the declaration or the statement that begins in a line. */
export function endOf(code, from) {
  let depth = 0;
  for (let index = from; index < code.length; index++) {
    for (const letter of code[index]) {
      if ("({[".includes(letter)) depth += 1;
      else if (")}]".includes(letter)) depth -= 1;
    }
    if (depth <= 0 && !unfinished.test(code[index]) && !continuation.test(code[index + 1] ?? "")) return index;
  }
  return code.length - 1;
}

/** The types that a file declares at its left edge, except for the controller of the scene. */
export function typesIn(rows) {
  const code = codeOf(rows);
  return code.flatMap((line, from) => {
    const name = type.exec(line)?.[1];
    if (!name || name.endsWith("ViewController")) return [];
    return [{ name, from, to: endOf(code, from), top: topOf(rows, from) }];
  });
}

/**
 * The properties and functions of the controller of a scene, as `{ name, label, isProperty, isOverride, from, to, top }`:
 * the lines of the declaration, and the first line of the comment above it.
 */
export function membersIn(rows) {
  const code = codeOf(rows);
  const types = typesIn(rows);
  return code.flatMap((line, from) => {
    const [, modifiers, keyword, name] = member.exec(line) ?? [];
    if (!name || types.some((each) => from >= each.from && from <= each.to)) return [];
    const to = endOf(code, from);
    const isProperty = keyword !== "func";
    const label = isProperty ? name : labelOf(name, code.slice(from, to + 1).join(" "));
    return [{ name, label, isProperty, isOverride: /\boverride\b/.test(modifiers), from, to, top: topOf(rows, from) }];
  });
}

/** The initializer of the controller: the first one at the indent of a member. */
export function initializerIn(rows) {
  const code = codeOf(rows);
  const from = code.findIndex((line) => /^ {2}(?:(?!required\b)\w+ )*init\(/.test(line));
  return from < 0 ? null : { name: "init", label: labelOf("init", code.slice(from).join(" "), 1), from, to: endOf(code, from) };
}

/** The statements of a function, as `{ from, to }`. */
export function statementsIn(rows, { from, to }) {
  const code = codeOf(rows);
  const found = [];
  for (let index = from + 1; index < to; index++) {
    if (indentOf(code[index]) !== 4 || /^\s*(?:$|[)}\]])/.test(code[index])) continue;
    const last = endOf(code, index);
    found.push({ from: index, to: last });
    index = last;
  }
  return found;
}

/** The name of a function with its labels, as in documentation; the name alone if it has fewer than `least`. */
function labelOf(name, head, least = 2) {
  const parameters = /\((?:[^()]|\([^()]*\))*\)/.exec(head)?.[0].match(/[(,]\s*\w+(?=(?: \w+)?: )/g) ?? [];
  const labels = parameters.map((each) => each.replace(/[(,\s]/g, ""));
  return labels.length < least ? name : `${name}(${labels.map((each) => `${each}:`).join("")})`;
}

/** The first line of the documentation above a declaration, or its own first line. */
function topOf(rows, from) {
  let top = from;
  while (rows[top - 1]?.some(({ text, kind }) => kind === "comment" && text.startsWith("///"))) top -= 1;
  return top;
}
