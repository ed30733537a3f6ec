// Draws the geometry of the scroll view over the phone: its content, its insets, and the thresholds of
// the controls.

import { format, makeSVG } from "./elements.js";

/** On a phone that is drawn smaller, in CSS pixels, only short labels have room beside the words of the app. */
const roomy = 300;

export class Geometry {
  #layer;
  #device;
  #isOn = false;
  #values = {};
  /** What labels must not cover, in points. */
  #taken = [];

  /** `layer` is an SVG element over the screen; `device` has the screen's size. */
  constructor(layer, device) {
    this.#layer = layer;
    this.#device = device;
  }

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
    this.#taken = [...this.#wordBoxes(), ...this.#fittingBoxes()];
    this.#layer.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.#layer.replaceChildren(...(this.#values.viewport?.length ? this.#shapes() : []));
  }

  #shapes() {
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
    return [
      ...this.#insets(view, inset, held), ...this.#content(content, view),
      ...(controls ?? []).flatMap((control) => this.#threshold(control, view, inset, held, content)),
    ];
  }

  #insets({ x, y, width, height }, inset, held) {
    const areas = {
      top: [x, y, width, inset.top],
      bottom: [x, y + height - inset.bottom, width, inset.bottom],
      left: [x, y, inset.left, height],
      right: [x + width - inset.right, y, inset.right, height],
    };
    return Object.entries(areas).filter(([side]) => inset[side] > 0).flatMap(([side, area]) => {
      const own = inset[side] - held[side];
      const total = format(inset[side]);
      const sum = held[side] > 0 ? ` = ${format(own)} + ${format(held[side])} held` : "";
      // Within the area, from its border with the content outward.
      const [left, top, , high] = area;
      const heights = side === "top" ? [top + high - 8, top + high - 24, top + 10]
        : side === "bottom" ? [top + 10, top + 26, top + high - 8] : [y + 80, y + 120, y + 200];
      return [
        rect("geometry-inset", ...area),
        ...this.#label("geometry-inset-label", [`inset ${side} ${total}${sum}`, `inset ${total}`],
          side === "left" ? [left + 4, "start"] : [x + width - 6, "end"], heights),
      ];
    });
  }

  #content({ x, y, width, height }, view) {
    const size = `${format(width)} × ${format(height)}`;
    // In the middle of the visible part, or near it.
    const middle = (start, length, from, room) =>
      (Math.max(start, from) + Math.min(start + length, from + room)) / 2;
    const left = middle(x, width, view.x, view.width);
    const top = middle(y, height, view.y, view.height);
    return [
      rect("geometry-content", x + 1, y + 1, Math.max(0, width - 2), Math.max(0, height - 2)),
      ...this.#label("geometry-content-label", [`content ${size}`, size], [left, "middle"],
        [0, 22, -22, 44, -44].map((step) => top + step)),
    ];
  }

  /** The line that the edge of the content has to reach for the control to arm. */
  #threshold({ name, side, threshold, progress }, view, inset, held, content) {
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
    const words = [
      threshold >= 0 ? `${name} at ${format(threshold)}` : `${name} ${format(-threshold)} before the end`,
      `${name} ${format(threshold)}`,
    ];
    const state = progress >= 1 ? "geometry-threshold reached" : "geometry-threshold";
    const limit = isUpright ? this.#device.height : this.#device.width;
    const shown = Math.max(4, Math.min(limit - 4, place));
    return isUpright
      ? [
        line(state, view.x, shown, view.x + view.width, shown),
        ...this.#label(`${state}-label`, words, [view.x + 6, "start"],
          isFirst ? [shown + 10, shown - 10] : [shown - 10, shown + 10]),
      ]
      : [
        line(state, shown, view.y, shown, view.y + view.height),
        ...this.#label(`${state}-label`, words,
          [shown + (isFirst ? 6 : -6), isFirst ? "start" : "end"],
          [0.5, 0.42, 0.6, 0.35, 0.7].map((share) => view.y + view.height * share)),
      ];
  }

  /**
   * A label on a plate, around the middle of one of `heights` or near the first. It's the short one of its two forms,
   * whose color and line say the rest, if the long one has no place at which it covers nothing.
   */
  #label(className, [long, short], at, heights) {
    const isRoomy = this.#device.width * this.#device.scale >= roomy;
    const places = (isRoomy ? [long, short] : [short]).map((words) => this.#place(words, at, heights));
    const { words, box } = places.find(({ covered }) => covered === 0) ?? places.at(-1);
    this.#taken.push(box);
    return [
      makeSVG("rect", {
        class: "geometry-plate", x: box.left, y: box.top, width: box.width, height: box.height, rx: 3,
      }),
      makeSVG("text", {
        class: `geometry-label ${className}`, x: box.left + box.width / 2, y: box.top + box.height * 0.74,
        "text-anchor": "middle", text: words,
      }),
    ];
  }

  /**
   * The first place of a label, here or at the other sides of the phone, at which it covers neither words, symbols of
   * the phone, nor another label, or else the place at which it covers least.
   */
  #place(words, [x, anchor], heights) {
    const size = 11 / Math.max(0.6, this.#device.scale);
    const [width, height] = [words.length * size * 0.56 + 8, size * 1.4];
    const start = { start: 0, middle: width / 2, end: width };
    const across = this.#device.width;
    const lefts = [x - start[anchor], 6, across - width - 6, (across - width) / 2]
      .map((left) => Math.max(2, Math.min(across - width - 2, left)));
    const near = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((step) => [heights[0] + 12 * step, heights[0] - 12 * step]);
    const boxes = [heights, near].flatMap((middles) => lefts.flatMap((left) => middles.map((middle) => ({
      left, top: Math.max(2, Math.min(this.#device.height - height - 2, middle - height / 2)), width, height,
    }))));
    const coveredBy = (box) => this.#taken.reduce((sum, other) => sum + overlap(box, other), 0);
    const box = boxes.find((box) => coveredBy(box) === 0)
      ?? boxes.reduce((best, box) => coveredBy(box) < coveredBy(best) ? box : best);
    return { words, box, covered: coveredBy(box) };
  }

  /** The boxes of the app's visible words and spinners, in points. */
  #wordBoxes() {
    const range = document.createRange();
    const words = this.#visible(".surface .text").flatMap((text) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    });
    const symbols = this.#visible(".surface .spinner").map((symbol) => symbol.getBoundingClientRect());
    return this.#inPoints([...words, ...symbols]);
  }

  /** The boxes of the symbols of the status bar, of what the device covers, and of the screen's round corners. */
  #fittingBoxes() {
    const symbols = this.#visible(".status-bar > *, .notch, .home-indicator");
    const screen = this.#layer.parentElement;
    const { left, top, right, bottom } = screen.getBoundingClientRect();
    // Of a corner's square, the arc cuts off less than a third.
    const size = parseFloat(getComputedStyle(screen).borderTopLeftRadius) * 0.3;
    const corners = [left, right - size].flatMap((x) =>
      [top, bottom - size].map((y) => ({ left: x, top: y, width: size, height: size })));
    return this.#inPoints([...symbols.map((symbol) => symbol.getBoundingClientRect()), ...corners]);
  }

  #visible(selector) {
    return [...this.#layer.parentElement.querySelectorAll(selector)]
      .filter((each) => each.checkVisibility({ opacityProperty: true }));
  }

  #inPoints(boxes) {
    const screen = this.#layer.getBoundingClientRect();
    const scale = this.#device.width / screen.width;
    return boxes.map(({ left, top, width, height }) => ({
      left: (left - screen.left) * scale, top: (top - screen.top) * scale,
      width: width * scale, height: height * scale,
    }));
  }
}

/** The area that two boxes share. */
const overlap = (a, b) =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left))
  * Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const rect = (className, x, y, width, height) =>
  makeSVG("rect", { class: className, x, y, width: Math.max(0, width), height: Math.max(0, height) });

const line = (className, x1, y1, x2, y2) => makeSVG("line", { class: className, x1, y1, x2, y2 });
