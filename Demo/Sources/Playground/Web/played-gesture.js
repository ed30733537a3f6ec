// Plays what the hint over the phone says, as a finger would: a pull, a scroll to the end, or a scroll to the start and a
// pull. A finger of the user takes the list from it.

import { areaOf } from "./list-edges.js";

/** The pointer of the finger that plays, which no browser gives to another. See input.js for those of keys and wheels. */
const finger = 1_000_003;
/** In points per millisecond: a finger that can be followed. */
const speed = 0.45;
/** How far a finger goes on, in points, and how long it rests, in milliseconds, once releasing refreshes: the state is seen. */
const further = 16;
const rest = 350;
/** The part of the list before the place where the finger begins, and the points between its last place and the edge. */
const before = 0.3;
const margin = 12;
/** The milliseconds in which a scroll covers two thirds of its way, its least step in points, and its longest time. */
const pace = 110;
const leastStep = 3;
const longest = 3000;
/** The most milliseconds that a frame counts for: after a pause of the page, the finger doesn't jump. */
const longestFrame = 50;

const directions = { top: [0, 1], left: [1, 0], right: [-1, 0] };
const isReleasable = (control) => control && !["idle", "failed", "noMoreData"].includes(control.state);

export class PlayedGesture {
  #send;
  /** The latest values of the panel: the list and its controls. */
  #values = {};
  /** A generator that makes a step for each frame of the page, whose time and length it is given; `null` at rest. */
  #steps = null;

  /** A use of the `surface` ends what is played. */
  constructor(surface, send) {
    this.#send = send;
    // Before the finger of the user is down: two of them would drag the list together.
    for (const type of ["pointerdown", "wheel", "keydown"]) {
      surface.addEventListener(type, () => this.#cancel(), { capture: true, passive: true });
    }
  }

  get values() { return this.#values; }

  collect({ full, panel = {} }) {
    // The finger was for the scene before.
    if (full) {
      this.#cancel();
      this.#values = {};
    }
    const { callbacks, flags, ...values } = panel;
    Object.assign(this.#values, values);
  }

  /** Pulls, or scrolls to, the control with this name. */
  play({ name }) {
    if (this.#steps) return;
    const steps = this.#gesture(name);
    this.#steps = steps;
    let last = null;
    const step = (time) => {
      if (this.#steps !== steps) return;
      const length = Math.min(longestFrame, time - (last ?? time));
      last = time;
      if (steps.next({ time, length }).done) this.#steps = null;
      else requestAnimationFrame(step);
    };
    steps.next();
    requestAnimationFrame(step);
  }

  #cancel() {
    this.#steps?.return();
    this.#steps = null;
  }

  *#gesture(name) {
    const { side } = this.#control(name);
    if (side === "bottom") return yield* this.#scroll(name, (most) => most);
    if (side === "top") {
      yield* this.#scroll(name, (_, least) => least);
      // A header that loads by itself has begun to.
      if (isReleasable(this.#control(name))) return;
    }
    yield* this.#pull(name, directions[side]);
  }

  /** Scrolls up or down to one of the ends, ever more slowly, until it's reached or the control runs. */
  *#scroll(name, endOf) {
    for (let passed = 0; passed < longest;) {
      const { viewport, contentOffset, contentSize, adjustedContentInset: inset } = this.#values;
      const least = -inset[0];
      const left = endOf(Math.max(least, contentSize[1] - viewport[3] + inset[2]), least) - contentOffset[1];
      if (Math.abs(left) < 1 || isReleasable(this.#control(name))) return;
      const { time, length } = yield;
      passed += length;
      const step = Math.max(Math.min(leastStep, Math.abs(left)), Math.abs(left) * (1 - Math.exp(-length / pace)));
      const { x, y } = this.#place();
      this.#send({ t: "wheel", x, y, dx: 0, dy: Math.sign(left) * step, time });
    }
  }

  *#pull(name, [dx, dy]) {
    const area = areaOf(this.#values);
    let place = this.#place([dx, dy]);
    let { time, length } = yield;
    const send = (phase) => this.#send({ t: "pointer", phase, id: finger, ...place, time });
    send("down");
    let end = "cancel";
    try {
      const room = dx > 0 ? area.right - place.x : dx < 0 ? place.x - area.left : area.bottom - place.y;
      for (let [way, most] = [0, room - margin]; way < most;) {
        ({ time, length } = yield);
        const step = Math.min(speed * length, most - way);
        way += step;
        place = { x: place.x + dx * step, y: place.y + dy * step };
        send("move");
        if (isReleasable(this.#control(name))) most = Math.min(most, way + further);
      }
      for (let rested = 0; rested < rest; rested += length) ({ time, length } = yield);
      // One that rests has samples, too, so that it gives the list no momentum.
      send("move");
      end = "up";
    } finally {
      send(end);
    }
  }

  #control(name) {
    return this.#values.controls?.find((each) => each.name === name);
  }

  /** Where a finger begins that goes to one side: with room to go on. */
  #place([dx, dy] = [0, 0]) {
    const { left, top, right, bottom } = areaOf(this.#values);
    const along = (start, end, way) => Math.round(start + (end - start) * (way > 0 ? before : way < 0 ? 1 - before : 0.5));
    return { x: along(left, right, dx), y: along(top, bottom, dy) };
  }
}
