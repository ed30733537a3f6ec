// How well a scene fits the words of a search.

/** Where a word may be, from best to worst: first, as a word of its own, at the beginning of one, or inside of one. */
const places = [
  ["title", "first"], ["title", "whole"], ["title", "start"], ["names", "whole"], ["title", "inside"],
  ["names", "start"], ["summary", "whole"], ["summary", "start"], ["names", "inside"], ["summary", "inside"],
  ["code", "inside"],
];

/** The rank of a scene that has a word only in its code. */
export const worst = places.length - 1;

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

/** Whether several words follow each other in one of the texts that a scene of this rank was found in. */
export function hasPhrase({ code, ...texts }, words, place) {
  if (words.length < 2) return false;
  const phrase = words.join(" ");
  return (place === worst ? [code] : Object.values(texts)).some((text) => text.replace(/\s+/g, " ").includes(phrase));
}

function isIn(text, word, part) {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isStart = !isLetter(text[at - 1]);
    const isEnd = /^(?:ings?|ed|es|s)?(?![\p{L}\p{N}])/u.test(text.slice(at + word.length));
    if (part === "first") return at === 0;
    if (part === "inside" || (isStart && (part === "start" || isEnd))) return true;
  }
  return false;
}

const isLetter = (character) => character !== undefined && /[\p{L}\p{N}]/u.test(character);
