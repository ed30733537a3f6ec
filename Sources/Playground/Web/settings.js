// What the user of the phone can set: screens adapt to it.

const switches = [
  { key: "dark", title: "Dark" },
  { key: "rightToLeft", title: "Right to left" },
  { key: "boldText", title: "Bold text" },
  { key: "reduceMotion", title: "Less motion" },
];

const textSizes = [
  { value: "small", title: "Small" },
  { value: "large", title: "Standard" },
  { value: "huge", title: "Large" },
  { value: "accessibility", title: "Largest" },
];

export class Settings {
  #values = {
    dark: false, rightToLeft: false, boldText: false, reduceMotion: false, textSize: "large",
  };
  #isTouched = false;
  #changed;

  constructor(container, changed) {
    this.#changed = changed;
    for (const item of switches) container.append(this.#switch(item));
    container.append(this.#sizes());
  }

  /** A fresh session has a phone as it comes; what the user set goes back to it. */
  greet() {
    if (this.#isTouched) this.#changed({ ...this.#values });
  }

  #set(key, value) {
    this.#isTouched = true;
    this.#values[key] = value;
    this.#changed({ ...this.#values });
  }

  #switch({ key, title }) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "setting";
    button.dataset.setting = key;
    button.textContent = title;
    button.setAttribute("aria-pressed", "false");
    button.addEventListener("click", () => {
      const isOn = !this.#values[key];
      button.setAttribute("aria-pressed", String(isOn));
      this.#set(key, isOn);
    });
    return button;
  }

  #sizes() {
    const label = document.createElement("label");
    label.className = "setting-size";
    label.append("Text ");
    const select = document.createElement("select");
    select.dataset.setting = "textSize";
    for (const { value, title } of textSizes) {
      const option = document.createElement("option");
      option.value = value;
      option.textContent = title;
      option.selected = value === this.#values.textSize;
      select.append(option);
    }
    select.addEventListener("change", () => this.#set("textSize", select.value));
    label.append(select);
    return label;
  }
}
