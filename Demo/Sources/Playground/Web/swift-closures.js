// The closure of a call, its statements, and parts of its expressions, as text.

import { endOf, indentOf } from "./swift-members.js";
import { codeOf, lines } from "./swift-syntax.js";

/** Returns `{ captures, parameter, statements }` of a closure with one parameter. */
export function closureIn(text) {
  const [, captures = "", parameter, body] = /^\{\s*(?:\[([^\]]*)\]\s*)?(\w+) in\b([^]*)\}$/.exec(text);
  return { captures: captures.split(", ").filter(Boolean), parameter, statements: statementsOf(body) };
}

/** The statements of a body, without its indent. */
export function statementsOf(body) {
  const all = body.replace(/^\s*\n|\s+$/g, "").split("\n");
  const depth = indentOf(all[0]);
  const text = all.map((line) => line.slice(depth));
  const code = codeOf(lines(text.join("\n")));
  const found = [];
  for (let index = 0; index < code.length; index++) {
    const last = endOf(code, index);
    found.push(text.slice(index, last + 1).join("\n"));
    index = last;
  }
  return found;
}

/** Splits an expression where the separator is outside of brackets and strings. */
export function splitOutside(text, separator) {
  const parts = [""];
  let depth = 0;
  for (const [word] of text.matchAll(/"(?:\\.|[^"\\])*"|[^]/g)) {
    if ("({[".includes(word)) depth += 1;
    else if (")}]".includes(word)) depth -= 1;
    parts.push(parts.pop() + word);
    if (depth === 0 && parts.at(-1).endsWith(separator)) parts.push(parts.pop().slice(0, -separator.length), "");
  }
  return parts;
}
