// The speed of the session's clock: full speed, slow motion, or paused and advanced frame by frame.

import { CompactChoices, keep, kept } from "./choices.js";
import { make, makeChoice } from "./elements.js";
import { isForPage } from "./modal.js";

const rates = [
  { value: 1, title: "1×", name: "Full speed" },
  { value: 0.25, title: "0.25×", name: "A quarter of the speed" },
  { value: 0.1, title: "0.1×", name: "A tenth of the speed" },
];

/** The seconds of one frame of the phone's display. */
const frame = 1 / 60;

export class ClockControls {
  #send;
  #pause;
  #step;
  #rate = 1;
  #isPaused = false;

  /** `choices` receives the radio buttons; `send(message)` sends a message to the server. */
  constructor({ choices, pause, step, send }) {
    this.#send = send;
    this.#pause = pause;
    this.#step = step;
    // Not the pause: a page that begins with a phone that doesn't move looks broken.
    this.#rate = rates.find(({ value }) => value === kept("clock").rate)?.value ?? 1;
    for (const rate of rates) choices.append(this.#choice(rate));
    new CompactChoices(choices);
    pause.addEventListener("click", () => this.#setPaused(!this.#isPaused));
    step.addEventListener("click", () => {
      if (!this.#isPaused) this.#setPaused(true);
      this.#send({ t: "step", seconds: frame });
    });
    addEventListener("keydown", (event) => this.#pressed(event));
  }

  /** Restores the speed in a new session, which runs at full speed. */
  sessionBegan() {
    if (this.#isPaused || this.#rate !== 1) this.#sendRate();
  }

  #setPaused(isPaused) {
    this.#isPaused = isPaused;
    this.#pause.setAttribute("aria-pressed", String(isPaused));
    this.#sendRate();
  }

  #sendRate() {
    this.#send({ t: "clock", rate: this.#isPaused ? 0 : this.#rate });
  }

  /** Handles P for pause and the period key for the next frame, as in video players. */
  #pressed(event) {
    if (!isForPage(event)) return;
    if (event.key === "p") this.#setPaused(!this.#isPaused);
    else if (event.key === ".") this.#step.click();
    else return;
    event.preventDefault();
  }

  #choice({ value, title, name }) {
    const changed = () => {
      this.#rate = value;
      keep("clock", { rate: value });
      this.#setPaused(false);
    };
    return makeChoice("rate", value, { changed, checked: value === this.#rate, title: name, label: name },
      make("span", { text: title }));
  }
}
