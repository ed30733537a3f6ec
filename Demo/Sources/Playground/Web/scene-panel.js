// The list of all scenes, or of those that a search found, over the phone of a narrow page: where a strip of scenes is
// all that the page has room for, a tap shows what there is.

/** A narrow page, as in index.html. */
export const narrow = matchMedia("(max-width: 699px), (max-width: 999px) and (max-height: 500px)");

export class ScenePanel {
  #scenes;
  #toggle;
  #closed;

  /** `area` is what the list, the search, and the button `toggle` are in; `closed()` is called to end a search. */
  constructor(scenes, { area, toggle, closed }) {
    this.#scenes = scenes;
    this.#toggle = toggle;
    this.#closed = closed;
    toggle.addEventListener("click", () => {
      if (this.isOpen) this.close();
      else this.open();
    });
    addEventListener("click", (event) => this.#clicked(event, area));
    // A touch of the phone is no click.
    addEventListener("pointerdown", ({ target }) => {
      if (target.closest?.(".surface")) this.close();
    });
    addEventListener("focusin", ({ target }) => {
      if (!area.contains(target)) this.close();
    });
    area.addEventListener("keydown", (event) => this.#pressed(event));
    narrow.addEventListener("change", () => this.close());
  }

  get isOpen() { return this.#toggle.ariaExpanded === "true"; }

  open() {
    if (!narrow.matches || this.isOpen) return;
    this.#toggle.ariaExpanded = "true";
    this.#scenes.isOpen = true;
  }

  close() {
    if (!this.isOpen) return;
    this.#toggle.ariaExpanded = "false";
    this.#scenes.isOpen = false;
    this.#closed();
  }

  /** A choice closes the list, and so does a tap elsewhere. What it replaced is on its path, but not in `area`. */
  #clicked(event, area) {
    const path = event.composedPath();
    const isChoice = path.some((each) => each.matches?.(".scene-list li button"));
    if (isChoice || !path.includes(area)) this.close();
  }

  #pressed(event) {
    // The field has its own use for Escape.
    if (event.key !== "Escape" || !this.isOpen || event.target.type === "search") return;
    event.preventDefault();
    this.close();
    this.#toggle.focus();
  }
}

// The sheet with the code and the inspector on a narrow page.

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
