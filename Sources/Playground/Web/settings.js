// What the user of the phone can set: screens adapt to it.

const switches = [
  { key: "dark", title: "Dark" },
  { key: "rightToLeft", title: "RTL", name: "Right to left" },
  { key: "boldText", title: "Bold", name: "Bold text" },
  { key: "reduceMotion", title: "Less motion", name: "Reduce Motion" },
];

const textSizes = [
  { value: "small", title: "Small" },
  { value: "large", title: "Standard" },
  { value: "huge", title: "Large" },
  { value: "accessibility", title: "Largest" },
];

/** Languages that are read from the right. */
const fromTheRight = new Set(["ar", "he"]);

export class Settings {
  #container;
  #values = {
    dark: false, rightToLeft: false, boldText: false, reduceMotion: false, textSize: "large",
    language: null,
  };
  #isTouched = false;
  #changed;

  constructor(container, changed) {
    this.#changed = changed;
    this.#container = container;
    for (const item of switches) container.append(this.#switch(item));
    const sizes = textSizes.map(({ value, title }) => [value, title]);
    container.append(this.#select("textSize", "Text", sizes));
  }

  /**
   * A fresh session has a phone as it comes; what the user set goes back to it. `languages` are
   * the codes of those that there are.
   */
  greet(languages) {
    if (!this.#container.querySelector("[data-setting=language]")) {
      const all = languages.map((code) => [code, nameOf(code)]);
      this.#container.append(this.#select("language", "Language", [["", "System"], ...all]));
    }
    if (this.#isTouched) this.#changed({ ...this.#values });
  }

  #set(key, value) {
    this.#isTouched = true;
    this.#values[key] = value;
    if (key === "language") this.#turnTo(value);
    this.#changed({ ...this.#values });
  }

  /** A phone that speaks Arabic is laid out from the right; it can be turned back by hand. */
  #turnTo(language) {
    const isFromTheRight = fromTheRight.has(language);
    this.#values.rightToLeft = isFromTheRight;
    this.#container.querySelector("[data-setting=rightToLeft]")
      .setAttribute("aria-pressed", String(isFromTheRight));
  }

  #switch({ key, title, name = title }) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "setting";
    button.dataset.setting = key;
    button.textContent = title;
    button.title = name;
    button.setAttribute("aria-label", name);
    button.setAttribute("aria-pressed", "false");
    button.addEventListener("click", () => {
      const isOn = !this.#values[key];
      button.setAttribute("aria-pressed", String(isOn));
      this.#set(key, isOn);
    });
    return button;
  }

  #select(key, title, options) {
    const label = document.createElement("label");
    label.className = "field";
    const name = document.createElement("span");
    name.textContent = title;
    const select = document.createElement("select");
    select.dataset.setting = key;
    for (const [value, text] of options) {
      const isChosen = value === (this.#values[key] ?? "");
      select.append(new Option(text, value, isChosen, isChosen));
    }
    select.addEventListener("change", () => this.#set(key, select.value || null));
    label.append(name, select);
    return label;
  }
}

/** In its own language, as in the settings of a phone. */
function nameOf(code) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
