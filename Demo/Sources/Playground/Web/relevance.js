// How well a scene fits the words of a search.

/** Where a word may be, from best to worst: first, as a word of its own, at the beginning of one, or inside of one. */
const places = [
  ["title", "first"], ["title", "whole"], ["title", "start"], ["names", "whole"], ["title", "inside"],
  ["names", "start"], ["summary", "whole"], ["summary", "start"], ["names", "inside"], ["summary", "inside"],
  ["code", "inside"],
];

/** The rank of a scene that has a word only in its code. */
export const worst = places.length - 1;

/** Inside of other words, fewer letters say little: “ring” is also in “during” and in “String”. */
const leastInside = 5;

/** The ends of the forms of a word. */
const endings = /(?:ings?|ed|(?<=[xz]|ch|sh)es|s)$/;

/** A word of a search without its ending, so that “loading” also finds “load”; a short word stays as it is. */
export function stemOf(word) {
  const stem = word.replace(endings, "").replace(/([bdgmnprt])\1$/, "$1");
  return /ss$/.test(word) || stem.length < 4 ? word : stem;
}

/** 0 for a scene whose title has all the words, more if one has to be looked for elsewhere, infinite without it. */
export function rank(texts, words) {
  return Math.max(...words.map((word) => {
    const stem = stemOf(word);
    // The names in code mean what they are.
    const place = places.findIndex(([text, part]) => isIn(texts[text], text === "code" ? word : stem, part));
    return place < 0 ? Infinity : place;
  }));
}

/** Whether several words follow each other, or are one name, in one of the texts that a scene of this rank was found in. */
export function hasPhrase({ code, ...texts }, words, place) {
  if (words.length < 2) return false;
  const phrases = [words.join(" "), words.join("")];
  return (place === worst ? [code] : Object.values(texts)).some((text) => {
    const found = text.toLowerCase().replace(/\s+/g, " ");
    return phrases.some((phrase) => found.includes(phrase));
  });
}

/** Whether a line has all of several words. Words that are spread over a file have nothing to do with each other. */
export const isInOneLine = (text, words) => text.split("\n").some((line) => words.every((word) => indexOfWord(line, word) >= 0));

/**
 * Where a word in lowercase is in a text, from `from` on; -1 if it's nowhere. A short one begins a word, or a part of a name
 * such as `RingIndicator` or `no_ring`.
 */
export function indexOfWord(text, word, from = 0) {
  const lower = text.toLowerCase();
  const isAnywhere = word.length >= leastInside || !/^[\p{Script=Latin}\p{N}]/u.test(word);
  let at = lower.indexOf(word, from);
  while (at > 0 && !isAnywhere && !beginsPart(text, at)) at = lower.indexOf(word, at + 1);
  return at;
}

function isIn(text, word, part) {
  for (let at = indexOfWord(text, word); at >= 0; at = indexOfWord(text, word, at + 1)) {
    if (part === "first") return at === 0;
    const isEnd = /^(?:ings?|ed|es|s)?(?![\p{L}\p{N}])/iu.test(text.slice(at + word.length));
    if (part === "inside" || (!isLetter(text[at - 1]) && (part === "start" || isEnd))) return true;
  }
  return false;
}

/** Whether a word begins here, or a part of a name: before a capital letter, of several the last one, or at a number. */
function beginsPart(text, at) {
  const [before, first, next] = [text[at - 1], text[at], text[at + 1] ?? ""];
  if (!isLetter(before) || isDigit(before) !== isDigit(first)) return true;
  return isCapital(first) && (!isCapital(before) || /\p{Ll}/u.test(next));
}

const isLetter = (character) => character !== undefined && /[\p{L}\p{N}]/u.test(character);
const isDigit = (character) => /\p{N}/u.test(character);
const isCapital = (character) => /\p{Lu}/u.test(character);
