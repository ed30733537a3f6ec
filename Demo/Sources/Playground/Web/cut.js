// A description that may be cut on a low window or in a low sheet: the style sheets show that there is more.

/** The room for the word that says so, in the last line, in CSS pixels. */
const roomForMore = 50;

export function markCut(text) {
  const update = () => {
    if (text.classList.contains("whole")) return;
    text.toggleAttribute("data-cut", isCut(text));
    text.style.setProperty("--line-end", `${endOfFirstLine(text)}px`);
    text.style.setProperty("--last-word-end", `${endOfLastWord(text)}px`);
  };
  new ResizeObserver(update).observe(text);
  new MutationObserver(update).observe(text, { childList: true, subtree: true });
}

/** Whether a line lies outside. The area of a link for touches may, in the last line inside. */
function isCut(text) {
  const { bottom } = text.getBoundingClientRect();
  return linesOf(text).some((line) => (line.top + line.bottom) / 2 > bottom);
}

/** How far the first line reaches, for an ellipsis after its last word. */
function endOfFirstLine(text) {
  const { left, top } = text.getBoundingClientRect();
  const first = linesOf(text).filter((line) => line.top < top + line.height / 2);
  return Math.max(0, ...first.map(({ right }) => right - left));
}

/** How far the words of the last line inside reach that leave the room for another one: none is seen in part. */
function endOfLastWord(text) {
  const box = text.getBoundingClientRect();
  const words = wordsOf(text).filter(({ top, bottom }) => (top + bottom) / 2 < box.bottom);
  const middle = Math.max(...words.map(({ top, bottom }) => (top + bottom) / 2));
  return Math.max(0, ...words.filter(({ top, bottom, right }) => top < middle && bottom > middle && right <= box.right - roomForMore)
    .map(({ right }) => right - box.left));
}

function wordsOf(text) {
  const texts = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const boxes = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      boxes.push(...range.getClientRects());
    }
  }
  return boxes;
}

function linesOf(text) {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()];
}
