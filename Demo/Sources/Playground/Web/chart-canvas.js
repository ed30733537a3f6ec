// A canvas for a chart, drawn at the scale of the display and in the colors of the page, with what all charts have.

import { format } from "./elements.js";

/** The room between a name or a number left of the chart, and the chart. */
const apart = 6;
/** The least distance between two numbers of a scale: two that would touch say less than one. */
const leastStep = 10;

export class ChartCanvas {
  #canvas;
  #isOpen;
  #names;
  #size = { width: 0, height: 0 };
  #colors = null;

  /**
   * `isOpen()` returns whether the canvas is visible, `names` are the colors of the chart, and `draw()` is
   * called when the size or the theme has changed.
   */
  constructor(canvas, { isOpen, names, draw }) {
    this.#canvas = canvas;
    this.#isOpen = isOpen;
    this.#names = names;
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
      this.#colors = null;
      draw();
    });
    new ResizeObserver(([{ contentRect }]) => {
      this.#size = contentRect;
      draw();
    }).observe(canvas);
  }

  get data() {
    return this.#canvas.dataset;
  }

  /** How many rows stand above the curves: the style sheet makes room for them. */
  set rows(count) { this.#canvas.style.setProperty("--rows", count); }

  /** The colors by name. */
  get colors() {
    const style = getComputedStyle(this.#canvas);
    this.#colors ??= Object.fromEntries(this.#names.map((name) => [name, style.getPropertyValue(name).trim()]));
    return this.#colors;
  }

  /** Begins a drawing, and returns its pen and its size; `null` while the canvas cannot be seen. */
  begin() {
    // The observed size, because reading the canvas's would lay out the page.
    const { width, height } = this.#size;
    if (!this.#isOpen() || width === 0) return null;
    const scale = devicePixelRatio;
    if (this.#canvas.width !== Math.round(width * scale)
      || this.#canvas.height !== Math.round(height * scale)) {
      this.#canvas.width = Math.round(width * scale);
      this.#canvas.height = Math.round(height * scale);
    }
    const pen = this.#canvas.getContext("2d");
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.clearRect(0, 0, width, height);
    pen.font = "10.5px Inter, system-ui, sans-serif";
    return { pen, width, height };
  }

  /** The room left of a chart for these texts. */
  margin(pen, texts) {
    return Math.max(...texts.map((text) => pen.measureText(text).width)) + apart;
  }

  /** Writes numbers left of the chart, each at its height; the first ones are the most important. */
  drawScale(pen, left, numbers) {
    pen.textAlign = "right";
    pen.fillStyle = this.colors["--ink-soft"];
    const taken = [];
    for (const [number, y] of numbers) {
      if (taken.some((other) => Math.abs(y - other) < leastStep)) continue;
      taken.push(y);
      pen.fillText(typeof number === "number" ? format(Math.round(number)) : number, left - apart, y + 3);
    }
    pen.textAlign = "left";
  }

  /** Draws the dotted line of a value that means something. */
  drawLevel(pen, y, { left, width }, color) {
    pen.setLineDash([1, 3]);
    pen.strokeStyle = this.colors[color];
    pen.lineWidth = 1;
    pen.beginPath();
    pen.moveTo(left, y);
    pen.lineTo(width, y);
    pen.stroke();
    pen.setLineDash([]);
  }
}
