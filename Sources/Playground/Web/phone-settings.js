// The phone's settings that screens adapt to: appearance, direction, text, motion, and language.

import { makeButton, makeMenu, makeToggle } from "./elements.js";

const switches = [
  { key: "dark", title: "Dark" },
  { key: "rightToLeft", title: "RTL", name: "Right to left" },
  { key: "boldText", title: "Bold", name: "Bold text" },
  { key: "reduceMotion", title: "Less motion", name: "Reduce Motion" },
  { key: "voiceOver", title: "VoiceOver", name: "VoiceOver: its words appear on the phone" },
];

const textSizes = [
  { value: "small", title: "Small" },
  { value: "large", title: "Standard" },
  { value: "huge", title: "Large" },
  { value: "accessibility", title: "Largest" },
];

/** Languages that are written from right to left. */
const fromTheRight = new Set(["ar", "he"]);

export class PhoneSettings {
  #container;
  #values = {
    dark: false, rightToLeft: false, boldText: false, reduceMotion: false, voiceOver: false,
    textSize: "large", language: null,
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
   * Restores the user's settings in a new session. `languages` are the codes of the available
   * languages.
   */
  sessionBegan(languages) {
    if (!this.#container.querySelector("[data-setting=language]")) {
      const all = languages.map((code) => [code, nameOf(code)]);
      this.#container.append(this.#select("language", "Language", [["", "System"], ...all]));
    }
    if (this.#isTouched) this.#changed({ ...this.#values });
  }

  #set(key, value) {
    this.#isTouched = true;
    this.#values[key] = value;
    if (key === "language") this.#setDirection(value);
    this.#changed({ ...this.#values });
  }

  /** Sets the layout direction of a language, which the user can change back. */
  #setDirection(language) {
    const isFromTheRight = fromTheRight.has(language);
    this.#values.rightToLeft = isFromTheRight;
    this.#container.querySelector("[data-setting=rightToLeft]")
      .setAttribute("aria-pressed", String(isFromTheRight));
  }

  #switch({ key, title, name = title }) {
    const button = makeButton(title, {
      class: "setting", title: name, "aria-label": name, data: { setting: key },
    });
    return makeToggle(button, this.#values[key], (isOn) => this.#set(key, isOn));
  }

  #select(key, title, options) {
    return makeMenu(title, options, {
      value: this.#values[key] ?? "", data: { setting: key },
      changed: (value) => this.#set(key, value || null),
    });
  }
}

/** The name of a language in that language, as in a phone's settings. */
function nameOf(code) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
