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
