// The time that a frame takes on the server and on the page: the longest of the last sixty frames.

import { makeLine, write } from "./elements.js";

const frames = 60;

export class FrameTimes {
  #output;
  #line = null;
  #page = [];
  #server = [];

  constructor(output) {
    this.#output = output;
  }

  /** Measures `draw`, which draws the frames of `batch`. */
  measure(batch, draw) {
    const start = performance.now();
    draw();
    this.#page.push(performance.now() - start);
    for (const { work } of batch) if (work !== undefined) this.#server.push(work);
    if (this.#page.length < frames) return;
    const most = (values) => Math.max(0, ...values).toFixed(1);
    this.#line ??= makeLine(this.#output);
    write(this.#line,
      `Longest frame: ${most(this.#server)} ms on the server, ${most(this.#page)} ms on this page.`);
    this.#page = [];
    this.#server = [];
  }
}
