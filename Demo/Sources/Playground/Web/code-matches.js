// What a search has found in the code: the words that were looked for, marked in the lines that have the most of them.

import { indexOfWord } from "./relevance.js";

const name = "found";

/** Marks the `words` in the lines that have the most of them, and returns the first of these; `null` if none has any. */
export function markMatches(lines, words) {
  CSS.highlights?.delete(name);
  const counts = lines.map(({ textContent: text }) => words.filter((word) => indexOfWord(text, word) >= 0).length);
  const most = Math.max(0, ...counts);
  if (most === 0) return null;
  const best = lines.filter((_, index) => counts[index] === most);
  const ranges = best.flatMap((line) => words.flatMap((word) => rangesOf(word, line)));
  // A browser without highlights shows the lines all the same.
  CSS.highlights?.set(name, new Highlight(...ranges));
  return best[0];
}

/** The places of a word in a line, whose text is in several nodes. */
function rangesOf(word, line) {
  const text = line.textContent;
  const ranges = [];
  for (let at = indexOfWord(text, word); at >= 0; at = indexOfWord(text, word, at + word.length)) {
    const range = document.createRange();
    range.setStart(...placeIn(line, at));
    range.setEnd(...placeIn(line, at + word.length - 1, 1));
    ranges.push(range);
  }
  return ranges;
}

/** The node and the offset in it of a character of the line, or of the end of the character. */
function placeIn(line, index, after = 0) {
  const nodes = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let node = nodes.nextNode();
  while (index >= node.data.length) {
    index -= node.data.length;
    node = nodes.nextNode();
  }
  return [node, index + after];
}
