// What to do first: a hint over the phone, in a scene with a header until a list is pulled, in one that scrolls sideways
// until that is pulled, and in one with only a footer until a list is scrolled, or until a control has run. A list that
// begins at its end, such as a chat, is scrolled before it is pulled. A click plays what the hint says.

import { write } from "./elements.js";
import { keep, kept } from "./kept-choices.js";
import { passDrags } from "./passed-drag.js";
import { PlayedGesture } from "./played-gesture.js";

export class PullHint {
  #hint;
  #surface;
  #played;
  /** Whether the user has pulled a list, pulled one sideways, and scrolled one to a footer. */
  #done = { pull: kept("hint").isDone === true, side: kept("hint").isSideDone === true, scroll: kept("hint").isScrolled === true };
  /** The time of the first of the frames in which everything has been at rest; a scene may begin with a run. */
  #restingSince = null;
  /** The offset at which the scene began, in points. */
  #beginning = null;
  /** Whether a finger drags the list. */
  #isDragging = false;
  /** The control that the hint is about; `null` while there is nothing to do. */
  #control = null;

  /** The `hint`, a button, is over the `surface`: in its navigation bar, or where it covers none of the words below. */
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

  collect({ full, panel = {} }) {
    this.#played.collect({ full, panel });
    if (Object.values(this.#done).every(Boolean)) return;
    if (panel.flags) this.#isDragging = panel.flags.includes("dragging");
    if (full) {
      this.#restingSince = null;
      this.#beginning = null;
    }
    const { values } = this.#played;
    const { controls, viewport, adjustedContentInset, contentOffset } = values;
    const isAtRest = controls?.every(({ state }) => state === "idle" || state === "noMoreData");
    const header = controls?.find(({ side }) => side === "top");
    const footer = header ? undefined : controls?.find(({ side }) => side === "bottom");
    const leading = header ?? footer ? undefined : controls?.find(({ name }) => name === "leading");
    // Only a finger moves the content beyond a header that is closed. One that is caught while it closes keeps its room,
    // and is pulled if a finger drags it out of the top.
    const isDragged = header?.state === "idle" && this.#isDragging;
    const isPulled = header?.state === "pulling" || (isDragged || header?.held === 0)
      && contentOffset?.[1] < header.held - adjustedContentInset?.[0] - leastPull;
    const isReached = footer && !isAtRest && this.#beginning !== null && Math.abs(contentOffset?.[1] - this.#beginning) > leastPull;
    const isPulledSideways = leading?.held === 0 && isBeyond(leading.side, values);
    const isRun = !isAtRest && this.#restingSince !== null && performance.now() - this.#restingSince > leastRest;
    const kind = header ? "pull" : leading ? "side" : "scroll";
    if (isPulled || isPulledSideways || isReached || isRun) this.#end(kind);
    this.#restingSince = isAtRest ? this.#restingSince ?? performance.now() : null;
    const isShown = !this.#done[kind] && isAtRest && viewport?.length > 0 && contentOffset;
    this.#control = isShown ? header ?? footer ?? leading ?? null : null;
    this.place();
  }

  /** Finds a place for the hint, again after the phone has changed its size: the title beside it has moved. */
  place() {
    const control = this.#control;
    this.#hint.hidden = control === null;
    if (this.#hint.hidden) return;
    this.#hint.dataset.side = control.name === "leading" ? control.side : "top";
    if (control.name === "leading") this.#showForLeading(control, this.#played.values);
    else if (control.side === "bottom") this.#showForFooter(this.#played.values);
    else this.#showForHeader(control, this.#played.values);
  }

  #showForFooter({ viewport, adjustedContentInset, contentOffset, contentSize }) {
    this.#beginning ??= contentOffset[1];
    const room = viewport[3] - adjustedContentInset[0] - adjustedContentInset[2];
    this.#hint.hidden = contentSize[1] <= room || Math.abs(contentOffset[1] - this.#beginning) > 1;
    if (this.#hint.hidden) return;
    const below = Math.round(viewport[1] + adjustedContentInset[0]);
    this.#showAt(["Scroll to the end"], placesFor(below, true).filter(({ side }) => side === "right"));
  }

  #showForLeading({ side }, { viewport, adjustedContentInset, contentOffset }) {
    this.#beginning ??= contentOffset[0];
    this.#hint.hidden = Math.abs(contentOffset[0] - this.#beginning) > 1;
    if (this.#hint.hidden) return;
    const below = Math.round(viewport[1] + adjustedContentInset[0]);
    // At the side that is pulled, or else nowhere: its arrow points away from it.
    this.#showAt([side === "left" ? "Pull right" : "Pull left", "Pull"], placesFor(below, true), (place) => place.side === side);
  }

  #showForHeader(header, { viewport, adjustedContentInset, contentOffset }) {
    const start = -adjustedContentInset[0] + header.held + 1;
    this.#beginning ??= contentOffset[1];
    const isAtStart = contentOffset[1] <= start;
    this.#hint.hidden = !isAtStart && Math.abs(contentOffset[1] - this.#beginning) > 1;
    if (this.#hint.hidden) return;
    // Below the bars, whether the header is open or not.
    const below = Math.round(viewport[1] + adjustedContentInset[0] - header.held);
    this.#showAt(isAtStart ? ["Pull down", "Pull"] : ["Scroll up, then pull"], placesFor(below, this.#beginning > start));
  }

  /**
   * Shows the hint at the first place that is free: in the bar in one of its `forms`, the longest that has room beside the
   * title, or else in the longest at one of the `places`, over a row. The arrow says what a short form doesn't.
   */
  #showAt(forms, places, isAllowed = () => true) {
    this.#hint.ariaLabel = forms[0];
    const inBar = forms.flatMap((words) => placesInBar(this.#surface).map((place) => ({ ...place, words })));
    const below = places.map((place) => ({ ...place, words: forms[0] }));
    this.#hint.hidden = ![...inBar, ...below].filter(isAllowed).some((place) => {
      this.#say(place.words);
      this.#place(place);
      const box = this.#hint.getBoundingClientRect();
      return place.bar ? isFreeInBar(box, place.bar) : isFree(box, this.#surface);
    });
  }

  #place({ bar, below, row = barRow, side }) {
    const { style } = this.#hint;
    this.#hint.toggleAttribute("data-in-bar", bar !== undefined);
    style.setProperty("--below", below);
    style.setProperty("--row", row);
    [style.left, style.right] = side === "left" ? ["var(--inset)", "auto"] : ["", ""];
    style.setProperty("--corner-room", cornerRoom(this.#hint.getBoundingClientRect(), this.#surface));
  }

  #say(words) {
    write(this.#hint.querySelector("span"), words);
  }

  #end(kind) {
    this.#done[kind] = true;
    this.#hint.hidden = true;
    keep("hint", { isDone: this.#done.pull, isSideDone: this.#done.side, isScrolled: this.#done.scroll });
  }
}

/** Whether a list that begins at a side is pulled away from it. */
function isBeyond(side, { viewport, adjustedContentInset, contentOffset, contentSize }) {
  if (!contentOffset || !contentSize) return false;
  return side === "left" ? contentOffset[0] < -adjustedContentInset[1] - leastPull
    : contentOffset[0] > contentSize[0] - viewport[2] + adjustedContentInset[3] + leastPull;
}

/** In milliseconds: a run that begins sooner after a scene did is the scene's own. */
const leastRest = 1000;

/** In points: what moves less is no pull. */
const leastPull = 8;

/** The height of the row in a navigation bar that has its title and buttons, in points. A large title is below it. */
const barRow = 44;
/** The least room between the hint and what is beside it in the bar, in points, and in CSS pixels on a small phone. */
const beside = 6;
const leastBeside = 4;

/** The least room between the hint and a rounded corner of the screen, in points. */
const besideCorner = 4;

/** How far from the side of the screen the round end of a `box` at its height is clear of the corner, in points. */
function cornerRoom(box, surface) {
  const screen = surface.getBoundingClientRect();
  const scale = screen.width / surface.offsetWidth;
  const corner = parseFloat(getComputedStyle(surface.parentNode).borderTopLeftRadius);
  const end = box.height / 2;
  const middle = (box.top + box.bottom) / 2;
  // The centers of both circles are this far apart, or nearer.
  const apart = corner - end - besideCorner * scale;
  const down = Math.max(0, corner - Math.min(middle - screen.top, screen.bottom - middle));
  return (corner - end - Math.sqrt(Math.max(0, apart ** 2 - down ** 2))) / scale;
}

/** The places of a hint in the navigation bar, where it's over no content. */
function placesInBar(surface) {
  const bar = surface.querySelector(".node[data-name=UINavigationBar]");
  if (!bar?.checkVisibility({ opacityProperty: true })) return [];
  const [box, screen] = [bar, surface].map((each) => each.getBoundingClientRect());
  const scale = screen.width / surface.offsetWidth;
  const row = Math.min(box.height / scale, barRow);
  const middle = (box.top - screen.top) / scale + row / 2;
  return ["right", "left"].map((side) => ({ bar, below: middle, row, side }));
}

/** Whether a box is beside the title and the buttons of a navigation bar. */
function isFreeInBar(box, bar) {
  const range = document.createRange();
  const room = Math.max(leastBeside, beside * bar.getBoundingClientRect().width / bar.offsetWidth);
  const meets = ({ left, top, right, bottom }) => right > left && left < box.right + room && right > box.left - room
    && top < box.bottom && bottom > box.top;
  return [...bar.querySelectorAll(".text, .image, .spinner, [data-name=UIButton]")]
    .filter((each) => each.checkVisibility({ opacityProperty: true }))
    .every((each) => {
      range.selectNodeContents(each);
      const boxes = each.matches(".text") ? range.getClientRects() : [each.getBoundingClientRect()];
      return ![...boxes].some(meets);
    });
}

/** The places of a hint below the bars, best first: at the upper right, or, for one with more words, also beside a row further below. */
function placesFor(below, isLong) {
  const rows = isLong ? [...Array(20).keys()] : [];
  return [{ below, side: "right" }, ...rows.flatMap((row) =>
    ["right", "left"].map((side) => ({ below: below + row * 12, side })))];
}

/** Whether a box on the `surface` is over nothing but the color of the screen, such as the empty end of a row. */
function isFree(box, surface) {
  // Nothing is seen on a page that has no room for a hint.
  if (box.width === 0) return true;
  const isIn = ({ left, top, right, bottom }, inset = 0, room = 0) => right - left > 0 && left < box.right + room
    && right > box.left - room && top < box.bottom - inset && bottom > box.top + inset;
  const range = document.createRange();
  const colors = new Set([getComputedStyle(surface.parentNode).backgroundColor]);
  for (const each of surface.querySelectorAll(".node, .text, .image, .spinner")) {
    if (!each.checkVisibility({ opacityProperty: true })) continue;
    if (each.matches(".node")) {
      const color = getComputedStyle(each).backgroundColor;
      const bounds = each.getBoundingClientRect();
      // As far from a bubble as from a title
      if (/^rgba.*, 0\)$/.test(color) || !isIn(bounds, 0, leastBeside)) continue;
      // A separator: on one, the hint would be in two rows.
      if (bounds.height <= 2) return false;
      colors.add(color);
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
