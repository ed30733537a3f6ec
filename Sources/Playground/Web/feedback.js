// Makes visible what a phone gives without showing it: each haptic as a pulse around the screen, and the words of
// VoiceOver.

import { make } from "./elements.js";

/** The milliseconds for which an entry is shown. */
const shown = 2000;

export class Feedback {
  #layer;
  #timers = [];

  constructor(layer) {
    this.#layer = layer;
  }

  /** Shows the entries of a live frame for a while. */
  collect({ full, panel = {} }) {
    if (full) this.#clear();
    for (const entry of panel.feedback ?? []) this.#add(entry);
  }

  /** Shows words of VoiceOver for a while. */
  say(text) { this.#add({ kind: "spoken", text }); }

  #add(entry) {
    const item = makeItem(entry);
    this.#layer.append(item);
    this.#timers.push(setTimeout(() => item.remove(), shown));
  }

  /** Shows exactly these entries. */
  show(entries) {
    const words = entries.map(({ kind, text }) => `${kind} ${text}`).join("\n");
    if (words === (this.#layer.dataset.shown ?? "")) return;
    this.#clear();
    this.#layer.dataset.shown = words;
    this.#layer.append(...entries.map(makeItem));
  }

  #clear() {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.#layer.replaceChildren();
  }
}

const makeItem = ({ kind, text }) => make("p", {
  data: { kind }, text: kind === "haptic" ? `Haptic: ${text}` : `“${text}”`,
});
