// The phone: its size, safe area, and orientation, and the scale at which it fits on the page. Lengths
// are points.

import { CompactChoices, keep, kept } from "./choices.js";
import { make, makeChoice, thinnestLine } from "./elements.js";
import { narrow } from "./scene-panel.js";

/** The devices. Safe area insets are top, left, bottom, right, for each orientation. */
const models = [
  {
    id: "small", title: "Small", width: 375, height: 667,
    upright: [20, 0, 0, 0], sideways: [0, 0, 0, 0],
  },
  {
    id: "notch", title: "Notch", width: 390, height: 844,
    upright: [47, 0, 34, 0], sideways: [0, 47, 21, 47],
  },
  {
    id: "tablet", title: "Tablet", width: 768, height: 1024,
    upright: [24, 0, 20, 0], sideways: [24, 0, 20, 0],
  },
];

/** The window of a phone that is held sideways. */
const low = matchMedia("(min-width: 600px) and (max-width: 999px) and (max-height: 500px)");

/** On a smaller phone nothing could be read or touched. */
const smallestScale = 0.3;
/** The height of the stage, in CSS pixels, above which an upright phone is drawn larger than a point per pixel. */
const highStage = 760;
/** How much faster than a higher stage the phone grows, so that it takes the width of a large display, too. */
const growth = 1.1;
const largestScale = 2.8;

export class Device {
  width = 0;
  height = 0;
  scale = 1;
  /** Called after the scale may have changed. */
  onFit = () => {};
  #room;
  #about;
  #bezel;
  #surface;
  #choices;
  #menu;
  #turn;
  #chosen;
  #shown;
  #model = models[1];
  #isSideways = false;
  #isTouched = false;
  /** The measured rectangle of the surface on the page; `null` if it may have changed. */
  #box = null;

  /**
   * `chosen({ width, height, safeArea })` is called for the user's choice, `shown({ width, height })`
   * whenever the size changes.
   */
  constructor({ room, about, bezel, choices, turn, chosen, shown }) {
    this.#room = room;
    this.#about = about;
    this.#bezel = bezel;
    this.#surface = bezel.querySelector(".surface");
    this.#choices = choices;
    this.#turn = turn;
    this.#chosen = chosen;
    this.#shown = shown;
    this.#restore();
    for (const model of models) choices.append(this.#choice(model));
    this.#menu = new CompactChoices(choices);
    turn.addEventListener("click", () => this.#choose(this.#model, !this.#isSideways));
    // The stage changes after the window does, when the panels beside it have folded. In the next frame, because
    // on a narrow page the phone sets the height of its stage.
    const stage = new ResizeObserver(() => requestAnimationFrame(() => this.fit()));
    // What grows above the stage of a narrow page makes the page higher.
    for (const box of [room, about, document.body]) stage.observe(box);
    addEventListener("resize", () => this.fit());
    // As a phone that is held sideways shows its apps, until the user turns the one on the page.
    low.addEventListener("change", () => {
      if (!this.#isTouched && this.#isSideways !== low.matches) this.#turnTo(low.matches);
    });
    // Scrolling or zooming the page during a drag moves the surface.
    const invalidate = () => { this.#box = null; };
    addEventListener("scroll", invalidate, { capture: true, passive: true });
    for (const type of ["scroll", "resize"]) visualViewport?.addEventListener(type, invalidate);
    this.#show();
  }

  /** Restores the user's choice in a new session, or shows the server's device. */
  sessionBegan({ width, height }) {
    if (this.#isTouched) {
      this.#chosen(this.#form());
    } else {
      this.#model = models.find((model) => model.width === width && model.height === height)
        ?? { ...models[1], id: "other", width, height };
      if (low.matches) return this.#turnTo(true);
    }
    this.#show();
  }

  #turnTo(isSideways) {
    this.#isSideways = isSideways;
    this.#show();
    this.#chosen(this.#form());
  }

  /** Returns the location of a mouse or pointer event in the phone's points. */
  toPoints({ type, clientX, clientY }) {
    // Measuring lays out the page, so it isn't done for each step of a drag.
    if (type !== "pointermove") this.#box = null;
    const box = (this.#box ??= this.#surface.getBoundingClientRect());
    return {
      x: (clientX - box.left) * (this.width / box.width),
      y: (clientY - box.top) * (this.height / box.height),
    };
  }

  #choose(model, isSideways) {
    this.#isTouched = true;
    this.#model = model;
    keep("device", { model: model.id, isSideways });
    this.#turnTo(isSideways);
  }

  /** Takes up the choice from before a reload. */
  #restore() {
    const { model: id, isSideways } = kept("device");
    const model = models.find((model) => model.id === id);
    if (!model) return;
    this.#isTouched = true;
    this.#model = model;
    this.#isSideways = isSideways === true;
  }

  #form() {
    const { width, height, upright, sideways } = this.#model;
    return this.#isSideways
      ? { width: height, height: width, safeArea: sideways }
      : { width, height, safeArea: upright };
  }

  #show() {
    const { width, height } = this.#form();
    this.width = width;
    this.height = height;
    for (const input of this.#choices.querySelectorAll("input")) {
      input.checked = input.value === this.#model.id;
    }
    this.#menu.update();
    this.#turn.setAttribute("aria-pressed", String(this.#isSideways));
    this.#bezel.dataset.device = this.#model.id;
    this.#bezel.dataset.held = this.#isSideways ? "sideways" : "upright";
    this.#bezel.style.setProperty("--width", width);
    this.#bezel.style.setProperty("--height", height);
    this.#shown(this);
    this.fit();
  }

  /** Updates the scale after a change of the available room or the phone's size. */
  fit() {
    this.#box = null;
    // The case gets thicker with the phone that it leaves room for, so the room is measured again.
    for (let pass = 0; pass < 3; pass++) {
      const scale = narrow.matches ? this.#narrowScale() : this.#wideScale();
      if (pass > 0 && Math.abs(scale - this.scale) < 1e-4) break;
      this.scale = scale;
      this.#bezel.style.setProperty("--scale", scale);
    }
    // In points of the phone: the least thickness of a line.
    this.#bezel.style.setProperty("--hairline", `${thinnestLine() / this.scale}px`);
    this.#align();
    this.onFit();
  }

  #wideScale() {
    const bezel = this.#bezel.offsetWidth - this.#bezel.firstElementChild.offsetWidth;
    const space = getComputedStyle(this.#room);
    const inside = (length, before, after) =>
      length - parseFloat(space[before]) - parseFloat(space[after]) - bezel;
    const width = inside(this.#room.clientWidth, "paddingLeft", "paddingRight");
    const height = inside(this.#room.clientHeight, "paddingTop", "paddingBottom");
    // Held sideways, it takes the width of its column, which is low beside it at any scale.
    const most = this.#isSideways ? largestScale : Math.max(1, Math.min(largestScale, 1 + growth * (height / highStage - 1)));
    return this.#whole(Math.max(smallestScale, Math.min(most, width / this.width, height / this.height)));
  }

  #narrowScale() {
    const space = getComputedStyle(this.#room);
    const length = (name) => parseFloat(space.getPropertyValue(name)) || 0;
    // As wide as the page, it would be a strip without an edge.
    const width = document.documentElement.clientWidth - 2 * length("--gutter");
    const height = innerHeight - this.#room.offsetTop - this.#aboutHeight - length("padding-top") - length("padding-bottom");
    const least = length("--least-scale") || smallestScale;
    return this.#whole(Math.min(width / this.width, Math.max(least, height / this.height)));
  }

  /** The largest scale up to `scale` at which the screen is a whole number of pixels high. */
  #whole(scale) { return Math.floor(scale * this.height) / this.height; }

  /** Moves the phone to whole pixels: on a part of one, a row would be seen below the tab bar. */
  #align() {
    this.#bezel.style.top = "";
    const { top } = this.#bezel.getBoundingClientRect();
    this.#bezel.style.top = `${Math.round(top) - top}px`;
  }

  /** The height of the description above the phone, with the gap below it; 0 while it's hidden. */
  get #aboutHeight() {
    if (this.#about.offsetHeight === 0) return 0;
    return this.#about.offsetHeight + (parseFloat(getComputedStyle(this.#room).rowGap) || 0);
  }

  #choice(model) {
    const changed = () => this.#choose(model, this.#isSideways);
    return makeChoice("device", model.id, { changed },
      make("span", { text: model.title }), make("small", { text: `${model.width}×${model.height}` }));
  }
}
