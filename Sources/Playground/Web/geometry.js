// Draws the geometry of the scroll view over the phone: its content, its insets, and the thresholds of
// the controls.

import { format, makeSVG } from "./elements.js";

export class Geometry {
  #layer;
  #device;
  #isOn = false;
  #values = {};

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
      const sum = held[side] > 0 ? ` = ${format(own)} + ${format(held[side])} held` : "";
      const isUpright = side === "top" || side === "bottom";
      const place = side === "bottom" ? area[1] + 14 : isUpright ? area[1] + area[3] - 6 : y + 80;
      return [
        rect("geometry-inset", ...area),
        text("geometry-inset-label", `inset ${side} ${format(inset[side])}${sum}`,
          side === "left" ? area[0] + 4 : x + width - (isUpright ? 24 : 6), place,
          side === "left" ? "start" : "end"),
      ];
    });
  }

  #content({ x, y, width, height }, view) {
    const size = `content ${format(width)} × ${format(height)}`;
    // In the middle of the visible part.
    const middle = (start, length, from, room) =>
      (Math.max(start, from) + Math.min(start + length, from + room)) / 2;
    const left = middle(x, width, view.x, view.width);
    const top = middle(y, height, view.y, view.height);
    return [
      rect("geometry-content", x + 1, y + 1, Math.max(0, width - 2), Math.max(0, height - 2)),
      text("geometry-content-label", size, left, top, "middle"),
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
    const words = threshold >= 0 ? `${name} at ${format(threshold)}`
      : `${name} ${format(-threshold)} before the end`;
    const state = progress >= 1 ? "geometry-threshold reached" : "geometry-threshold";
    const limit = isUpright ? this.#device.height : this.#device.width;
    const shown = Math.max(4, Math.min(limit - 4, place));
    return isUpright
      ? [
        line(state, view.x, shown, view.x + view.width, shown),
        text(`${state}-label`, words, view.x + view.width / 2, shown + (isFirst ? 14 : -5), "middle"),
      ]
      : [
        line(state, shown, view.y, shown, view.y + view.height),
        text(`${state}-label`, words, shown + (isFirst ? 6 : -6), view.y + view.height / 2,
          isFirst ? "start" : "end"),
      ];
  }
}

const rect = (className, x, y, width, height) =>
  makeSVG("rect", { class: className, x, y, width: Math.max(0, width), height: Math.max(0, height) });

const line = (className, x1, y1, x2, y2) => makeSVG("line", { class: className, x1, y1, x2, y2 });

const text = (className, words, x, y, anchor) =>
  makeSVG("text", { class: `geometry-label ${className}`, x, y, "text-anchor": anchor, text: words });
