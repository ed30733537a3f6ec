// Limits how often the inspector is drawn: nobody reads numbers that change sixty times a second.

/** The milliseconds without a frame after which the phone is at rest. */
const rest = 60;

export class DrawScheduler {
  #interval;
  #parts;
  #next = 0;
  #waiting = 0;
  #last = -Infinity;
  #frame = -Infinity;
  #timer = 0;

  /**
   * Draws one of `parts`, in turn, at most once per `interval` milliseconds, so that no frame has to
   * draw them all. Each part is drawn once more when no more frames arrive.
   */
  constructor(interval, parts) {
    this.#interval = interval;
    this.#parts = parts;
  }

  /** Called in each frame. While `isBusy`, drawing is postponed to a later frame. */
  frame(isBusy) {
    const now = performance.now();
    this.#waiting = this.#parts.length;
    this.#frame = now;
    if (now - this.#last >= this.#interval * (isBusy ? 8 : 1)) this.#draw();
    if (!this.#timer) this.#timer = setTimeout(() => this.#wake(), rest);
  }

  /** One timer serves all frames of a motion, instead of a new one in each frame. */
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
