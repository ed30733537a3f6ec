// Shows the state of the connection: a word in the toolbar, and an overlay while it's lost.

import { element, write } from "./elements.js";

const words = { connecting: "Connecting", open: "Connected", closed: "Disconnected" };

export class Status {
  #lost = false;

  constructor(reconnect) {
    element("reconnect").addEventListener("click", reconnect);
  }

  show(state, { reason = "", retryIn = null } = {}) {
    element("connection").dataset.state = state;
    write(element("connection-text"), words[state]);

    if (state === "closed") this.#lost = true;
    if (state === "open") this.#lost = false;
    // The overlay remains while connecting again; otherwise, it would flicker at each attempt.
    element("overlay").hidden = !this.#lost;
    if (state === "closed") {
      element("overlay-reason").textContent = reason;
    }
    element("overlay-next").textContent =
      state === "connecting" ? "Connecting…"
      : retryIn === null ? ""
      : `Trying again in ${Math.max(1, Math.round(retryIn / 1000))} s. A new session will begin.`;
  }
}
