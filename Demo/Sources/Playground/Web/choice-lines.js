// What the choices of a scene change, as lines with the first choice, and comments behind or below them about the others.

import { branchFor, valueFor } from "./choice-values.js";

/** What fits into a line of the dialog, in letters. */
const width = 86;
const listed = new Intl.ListFormat("en");

/** A comment, in lines that fit. */
function commentLines(text) {
  const found = ["//"];
  for (const [word] of text.matchAll(/(?:"[^"]*"|\S)+/g)) {
    if (`${found.at(-1)} ${word}`.length > width) found.push("//");
    found.push(`${found.pop()} ${word}`);
  }
  return found;
}

/** The lines for the titles of the choices, as literals, and the closure that makes a choice. */
export function choiceLines(titles, { parameter, statements }) {
  return [
    ...commentLines(`Choices: ${listed.format(titles)}; below is ${titles[0]}.`),
    ...statements.flatMap((each) => conditional(each, titles, parameter) ?? plain(each, titles, parameter)),
  ];
}

/** An `if` runs for the first choice, or is a comment. */
function conditional(statement, titles, parameter) {
  const branches = titles.map((_, choice) => branchFor(statement, parameter, choice));
  if (branches[0] === null) return null;
  return titles.flatMap((title, choice) => {
    const rows = branches[choice].flatMap((each) => withoutSelf(each).split("\n"));
    return choice === 0 || rows.length === 0 ? rows : [`// For ${title}:`, ...rows.map((row) => `// ${row}`)];
  });
}

/** The others are said in a comment: behind the statement, or below it, a line for each value. */
function plain(statement, titles, parameter) {
  const [, target, expression] = /^(\S+) =\s+([^]*)$/.exec(statement) ?? [];
  const values = titles.map((_, choice) => target ? valueFor(expression, parameter, choice) : `${choice}`);
  const line = withoutSelf(target ? `${target} = ${values[0]}` : valueFor(statement, parameter, 0));
  const others = othersOf(titles, values);
  const comment = others.map(([value, names]) => `${value} for ${names}`).join(", ");
  const whole = comment ? `${line}  // ${comment}` : line;
  if (whole.length <= width) return [whole];
  return [line, ...others.flatMap(([value, names]) => commentLines(`Instead, for ${names}: ${value}`))];
}

/** The other values, and the titles that have them. */
function othersOf(titles, values) {
  const others = [...new Set(values)].slice(1).map((value) => [value, titles.filter((_, choice) => values[choice] === value)]);
  return others.map(([value, own]) =>
    [value, own.length > 2 && own.length === titles.length - 1 ? "the others" : listed.format(own)]);
}

/** The statements of a closure are in the function itself. */
const withoutSelf = (text) => text.replace(/(?<!\w)self\?\./g, "");
