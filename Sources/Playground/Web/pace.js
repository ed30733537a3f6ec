// Draws not more often than need be: numbers that change sixty times a second cannot be read.

export class Pace {
  #interval;
  #parts;
  #next = 0;
  #waiting = 0;
  #last = -Infinity;
  #timer = 0;

  /**
   * Draws one of `parts`, in turn, at most once in `interval` milliseconds: none of the page's
   * frames has to draw them all. After the last request, each is drawn once more.
   */
  constructor(interval, parts) {
    this.#interval = interval;
    this.#parts = parts;
  }

  request() {
    this.#waiting = this.#parts.length;
    this.#schedule();
  }

  #schedule() {
    if (this.#timer || this.#waiting === 0) return;
    const wait = this.#last + this.#interval - performance.now();
    this.#timer = setTimeout(() => this.#draw(), Math.max(0, wait));
  }

  #draw() {
    this.#timer = 0;
    this.#waiting -= 1;
    this.#last = performance.now();
    this.#parts[this.#next]();
    this.#next = (this.#next + 1) % this.#parts.length;
    this.#schedule();
  }
}
