// What to do first: a hint over the phone, in a scene with a header until a list is pulled, in one that scrolls sideways until
// that is pulled, and in one with only a footer until a list is scrolled, or until a control has run. It is in the navigation
// bar if that has room for it, or else near the end of the screen. A click plays what the hint says.

import { keep, kept } from "./choices.js";
import { write } from "./elements.js";
import { PlayedGesture } from "./played-gesture.js";

/** In milliseconds: a run that begins sooner after a scene did is the scene's own. */
const leastRest = 1000;
/** In points: what moves less is no pull. */
const leastPull = 8;
/** The height of the row in a navigation bar that has its title and buttons, and the room between these and the hint, in points. */
const [barRow, beside] = [44, 6];
/** What scrolls in an app, and may be behind the hint. */
const lists = ":is([data-name*=ScrollView], [data-name*=TableView], [data-name*=CollectionView])";
/** The CSS pixels between the hint and the app's bars below it, with the room for a finger. */
const aboveBars = 12;

/** The control that a scene is about. */
const firstOf = (controls) => ["header", "footer", "leading"].map((name) => controls?.find((each) => each.name === name)).find(Boolean);

export class PullHint {
  #hint;
  #surface;
  #played;
  /** Whether the user has pulled a list, pulled one sideways, and scrolled one to a footer. */
  #done = { pull: false, side: false, scroll: false, ...kept("hint") };
  /** The time of the first of the frames in which everything has been at rest; a scene may begin with a run. */
  #restingSince = null;
  /** The offset at which the scene began, in points. */
  #beginning = null;
  /** Whether a finger drags the list, and the vertical offset before it did. */
  #isDragging = false;
  #before = 0;
  /** The control that the hint is about; `null` while there is nothing to do. */
  #control = null;

  /** The `hint`, a button, is over the `surface`. */
  constructor(hint, surface, send) {
    this.#hint = hint;
    this.#surface = surface;
    this.#played = new PlayedGesture(surface, send);
    passDrags(hint, surface);
    hint.addEventListener("click", () => {
      this.#played.play(this.#control);
      // The hint goes, and the keys are for the list then.
      surface.focus({ preventScroll: true });
    });
  }

  /** Plays a pull, or a scroll to the footer of a scene without a header. */
  play() {
    const control = firstOf(this.#played.values.controls);
    if (control) this.#played.play(control);
  }

  collect({ full, panel = {} }) {
    this.#played.collect({ full, panel });
    if (panel.flags) this.#isDragging = panel.flags.includes("dragging");
    if (full) [this.#restingSince, this.#beginning] = [null, null];
    const { values } = this.#played;
    const { controls, viewport, contentOffset } = values;
    if (!this.#isDragging) this.#before = contentOffset?.[1] ?? 0;
    const isAtRest = controls?.every(({ state }) => state === "idle" || state === "noMoreData");
    const control = firstOf(controls);
    const isRun = !isAtRest && this.#restingSince !== null && performance.now() - this.#restingSince > leastRest;
    if (control && contentOffset) {
      const axis = control.name === "leading" ? 0 : 1;
      this.#beginning ??= contentOffset[axis];
      const hasMoved = Math.abs(contentOffset[axis] - this.#beginning) > leastPull;
      const kind = { header: "pull", footer: "scroll", leading: "side" }[control.name];
      const isDone = control.name === "footer" ? hasMoved && !isAtRest : this.#isPulled(control, values);
      if (isDone || isRun) this.#end(kind);
      // A list that was scrolled away is being looked at.
      const isAtItsPlace = !hasMoved || (control.name === "header" && this.#isAtStart(control));
      const isShown = !this.#done[kind] && isAtRest && viewport?.length > 0 && isAtItsPlace;
      this.#control = isShown && (control.name !== "footer" || isLong(values)) ? control : null;
    } else {
      this.#control = null;
    }
    this.#restingSince = isAtRest ? this.#restingSince ?? performance.now() : null;
    this.#show(panel.viewport ?? panel.adjustedContentInset);
  }

  /**
   * Only a finger moves the content beyond a control that is closed. A header that is caught while it closes keeps its room,
   * and is pulled if a finger drags it out of the top.
   */
  #isPulled({ side, state, held }, { viewport, adjustedContentInset: [top, left, , right], contentOffset, contentSize = [0, 0] }) {
    if (state === "pulling") return true;
    if (held > 0 && !(state === "idle" && this.#isDragging)) return false;
    if (side === "top") return contentOffset[1] < Math.min(held - top, this.#isDragging ? this.#before : Infinity) - leastPull;
    return side === "left" ? contentOffset[0] < -left - leastPull
      : contentOffset[0] > contentSize[0] - viewport[2] + right + leastPull;
  }

  #isAtStart({ held }) {
    const { contentOffset, adjustedContentInset } = this.#played.values;
    return contentOffset[1] <= -adjustedContentInset[0] + held + 1;
  }

  /** The bar may have another place now. */
  #show(hasMoved) {
    const wasHidden = this.#hint.hidden;
    this.#hint.hidden = this.#control === null;
    if (this.#hint.hidden) return;
    const { side } = this.#control;
    const words = this.#hint.innerText;
    this.#hint.dataset.side = side;
    write(this.#hint.querySelector("span"), {
      top: this.#isAtStart(this.#control) ? "Pull down" : "Scroll up, then pull", bottom: "Scroll to the end", left: "Pull right", right: "Pull left",
    }[side]);
    if (wasHidden || hasMoved || words !== this.#hint.innerText) this.place();
  }

  /** Finds the place of the hint, again after the phone has changed its size. */
  place() {
    const bar = this.#surface.querySelector(".node[data-name=UINavigationBar]");
    const isBar = !this.#hint.hidden && bar?.checkVisibility({ opacityProperty: true });
    this.#hint.toggleAttribute("data-in-bar", isBar);
    if (!isBar) return this.#rise();
    const [box, screen] = [bar, this.#surface].map((each) => each.getBoundingClientRect());
    const scale = screen.width / this.#surface.offsetWidth;
    this.#hint.style.setProperty("--bar", `${box.top - screen.top + Math.min(box.height, barRow * scale) / 2}px`);
    const at = this.#hint.getBoundingClientRect();
    const range = document.createRange();
    const isFree = at.height <= box.height && [...bar.querySelectorAll(".text, .image, [data-name=UIButton]")].every((each) => {
      range.selectNodeContents(each);
      const boxes = each.matches(".text") ? range.getClientRects() : [each.getBoundingClientRect()];
      return [...boxes].every(({ left, right, top, bottom }) => right === left || right <= at.left - beside * scale || left >= at.right
        || top >= at.bottom || bottom <= at.top);
    });
    this.#hint.toggleAttribute("data-in-bar", isFree);
    if (!isFree) this.#rise();
  }

  /** Raises the hint, near the end of the screen, above the bars, buttons, and fields that the app has there. */
  #rise() {
    const { style } = this.#hint;
    style.removeProperty("--end");
    const boxes = [...this.#surface.querySelectorAll(`.node[data-name]:not(${lists}, ${lists} *, :has(${lists}))`)]
      .filter((each) => each.checkVisibility({ opacityProperty: true })).map((each) => each.getBoundingClientRect());
    const end = this.#surface.getBoundingClientRect().bottom;
    for (const { left, right, top, bottom } of boxes.sort((a, b) => b.bottom - a.bottom)) {
      const at = this.#hint.getBoundingClientRect();
      const isCovered = left < at.right && right > at.left && top < at.bottom + aboveBars && bottom > at.top;
      if (isCovered) style.setProperty("--end", `${end - top + aboveBars}px`);
    }
  }

  #end(kind) {
    this.#done[kind] = true;
    keep("hint", this.#done);
  }
}

/** Whether there is something to scroll to. */
const isLong = ({ contentSize, viewport, adjustedContentInset: [top, , bottom] }) => contentSize?.[1] > viewport[3] - top - bottom;

// A button over the phone takes clicks, and nothing else: a drag that begins on it, and a wheel, are for the list. In a
// navigation bar, which scrolls nothing, they begin below the bar.

/** The CSS pixels from which on a finger drags. */
const slop = 4;
/** The CSS pixels between the bar and where a drag begins. */
const belowBar = 8;

export function passDrags(button, surface) {
  /** What the finger that is down began with, until it drags. */
  let start = null;
  let hasDragged = false;
  const end = () => { start = null; };
  const shift = () => button.matches("[data-in-bar]") ? belowBar - button.getBoundingClientRect().top
    + surface.querySelector(".node[data-name=UINavigationBar]").getBoundingClientRect().bottom : 0;
  button.addEventListener("pointerdown", (event) => {
    hasDragged = false;
    if (event.button !== 0 || start) return;
    start = event;
    // A fast mouse leaves a low button with its first step.
    button.setPointerCapture(event.pointerId);
  });
  button.addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
    if (pointerId !== start?.pointerId || Math.hypot(clientX - start.clientX, clientY - start.clientY) < slop) return;
    const { pointerType, isPrimary, clientX: x, clientY: y } = start;
    hasDragged = true;
    end();
    surface.dispatchEvent(Object.assign(new PointerEvent("pointerdown", {
      pointerId, pointerType, isPrimary, clientX: x, clientY: y, buttons: 1, bubbles: true, cancelable: true,
    }), { shift: shift() }));
  });
  for (const type of ["pointerup", "pointercancel", "lostpointercapture"]) button.addEventListener(type, end);
  button.addEventListener("click", (event) => {
    if (hasDragged) event.stopImmediatePropagation();
    hasDragged = false;
  }, { capture: true });
  button.addEventListener("wheel", (event) => {
    event.preventDefault();
    const { deltaX, deltaY, deltaMode, ctrlKey, clientX, clientY } = event;
    surface.dispatchEvent(new WheelEvent("wheel", {
      deltaX, deltaY, deltaMode, ctrlKey, clientX, clientY: clientY + shift(), cancelable: true,
    }));
  }, { passive: false });
  button.addEventListener("contextmenu", (event) => event.preventDefault());
}
