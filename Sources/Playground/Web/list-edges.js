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
    const { viewport, contentOffset, shownOffset, contentSize, adjustedContentInset, controls = [] } = this.#values;
    if (!viewport?.length || !contentOffset?.length || !contentSize || !adjustedContentInset) return null;
    const [top, left, bottom, right] = adjustedContentInset;
    const inset = { top, left, bottom, right };
    const held = { top: 0, left: 0, bottom: 0, right: 0 };
    for (const control of controls) held[control.side] += control.held;
    const offset = shownOffset?.length ? shownOffset : contentOffset;
    const edges = {};
    for (const [index, [axis, place]] of [["x", x], ["y", y]].entries()) {
      const [first, last] = [start[axis], end[axis]];
      const [origin, length] = [viewport[index], viewport[index + 2]];
      // Other insets are for bars, whose buttons a finger must not press. What a control holds open is a part of the list.
      const from = origin + inset[first] - held[first];
      const to = origin + length - inset[last] + held[last];
      if (place < from || place > to) return null;
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
