// A chart of the last releases, one over the other: how far the content has moved on the display in the second after the
// finger was lifted. An animation of the scroll view begins at rest; a motion of Tug's own goes on with the speed of the
// release. All begin at zero, wherever the list was.

import { ChartCanvas } from "./chart-canvas.js";
import { format } from "./elements.js";

const seconds = 1;
const most = 4;
const still = 0.05;
const frame = 1 / 60;
/** The least difference between the ends of the scale, in points. */
const leastRange = 40;
/** An earlier release that moved this many times as far as the newest leaves the chart, or a pull would look flat. */
const incomparable = 4;
/** A finger that was lifted without moving the content has released nothing, in points. */
const leastMotion = 1;
/** The rows above the plot, for what the curves are, and below it, for the time. */
const [above, below] = [20, 17];
/** What the plot leaves free for the thickness of its curves. */
const inside = 3;
export class Releases {
  #chart;
  #paths = [];
  #isTracking = false;
  #offset = [0, 0];
  #shown = [];
  #isSideways = false;
  #canvas;
  #none;

  /** `isOpen()` returns whether the canvas is visible; `none` has its place while there is nothing to draw. */
  constructor(canvas, isOpen, none) {
    this.#canvas = canvas;
    this.#none = none;
    this.#chart = new ChartCanvas(canvas, {
      isOpen, names: ["--ink-soft", "--ink-faint", "--line", "--accent"], draw: () => this.draw(),
    });
  }

  collect({ full, time, panel = {} }) {
    // A device that is turned moves the content, too. The clock may have stood still since the release.
    const isTurned = !full && panel.viewport !== undefined;
    if (full) {
      // Another scene has other lengths.
      [this.#paths, this.#isTracking, this.#shown] = [[], false, []];
      this.#show(false);
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
        this.#paths = [...this.#paths.filter(hasMoved), { start: time, from: place, steps: [] }].slice(-most);
      }
      this.#isTracking = isTracking;
    }
    const path = this.#paths.at(-1);
    if (!path) return;
    if (isTurned) path.isOver = true;
    if (path.isOver || this.#isTracking || time - path.start > seconds) return;
    path.steps.push({ time: time - path.start, moved: place - path.from });
    this.#chart.data.steps = path.steps.length;
    this.#chart.data.paths = this.#paths.length;
  }

  draw() {
    const paths = this.#paths.filter(hasMoved);
    this.#show(paths.length > 0);
    const drawing = paths.length > 0 ? this.#chart.begin() : null;
    if (!drawing) return;
    const { pen, width, height } = drawing;
    const [least, largest] = scaleOf(paths);
    const high = Math.max(largest, least + leastRange);
    const [top, bottom] = [above, height - below];
    const left = this.#chart.margin(pen, [0, least, largest].map((end) => format(Math.round(end))));
    const x = (time) => left + (time / seconds) * (width - left);
    const y = (moved) => top + inside + ((moved - least) / (high - least)) * (bottom - top - 2 * inside);
    this.#drawTenths(pen, x, { top, bottom });
    this.#chart.drawLevel(pen, y(0), { left, width }, "--ink-faint");
    pen.save();
    pen.beginPath();
    // An earlier one may have moved farther than the scale goes.
    pen.rect(left, top, width - left, bottom - top);
    pen.clip();
    paths.forEach(({ steps }, index) => this.#drawCurve(pen, steps, { x, y, width, isNewest: index === paths.length - 1 }));
    pen.restore();
    const [lesser, farther] = [least, largest].sort((a, b) => Math.abs(a) - Math.abs(b));
    this.#chart.drawScale(pen, left, [farther, 0, lesser].map((number) => [number, y(number)]));
    this.#drawLegend(pen, width, paths.length > 1);
    this.#drawTimes(pen, { left, width, height });
  }

  /** Shows the canvas, whose new size has it drawn, or what is in its place. */
  #show(hasPaths) {
    if (this.#canvas.hidden !== hasPaths) return;
    this.#canvas.hidden = !hasPaths;
    this.#none.hidden = hasPaths;
  }

  #drawCurve(pen, steps, { x, y, width, isNewest }) {
    pen.strokeStyle = this.#chart.colors[isNewest ? "--accent" : "--ink-faint"];
    pen.lineWidth = isNewest ? 2 : 1.25;
    pen.lineJoin = "round";
    pen.beginPath();
    pen.moveTo(x(0), y(0));
    steps.forEach(({ time, moved }, step) => {
      const before = steps[step - 1];
      if (before && time - before.time > still) pen.lineTo(x(time - frame), y(before.moved));
      pen.lineTo(x(time), y(moved));
    });
    pen.lineTo(width, y(steps.at(-1).moved));
    pen.stroke();
  }

  #drawTenths(pen, x, { top, bottom }) {
    pen.strokeStyle = this.#chart.colors["--line"];
    pen.lineWidth = 1;
    pen.beginPath();
    for (let tenth = 0; tenth <= 10; tenth += 1) {
      const place = Math.round(x((tenth / 10) * seconds)) - 0.5;
      pen.moveTo(place, top);
      pen.lineTo(place, bottom);
    }
    pen.stroke();
  }

  /** Says above the plot what is measured, and from its end which curve is which. */
  #drawLegend(pen, width, hasEarlier) {
    const [swatch, space, row] = [12, 5, 9];
    pen.fillStyle = this.#chart.colors["--ink-soft"];
    pen.fillText("points moved", 0, row);
    let end = width;
    for (const [name, color] of [...(hasEarlier ? [["earlier", "--ink-faint"]] : []), ["newest", "--accent"]]) {
      const start = end - pen.measureText(name).width;
      pen.fillStyle = this.#chart.colors["--ink-soft"];
      pen.fillText(name, start, row);
      pen.fillStyle = this.#chart.colors[color];
      pen.fillRect(start - space - swatch, row - 4, swatch, 2);
      end = start - swatch - 2 * space - 4;
    }
  }

  #drawTimes(pen, { left, width, height }) {
    const row = height - 3;
    pen.fillStyle = this.#chart.colors["--ink-soft"];
    pen.fillText("0 s", left, row);
    pen.textAlign = "center";
    pen.fillText("after the release", (left + width) / 2, row);
    pen.textAlign = "right";
    pen.fillText(`${seconds} s`, width, row);
    pen.textAlign = "left";
  }
}

/** The least and the largest motion of the newest release and of those that can be compared with it. */
function scaleOf(paths) {
  const ends = paths.map(({ steps }) => steps.map(({ moved }) => moved))
    .map((all) => [Math.min(0, ...all), Math.max(0, ...all)]);
  const [least, largest] = ends.at(-1);
  const limit = Math.max(leastRange, largest - least) * incomparable;
  const shown = ends.filter(([least, largest]) => largest - least < limit);
  return [Math.min(...shown.map(([least]) => least)), Math.max(...shown.map(([, largest]) => largest))];
}

/** Whether a release, or the motion that it began, has moved the content. */
const hasMoved = ({ steps }) => steps.some(({ moved }) => Math.abs(moved) >= leastMotion);
