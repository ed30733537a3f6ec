// Draws the geometry of the scroll view over the phone: its content, its insets, and the thresholds of
// the controls.

import { format, makeSVG } from "./elements.js";

/** The room between the words of a label and the ends of its plate, and between a label and its line, in points. */
const [insidePlate, besideLine] = [5, 3];

export class Geometry {
  #layer;
  #device;
  #isOn = false;
  #values = {};
  /** What is drawn, from back to front: a line must not strike through the label of another part. */
  #areas = [];
  #lines = [];
  #plates = [];
  /** The boxes of the labels. */
  #taken = [];
  /** Measures the words of labels. */
  #pen = document.createElement("canvas").getContext("2d");
  #family = null;

  /** `layer` is an SVG element over the screen; `device` has the screen's size and scale. */
  constructor(layer, device) {
    this.#layer = layer;
    this.#device = device;
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
    [this.#areas, this.#lines, this.#plates, this.#taken] = [[], [], [], []];
    if (this.#values.viewport?.length) this.#drawShapes();
    this.#layer.replaceChildren(...this.#areas, ...this.#lines, ...this.#plates);
  }

  #drawShapes() {
    const { viewport, contentOffset, contentSize, adjustedContentInset, controls = [] } = this.#values;
    const [x, y, width, height] = viewport;
    const [top, left, bottom, right] = adjustedContentInset;
    const held = { top: 0, left: 0, bottom: 0, right: 0 };
    for (const control of controls) held[control.side] += control.held;
    const content = { x: x - contentOffset[0], y: y - contentOffset[1], width: contentSize[0], height: contentSize[1] };
    const view = { x, y, width, height };
    const inset = { top, left, bottom, right };
    // A line at which nothing happens would promise what the user can't do.
    for (const control of controls) if (control.canStart) this.#drawThreshold(control, view, inset, held, content);
    for (const control of controls) this.#drawExtent(control, content);
    this.#drawInsets(view, inset, held);
    this.#drawContent(content, view);
  }

  #drawInsets({ x, y, width, height }, inset, held) {
    const areas = {
      top: [x, y, width, inset.top],
      bottom: [x, y + height - inset.bottom, width, inset.bottom],
      left: [x, y, inset.left, height],
      right: [x + width - inset.right, y, inset.right, height],
    };
    for (const [side, [left, top, wide, high]] of Object.entries(areas)) {
      if (inset[side] <= 0) continue;
      const isUpright = side === "top" || side === "bottom";
      const sum = held[side] > 0 ? ` = ${format(inset[side] - held[side])} + ${format(held[side])} held` : "";
      this.#areas.push(rect("geometry-inset", left, top, wide, high));
      this.#line("geometry-inset-border", isUpright ? left : side === "left" ? left + wide : left,
        isUpright ? (side === "top" ? top + high : top) : top, isUpright ? wide : 0, isUpright ? 0 : high);
      // In the app's part of the inset if that has room, or else beside the border with the content
      const away = (inset[side] - held[side] > this.#high + besideLine ? held[side] : 0) + this.#high / 2 + besideLine;
      const middle = side === "top" ? top + high - away : top + away;
      this.#label("geometry-inset-label", `inset ${side} ${format(inset[side])}${sum}`,
        side === "left" ? { start: left + 4 } : { end: x + width - 6 }, isUpright ? [middle] : [y + 80, y + 120, y + 200]);
    }
  }

  #drawContent({ x, y, width, height }, view) {
    const [across, down] = [Math.max(0, width - 2), Math.max(0, height - 2)];
    this.#areas.push(rect("geometry-content", x + 1, y + 1, across, down));
    // In the middle of the visible part, at the end, where rows have the fewest words.
    const top = (Math.max(y, view.y) + Math.min(y + height, view.y + view.height)) / 2;
    this.#label("geometry-content-label", `content ${format(width)} × ${format(height)}`,
      { end: Math.min(x + width, view.x + view.width) - 8 }, [top]);
  }

  /** The part of the screen that a control takes up, though a bar may hide it. */
  #drawExtent(control, content) {
    const { name, side, length } = control;
    const isUpright = side === "top" || side === "bottom";
    const box = this.#boxOf(control, content);
    if (!box) return;
    const { left, top, width, height } = box;
    this.#areas.push(rect("geometry-extent", left, top, width, height));
    const [across, down] = isUpright ? [width, 0] : [0, height];
    this.#line("geometry-extent-edge", left, top, across, down);
    this.#line("geometry-extent-edge", left + width - across, top + height - down, across, down);
    const visible = Math.min(this.#device.height, top + height) - Math.max(0, top);
    if (visible < this.#high || (!isUpright && width < 100)) return;
    this.#label("geometry-extent-label", `${name} ${format(length)} ${isUpright ? "high" : "wide"}`,
      // Above the middle, in which a bar has its title
      { start: left + 6 }, [Math.max(0, top) + visible / 2 - (isUpright ? Math.min(10, (visible - this.#high) / 2) : 0)]);
  }

  /**
   * The box of a control, in points; `null` if none of it is on the screen. It needn't be beside the content: an inset or the
   * end of the screen may be between them.
   */
  #boxOf({ side, length }, content) {
    const [start, extent] = side === "top" || side === "bottom" ? ["top", "height"] : ["left", "width"];
    const middle = (start === "top" ? content.y : content.x) + content[extent] / 2;
    const isFirst = side === "top" || side === "left";
    const screen = this.#layer.getBoundingClientRect();
    const scale = this.#device.width / screen.width;
    const boxes = [...this.#layer.parentElement.querySelectorAll(".surface .node[data-name=RefresherView]")]
      .filter((view) => view.checkVisibility())
      .map((view) => view.getBoundingClientRect())
      .map(({ left, top, width, height }) => ({
        left: (left - screen.left) * scale, top: (top - screen.top) * scale, width: width * scale, height: height * scale,
      }));
    return boxes.find((box) => Math.abs(box[extent] - length) < 1 && box[start] + length / 2 < middle === isFirst
      && box.top + box.height > 1 && box.top < this.#device.height - 1 && box.left + box.width > 1 && box.left < this.#device.width - 1) ?? null;
  }

  /** The line that the edge of the content has to reach for the control to arm. */
  #drawThreshold({ name, side, isAutomatic, threshold, progress }, view, inset, held, content) {
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
    const words = threshold >= 0 ? `${name} ${isAutomatic ? "loads" : "triggers"} at ${format(threshold)}`
      : `${name} loads ${format(-threshold)} before the end`;
    const state = progress >= 1 ? "geometry-threshold reached" : "geometry-threshold";
    const limit = isUpright ? this.#device.height : this.#device.width;
    const shown = Math.max(4, Math.min(limit - 4, place));
    const beside = this.#high / 2 + besideLine;
    if (isUpright) {
      this.#line(state, view.x, shown, view.width, 0);
      this.#label(`${state}-label`, words, { end: view.x + view.width - 6 }, isFirst ? [shown + beside, shown - beside] : [shown - beside, shown + beside]);
    } else {
      this.#line(state, shown, view.y, 0, view.height);
      this.#label(`${state}-label`, words, isFirst ? { start: shown + 6 } : { end: shown - 6 },
        [0.5, 0.42, 0.6].map((share) => view.y + view.height * share));
    }
  }

  #line(className, left, top, width, height) {
    this.#lines.push(makeSVG("line", { class: className, x1: left, y1: top, x2: left + width, y2: top + height }));
  }

  /** A label on a plate, which is on the screen, at the first of the heights at which it covers no other one, or else further down. */
  #label(className, words, { start, end }, heights) {
    const { width: across, height: down } = this.#device;
    const width = this.#widthOf(words) + 2 * insidePlate;
    const height = this.#high;
    const left = Math.max(2, Math.min(across - width - 2, start ?? end - width));
    const boxAt = (middle) => ({ left, top: Math.max(2, Math.min(down - height - 2, middle - height / 2)), width, height });
    const others = [1, -1, 2, -2, 3, -3].map((steps) => heights[0] + steps * (height + 2));
    const boxes = [...heights, ...others].map(boxAt);
    const box = boxes.find((each) => !this.#taken.some((other) => touch(each, other))) ?? boxes[0];
    this.#taken.push(box);
    this.#plates.push(
      makeSVG("rect", { class: `geometry-plate ${className}`, x: box.left, y: box.top, width, height, rx: height / 2 }),
      makeSVG("text", { class: "geometry-label", x: box.left + width / 2, y: box.top + height * 0.74, "text-anchor": "middle", text: words }));
  }

  /** The height of the letters of a label: never less than they need to be read, and more on a phone that is drawn large. */
  get #size() { return 11 / Math.min(1.15, Math.max(0.6, this.#device.scale)); }

  get #high() { return this.#size * 1.4; }

  #widthOf(words) {
    this.#family ??= getComputedStyle(this.#layer).getPropertyValue("--sans");
    this.#pen.font = `600 ${this.#size}px ${this.#family}`;
    return this.#pen.measureText(words).width;
  }
}

const touch = (a, b) => a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

const rect = (className, x, y, width, height) =>
  makeSVG("rect", { class: className, x, y, width: Math.max(0, width), height: Math.max(0, height) });
