// Frames arrive when the network likes; the DOM is touched at most once per animation frame.

/** Two seconds of frames: more means that no animation frames come, as in a hidden tab. */
const mostWaiting = 120;

export class FrameQueue {
  #waiting = [];
  #scheduled = false;
  #apply;

  /** `apply(batch)` gets every waiting frame, in order. */
  constructor(apply) {
    this.#apply = apply;
  }

  add(frame) {
    // A full frame forgets every node, so what waits before it would be work for nothing.
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

  /** Drops what waits: it belongs to a session that is over. */
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
