// Copies the recording of the last gesture, and shows a trace that the user pastes.

import { element, showBriefly, write } from "./elements.js";
import { Modal } from "./modal.js";

/** The characters of one message, which may have 64 KiB of UTF-8; a trace is ASCII. */
const piece = 48_000;

export class TraceDialog {
  #send;
  #modal = new Modal(element("trace-dialog"));
  #text = element("trace-text");
  #notice = element("trace-notice");
  #problem = element("trace-problem");
  #banner = element("playback");

  /** `send(message)` sends a message to the server; `stop()` returns to the scene. */
  constructor({ send, stop }) {
    this.#send = send;
    element("trace-copy").addEventListener("click", () => send({ t: "trace" }));
    element("trace-paste").addEventListener("click", () => this.#open("", "trace-paste"));
    element("trace-play").addEventListener("click", () => this.#play());
    element("playback-stop").addEventListener("click", stop);
    this.#text.addEventListener("input", () => write(this.#problem, ""));
  }

  /** Copies a recording that was requested. */
  async received({ text }) {
    if (text === "") return write(this.#notice, "Nothing has been recorded yet. Pull a list with a header or a footer first.");
    try {
      await navigator.clipboard.writeText(text);
      showBriefly(this.#notice, `Copied: ${text.split("\n").length - 1} lines.`);
    } catch {
      // Without HTTPS or permission, a page has no clipboard: the user copies the text.
      this.#open(text, "trace-copy");
    }
  }

  /** Shows what became of a trace that was sent. */
  changed({ state, reason }) {
    // The trace that plays goes on.
    if (state === "refused") return write(this.#problem, `This trace can't be played: ${reason}.`);
    this.#banner.hidden = state === "over";
    write(element("playback-title"), state === "ended" ? "The trace has ended" : "Playing a trace on a plain list");
    write(element("playback-stop"), state === "ended" ? "Back to the scene" : "Stop");
    // A dialog that is open now may be about another trace.
    if (state !== "ended") this.#modal.close();
  }

  /** Resets the state for a new session or scene. */
  reset() {
    this.#banner.hidden = true;
    write(this.#notice, "");
  }

  #open(text, opener) {
    this.#text.value = text;
    write(this.#problem, "");
    this.#modal.open(element(opener));
    this.#text.select();
  }

  #play() {
    const text = this.#text.value.trim();
    if (text === "") return write(this.#problem, "Paste a trace first.");
    for (let start = 0; start < text.length; start += piece) {
      const part = text.slice(start, start + piece);
      this.#send({ t: "replay", text: part, last: start + piece >= text.length });
    }
  }
}
