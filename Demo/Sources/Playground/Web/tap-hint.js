// What Enter taps, in the words below the phone, while there is something to tap and the phone has the focus, and whether these
// words are for a user who has just pressed a pointer on the phone.

/** In milliseconds: to look for it more often would lay out the page while it scrolls. */
const pause = 200;

export class TapHint {
  #words;
  #surface;
  #taps;
  #timer = null;

  /** `taps` has `find()`, the place that the key taps. */
  constructor(words, surface, taps) {
    this.#words = words;
    this.#surface = surface;
    this.#taps = taps;
    surface.addEventListener("focus", () => this.#update());
    surface.addEventListener("pointerdown", () => { surface.dataset.pressed = ""; });
    const forget = () => { delete surface.dataset.pressed; };
    surface.addEventListener("blur", forget);
    // Also for a key that leads to the phone.
    addEventListener("keydown", forget, { capture: true });
  }

  collect({ full, panel = {} }) {
    const hasMoved = full || panel.controls !== undefined || panel.contentOffset !== undefined;
    if (!hasMoved || this.#timer !== null || document.activeElement !== this.#surface) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#update();
    }, pause);
  }

  #update() {
    const place = this.#taps.find();
    this.#words.hidden = place === null;
    if (place) this.#words.textContent = ` · Enter taps the ${place.name}`;
  }
}
