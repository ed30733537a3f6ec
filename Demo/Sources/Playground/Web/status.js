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

// The time in the phone's status bar: the browser's, as a header's time of the last refresh is the server's.

const minute = 60_000;

export class StatusClock {
  #element;
  #format;

  constructor(element) {
    this.#element = element;
    this.language = null;
    this.#tick();
  }

  /** The phone's language, which decides between 12 and 24 hours; the browser's if there is none. */
  set language(code) {
    this.#format = new Intl.DateTimeFormat(code ?? navigator.language, { timeStyle: "short" });
    this.#show();
  }

  #tick() {
    this.#show();
    setTimeout(() => this.#tick(), minute - (Date.now() % minute));
  }

  /** As on iOS, without the half of the day. */
  #show() {
    const parts = this.#format.formatToParts(new Date());
    const isTime = ({ type }) => ["hour", "literal", "minute"].includes(type);
    write(this.#element, parts.filter(isTime).map(({ value }) => value).join("").trim());
  }
}
