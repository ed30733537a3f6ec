// What a search looks for in place of a misspelled word: the only known word that is a letter away.

import { distance } from "./closest-words.js";

/** In shorter words, another letter often makes another word that is meant. */
const shortest = 5;

/**
 * Returns what was typed with each unknown word replaced by the one of the `known` words that it misspells; `null` if there is
 * none for a word, or more than one, or if nothing is misspelled.
 */
export function corrected(typed, known) {
  // Of two spellings, the first one stays.
  const names = new Map([...known].reverse().map((name) => [name.toLowerCase(), name]));
  const words = typed.split(/\s+/);
  const meant = words.map((word) => names.has(word.toLowerCase()) ? word : meantBy(word.toLowerCase(), names));
  return meant.includes(null) || meant.every((word, index) => word === words[index]) ? null : meant.join(" ");
}

function meantBy(word, names) {
  if (word.length < shortest) return null;
  const near = [...names.keys()].filter((name) => name.length >= shortest && distance(word, name, 1) === 1);
  return near.length === 1 ? plain(names.get(near[0])) : null;
}

/** A word that began a sentence or a title in lowercase, and a name as it is written in code. */
const plain = (name) => /^\p{Lu}\p{Ll}+$/u.test(name) ? name.toLowerCase() : name;
