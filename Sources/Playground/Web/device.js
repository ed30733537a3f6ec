// The phone's size in points, the sizes to choose from, and the scale that fits it on the page.

const sizes = [
  { title: "Small", width: 375, height: 667 },
  { title: "Regular", width: 390, height: 844 },
  { title: "Tablet", width: 768, height: 1024 },
];

/** The same width as in the style sheets. */
const narrow = matchMedia("(max-width: 699px)");

/** A short narrow page shrinks the phone to show it whole, but keeps this share of the width. */
const leastShareOfWidth = 0.75;

export class Device {
  width = 375;
  height = 667;
  scale = 1;
  #stage;
  #bezel;
  #surface;
  #choices;
  #chosen;
  #chosenByUser = null;

  constructor({ stage, bezel, choices, chosen }) {
    this.#stage = stage;
    this.#bezel = bezel;
    this.#surface = bezel.querySelector(".surface");
    this.#choices = choices;
    this.#chosen = chosen;
    for (const size of sizes) choices.append(this.#choice(size));
    addEventListener("resize", () => this.fit());
    this.#show(this);
  }

  /** A fresh session has the server's size; the user's own choice goes back to it. */
  greet({ width, height }) {
    const choice = this.#chosenByUser;
    if (choice && (choice.width !== width || choice.height !== height)) this.#chosen(choice);
    this.#show(choice ?? { width, height });
  }

  /** Where a mouse or pointer event lies, in the phone's points. */
  toPoints({ clientX, clientY }) {
    // Measured, not remembered: the page may have been scrolled or pinched since.
    const box = this.#surface.getBoundingClientRect();
    return {
      x: (clientX - box.left) * (this.width / box.width),
      y: (clientY - box.top) * (this.height / box.height),
    };
  }

  #show({ width, height }) {
    this.width = width;
    this.height = height;
    for (const input of this.#choices.querySelectorAll("input")) {
      input.checked = input.value === `${width}x${height}`;
    }
    this.#bezel.style.setProperty("--width", width);
    this.#bezel.style.setProperty("--height", height);
    this.fit();
  }

  /** The room for the phone, or its size, has changed. */
  fit() {
    this.scale = narrow.matches ? this.#narrowScale() : this.#wideScale();
    this.#bezel.style.setProperty("--scale", this.scale);
  }

  #wideScale() {
    const bezel = this.#bezel.offsetWidth - this.#bezel.firstElementChild.offsetWidth;
    const space = getComputedStyle(this.#stage);
    const inside = (length, before, after) =>
      length - parseFloat(space[before]) - parseFloat(space[after]) - bezel;
    const width = inside(this.#stage.clientWidth, "paddingLeft", "paddingRight");
    const height = inside(this.#stage.clientHeight, "paddingTop", "paddingBottom");
    return Math.max(0.3, Math.min(1, width / this.width, height / this.height));
  }

  #narrowScale() {
    const full = document.documentElement.clientWidth / this.width;
    const below = parseFloat(getComputedStyle(this.#stage).paddingBottom);
    const height = innerHeight - this.#stage.offsetTop - below;
    return Math.max(leastShareOfWidth * full, Math.min(full, height / this.height));
  }

  #choice({ title, width, height }) {
    const label = document.createElement("label");
    const input = document.createElement("input");
    input.type = "radio";
    input.name = "device";
    input.value = `${width}x${height}`;
    input.addEventListener("change", () => {
      this.#chosenByUser = { width, height };
      this.#show(this.#chosenByUser);
      this.#chosen(this.#chosenByUser);
    });
    const name = document.createElement("span");
    name.textContent = title;
    const points = document.createElement("small");
    points.textContent = `${width}×${height}`;
    label.append(input, name, points);
    return label;
  }
}
