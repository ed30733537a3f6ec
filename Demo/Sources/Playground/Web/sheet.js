// The sheet with the code and the inspector on a narrow page.

import { narrow } from "./scene-panel.js";

export class Sheet {
  #parts;
  #isOpen = false;
  #isTall = false;

  /**
   * `toggle` opens and closes the `sheet`, and `expand` makes an open one tall. The `clock`, buttons of the toolbar, stands after
   * the `tabs` of a narrow page.
   */
  constructor({ sheet, toggle, expand, tabs, clock }) {
    this.#parts = { sheet, toggle, expand };
    toggle.addEventListener("click", () => this.#show({ isOpen: !this.#isOpen }));
    expand.addEventListener("click", () => this.#show({ isTall: !this.#isTall }));
    sheet.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !narrow.matches || !this.#isOpen) return;
      this.#show({ isOpen: false });
      toggle.focus();
    });
    const before = clock[0].previousElementSibling;
    const place = () => (narrow.matches ? tabs : before).after(...clock);
    narrow.addEventListener("change", place);
    place();
    this.#show({});
  }

  /** Another scene was chosen: its phone is in sight above a sheet that isn't tall. */
  sceneChosen() { this.#show({ isTall: false }); }

  /** A phone that is held sideways leaves most of an upright window free. */
  phoneChanged({ width, height }) {
    if (narrow.matches && width > height && innerHeight > innerWidth) this.#show({ isOpen: true });
  }

  #show({ isOpen = this.#isOpen, isTall = this.#isTall }) {
    [this.#isOpen, this.#isTall] = [isOpen, isTall];
    const { sheet, toggle, expand } = this.#parts;
    toggle.setAttribute("aria-expanded", String(isOpen));
    expand.setAttribute("aria-pressed", String(isTall));
    sheet.classList.toggle("open", isOpen);
    sheet.classList.toggle("tall", isTall);
  }
}
