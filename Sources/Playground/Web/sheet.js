// The sheet with the code and the inspector on a narrow page, and the part of the phone that is seen above it.

import { makeToggle } from "./elements.js";

export class Sheet {
  #phone;
  #values = {};

  /** `toggle` opens and closes the `sheet`, `expand` makes an open one tall; `phone` is the stage of the phone. */
  constructor({ sheet, toggle, expand, phone }) {
    this.#phone = phone;
    toggle.addEventListener("click", () => {
      const isOpen = toggle.getAttribute("aria-expanded") !== "true";
      toggle.setAttribute("aria-expanded", isOpen);
      sheet.classList.toggle("open", isOpen);
    });
    makeToggle(expand, false, (isTall) => sheet.classList.toggle("tall", isTall));
  }

  /** Notes at which edge of the screen the only control is. A footer below little content may be anywhere. */
  collect({ full, panel = {} }) {
    if (full) this.#values = {};
    const { controls, contentSize, viewport } = Object.assign(this.#values, panel);
    if (!panel.controls && !panel.contentSize) return;
    const isLong = contentSize?.[1] > viewport?.[3];
    const isAtEnd = isLong && controls?.length > 0 && controls.every(({ side }) => side === "bottom");
    this.#phone.dataset.edge = isAtEnd ? "bottom" : "top";
  }
}
