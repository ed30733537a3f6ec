// Where Enter taps the phone: at a control that is in sight and that a tap starts, of the only list that the page knows.

import { areaOf, overlapOf } from "./list-edges.js";

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
      Math.abs(box[end] - box[start] - length) < 1 && (box[start] + box[end]) / 2 < middle === isFirst);
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
