// A row that scrolls sideways on narrow pages. It fades at an end behind which there is more.

export function fadeEnds(strip) {
  const update = () => {
    const rest = strip.scrollWidth - strip.clientWidth - strip.scrollLeft;
    strip.toggleAttribute("data-more-before", strip.scrollLeft > 1);
    strip.toggleAttribute("data-more-after", rest > 1);
  };
  strip.addEventListener("scroll", update, { passive: true });
  new ResizeObserver(update).observe(strip);
  new MutationObserver(update).observe(strip, { childList: true, subtree: true, attributeFilter: ["hidden"] });
}
