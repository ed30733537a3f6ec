// A dialog over the page: a title and a button that closes it, which stay, above a part that scrolls.

import { element } from "./elements.js";

/** The dialogs that were opened, the one on top last. One leaves only after it has closed. */
const opened = [];

// Before anything on the page that has its own use for Escape: a key that is used up closes no dialog.
addEventListener("keydown", (event) => {
  const top = opened.findLast((dialog) => dialog.open);
  if (event.key !== "Escape" || event.isComposing || !top) return;
  event.preventDefault();
  event.stopPropagation();
  top.close();
}, { capture: true });

export class Modal {
  #dialog;
  #body;
  #opener = null;
  /** Whether the pointer has gone down beside the dialog: a selection of its text may end there, too. */
  #isPressedBeside = false;

  constructor(dialog) {
    this.#dialog = dialog;
    this.#body = dialog.querySelector(".dialog-body");
    dialog.querySelector(".dialog-close").addEventListener("click", () => this.close());
    dialog.addEventListener("pointerdown", (event) => { this.#isPressedBeside = this.#isBeside(event); });
    dialog.addEventListener("click", (event) => {
      if (this.#isPressedBeside && this.#isBeside(event)) this.close();
    });
    dialog.addEventListener("close", () => this.#closed());
  }

  /** Shows the dialog from its beginning. When it closes, `opener` gets the focus, or what has it now. */
  open(opener = document.activeElement) {
    this.#opener = opener;
    this.#isPressedBeside = false;
    if (!this.#dialog.open) {
      this.#dialog.showModal();
      opened.push(this.#dialog);
    }
    this.#body.scrollTo(0, 0);
  }

  close() { this.#dialog.close(); }

  /** Some browsers give a button no focus when it is clicked, so that the dialog has none to return. */
  #closed() {
    opened.splice(opened.indexOf(this.#dialog), 1);
    if (this.#opener?.checkVisibility?.()) this.#opener.focus({ preventScroll: true });
  }

  /** A click of the keyboard has no place, and is on a button. */
  #isBeside({ target, clientX, clientY }) {
    const { left, top, right, bottom } = this.#dialog.getBoundingClientRect();
    return target === this.#dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
  }
}

// Lists the keys of the page.

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
