// What an expression or a statement is for one of a scene's choices.

import { splitOutside, statementsOf } from "./swift-closures.js";

const comparisons = { "==": (a, b) => a === b, "!=": (a, b) => a !== b, ">=": (a, b) => a >= b };

/** Whether a condition about the number of a choice is true; `null` if it is about anything else. */
export function holds(condition, parameter, choice) {
  const parts = splitOutside(condition, " || ");
  if (parts.length > 1) {
    const all = parts.map((part) => holds(part, parameter, choice));
    return all.includes(null) ? null : all.includes(true);
  }
  const [, name, operator, number] = /^(\w+) (==|!=|>=) (\d+)$/.exec(condition) ?? [];
  return name === parameter ? comparisons[operator](choice, Number(number)) : null;
}

/** An expression with the number of a choice: what it selects, or itself with the number. */
export function valueFor(expression, parameter, choice) {
  const text = expression.trim().replace(/\s+/g, " ").replace(/\[ /g, "[").replace(/,? \]/g, "]");
  const [condition, ...branches] = splitOutside(text, " ? ");
  const isMet = holds(condition, parameter, choice);
  if (branches.length > 0 && isMet !== null) {
    const [yes, ...no] = splitOutside(branches.join(" ? "), " : ");
    return valueFor(isMet ? yes : no.join(" : "), parameter, choice);
  }
  if (isMet !== null) return String(isMet);
  const [, elements, index] = /^\[(.*)\]\[(\w+)\]$/.exec(text) ?? [];
  return index === parameter ? splitOutside(elements, ", ")[choice] : withNumber(text, parameter, choice);
}

export const withNumber = (text, parameter, choice) => text.replace(new RegExp(`(?<![.\\w])${parameter}\\b`, "g"), choice);

/** The statements of an `if` about the number of a choice that it runs; `null` if it's another statement. */
export function branchFor(statement, parameter, choice) {
  const [, condition, yes, no] = /^if (.*) \{\n([^]*?)\n\}(?: else \{\n([^]*)\n\})?$/.exec(statement) ?? [];
  const isMet = condition === undefined ? null : holds(condition, parameter, choice);
  if (isMet === null) return null;
  const body = isMet ? yes : no;
  return body === undefined ? [] : statementsOf(body);
}
