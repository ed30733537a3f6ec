// A description that may be cut on a low window or in a low sheet: the style sheets show that there is more.

export function markCut(text) {
  const update = () => {
    if (text.classList.contains("whole")) return;
    text.toggleAttribute("data-cut", isCut(text));
    text.style.setProperty("--line-end", `${endOfFirstLine(text)}px`);
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

function linesOf(text) {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()];
}
