// A description that may be cut on a low window: the style sheets show that there is more.

export function markCut(text) {
  const update = () => {
    if (!text.classList.contains("whole")) text.toggleAttribute("data-cut", text.scrollHeight > text.clientHeight + 1);
  };
  new ResizeObserver(update).observe(text);
  new MutationObserver(update).observe(text, { childList: true });
}
