// Lists the keys of the page.

import { element } from "./elements.js";
import { Modal } from "./modal.js";

/** Whether a key belongs to the page: it is pressed in no field and below no dialog, without Control, Option, or Command. */
export const isForPage = (event) => !event.ctrlKey && !event.metaKey && !event.altKey
  && !event.target.closest?.("input:not([type=radio]), textarea, select") && !document.querySelector("dialog[open]");

export class KeysDialog {
  #modal = new Modal(element("keys-dialog"));

  constructor() {
    element("keys").addEventListener("click", ({ currentTarget }) => this.#modal.open(currentTarget));
    addEventListener("keydown", (event) => this.#pressed(event));
  }

  #pressed(event) {
    if (event.key !== "?" || !isForPage(event)) return;
    event.preventDefault();
    this.#modal.open();
  }
}
