// What is wider than the page, and scrolls: a cue at the edge where there is more, and a way for the keyboard.

/** Marks the wide parts of `article` now and whenever their size changes. */
export function markWide(article, words) {
  const mark = (box) => {
    const hidden = box.scrollWidth - box.clientWidth;
    const ends = [box.scrollLeft > 1 && "start", hidden - box.scrollLeft > 1 && "end"].filter(Boolean).join(" ");
    if (box.dataset.more !== ends) box.dataset.more = ends;
    setReachable(box, hidden > 1, box.localName === "pre" ? words.code : words.table);
  };
  const sizes = new ResizeObserver((entries) => entries.forEach(({ target }) => mark(target)));
  for (const box of article.querySelectorAll(".wide, .wide-sample pre")) {
    box.addEventListener("scroll", () => mark(box), { passive: true });
    sizes.observe(box);
  }
}

/** A key scrolls what has the focus. What doesn't scroll is no stop on the way. */
function setReachable(box, isReachable, label) {
  if (box.hasAttribute("tabindex") === isReachable) return;
  const attributes = { tabindex: "0", role: "group", "aria-label": label };
  for (const name in attributes) {
    if (isReachable) box.setAttribute(name, attributes[name]);
    else box.removeAttribute(name);
  }
}
