// How much work a frame is, here and on the server: the most of the last second that moved.

import { makeLine, write } from "./elements.js";

const frames = 60;

export class Work {
  #output;
  #line = null;
  #page = [];
  #server = [];

  constructor(output) {
    this.#output = output;
  }

  /** Runs `draw`, which shows the frames of `batch`. */
  measure(batch, draw) {
    const start = performance.now();
    draw();
    this.#page.push(performance.now() - start);
    for (const { work } of batch) if (work !== undefined) this.#server.push(work);
    if (this.#page.length < frames) return;
    const most = (values) => Math.max(0, ...values).toFixed(1);
    this.#line ??= makeLine(this.#output);
    write(this.#line,
      `A frame takes the server ${most(this.#server)} ms, this page ${most(this.#page)} ms at most.`);
    this.#page = [];
    this.#server = [];
  }
}
