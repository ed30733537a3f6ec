// Makes visible what a phone gives without showing it: each haptic as a pulse around the screen, and the words of
// VoiceOver. What a setting has changed, and only shows later, is said above the end of the list.

import { make } from "./elements.js";

/** The milliseconds for which an entry is shown, and a whole sentence of the page. */
const shown = 2000;
const read = 5000;

export class Feedback {
  #layer;
  #timers = [];

  /** The `layer` is over the `surface`, from which the page's words go as soon as somebody uses it. A film has none. */
  constructor(layer, surface = null) {
    this.#layer = layer;
    for (const type of ["pointerdown", "wheel", "keydown"]) {
      surface?.addEventListener(type, () => this.note(null), { passive: true });
    }
  }

  /** Shows the entries of a live frame for a while. */
  collect({ full, panel = {} }) {
    if (full) this.#clear();
    for (const entry of panel.feedback ?? []) this.#add(entry);
  }

  /** Shows words of VoiceOver for a while. */
  say(text) { this.#add({ kind: "spoken", text }); }

  /** Shows words of the page until they have been read, or none, in place of the last ones. */
  note(text) {
    this.#layer.querySelector("[data-kind=note]")?.remove();
    if (text !== null) this.#add({ kind: "note", text }, read);
  }

  #add(entry, time = shown) {
    const item = makeItem(entry);
    this.#layer.append(item);
    this.#timers.push(setTimeout(() => item.remove(), time));
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
  data: { kind }, text: kind === "haptic" ? `Haptic: ${text}` : kind === "note" ? text : `“${text}”`,
});
