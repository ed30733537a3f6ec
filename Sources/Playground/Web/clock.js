// How fast time goes on the phone: as it does, slower, or not at all, and then step by step.

const rates = [
  { value: 1, title: "×1", name: "Full speed" },
  { value: 0.25, title: "×¼", name: "A quarter of the speed" },
  { value: 0.1, title: "×⅒", name: "A tenth of the speed" },
];

/** Seconds; one frame of the phone's display. */
const frame = 1 / 60;

export class Clock {
  #send;
  #pause;
  #step;
  #rate = 1;
  #isPaused = false;

  /** `choices` gets the speeds; `send(message)` tells the server. */
  constructor({ choices, pause, step, send }) {
    this.#send = send;
    this.#pause = pause;
    this.#step = step;
    for (const rate of rates) choices.append(this.#choice(rate));
    pause.addEventListener("click", () => this.#setPaused(!this.#isPaused));
    step.addEventListener("click", () => {
      if (!this.#isPaused) this.#setPaused(true);
      this.#send({ t: "step", seconds: frame });
    });
    addEventListener("keydown", (event) => this.#pressed(event));
  }

  /** A fresh session runs at full speed. */
  greet() {
    if (this.#isPaused || this.#rate !== 1) this.#tell();
  }

  #setPaused(isPaused) {
    this.#isPaused = isPaused;
    this.#pause.setAttribute("aria-pressed", String(isPaused));
    this.#tell();
  }

  #tell() {
    this.#send({ t: "clock", rate: this.#isPaused ? 0 : this.#rate });
  }

  /** As in players of films: a full stop is the next frame. */
  #pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest?.("input, textarea, select, dialog")) return;
    if (event.key === "p") this.#setPaused(!this.#isPaused);
    else if (event.key === ".") this.#step.click();
    else return;
    event.preventDefault();
  }

  #choice({ value, title, name }) {
    const label = document.createElement("label");
    const input = document.createElement("input");
    input.type = "radio";
    input.name = "rate";
    input.value = value;
    input.checked = value === 1;
    input.setAttribute("aria-label", name);
    input.addEventListener("change", () => {
      this.#rate = value;
      this.#setPaused(false);
    });
    const text = document.createElement("span");
    text.textContent = title;
    label.append(input, text);
    label.title = name;
    return label;
  }
}
