// A description that may be cut on a low window: the style sheets show that there is more.

export function markCut(text) {
  const update = () => {
    if (!text.classList.contains("whole")) text.toggleAttribute("data-cut", isCut(text));
  };
  new ResizeObserver(update).observe(text);
  new MutationObserver(update).observe(text, { childList: true, subtree: true });
}

/** Whether a line lies outside. The area of a link for touches may, in the last line inside. */
function isCut(text) {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { bottom } = text.getBoundingClientRect();
  return [...range.getClientRects()].some((line) => (line.top + line.bottom) / 2 > bottom);
}
