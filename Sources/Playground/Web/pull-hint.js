// What to do first, in a scene with a header: a hint over the phone until a list is pulled, or a control has run. A wheel,
// which only scrolls, is answered with what pulls.

import { write } from "./elements.js";
import { keep, kept } from "./kept-choices.js";

export class PullHint {
  #hint;
  #surface;
  #values = {};
  #isDone = kept("hint").isDone === true;
  /** The time of the first of the frames in which everything has been at rest; a scene may begin with a run. */
  #restingSince = null;

  /** `surface` receives the wheel, which the `hint` answers. */
  constructor(hint, surface) {
    this.#hint = hint;
    this.#surface = surface;
    surface.addEventListener("wheel", ({ deltaY }) => {
      if (deltaY < 0 && !this.#hint.hidden) write(this.#hint.querySelector("span"), "Drag to pull");
    }, { passive: true });
  }

  collect({ full, panel = {} }) {
    if (this.#isDone) return;
    if (full) {
      this.#values = {};
      this.#restingSince = null;
    }
    const { controls, viewport, adjustedContentInset, contentOffset } = Object.assign(this.#values, panel);
    const isAtRest = controls?.every(({ state }) => state === "idle" || state === "noMoreData");
    const header = controls?.find(({ side }) => side === "top");
    // Only a finger moves the content beyond a header that is closed.
    const isPulled = header?.held === 0 && contentOffset?.[1] < -adjustedContentInset?.[0] - leastPull;
    const isRun = !isAtRest && this.#restingSince !== null && performance.now() - this.#restingSince > leastRest;
    if (isPulled || isRun) {
      this.#end();
      return;
    }
    this.#restingSince = isAtRest ? this.#restingSince ?? performance.now() : null;
    // A list that begins at its end, such as a chat, is scrolled first.
    this.#hint.hidden = !isAtRest || !header || !viewport?.length
      || !(contentOffset?.[1] <= -adjustedContentInset?.[0] + header.held + 1);
    if (this.#hint.hidden) return;
    // Below the bars, whether the header is open or not.
    this.#hint.style.setProperty("--below", Math.round(viewport[1] + adjustedContentInset[0] - header.held));
    this.#hint.hidden = !isFree(this.#hint.getBoundingClientRect(), this.#surface);
  }

  #end() {
    this.#isDone = true;
    this.#hint.hidden = true;
    keep("hint", { isDone: true });
  }
}

/** In milliseconds: a run that begins sooner after a scene did is the scene's own. */
const leastRest = 1000;

/** In points: what moves less is no pull. */
const leastPull = 8;

/** Whether a box on the `surface` is over nothing but the color of the screen, such as the empty end of a row. */
function isFree(box, surface) {
  // Nothing is seen on a page that has no room for a hint.
  if (box.width === 0) return true;
  const isIn = ({ left, top, right, bottom }, inset = 0) => right - left > 0 && left < box.right && right > box.left
    && top < box.bottom - inset && bottom > box.top + inset;
  const range = document.createRange();
  const colors = new Set([getComputedStyle(surface.parentNode).backgroundColor]);
  for (const each of surface.querySelectorAll(".node, .text, .image, .spinner")) {
    if (!each.checkVisibility({ opacityProperty: true })) continue;
    if (each.matches(".node")) {
      const color = getComputedStyle(each).backgroundColor;
      const bounds = each.getBoundingClientRect();
      // A separator is thinner.
      if (!/^rgba.*, 0\)$/.test(color) && bounds.height > 2 && isIn(bounds)) colors.add(color);
    } else if (each.matches(".text")) {
      range.selectNodeContents(each);
      // The lines of a text are higher than its letters.
      if ([...range.getClientRects()].some((line) => isIn(line, 2))) return false;
    } else if (isIn(each.getBoundingClientRect())) {
      return false;
    }
  }
  return colors.size < 2;
}
