// Shows the state of the connection: a word in the bar, an overlay on the phone while it is lost.

import { element, write } from "./elements.js";

const words = { connecting: "Connecting", open: "Connected", closed: "Disconnected" };

export class Status {
  #lost = false;

  constructor(reconnect) {
    element("reconnect").addEventListener("click", reconnect);
  }

  show(state, { reason = "", retryIn = null } = {}) {
    element("connection").dataset.state = state;
    // Live regions announce every write, so the same word is not written twice.
    write(element("connection-text"), words[state]);

    if (state === "closed") this.#lost = true;
    if (state === "open") this.#lost = false;
    // While it tries again the overlay stays, or it would flicker at every attempt.
    element("overlay").hidden = !this.#lost;
    if (state === "closed") {
      element("overlay-reason").textContent = reason;
    }
    element("overlay-next").textContent =
      state === "connecting" ? "Connecting…"
      : retryIn === null ? ""
      : `Trying again in ${Math.max(1, Math.round(retryIn / 1000))} s. It will be a fresh session.`;
  }
}
