// The sheet with the code and the inspector on a narrow page, and the part of the phone that is seen above it.

import { narrow } from "./scene-panel.js";
import { SheetDrag } from "./sheet-drag.js";

/**
 * The height, in CSS pixels, of what stands above the phone with the gaps around it, and the least height of a sheet that is
 * part of the page: tabs, the name of the file, and some lines.
 */
const [above, least] = [200, 170];
/** As in narrow.css for a phone that is held sideways. */
const gutter = 3;

export class Sheet {
  #phone;
  #bezel;
  #values = {};
  #parts;
  /** How the user left it, over the page, and in the room below a phone that is held sideways, where it's always open. */
  #overPage = { isOpen: false, isTall: false };
  #belowPhone = { isOpen: true, isTall: false };
  #isBelow = false;

  /**
   * `toggle` opens and closes the `sheet`, `expand` makes an open one tall, and a drag of the `bar`, which has both, does
   * either; `phone` is the stage of the phone. The `clock`, buttons of the toolbar, stands after the `tabs` of a narrow
   * page, where a drag may begin on it, too.
   */
  constructor({ sheet, toggle, expand, bar, phone, tabs, clock }) {
    this.#phone = phone;
    this.#bezel = phone.querySelector(".bezel");
    this.#parts = { sheet, toggle, expand };
    toggle.addEventListener("click", () => this.#show({ isOpen: !this.#state.isOpen }));
    expand.addEventListener("click", () => this.#show({ isTall: !this.#state.isTall }));
    sheet.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !narrow.matches) return;
      if (this.#isBelow) return this.#show({ isTall: false });
      if (!this.#state.isOpen) return;
      this.#show({ isOpen: false });
      toggle.focus();
    });
    const before = clock[0].previousElementSibling;
    const place = () => (narrow.matches ? tabs : before).after(...clock);
    narrow.addEventListener("change", place);
    place();
    const turned = () => this.#turned();
    new MutationObserver(turned).observe(this.#bezel, { attributeFilter: ["data-device", "data-held"] });
    addEventListener("resize", turned);
    this.#show({});
    new SheetDrag({
      sheet, bar: [...bar, ...clock], isEnabled: () => narrow.matches && !this.#isBelow, heights: () => this.#heights(),
      // A closed sheet is as tall as before when it's opened again.
      chosen: (stop) => this.#show([{ isOpen: false }, { isOpen: true, isTall: false }, { isOpen: true, isTall: true }][stop]),
    });
  }

  /** Another scene was chosen: its phone is in sight above a sheet that isn't tall. */
  sceneChosen() { this.#show({ isTall: false }); }

  get #state() { return this.#isBelow ? this.#belowPhone : this.#overPage; }

  /** A phone that is held sideways is as wide as the page, and low: without the sheet, most of the page would be empty. */
  #turned() {
    const { width, height } = this.#sizeOfPhone;
    const rest = innerHeight - above - (innerWidth - 2 * gutter) * height / width;
    const isBelow = narrow.matches && width > height && rest >= least;
    if (isBelow === this.#isBelow) return;
    this.#isBelow = isBelow;
    this.#belowPhone.isTall = false;
    this.#show({});
  }

  get #sizeOfPhone() {
    const { style } = this.#bezel;
    const [width, height] = ["--width", "--height"].map((name) => Number(style.getPropertyValue(name)));
    return { width, height };
  }

  #show(change) {
    const { isOpen, isTall } = Object.assign(this.#state, change);
    const { sheet, toggle, expand } = this.#parts;
    toggle.setAttribute("aria-expanded", String(isOpen));
    expand.setAttribute("aria-pressed", String(isTall));
    sheet.classList.toggle("below", this.#isBelow);
    sheet.classList.toggle("open", isOpen && !this.#isBelow);
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
