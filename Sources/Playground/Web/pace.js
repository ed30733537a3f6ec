// Draws not more often than need be: numbers that change sixty times a second cannot be read.

export class Pace {
  #interval;
  #draw;
  #last = -Infinity;
  #timer = 0;

  /** Calls `draw()` at most once in `interval` milliseconds, and after the last request. */
  constructor(interval, draw) {
    this.#interval = interval;
    this.#draw = draw;
  }

  request() {
    if (this.#timer) return;
    const wait = this.#last + this.#interval - performance.now();
    if (wait > 0) this.#timer = setTimeout(() => this.#now(), wait);
    else this.#now();
  }

  #now() {
    this.#timer = 0;
    this.#last = performance.now();
    this.#draw();
  }
}
