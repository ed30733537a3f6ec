// Sends touches, mouse drags, and scrolling on the phone to the server, in the phone's points.

const lineHeight = 16;
const keyStep = 40;
/** The points that a finger moves for one press of an arrow key with Shift. */
const fingerStep = 20;
/** The pointer of the keyboard's finger, which no browser gives to another. */
const keyFinger = 1_000_001;

/** A distance beyond any content, in points. */
const farAway = 100_000;

/** Rounds to hundredths of a point, which no screen shows, to keep messages short. */
const round = (value) => Math.round(value * 100) / 100;

export class Input {
  #surface;
  #device;
  #send;
  #down = new Set();
  #wheel = null;
  #keyPoint = null;

  /** `device` has `toPoints(event)` and `scale`. */
  constructor(surface, device, send) {
    this.#surface = surface;
    this.#device = device;
    this.#send = send;
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
    this.#surface.setPointerCapture(event.pointerId);
    this.#down.add(event.pointerId);
    this.#sendPointer("down", event);
  }

  #moved(event) {
    if (this.#down.has(event.pointerId)) this.#sendPointer("move", event);
  }

  #ended(phase, event) {
    if (this.#down.delete(event.pointerId)) this.#sendPointer(phase, event);
  }

  #sendPointer(phase, event) {
    const { x, y } = this.#device.toPoints(event);
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
    this.#scroll(x, y, event.deltaX * unit, event.deltaY * unit, event.timeStamp);
  }

  /** Scrolls the phone with the keys that scroll a page. */
  #pressed(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
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
