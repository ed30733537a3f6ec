// Collects frames from the network, and applies them to the DOM at most once per animation frame.

/** Two seconds of frames. More than that wait if there are no animation frames, as in a hidden tab. */
const mostWaiting = 120;

export class FrameQueue {
  #waiting = [];
  #scheduled = false;
  #apply;

  /** `apply(batch)` receives the waiting frames, in order. */
  constructor(apply) {
    this.#apply = apply;
  }

  add(frame) {
    // A full frame replaces everything, including the frames that wait.
    if (frame.full) this.#waiting.length = 0;
    this.#waiting.push(frame);
    if (document.hidden || this.#waiting.length > mostWaiting) {
      this.#flush();
    } else if (!this.#scheduled) {
      this.#scheduled = true;
      requestAnimationFrame(() => {
        this.#scheduled = false;
        this.#flush();
      });
    }
  }

  /** Drops the waiting frames of a session that has ended. */
  clear() {
    this.#waiting.length = 0;
  }

  #flush() {
    if (this.#waiting.length === 0) return;
    const batch = this.#waiting;
    this.#waiting = [];
    this.#apply(batch);
  }
}

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
