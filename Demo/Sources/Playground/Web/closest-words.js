// What a search that finds nothing may have meant: words that differ from those that were typed by a letter or two.

/** Of a word with fewer letters, most other words differ by as few. */
const shortest = 4;

/**
 * Returns what was typed with each unknown word replaced, once for each of the closest of the `known` words and no more than
 * `most` times; nothing if a word is close to none.
 */
export function closestWords(typed, known, most = 3) {
  const names = new Map([...known].filter((name) => name.length >= shortest).map((name) => [name.toLowerCase(), plain(name)]));
  const choices = typed.split(/\s+/).map((word) => closest(word.toLowerCase(), names));
  if (choices.some((names) => names.length === 0)) return [];
  const count = Math.min(most, Math.max(...choices.map((names) => names.length)));
  return Array.from({ length: count }, (_, index) => choices.map((names) => names[Math.min(index, names.length - 1)]).join(" "));
}

/** A name as it is written in code, or a word that began a sentence or a title in lowercase. */
const plain = (name) => /^\p{Lu}\p{Ll}+$/u.test(name) ? name.toLowerCase() : name;

/** The names that are closest to a word, the name itself if it's one of them. */
function closest(word, names) {
  if (names.has(word)) return [names.get(word)];
  const limit = word.length < shortest ? 0 : word.length < 7 ? 1 : 2;
  const near = [...names.keys()].map((key) => [key, distance(word, key, limit)]).filter(([, steps]) => steps <= limit);
  const least = Math.min(...near.map(([, steps]) => steps));
  return near.filter(([, steps]) => steps === least).map(([key]) => names.get(key));
}

/**
 * The optimal string alignment distance: the number of letters that are added, left out, replaced, or swapped with the next
 * one. Anything above `limit` is infinite.
 */
export function distance(one, other, limit) {
  if (Math.abs(one.length - other.length) > limit) return Infinity;
  let [before, row] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) next[j] = Math.min(next[j], before[j - 2] + 1);
    }
    [before, row] = [row, next];
  }
  return row[other.length] <= limit ? row[other.length] : Infinity;
}
