// Recordings of what happened: the last gesture is copied, and one that was pasted is shown.

import { element } from "./elements.js";

/** A message may have 64 KiB of UTF-8; a trace is ASCII. */
const piece = 48_000;

export class Traces {
  #send;
  #dialog = element("trace-dialog");
  #text = element("trace-text");
  #notice = element("trace-notice");
  #problem = element("trace-problem");
  #banner = element("film");

  /** `send(message)` tells the server; `stop()` goes back to the scene. */
  constructor({ send, stop }) {
    this.#send = send;
    element("trace-copy").addEventListener("click", () => send({ t: "trace" }));
    element("trace-paste").addEventListener("click", () => this.#open(""));
    element("trace-close").addEventListener("click", () => this.#dialog.close());
    element("trace-play").addEventListener("click", () => this.#play());
    element("film-stop").addEventListener("click", stop);
    this.#text.addEventListener("input", () => this.#complain(""));
  }

  /** What was recorded, as JSON lines. */
  async received({ text }) {
    if (text === "") return this.#say("Nothing was recorded yet: pull first.");
    try {
      await navigator.clipboard.writeText(text);
      this.#say(`Copied: ${text.split("\n").length - 1} lines.`);
    } catch {
      // Without HTTPS, or without leave, a page has no clipboard: then by hand.
      this.#open(text);
    }
  }

  /** What became of a trace that was to be shown. */
  changed({ state, reason }) {
    this.#banner.hidden = state !== "playing";
    if (state === "refused") return this.#complain(`It cannot be shown: ${reason}.`);
    this.#dialog.close();
  }

  /** A session began, or a scene: no film is on. */
  forget() {
    this.#banner.hidden = true;
    this.#say("");
  }

  #open(text) {
    this.#text.value = text;
    this.#complain("");
    this.#dialog.showModal();
    this.#text.select();
  }

  #play() {
    const text = this.#text.value.trim();
    if (text === "") return this.#complain("Paste a trace first: JSON lines.");
    for (let start = 0; start < text.length; start += piece) {
      const part = text.slice(start, start + piece);
      this.#send({ t: "replay", text: part, last: start + piece >= text.length });
    }
  }

  #say(words) {
    this.#notice.textContent = words;
  }

  #complain(words) {
    this.#problem.textContent = words;
  }
}
