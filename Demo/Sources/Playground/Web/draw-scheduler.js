// Limits how often the inspector is drawn: nobody reads numbers that change sixty times a second.

/** The milliseconds between two drawings, and from the last frame to the one that shows its values. */
const [interval, rest] = [40, 60];

export class DrawScheduler {
  #parts;
  #next = 0;
  #last = -Infinity;
  #timer = 0;

  /** Draws one of `parts`, in turn, so that no frame has to draw them all, and all of them when no more frames arrive. */
  constructor(parts) {
    this.#parts = parts;
  }

  /** Called in each frame. While `isBusy`, drawing is postponed to a later frame. */
  frame(isBusy) {
    const now = performance.now();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => { for (const part of this.#parts) part(); }, rest);
    if (now - this.#last < interval * (isBusy ? 8 : 1)) return;
    this.#last = now;
    this.#parts[this.#next]();
    this.#next = (this.#next + 1) % this.#parts.length;
  }
}
