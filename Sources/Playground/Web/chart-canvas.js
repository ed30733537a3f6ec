// A canvas for a chart, drawn at the scale of the display and in the colors of the page.

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
    this.#colors ??= this.#readColors();
    return this.#colors;
  }

  #readColors() {
    const style = getComputedStyle(this.#canvas);
    return Object.fromEntries(this.#names.map((name) => [name, style.getPropertyValue(name).trim()]));
  }

  /** Begins a drawing, and returns its pen and its size; `null` while the canvas cannot be seen. */
  begin() {
    // The observed size, because reading the canvas's would lay out the page.
    const { width, height } = this.#size;
    if (!this.#isOpen() || width === 0) return null;
    // A style sheet may enlarge the canvas with what is around it.
    const scale = devicePixelRatio * (this.#canvas.currentCSSZoom ?? 1);
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
}
