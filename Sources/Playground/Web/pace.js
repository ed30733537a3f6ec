// Draws not more often than need be: numbers that change sixty times a second cannot be read.

/** Milliseconds without a frame after which the phone is at rest. */
const rest = 60;

export class Pace {
  #interval;
  #parts;
  #next = 0;
  #waiting = 0;
  #last = -Infinity;
  #frame = -Infinity;
  #timer = 0;

  /**
   * Draws one of `parts`, in turn, at most once in `interval` milliseconds: none of the page's
   * frames has to draw them all. When no more frames come, each is drawn once more.
   */
  constructor(interval, parts) {
    this.#interval = interval;
    this.#parts = parts;
  }

  /** Called in a frame. One in which the phone `isBusy` is left to it, if one of the next will do as well. */
  frame(isBusy) {
    const now = performance.now();
    this.#waiting = this.#parts.length;
    this.#frame = now;
    if (now - this.#last >= this.#interval * (isBusy ? 8 : 1)) this.#draw();
    if (!this.#timer) this.#timer = setTimeout(() => this.#wake(), rest);
  }

  /** One timer for all frames of a movement: to set it anew in each would be work for nothing. */
  #wake() {
    this.#timer = 0;
    const left = this.#frame + rest - performance.now();
    if (left <= 0) this.#draw();
    if (this.#waiting <= 0) return;
    this.#timer = setTimeout(() => this.#wake(), left > 0 ? left : this.#interval);
  }

  #draw() {
    this.#waiting -= 1;
    this.#last = performance.now();
    this.#parts[this.#next]();
    this.#next = (this.#next + 1) % this.#parts.length;
  }
}
