// A chart of the last releases, one over the other: the offset on the display in the second after the
// finger was lifted. An animation of the scroll view begins at rest; a motion of Tug's own goes on with
// the speed of the release.

import { ChartCanvas } from "./chart-canvas.js";

const seconds = 1;
const most = 4;
const still = 0.05;
const frame = 1 / 60;

export class Releases {
  #chart;
  #paths = [];
  #isTracking = false;
  #offset = [0, 0];
  #shown = [];
  #isSideways = false;

  /** `isOpen()` returns whether the canvas is visible. */
  constructor(canvas, isOpen) {
    this.#chart = new ChartCanvas(canvas, {
      isOpen, names: ["--ink-soft", "--ink-faint", "--line", "--accent"], draw: () => this.draw(),
    });
  }

  collect({ full, time, panel = {} }) {
    if (full) {
      // Another scene has other lengths.
      [this.#paths, this.#isTracking, this.#shown] = [[], false, []];
    }
    const { contentOffset, shownOffset, flags, controls } = panel;
    if (contentOffset) this.#offset = contentOffset;
    if (shownOffset) this.#shown = shownOffset;
    if (controls) {
      this.#isSideways = controls.length > 0
        && controls.every(({ side }) => side === "left" || side === "right");
    }
    const offset = this.#shown.length > 0 ? this.#shown : this.#offset;
    const place = offset[this.#isSideways ? 0 : 1];
    if (flags) {
      const isTracking = flags.includes("tracking");
      if (this.#isTracking && !isTracking) {
        this.#paths = [...this.#paths, { start: time, steps: [] }].slice(-most);
      }
      this.#isTracking = isTracking;
    }
    const path = this.#paths.at(-1);
    if (!path || this.#isTracking || time - path.start > seconds) return;
    path.steps.push({ time: time - path.start, place });
    this.#chart.data.steps = path.steps.length;
    this.#chart.data.paths = this.#paths.length;
  }

  draw() {
    const drawing = this.#chart.begin();
    if (!drawing) return;
    const { pen, width, height } = drawing;
    const paths = this.#paths.filter(({ steps }) => steps.length > 0);
    const places = paths.flatMap(({ steps }) => steps.map(({ place }) => place));
    const low = Math.min(0, ...places);
    const high = Math.max(low + 40, ...places);
    const x = (time) => (time / seconds) * width;
    const y = (place) => 4 + ((place - low) / (high - low)) * (height - 18);
    this.#drawTenths(pen, x, height);
    paths.forEach(({ steps }, index) => {
      const isLast = index === paths.length - 1;
      pen.strokeStyle = this.#chart.colors[isLast ? "--accent" : "--ink-faint"];
      pen.lineWidth = isLast ? 2 : 1.5;
      pen.lineJoin = "round";
      pen.beginPath();
      steps.forEach(({ time, place }, step) => {
        if (step === 0) return pen.moveTo(x(time), y(place));
        const before = steps[step - 1];
        if (time - before.time > still) pen.lineTo(x(time - frame), y(before.place));
        pen.lineTo(x(time), y(place));
      });
      pen.lineTo(width, y(steps.at(-1).place));
      pen.stroke();
    });
    pen.fillStyle = this.#chart.colors["--ink-soft"];
    const text = paths.length > 0
      ? "Offset (pt) in the second after each release" : "Pull and release";
    pen.fillText(text, 4, height - 3);
  }

  #drawTenths(pen, x, height) {
    pen.strokeStyle = this.#chart.colors["--line"];
    pen.lineWidth = 1;
    pen.beginPath();
    for (let tenth = 1; tenth < 10; tenth += 1) {
      const place = Math.round(x(tenth / 10)) + 0.5;
      pen.moveTo(place, 0);
      pen.lineTo(place, height - 14);
    }
    pen.stroke();
  }
}
