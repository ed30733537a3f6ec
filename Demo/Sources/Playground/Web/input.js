// Sends touches, mouse drags, and scrolling on the phone to the server, in the phone's points.

import { WheelPull } from "./wheel-pull.js";

const lineHeight = 16;
const keyStep = 40;
/** The points that a finger moves for one press of an arrow key with Shift. */
const fingerStep = 20;
/** The pointer of the keyboard's finger, which no browser gives to another. */
const keyFinger = 1_000_001;
/** That of the finger with which a wheel pulls. */
const wheelFinger = 1_000_002;
/** The CSS pixels from which on a step is a notch of a mouse, or as long as one. */
const notch = 50;

/** A distance beyond any content, in points. */
const farAway = 100_000;

/** Rounds to hundredths of a point, which no screen shows, to keep messages short. */
const round = (value) => Math.round(value * 100) / 100;

export class Input {
  #surface;
  #device;
  #send;
  #edges;
  #taps;
  /** The pointers that are down, with how many pixels further down each drags than it is. See passed-drag.js. */
  #down = new Map();
  #wheel = null;
  #pull = new WheelPull();
  #rest = null;
  #keyPoint = null;

  /**
   * `device` has `toPoints(event)` and `scale`; `edges` has those of the list `at(point)`; `taps` has `find()`, the place
   * that a key taps.
   */
  constructor(surface, device, send, { edges, taps }) {
    this.#surface = surface;
    this.#device = device;
    this.#send = send;
    this.#edges = edges;
    this.#taps = taps;
    const listen = (type, handle, options) => surface.addEventListener(type, handle, options);
    listen("pointerdown", (event) => this.#began(event));
    listen("pointermove", (event) => this.#moved(event));
    listen("pointerup", (event) => this.#ended("up", event));
    listen("pointercancel", (event) => this.#ended("cancel", event));
    listen("lostpointercapture", (event) => this.#ended("cancel", event));
    // Without it, Chromium takes a tap elsewhere soon after a swipe for the end of a fling, and sends no click.
    listen("touchstart", (event) => this.#touched(event), { passive: false });
    // Not passive, because the page itself must not scroll.
    listen("wheel", (event) => this.#wheeled(event), { passive: false });
    listen("keydown", (event) => this.#pressed(event));
    listen("keyup", (event) => { if (event.key === "Shift") this.#liftKeyFinger("up", event); });
    listen("blur", (event) => this.#liftKeyFinger("cancel", event));
    // A long press must not open a menu during a drag.
    listen("contextmenu", (event) => event.preventDefault());
  }

  /** Forgets the fingers that are down: they belong to an app that has ended. */
  reset() {
    this.#down.clear();
    this.#wheel = null;
    this.#pull.forget();
    clearTimeout(this.#rest);
    this.#keyPoint = null;
  }

  #touched(event) {
    event.preventDefault();
    // What the default would do: the keyboard of a phone goes.
    if (document.activeElement?.matches("input, textarea")) document.activeElement.blur();
  }

  #began(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (this.#down.has(event.pointerId)) return; // A second mouse button isn't a second finger.
    this.#endPull();
    this.#surface.setPointerCapture(event.pointerId);
    this.#down.set(event.pointerId, event.shift ?? 0);
    this.#sendPointer("down", event);
  }

  #moved(event) {
    if (this.#down.has(event.pointerId)) this.#sendPointer("move", event);
  }

  #ended(phase, event) {
    if (!this.#down.has(event.pointerId)) return;
    this.#sendPointer(phase, event);
    this.#down.delete(event.pointerId);
  }

  #sendPointer(phase, event) {
    const { type, clientX, clientY } = event;
    const { x, y } = this.#device.toPoints({ type, clientX, clientY: clientY + this.#down.get(event.pointerId) });
    this.#send({
      t: "pointer", phase, id: event.pointerId, x: round(x), y: round(y), time: event.timeStamp,
    });
  }

  #wheeled(event) {
    if (event.ctrlKey) return; // A pinch on a trackpad zooms the page.
    event.preventDefault();
    const { x, y } = this.#device.toPoints(event);
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineHeight
      : event.deltaMode === WheelEvent.DOM_DELTA_PAGE ? this.#device.height
      : 1 / this.#device.scale;
    const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
    const isNotch = event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL
      || Math.max(Math.abs(event.deltaX), Math.abs(event.deltaY)) >= notch;
    const time = event.timeStamp;
    // A second finger would move the list that another one drags.
    const edges = this.#isFree ? this.#edges.at({ x, y }) : null;
    const { scrolls, finger } = this.#pull.turn({ x, y, dx, dy, time, isNotch }, edges);
    this.#moveWheelFinger(finger);
    if (scrolls) this.#scroll(x, y, dx, dy, time);
    clearTimeout(this.#rest);
    const { rest } = this.#pull;
    if (rest !== null) this.#rest = setTimeout(() => this.#moveWheelFinger(this.#pull.lift()), rest);
  }

  #moveWheelFinger(phases) {
    if (phases.length === 0) return;
    // In the order of the events.
    this.#sendWheel();
    for (const { phase, x, y, time } of phases) {
      this.#send({ t: "pointer", phase, id: wheelFinger, x: round(x), y: round(y), time });
    }
  }

  /** Takes the list from the wheel for a finger. */
  #endPull() {
    clearTimeout(this.#rest);
    this.#moveWheelFinger(this.#pull.end("cancel"));
  }

  /** Whether no finger is down. */
  get #isFree() { return this.#down.size === 0 && !this.#keyPoint; }

  /** Scrolls the phone with the keys that scroll a page, and taps with the one that presses a button. */
  #pressed(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter") return this.#tapByKey(event);
    const { width, height } = this.#device;
    const steps = {
      ArrowUp: [0, -keyStep], ArrowDown: [0, keyStep], ArrowLeft: [-keyStep, 0],
      ArrowRight: [keyStep, 0], PageUp: [0, -0.8 * height], PageDown: [0, 0.8 * height],
      Home: [0, -farAway], End: [0, farAway], " ": [0, (event.shiftKey ? -0.8 : 0.8) * height],
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    if (event.shiftKey && event.key.startsWith("Arrow")) return this.#dragByKey(step, event);
    this.#scroll(width / 2, height / 2, step[0], step[1], event.timeStamp);
  }

  /** Drags with a finger that is down until Shift is released: a pull by keys. */
  #dragByKey([dx, dy], event) {
    const { width, height } = this.#device;
    const send = (phase) => this.#send({
      t: "pointer", phase, id: keyFinger, ...this.#keyPoint, time: event.timeStamp,
    });
    if (!this.#keyPoint) {
      this.#endPull();
      // Where there is room to go on.
      const start = (length, way) => round(length * (way > 0 ? 0.3 : way < 0 ? 0.7 : 0.5));
      this.#keyPoint = { x: start(width, dx), y: start(height, dy) };
      send("down");
    }
    const { x, y } = this.#keyPoint;
    this.#keyPoint = {
      x: round(Math.max(0, Math.min(width, x + Math.sign(dx) * fingerStep))),
      y: round(Math.max(0, Math.min(height, y + Math.sign(dy) * fingerStep))),
    };
    send("move");
  }

  /** Taps a control as a finger would. A key that is held down is one tap. */
  #tapByKey(event) {
    if (event.repeat || !this.#isFree) return;
    const place = this.#taps.find();
    if (!place) return;
    event.preventDefault();
    this.#endPull();
    for (const phase of ["down", "up"]) {
      this.#send({ t: "pointer", phase, id: keyFinger, x: round(place.x), y: round(place.y), time: event.timeStamp });
    }
  }

  #liftKeyFinger(phase, event) {
    if (!this.#keyPoint) return;
    this.#send({ t: "pointer", phase, id: keyFinger, ...this.#keyPoint, time: event.timeStamp });
    this.#keyPoint = null;
  }

  /** Adds up wheel events, which can be more frequent than frames: one message per animation frame. */
  #scroll(x, y, dx, dy, time) {
    if (this.#wheel) {
      dx += this.#wheel.dx;
      dy += this.#wheel.dy;
    } else {
      requestAnimationFrame(() => this.#sendWheel());
    }
    this.#wheel = { x, y, dx, dy, time };
  }

  #sendWheel() {
    if (!this.#wheel) return;
    const { x, y, dx, dy, time } = this.#wheel;
    this.#wheel = null;
    this.#send({ t: "wheel", x: round(x), y: round(y), dx: round(dx), dy: round(dy), time });
  }
}
