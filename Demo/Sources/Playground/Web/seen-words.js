// Finds the words, symbols, and buttons of the app that the user sees: those that no bar covers and no view cuts off.

/** The most points across and down of what is a symbol, such as an arrow, a tab's picture, or a disc, and no photo. */
const mostOfSymbol = 60;
/** A part of a line of words that is lower or narrower than this can't be read, in points. */
const leastSeen = 3;

/**
 * The boxes of the visible words and symbols in `surface`, in the coordinates of the page. `scale` is the number of
 * pixels of a point.
 */
export function seenWords(surface, scale) {
  const range = document.createRange();
  const covers = opaqueViews(surface);
  const words = visible(surface, ".text").flatMap((text) => {
    range.selectNodeContents(text);
    return [...range.getClientRects()].map((box) => [text, box]);
  });
  const symbols = visible(surface, ":is(.spinner, .image, .node[style*=border-radius])")
    .map((symbol) => [symbol, symbol.getBoundingClientRect()])
    .filter(([, { width, height }]) => Math.max(width, height) <= mostOfSymbol * scale);
  return [...words, ...symbols]
    .map(([element, box]) => seenPart(element, box, surface, covers))
    .filter(({ width, height }) => Math.min(width, height) >= leastSeen * scale);
}

/** The boxes of the visible buttons in `surface`, as for words. */
export function seenButtons(surface) {
  const covers = opaqueViews(surface);
  return visible(surface, ".node[data-name=UIButton]")
    .map((button) => seenPart(button, button.getBoundingClientRect(), surface, covers))
    .filter(({ width, height }) => Math.min(width, height) > 0);
}

const visible = (surface, selector) =>
  [...surface.querySelectorAll(selector)].filter((each) => each.checkVisibility({ opacityProperty: true }));

/** The views that let nothing shine through, with their boxes. */
const opaqueViews = (surface) =>
  visible(surface, ".node:not(.parked)[style*='background-color: rgb(']")
    .filter((view) => !isTranslucent(view, surface))
    .map((view) => ({ view, box: view.getBoundingClientRect() }));

function isTranslucent(view, surface) {
  for (let each = view; each !== surface; each = each.parentElement) {
    const { opacity } = each.style;
    if (opacity !== "" && Number(opacity) < 1) return true;
  }
  return false;
}

/** What remains of a box within the views that clip it, beside the views in front of it. */
function seenPart(element, box, surface, covers) {
  let rest = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
  for (let each = element.parentElement; each !== surface; each = each.parentElement) {
    if (each.style.overflow === "clip") rest = common(rest, each.getBoundingClientRect());
  }
  for (const cover of covers) {
    if (touch(rest, cover.box) && isInFront(cover.view, element)) rest = without(rest, cover.box);
  }
  const { left, top, right, bottom } = rest;
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

const touch = (a, b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

const common = (a, b) => ({
  left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
});

/** What a cover leaves of a box, if it goes across all of it; one of a corner or of the middle counts for nothing. */
function without(box, cover) {
  const rest = { ...box };
  if (cover.left <= box.left && cover.right >= box.right) {
    if (cover.top <= box.top) rest.top = Math.max(box.top, cover.bottom);
    else if (cover.bottom >= box.bottom) rest.bottom = Math.min(box.bottom, cover.top);
  } else if (cover.top <= box.top && cover.bottom >= box.bottom) {
    if (cover.left <= box.left) rest.left = Math.max(box.left, cover.right);
    else if (cover.right >= box.right) rest.right = Math.min(box.right, cover.left);
  }
  return rest;
}

/** Whether a view is drawn in front of an element: below the ancestor of both, by depth and then by order. */
function isInFront(view, element) {
  // A view is behind what is in it.
  if (view.contains(element) || element.contains(view)) return false;
  let [above, below] = [view, element];
  while (!above.parentElement.contains(element)) above = above.parentElement;
  while (below.parentElement !== above.parentElement) below = below.parentElement;
  const [depth, other] = [above, below].map(({ style }) => Number(style.zIndex) || 0);
  if (depth !== other) return depth > other;
  return Boolean(below.compareDocumentPosition(above) & Node.DOCUMENT_POSITION_FOLLOWING);
}
