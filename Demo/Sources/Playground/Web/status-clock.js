// The time in the phone's status bar: the browser's, as a header's time of the last refresh is the server's.

import { write } from "./elements.js";

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
