// A chart of the last seconds, ten of them on the page: the states of the controls as bands; the offset, the held inset, and
// the progress as curves. At rest, time stops and nothing is drawn.

import { ChartCanvas } from "./chart-canvas.js";
import { format } from "./elements.js";

const frame = 1 / 60;
/** Two samples within this part of the chart are one. */
const perPixel = 1 / 300;
/** The seconds between two frames from which the phone was at rest in between. */
const still = 0.05;
const band = 13;
const gap = 5;
/** The row of a label, above its curves. */
const labelRow = 13;
/** The least difference between the ends of the scale of the offset, in points. */
const leastRange = 40;

/** The color of each state. Other states have no band. */
const colorOf = {
  pulling: "--accent", pullingFurther: "--further", willRefresh: "--warn", refreshing: "--good", failed: "--bad",
  succeeded: "--good", noMoreData: "--odd",
};
/** The mark in the legend of each state that has one. */
const markOf = { pulling: "pulling", pullingFurther: "further", willRefresh: "waiting", refreshing: "refreshing", failed: "failed", noMoreData: "end" };

export class Timeline {
  #chart;
  #samples = [];
  #now = { offset: [0, 0], controls: [] };
  #seconds;
  /** The time that the chart marks and names the values of; the last one if `null`. */
  #mark = null;
  /** The items of the legend by their marks. */
  #legend;

  /**
   * `isOpen()` returns whether the canvas is visible; `seconds` is the span of the chart. Of the states in the `legend`, it
   * shows those that have occurred.
   */
  constructor(canvas, isOpen, { seconds = 10, legend = null } = {}) {
    this.#seconds = seconds;
    this.#legend = new Map([...legend?.children ?? []].map((item) => [item.dataset.mark, item]));
    this.#chart = new ChartCanvas(canvas, {
      isOpen,
      names: [
        "--ink", "--ink-soft", "--ink-faint", "--line", "--sunken", "--accent", "--good", "--warn",
        "--bad", "--odd", "--further", "--progress", "--raised",
      ],
      draw: () => this.draw(),
    });
  }

  collect({ full, time, panel = {} }) {
    if (full) {
      this.#samples = [];
      for (const mark of Object.values(markOf)) this.#legend.get(mark)?.toggleAttribute("hidden", true);
    }
    const { contentOffset, controls } = panel;
    this.#now = {
      offset: contentOffset ?? this.#now.offset, controls: controls ?? this.#now.controls,
    };
    const last = this.#samples.at(-1);
    // Samples within a pixel are merged, except for changes of the controls.
    if (last && !controls && time - last.begun < perPixel * this.#seconds) {
      Object.assign(last, this.#now, { time });
    } else {
      this.#samples.push({ time, begun: time, ...this.#now });
    }
    const first = this.#samples.findIndex((sample) => sample.time > time - this.#seconds - 1);
    if (first > 100) this.#samples.splice(0, first - 1);
    if (!controls) return;
    this.#chart.rows = controls.length;
    this.#chart.data.states = controls.map(({ state }) => state).join(" ");
    for (const { state } of controls) this.#legend.get(markOf[state])?.toggleAttribute("hidden", false);
  }

  /** Marks a time. */
  mark(time) {
    this.#mark = time;
    this.draw();
  }

  draw() {
    const drawing = this.#chart.begin();
    if (!drawing) return;
    const { pen, width, height } = drawing;
    const end = this.#samples.at(-1)?.time ?? 0;
    const left = this.#margin(pen);
    const x = (time) => width - (end - time) * ((width - left) / this.#seconds);
    this.#drawSeconds(pen, x, end, { left, width, height });
    const top = this.#drawBands(pen, x, { left, width });
    const middle = top + (height - top) * 0.5;
    const offset = this.#offsets(top, middle - gap);
    const held = this.#shares(middle + gap, height - 4);
    // No line runs through the labels.
    pen.fillStyle = this.#chart.colors["--raised"];
    for (const part of [offset, held]) pen.fillRect(left, part.top - 2, width - left, labelRow);
    // A curve may begin long before the chart does.
    pen.save();
    pen.beginPath();
    pen.rect(left, 0, width - left, height);
    pen.clip();
    this.#drawOffset(pen, x, offset, { left, width });
    this.#drawHeld(pen, x, held, { left, width });
    if (this.#mark !== null) this.#drawMark(pen, Math.round(x(this.#mark)), height);
    pen.restore();
    const ends = [offset.low, ...(offset.most - offset.low >= leastRange / 2 ? [offset.most] : [])];
    this.#chart.drawScale(pen, left, ends.map((end) => [end, offset.y(end)]));
    this.#chart.drawScale(pen, left, [["100%", held.yProgress(1)], ["0%", held.yProgress(0)]]);
  }

  /** The room for the names of the controls and the numbers of the scales. */
  #margin(pen) {
    const names = this.#now.controls.map(({ name }) => name);
    return this.#chart.margin(pen, [...names, "100%"]);
  }

  #drawMark(pen, place, height) {
    pen.fillStyle = this.#chart.colors["--accent"];
    pen.fillRect(place - 1, 0, 2, height);
  }

  /** The position of the sample whose values the labels name. */
  get #named() {
    const after = this.#mark === null
      ? -1 : this.#samples.findIndex(({ time }) => time > this.#mark + frame / 2);
    return after < 0 ? this.#samples.length - 1 : Math.max(0, after - 1);
  }

  #drawSeconds(pen, x, end, { left, width, height }) {
    pen.strokeStyle = this.#chart.colors["--line"];
    pen.lineWidth = 1;
    pen.beginPath();
    for (let time = Math.ceil(end - this.#seconds); time <= end; time += 1) {
      const place = Math.round(x(time)) + 0.5;
      if (place < left || place > width) continue;
      pen.moveTo(place, 0);
      pen.lineTo(place, height);
    }
    pen.stroke();
  }

  /** Draws a band for each control, and returns the position below them. */
  #drawBands(pen, x, { left, width }) {
    const names = this.#now.controls.map(({ name }) => name);
    names.forEach((name, row) => {
      const y = row * (band + 3);
      pen.fillStyle = this.#chart.colors["--sunken"];
      pen.fillRect(left, y, width - left, band);
      for (const { state, start, end } of this.#runs(name)) {
        if (!colorOf[state] || x(end) <= left) continue;
        const from = Math.max(left, x(start));
        pen.fillStyle = this.#chart.colors[colorOf[state]];
        pen.globalAlpha = state === "succeeded" ? 0.45 : 0.85;
        pen.fillRect(from, y, Math.max(x(end) - from, 1), band);
      }
      pen.globalAlpha = 1;
      pen.fillStyle = this.#chart.colors["--ink-soft"];
      pen.fillText(name, 0, y + 10);
    });
    return names.length * (band + 3) + gap;
  }

  /** Returns the start and the end of each state of a control. */
  #runs(name) {
    const runs = [];
    for (const { time, controls } of this.#samples) {
      const state = controls.find((control) => control.name === name)?.state;
      const last = runs.at(-1);
      if (last) last.end = time;
      if (last?.state !== state) runs.push({ state, start: time, end: time });
    }
    return runs;
  }

  /** The offsets, their range, and their positions between `top` and `bottom`, below the label. */
  #offsets(top, bottom) {
    // The axis of the controls: horizontal only if all controls are at the sides.
    const isSideways = this.#now.controls.length > 0
      && this.#now.controls.every(({ side }) => side === "left" || side === "right");
    const values = this.#samples.map(({ offset }) => offset[isSideways ? 0 : 1]);
    const low = Math.min(...values, 0);
    const most = Math.max(...values, low);
    const high = Math.max(most, low + leastRange);
    const first = top + labelRow;
    return { top, bottom, values, low, most, y: (value) => first + ((value - low) / (high - low)) * (bottom - first) };
  }

  #drawOffset(pen, x, { top, bottom, values, y }, { left, width }) {
    // A list that was never scrolled down has the start of its content below the curve.
    if (y(0) <= bottom) this.#chart.drawLevel(pen, y(0), { left, width }, "--ink-faint");
    this.#curve(pen, x, (index) => y(values[index]), this.#chart.colors["--ink"]);
    this.#label(pen, `offset ${format(Math.round(values[this.#named] ?? 0))} pt`, left + 2, top + 9);
  }

  /** The progress and the held insets, and their positions between `top` and `bottom`, below the label. */
  #shares(top, bottom) {
    const held = this.#samples.map(({ controls }) => mostOf(controls, "held").value);
    const progress = this.#samples.map(({ controls }) => mostOf(controls, "progress").value);
    const highest = Math.max(60, ...held) * 1.1;
    const full = Math.max(1.25, Math.min(3, ...[Math.max(...progress, 0)])) * 1.05;
    const room = bottom - top - labelRow;
    return {
      top, bottom, held, progress,
      yHeld: (value) => bottom - (value / highest) * room,
      yProgress: (value) => bottom - (Math.min(value, full) / full) * room,
    };
  }

  #drawHeld(pen, x, { top, bottom, held, progress, yHeld, yProgress }, { left, width }) {
    pen.fillStyle = this.#chart.colors["--accent"];
    pen.globalAlpha = 0.2;
    pen.beginPath();
    this.#samples.forEach(({ time }, index) => {
      if (index === 0) pen.moveTo(x(time), bottom);
      else pen.lineTo(x(time), yHeld(held[index - 1]));
      pen.lineTo(x(time), yHeld(held[index]));
    });
    pen.lineTo(x(this.#samples.at(-1)?.time ?? 0), bottom);
    pen.fill();
    pen.globalAlpha = 1;
    this.#chart.drawLevel(pen, yProgress(1), { left, width }, "--progress");
    this.#curve(pen, x, (index) => yProgress(progress[index]), this.#chart.colors["--progress"]);
    const { controls } = this.#samples[this.#named] ?? this.#now;
    const [nearest, widest] = [mostOf(controls, "progress"), mostOf(controls, "held")];
    const now = `${nearest.owner}progress ${Math.round(nearest.value * 100)}%`;
    this.#label(pen, `${now}   ${widest.owner}held ${Math.round(widest.value)} pt`, left + 2, top + 9);
  }

  #curve(pen, x, y, color) {
    pen.strokeStyle = color;
    pen.lineWidth = 1.5;
    pen.lineJoin = "round";
    pen.beginPath();
    this.#samples.forEach(({ time }, index) => {
      if (index === 0) return pen.moveTo(x(time), y(index));
      // There was no frame in between: nothing moved until the end.
      if (time - this.#samples[index - 1].time > still) pen.lineTo(x(time - frame), y(index - 1));
      pen.lineTo(x(time), y(index));
    });
    pen.stroke();
  }

  #label(pen, text, x, y) {
    pen.fillStyle = this.#chart.colors["--ink-soft"];
    pen.fillText(text, x, y);
  }
}

/** The largest value of the controls, and whose it is: the words before it, of which a single control needs none. */
function mostOf(controls, key) {
  const value = Math.max(0, ...controls.map((control) => control[key]));
  const { name } = controls.find((control) => control[key] === value) ?? {};
  return { value, owner: controls.length > 1 && name ? `${name} ` : "" };
}
