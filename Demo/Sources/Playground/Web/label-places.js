// Places the labels of the geometry where they cover neither words and buttons of the app, nor lines, nor each other.

import { makeSVG } from "./elements.js";
import { seenButtons, seenWords } from "./seen-words.js";

/** On a phone that is drawn smaller, in CSS pixels, only short labels have room beside the words of the app. */
const roomy = 300;
/** Half the thickness of a line with the distance that labels keep from it, in points. */
const besideLine = 2;
/** A label on a line is less bad than one on words: its plate is in front of the line. */
const lineWeight = 0.05;
/**
 * The room between a label and words that aren't its own, in points, wherever there is any. A line of words has some of its
 * own above and below its letters.
 */
const besideLabel = { across: 4, down: 2 };
/** The room between the words of a label and the ends of its plate, in points. */
const insidePlate = 5;
/** The steps in which a label looks for a place up and down, in points. */
const step = 4;
/** The points up and down to which it looks for one. */
const mostAway = 96;
/** What a line leaves free around the words and symbols before which it ends, in points. */
const besideWords = 3;
/** The least points of a piece of a line. */
const leastPiece = 3;
/** A label that is farther from its line than this, in points, is tied to it. */
const mostLoose = 16;

export class LabelPlaces {
  #layer;
  #device;
  /** What labels must not cover, in points. */
  #taken = [];
  /** The words and symbols of the app, in points. */
  #words = [];
  /** Measures the words of labels, which aren't drawn yet. */
  #pen = document.createElement("canvas").getContext("2d");
  /** The names of their font; `null` before the first label. */
  #family = null;

  /** `layer` is an SVG element over the screen; `device` has the screen's size. */
  constructor(layer, device) {
    this.#layer = layer;
    this.#device = device;
  }

  /** The distance from a line to the middle of a label beside it. */
  get beside() { return this.high / 2 + besideLine + 0.5; }

  /** Begins a picture with these lines. Returns the pieces of them that strike through no words and no symbol. */
  begin(lines) {
    const fittings = this.#fittingBoxes();
    this.#words = [...this.#wordBoxes(), ...fittings.symbols];
    const pieces = lines.flatMap((line) => this.#pieces(line));
    const strips = pieces.map(({ left, top, width, height }) => ({
      left: left - besideLine, top: top - besideLine,
      width: width + 2 * besideLine, height: height + 2 * besideLine, weight: lineWeight,
    }));
    this.#taken = [...this.#words, ...this.#inPoints(seenButtons(this.#surface)), ...fittings.corners, ...strips];
    return pieces;
  }

  /** A line without what would be on words or symbols; all of it if nothing would be left. */
  #pieces(line) {
    const isUpright = line.width === 0;
    const [start, length, across] = isUpright ? ["top", "height", "left"] : ["left", "width", "top"];
    const thickness = isUpright ? "width" : "height";
    const gaps = this.#words
      // The first and the last points of a line of words are empty.
      .filter((box) => line[across] > box[across] + 1 && line[across] < box[across] + box[thickness] - 1)
      .map((box) => [box[start] - besideWords, box[start] + box[length] + besideWords])
      .sort(([a], [b]) => a - b);
    const pieces = [];
    let from = line[start];
    for (const [gap, next] of [...gaps, [line[start] + line[length], Infinity]]) {
      const to = Math.min(gap, line[start] + line[length]);
      if (to - from >= leastPiece) pieces.push({ ...line, [start]: from, [length]: to - from });
      from = Math.max(from, next);
    }
    return pieces.length > 0 ? pieces : [line];
  }

  /**
   * Labels on plates with what ties them to their lines, each around the middle of one of its `heights` or near the first.
   * It's the first of its `forms`, the longest, that has a place at which it covers nothing, with room around it if
   * possible. One that is far from its `line` is tied to it, unless it's in the area
   * that the line bounds. One that names an `area` is in it, or covers nothing at one of the heights `beside` it, or is
   * nowhere.
   */
  place(labels) {
    const drawn = labels.map((label) => this.#label(label));
    // Last, because the others have to be somewhere.
    const beside = labels.filter(({ beside }, index) => beside && !drawn[index]);
    return [...drawn, ...beside.map((label) => this.#labelBeside(label))].filter(Boolean);
  }

  #label(label) {
    const { forms, area } = label;
    const places = (this.#isRoomy || forms.length === 1 ? forms : forms.slice(1)).map((words) => ({ words, ...this.#place(words, label) }));
    const { words, box, covered } = places.find(({ isAiry }) => isAiry)
      ?? places.find(({ covered }) => covered === 0) ?? places.at(-1);
    return area && covered > 0 ? null : this.#drawn(words, box, label);
  }

  /** Not farther away, where it would seem to name something else. */
  #labelBeside({ className, forms: [words], at, beside: heights }) {
    const { box, covered } = this.#place(words, { at, heights, isNear: true });
    return covered > 0 ? null : this.#drawn(words, box, { className });
  }

  get #isRoomy() { return this.#device.width * this.#device.scale >= roomy; }

  #drawn(words, box, { className, line }) {
    const tie = line ? this.#tie(box, line) : [];
    this.#taken.push(box);
    const plate = [
      makeSVG("rect", {
        class: `geometry-plate ${className}`, x: box.left, y: box.top, width: box.width, height: box.height,
        rx: box.height / 2,
      }),
      makeSVG("text", {
        class: "geometry-label", x: box.left + box.width / 2, y: box.top + box.height * 0.74,
        "text-anchor": "middle", text: words,
      }),
    ];
    return { tie, plate };
  }

  /** From the plate's side that is nearer to the line, where it strikes through nothing; none if there is no such place. */
  #tie({ left, top, width, height }, { className, y, area: [least, most] = [y, y] }) {
    if (top >= least && top + height <= most) return [];
    const from = y < top ? top : top + height;
    if (Math.abs(y - from) <= mostLoose || (y > top && y < top + height)) return [];
    // At the side of the phone if possible, where rows have no words.
    const ends = left + width / 2 < this.#device.width / 2 ? [left + 5, left + width - 5] : [left + width - 5, left + 5];
    const [start, end] = [Math.min(from, y), Math.max(from, y)];
    const strip = (x) => ({ left: x - 1, top: start, width: 2, height: end - start });
    const x = ends.find((x) => !this.#taken.some((other) => !other.weight && overlap(strip(x), other) > 0));
    if (x === undefined) return [];
    this.#taken.push({ ...strip(x), weight: lineWeight });
    return [makeSVG("line", { class: `${className} geometry-tie`, x1: x, y1: from, x2: x, y2: y })];
  }

  /** The height of a label's words: never less than they need to be read, and more on a phone that is drawn large. */
  get #size() { return 11 / Math.min(1.15, Math.max(0.6, this.#device.scale)); }

  /** The height of a label. */
  get high() { return this.#size * 1.4; }

  #width(words) {
    this.#family ??= getComputedStyle(this.#layer).getPropertyValue("--sans");
    this.#pen.font = `600 ${this.#size}px ${this.#family}`;
    return this.#pen.measureText(words).width;
  }

  /**
   * The first place of a label, here or at the other sides of the phone, at which it covers nothing and has room around
   * it; else where it covers nothing, or least. In `area` only, if there is one, and at `heights` only, if it `isNear`.
   */
  #place(words, { at: [x, anchor], heights, area, isNear = false }) {
    const [width, height] = [this.#width(words) + 2 * insidePlate, this.high];
    const start = { start: 0, middle: width / 2, end: width };
    const across = this.#device.width;
    const { left: first, top: least, right: last, bottom: most } =
      area ?? { left: 2, top: 2, right: across - 2, bottom: this.#device.height - 2 };
    const sides = [
      6, ...(area ? [first] : []), across - width - 6, (across - width) / 2, across / 4 - width / 2, across * 0.75 - width / 2,
    ];
    const lefts = [x - start[anchor], ...sides].map((left) => Math.max(first, Math.min(last - width, left)));
    const near = Array.from({ length: isNear ? 0 : Math.round(mostAway / step) }, (_, index) => step * (index + 1))
      .flatMap((away) => [heights[0] + away, heights[0] - away]);
    const boxes = [heights, near].flatMap((middles) => lefts.flatMap((left) => middles.map((middle) => ({
      left, top: Math.max(least, Math.min(most - height, middle - height / 2)), width, height,
    }))));
    const coveredBy = (box) =>
      this.#taken.reduce((sum, other) => sum + overlap(box, other) * (other.weight ?? 1), 0);
    const isAiry = (box) => !this.#words.some((other) => overlap(grown(box), other) > 0);
    const isFree = (box) => coveredBy(box) === 0;
    const airy = boxes.find((box) => isFree(box) && isAiry(box));
    const box = airy ?? boxes.find(isFree)
      ?? boxes.reduce((best, box) => coveredBy(box) < coveredBy(best) ? box : best);
    return { box, covered: coveredBy(box), isAiry: airy !== undefined };
  }

  /** The boxes of the words and symbols of the app that the user sees, in points. */
  #wordBoxes() {
    return this.#inPoints(seenWords(this.#surface, this.#device.scale));
  }

  get #surface() { return this.#layer.parentElement.querySelector(".surface"); }

  /**
   * The box of the control of this length at one side of the content, in points; `null` if none of it is on the screen.
   * It needn't be beside the content: an inset or the end of the screen may be between them.
   */
  controlBox({ side, length }, content) {
    const [start, extent] = side === "top" || side === "bottom" ? ["top", "height"] : ["left", "width"];
    const from = start === "top" ? content.y : content.x;
    const middle = from + content[extent] / 2;
    const isFirst = side === "top" || side === "left";
    const near = isFirst ? from - length : from + content[extent];
    const views = [...this.#layer.parentElement.querySelectorAll(".surface .node[data-name=RefresherView]")]
      .filter((view) => view.checkVisibility());
    const [box] = this.#inPoints(views.map((view) => view.getBoundingClientRect()))
      .filter((box) => Math.abs(box[extent] - length) < 1 && box[start] + length / 2 < middle === isFirst)
      .sort((a, b) => Math.abs(a[start] - near) - Math.abs(b[start] - near));
    // Not one that ends at the edge of the screen, but for rounding.
    const screen = { left: 1, top: 1, width: this.#device.width - 2, height: this.#device.height - 2 };
    return box && overlap(box, screen) > 0 ? box : null;
  }

  /** The boxes of the symbols of the status bar with what the device covers, and of the screen's round corners. */
  #fittingBoxes() {
    const symbols = this.#visible(".status-bar > *, .notch, .home-indicator")
      .map((each) => each.getBoundingClientRect());
    const screen = this.#layer.parentElement;
    const { left, top, right, bottom } = screen.getBoundingClientRect();
    // Of a corner's square, the arc cuts off less than a third.
    const size = parseFloat(getComputedStyle(screen).borderTopLeftRadius) * 0.3;
    const corners = [left, right - size].flatMap((x) =>
      [top, bottom - size].map((y) => ({ left: x, top: y, width: size, height: size })));
    return { symbols: this.#inPoints(symbols), corners: this.#inPoints(corners) };
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

/** A label's box with the room around it. */
const grown = ({ left, top, width, height }) => ({
  left: left - besideLabel.across, top: top - besideLabel.down,
  width: width + 2 * besideLabel.across, height: height + 2 * besideLabel.down,
});

/** The area that two boxes share. */
const overlap = (a, b) =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left))
  * Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));
