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
  /** The controls of the trace that was sent last, and of the one that plays. */
  #sent = [];
  #recorded = [];
  /** Whether the list in sight has a control, which is what a recording is of. */
  #hasControls = true;

  /** `send(message)` sends a message to the server; `stop()` returns to the scene. */
  constructor({ send, stop }) {
    this.#send = send;
    element("trace-copy").addEventListener("click", () => send({ t: "trace" }));
    element("trace-paste").addEventListener("click", () => this.#open("", "trace-paste"));
    element("trace-play").addEventListener("click", () => this.#play());
    element("playback-stop").addEventListener("click", stop);
    this.#text.addEventListener("input", () => this.#showProblem(""));
  }

  /** Copies a recording that was requested. */
  async received({ text }) {
    if (text === "") {
      return this.#notify(this.#hasControls ? "Nothing has been recorded yet. Pull the list first."
        : "A recording is of a header or footer, and this list has none.");
    }
    try {
      await navigator.clipboard.writeText(text);
      showBriefly(this.#notice, `Copied: ${text.split("\n").length - 1} lines.`);
    } catch {
      // Without HTTPS or permission, a page has no clipboard: the user copies the text.
      this.#open(text, "trace-copy");
    }
  }

  /** Names the control that plays: those of a recording play one after the other. */
  collect({ panel = {} }) {
    if (panel.controls) this.#hasControls = panel.controls.length > 0;
    if (this.#banner.hidden || !panel.controls) return;
    const names = panel.controls.map(({ name }) => name).join(", ");
    const place = this.#recorded.indexOf(names) + 1;
    const isOneOfSeveral = place > 0 && this.#recorded.length > 1;
    const again = place > 1 ? ": the same gesture again" : "";
    write(element("playback-control"), isOneOfSeveral ? `${names}, ${place} of ${this.#recorded.length} controls${again}` : names);
  }

  /** Shows what became of a trace that was sent. */
  changed({ state, reason }) {
    // The trace that plays goes on.
    if (state === "refused") return this.#showProblem(`This trace can't be played: ${reason}.`);
    this.#banner.hidden = state === "over";
    write(element("playback-title"), state === "ended" ? "The trace has ended" : "Playing a trace on a plain list");
    write(element("playback-stop"), state === "ended" ? "Back to the scene" : "Stop");
    // A dialog that is open now may be about another trace.
    if (state === "ended") return;
    if (state === "playing") this.#recorded = this.#sent;
    this.#notify("");
    this.#modal.close();
  }

  /** Resets the state for a new session or scene. */
  reset() {
    this.#banner.hidden = true;
    this.#notify("");
  }

  #open(text, opener) {
    this.#text.value = text;
    this.#showProblem("");
    this.#modal.open(element(opener));
    this.#text.select();
  }

  #play() {
    const text = this.#text.value.trim();
    if (text === "") return this.#showProblem("Paste a trace first.");
    this.#sent = controlsIn(text);
    for (let start = 0; start < text.length; start += piece) {
      const part = text.slice(start, start + piece);
      this.#send({ t: "replay", text: part, last: start + piece >= text.length });
    }
  }

  #notify(text) {
    this.#notice.textContent = text;
  }

  #showProblem(text) {
    this.#problem.textContent = text;
  }
}

/**
 * The controls of a recording, as the inspector names them: its first line has the kind of one, and so does the first line
 * of each further part.
 */
function controlsIn(text) {
  return text.split("\n").flatMap((line) => {
    if (!line.includes('"control"')) return [];
    try {
      const { control, op } = JSON.parse(line);
      return typeof control === "string" && op === undefined ? [nameOf(control)] : [];
    } catch {
      // The server says what is wrong with the trace.
      return [];
    }
  });
}

const nameOf = (kind) => kind.replace(/^(?:auto|back)/, "").toLowerCase().replace("trailer", "trailing");
