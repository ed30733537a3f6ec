// Draws the geometry of the scroll view over the phone: its content, its insets, and the thresholds of
// the controls.

import { format, makeSVG } from "./elements.js";
import { LabelPlaces } from "./label-places.js";

export class Geometry {
  #layer;
  #device;
  #isOn = false;
  #values = {};
  #places;
  /** What is drawn, from back to front: a line must not strike through the label of another part. */
  #areas = [];
  #lines = [];
  /** Labels to place, once all lines are known. */
  #labels = [];

  /** `layer` is an SVG element over the screen; `device` has the screen's size. */
  constructor(layer, device) {
    this.#layer = layer;
    this.#device = device;
    this.#places = new LabelPlaces(layer, device);
  }

  get isOn() { return this.#isOn; }

  set isOn(isOn) {
    this.#isOn = isOn;
    this.#layer.toggleAttribute("hidden", !isOn);
    this.draw();
  }

  collect({ full, panel = {} }) {
    if (full) this.#values = {};
    const { callbacks, flags, ...values } = panel;
    Object.assign(this.#values, values);
  }

  draw() {
    if (!this.#isOn) return;
    const { width, height } = this.#device;
    this.#layer.setAttribute("viewBox", `0 0 ${width} ${height}`);
    [this.#areas, this.#lines, this.#labels] = [[], [], []];
    if (this.#values.viewport?.length) this.#collectShapes();
    const pieces = this.#places.begin(this.#lines);
    const labels = this.#places.place(this.#labels);
    const [ties, plates] = [labels.flatMap(({ tie }) => tie), labels.flatMap(({ plate }) => plate)];
    this.#layer.replaceChildren(
      ...this.#areas,
      ...pieces.map(({ className, left, top, width, height }) =>
        makeSVG("line", { class: className, x1: left, y1: top, x2: left + width, y2: top + height })),
      ...ties, ...plates);
  }

  #collectShapes() {
    const { viewport, contentOffset, contentSize, adjustedContentInset, controls } = this.#values;
    const [x, y, width, height] = viewport;
    const [top, left, bottom, right] = adjustedContentInset;
    const held = { top: 0, left: 0, bottom: 0, right: 0 };
    for (const control of controls ?? []) held[control.side] += control.held;
    const content = {
      x: x - contentOffset[0], y: y - contentOffset[1],
      width: contentSize[0], height: contentSize[1],
    };
    const view = { x, y, width, height };
    const inset = { top, left, bottom, right };
    this.#collectInsets(view, inset, held);
    this.#collectContent(content, view);
    for (const control of controls ?? []) {
      this.#collectExtent(control, content);
      // A line at which nothing happens would promise what the user can't do.
      if (control.canStart) this.#collectThreshold(control, view, inset, held, content);
    }
  }

  #collectInsets({ x, y, width, height }, inset, held) {
    const areas = {
      top: [x, y, width, inset.top],
      bottom: [x, y + height - inset.bottom, width, inset.bottom],
      left: [x, y, inset.left, height],
      right: [x + width - inset.right, y, inset.right, height],
    };
    const near = this.#places.beside;
    const borders = {
      top: [x, y + inset.top, width, 0], bottom: [x, y + height - inset.bottom, width, 0],
      left: [x + inset.left, y, 0, height], right: [x + width - inset.right, y, 0, height],
    };
    for (const [side, area] of Object.entries(areas)) {
      if (inset[side] <= 0) continue;
      const own = inset[side] - held[side];
      const total = format(inset[side]);
      const sum = held[side] > 0 ? ` = ${format(own)} + ${format(held[side])} held` : "";
      // Within the area, from its border with the content outward.
      const [left, top, , high] = area;
      const steps = Array.from({ length: Math.max(0, Math.floor((high - 2 * near) / 8)) }, (_, step) => near + 8 * (step + 1));
      const heights = side === "top" ? [near, ...steps, high - near].map((step) => top + high - step)
        : side === "bottom" ? [near, ...steps, high - near].map((step) => top + step) : [y + 80, y + 120, y + 200];
      this.#areas.push(rect("geometry-inset", ...area));
      const className = "geometry-inset-border";
      this.#line(className, ...borders[side]);
      this.#labels.push({
        className: "geometry-inset-label", forms: [`inset ${side} ${total}${sum}`, `inset ${side} ${total}`, `inset ${total}`],
        at: side === "left" ? [left + 4, "start"] : [x + width - 6, "end"], heights,
        line: side === "top" || side === "bottom" ? { className, y: borders[side][1], area: [top, top + high] } : null,
      });
    }
  }

  #collectContent({ x, y, width, height }, view) {
    const size = `${format(width)} × ${format(height)}`;
    // In the middle of the visible part, or near it.
    const top = (Math.max(y, view.y) + Math.min(y + height, view.y + view.height)) / 2;
    const [across, down] = [Math.max(0, width - 2), Math.max(0, height - 2)];
    this.#line("geometry-content", x + 1, y + 1, across, 0);
    this.#line("geometry-content", x + 1, y + 1 + down, across, 0);
    this.#line("geometry-content", x + 1, y + 1, 0, down);
    this.#line("geometry-content", x + 1 + across, y + 1, 0, down);
    this.#labels.push({
      className: "geometry-content-label", forms: [`content ${size}`],
      // At the end, where rows have the fewest words.
      at: [Math.min(x + width, view.x + view.width) - 8, "end"],
      heights: [0, 22, -22, 44, -44].map((step) => top + step),
    });
  }

  /** The part of the screen that a control takes up, though a bar may hide it. */
  #collectExtent(control, content) {
    const { name, side, length } = control;
    const isUpright = side === "top" || side === "bottom";
    const box = this.#places.controlBox(control, content);
    if (!box) return;
    const { left, top, width, height } = box;
    this.#areas.push(rect("geometry-extent", left, top, width, height));
    const [across, down] = isUpright ? [width, 0] : [0, height];
    this.#line("geometry-extent-edge", left, top, across, down);
    this.#line("geometry-extent-edge", left + width - across, top + height - down, across, down);
    // In the part that is on the screen, if it has room for a line of words.
    const area = {
      left: Math.max(0, left) + 3, top: Math.max(0, top) + 3,
      right: Math.min(this.#device.width, left + width) - 3, bottom: Math.min(this.#device.height, top + height) - 3,
    };
    const isWide = area.right - area.left > length - 8;
    if (area.bottom - area.top < this.#places.high || !isWide) return;
    const measure = `${format(length)} ${isUpright ? "high" : "wide"}`;
    this.#labels.push({
      className: "geometry-extent-label", forms: [isUpright ? `${name} ${measure}` : measure],
      at: [left + 6, "start"], heights: [(area.top + area.bottom) / 2], area,
      // A bar with words or buttons may be in front of it.
      beside: isUpright ? [0, 4, 8, 12].map((away) => side === "top"
        ? top + height + this.#places.beside + away : top - this.#places.beside - away) : null,
    });
  }

  /** The line that the edge of the content has to reach for the control to arm. */
  #collectThreshold({ name, side, isAutomatic, threshold, progress }, view, inset, held, content) {
    const own = inset[side] - held[side];
    const isUpright = side === "top" || side === "bottom";
    const [start, length] = isUpright ? [view.y, view.height] : [view.x, view.width];
    const contentLength = isUpright ? content.height : content.width;
    const before = isUpright ? inset.top - held.top : inset.left - held.left;
    const isFirst = side === "top" || side === "left";
    const place = isFirst
      ? start + own + threshold
      // Content that doesn't fill the view is pulled from its end.
      : Math.min(start + length - own, start + before + contentLength) - threshold;
    const acts = isAutomatic ? "loads" : "triggers";
    const forms = [
      threshold >= 0 ? `${name} ${acts} at ${format(threshold)}` : `${name} ${acts} ${format(-threshold)} before the end`,
      `${name} at ${format(threshold)}`,
    ];
    const state = progress >= 1 ? "geometry-threshold reached" : "geometry-threshold";
    const limit = isUpright ? this.#device.height : this.#device.width;
    const shown = Math.max(4, Math.min(limit - 4, place));
    const className = `${state}-label`;
    if (isUpright) {
      const step = this.#places.beside;
      this.#line(state, view.x, shown, view.width, 0);
      this.#labels.push({
        className, forms, at: [view.x + 6, "start"], line: { className: state, y: shown },
        heights: isFirst ? [shown + step, shown - step] : [shown - step, shown + step],
      });
    } else {
      this.#line(state, shown, view.y, 0, view.height);
      this.#labels.push({
        className, forms, at: [shown + (isFirst ? 6 : -6), isFirst ? "start" : "end"],
        heights: [0.5, 0.42, 0.6, 0.35, 0.7].map((share) => view.y + view.height * share),
      });
    }
  }

  #line(className, left, top, width, height) {
    this.#lines.push({ className, left, top, width, height });
  }
}

const rect = (className, x, y, width, height) =>
  makeSVG("rect", { class: className, x, y, width: Math.max(0, width), height: Math.max(0, height) });
