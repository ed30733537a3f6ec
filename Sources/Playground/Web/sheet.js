// The sheet with the code and the inspector on a narrow page, and the part of the phone that is seen above it.

import { narrow } from "./scene-panel.js";
import { SheetDrag } from "./sheet-drag.js";

export class Sheet {
  #phone;
  #values = {};
  #parts;
  #isOpen = false;
  #isTall = false;

  /**
   * `toggle` opens and closes the `sheet`, `expand` makes an open one tall, and a drag of the `bar`, which has both, does
   * either; `phone` is the stage of the phone. The `clock`, buttons of the toolbar, stand after the `tabs` of a narrow page.
   */
  constructor({ sheet, toggle, expand, bar, phone, tabs, clock }) {
    this.#phone = phone;
    this.#parts = { sheet, toggle, expand };
    toggle.addEventListener("click", () => this.#show({ isOpen: !this.#isOpen }));
    expand.addEventListener("click", () => this.#show({ isTall: !this.#isTall }));
    sheet.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.#isOpen || !narrow.matches) return;
      this.#show({ isOpen: false });
      toggle.focus();
    });
    const before = clock[0].previousElementSibling;
    const place = () => (narrow.matches ? tabs : before).after(...clock);
    narrow.addEventListener("change", place);
    place();
    this.#show({});
    new SheetDrag({
      sheet, bar, isEnabled: () => narrow.matches, heights: () => this.#heights(),
      // A closed sheet is as tall as before when it's opened again.
      chosen: (stop) => this.#show([{ isOpen: false }, { isOpen: true, isTall: false }, { isOpen: true, isTall: true }][stop]),
    });
  }

  /** Another scene was chosen: its phone is in sight above a sheet that isn't tall. */
  sceneChosen() { this.#show({ isTall: false }); }

  #show({ isOpen = this.#isOpen, isTall = this.#isTall }) {
    [this.#isOpen, this.#isTall] = [isOpen, isTall];
    const { sheet, toggle, expand } = this.#parts;
    toggle.setAttribute("aria-expanded", String(isOpen));
    expand.setAttribute("aria-pressed", String(isTall));
    sheet.classList.toggle("open", isOpen);
    sheet.classList.toggle("tall", isTall);
  }

  /** The heights of the sheet: closed, half, and tall. */
  #heights() {
    const { sheet } = this.#parts;
    const names = sheet.className;
    const heights = ["", "open", "open tall"].map((state) => {
      sheet.className = `side shared ${state}`;
      return sheet.offsetHeight;
    });
    sheet.className = names;
    return heights;
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
