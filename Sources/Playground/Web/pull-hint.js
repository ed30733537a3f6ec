// What to do first, in a scene with a header: a hint over the phone until it is dragged, scrolled, or moved by keys.

import { keep, kept } from "./kept-choices.js";

export class PullHint {
  #hint;
  #values = {};
  #isDone = kept("hint").isDone === true;

  /** `surface` receives what ends the `hint`. */
  constructor(hint, surface) {
    this.#hint = hint;
    for (const type of ["pointerdown", "wheel", "keydown"]) {
      surface.addEventListener(type, () => this.#end(), { passive: true, once: true });
    }
  }

  collect({ full, panel = {} }) {
    if (this.#isDone) return;
    if (full) this.#values = {};
    const { controls, viewport, adjustedContentInset, contentOffset } = Object.assign(this.#values, panel);
    const header = controls?.find(({ side }) => side === "top");
    // A list that begins at its end, such as a chat, is scrolled first.
    this.#hint.hidden = !header || !viewport?.length || !(contentOffset?.[1] <= -adjustedContentInset?.[0] + header.held + 1);
    if (this.#hint.hidden) return;
    // Below the bars, whether the header is open or not.
    this.#hint.style.setProperty("--below", Math.round(viewport[1] + adjustedContentInset[0] - header.held));
  }

  #end() {
    this.#isDone = true;
    this.#hint.hidden = true;
    keep("hint", { isDone: true });
  }
}
