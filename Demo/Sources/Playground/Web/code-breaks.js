// Where a line of code may break in a narrow pane: before its dots, and nowhere inside of names and of operators.

import { make } from "./elements.js";

/** Signs of which a browser would leave the first one at the end of a line: `->`, `||`, `..<`, and a backslash in a string. */
const signs = /(\\.|\.\.[.<]|[-+*/%=<>!&|?^~]{2,})/;

/** The text with its places for breaks; an element stays as it is. */
export function breakable(word) {
  if (typeof word !== "string") return [word];
  return word.split(/(?<![.\\])(?=\.(?!\.))/).flatMap((part) => part.startsWith(".") ? [make("wbr"), ...whole(part)] : whole(part));
}

/** A line of code with as many letters has room beside the phone of the narrowest page. */
export const shortLine = 24;

/** A name in words, with its places for breaks: before dots, and before capitals where a part of it is longer than a line. */
export function breakableName(name) {
  return breakable(name).flatMap((part) => typeof part === "string" ? part.split(/(?<= )/).flatMap(breakableWord) : [part]);
}

const breakableWord = (word) =>
  (word.length > shortLine ? word.split(/(?<=\p{Ll})(?=\p{Lu})/u) : [word]).flatMap((part, index) => index > 0 ? [make("wbr"), part] : [part]);

/** The parts of a text, its signs in elements that don't break, so that the text itself can be copied as it is. */
export const whole = (text) =>
  text.split(signs).map((part, index) => index % 2 ? make("span", { class: "code-signs", text: part }) : part).filter(Boolean);
