// Which edges of the list below a point are reached, of the only list that the page knows: the one in the inspector.

/** The points by which a list may be off its edge, such as a fraction of a pixel. */
const tolerance = 1;

const start = { x: "left", y: "top" };
const end = { x: "right", y: "bottom" };

export class ListEdges {
  #values = {};

  collect({ full, panel = {} }) {
    if (full) this.#values = {};
    const { callbacks, flags, ...values } = panel;
    Object.assign(this.#values, values);
  }

  /** The edges that are reached and can be pulled, such as `{ top: true }`; `null` for a point that isn't over the list. */
  at({ x, y }) {
    const area = areaOf(this.#values);
    if (!area) return null;
    const { viewport, contentOffset, shownOffset, contentSize, adjustedContentInset, controls = [] } = this.#values;
    const inset = sidesOf(adjustedContentInset);
    const offset = shownOffset?.length ? shownOffset : contentOffset;
    const edges = {};
    for (const [index, [axis, place]] of [["x", x], ["y", y]].entries()) {
      const [first, last] = [start[axis], end[axis]];
      const length = viewport[index + 2];
      if (place < area[first] || place > area[last]) return null;
      const least = -inset[first];
      const most = contentSize[index] - length + inset[last];
      // A list that doesn't scroll that way leaves the pull to those around it and in it.
      if (most <= least && !controls.some(({ side }) => side === first || side === last)) continue;
      edges[first] = offset[index] <= least + tolerance;
      edges[last] = offset[index] >= Math.max(least, most) - tolerance;
    }
    return edges;
  }
}

const sidesOf = ([top, left, bottom, right]) => ({ top, left, bottom, right });

/**
 * The part of the screen in which the rows of a list and its controls are seen; `null` without a list. What a control holds
 * open is a part of it. Other insets are for bars, whose buttons a finger must not press.
 */
export function areaOf({ viewport, contentOffset, contentSize, adjustedContentInset, controls = [] }) {
  if (!viewport?.length || !contentOffset?.length || !contentSize || !adjustedContentInset) return null;
  const [x, y, width, height] = viewport;
  const inset = sidesOf(adjustedContentInset);
  for (const { side, held } of controls) inset[side] -= held;
  return { left: x + inset.left, top: y + inset.top, right: x + width - inset.right, bottom: y + height - inset.bottom };
}

/** The part that two boxes share; its sides are the other way around if there is none. */
export const overlapOf = (a, b) => ({
  left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
});

// Where Enter taps the phone: at a control that is in sight and that a tap starts, of the only list that the page knows.

/** In this order: what waits for a tap is mostly at the end of a list. */
const names = ["footer", "trailing", "header", "leading"];
/** A tap starts these at rest, too; the others it only retries. */
const loading = ["footer", "trailing"];
/** In points: what shows less of itself isn't in sight. */
const leastPart = 8;

export class TapPlace {
  #surface;
  #device;
  #values = {};

  /** `device` has `toPoints(event)`. */
  constructor(surface, device) {
    this.#surface = surface;
    this.#device = device;
  }

  collect({ full, panel = {} }) {
    if (full) this.#values = {};
    const { callbacks, flags, ...values } = panel;
    Object.assign(this.#values, values);
  }

  /** The `name` of a control, and the middle of its visible part, in points; `null` if none that a tap starts is in sight. */
  find() {
    const { controls = [] } = this.#values;
    const area = areaOf(this.#values);
    if (!area) return null;
    for (const name of names) {
      const control = controls.find((each) => each.name === name);
      const isWaiting = control?.state === "failed" || (control?.state === "idle" && loading.includes(name));
      const box = isWaiting ? this.#boxOf(control) : null;
      const part = box && overlapOf(box, area);
      if (!part || part.right - part.left < leastPart || part.bottom - part.top < leastPart) continue;
      return { name, x: (part.left + part.right) / 2, y: (part.top + part.bottom) / 2 };
    }
    return null;
  }

  /** The box of a control that shows something, in points. At rest, one that is pulled shows nothing. */
  #boxOf({ side, length }) {
    const { viewport, contentOffset, contentSize } = this.#values;
    const index = side === "top" || side === "bottom" ? 1 : 0;
    const [start, end] = index === 1 ? ["top", "bottom"] : ["left", "right"];
    const middle = viewport[index] - contentOffset[index] + contentSize[index] / 2;
    const isFirst = side === start;
    const views = [...this.#surface.querySelectorAll(".node[data-name=RefresherView]")].filter(isDrawn);
    return views.map((view) => this.#inPoints(view.getBoundingClientRect())).find((box) =>
      // It may still be growing.
      box[end] - box[start] <= length + 1 && (box[start] + box[end]) / 2 < middle === isFirst);
  }

  #inPoints({ left, top, right, bottom }) {
    const start = this.#device.toPoints({ clientX: left, clientY: top });
    const end = this.#device.toPoints({ clientX: right, clientY: bottom });
    return { left: start.x, top: start.y, right: end.x, bottom: end.y };
  }
}

/** Whether something of a view is seen: words, images, or a spinner. */
function isDrawn(view) {
  return [...view.querySelectorAll(".text, .image, .spinner")].some((each) => each.checkVisibility({ opacityProperty: true }));
}
