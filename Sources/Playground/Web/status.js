// Shows the state of the connection: a word in the bar, an overlay on the phone while it is lost.

const words = { connecting: "Connecting", open: "Connected", closed: "Disconnected" };

export class Status {
  #element = (id) => document.getElementById(id);
  #lost = false;

  constructor(reconnect) {
    this.#element("reconnect").addEventListener("click", reconnect);
  }

  show(state, { reason = "", retryIn = null } = {}) {
    this.#element("connection").dataset.state = state;
    // Live regions announce every write, so the same word is not written twice.
    const text = this.#element("connection-text");
    if (text.textContent !== words[state]) text.textContent = words[state];

    if (state === "closed") this.#lost = true;
    if (state === "open") this.#lost = false;
    // While it tries again the overlay stays, or it would flicker at every attempt.
    this.#element("overlay").hidden = !this.#lost;
    if (state === "closed") {
      this.#element("overlay-reason").textContent = reason;
    }
    this.#element("overlay-next").textContent =
      state === "connecting" ? "Connecting…"
      : retryIn === null ? ""
      : `Trying again in ${Math.max(1, Math.round(retryIn / 1000))} s. It will be a fresh session.`;
  }
}
