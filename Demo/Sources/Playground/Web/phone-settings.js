// The phone's settings that screens adapt to: appearance, direction, text, motion, and language.

import { makeButton, makeMenu, makeToggle } from "./elements.js";
import { keep, kept } from "./choices.js";

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

const darkWindow = matchMedia("(prefers-color-scheme: dark)");

/** Without `dark`, which is the window's. */
const defaults = {
  rightToLeft: false, boldText: false, reduceMotion: false, voiceOver: false, textSize: "large", language: null,
};

export class PhoneSettings {
  #container;
  #values = { ...defaults, dark: darkWindow.matches };
  #reset = makeButton("Reset", { class: "text-link", "aria-label": "Reset the phone", on: { click: () => this.#setBack() } });
  #isTouched = false;
  /** Whether the direction came with a language, and not from the user. */
  #isDirectionOfLanguage = false;
  /** Whether the phone is as dark as the window, until the user decides. */
  #followsWindow = true;
  #changed;

  /** `changed(values, key)` is called after a change, with the setting that the user has changed if it is one. */
  constructor(container, changed) {
    this.#changed = changed;
    this.#container = container;
    this.#restore();
    for (const item of switches) container.append(this.#switch(item));
    const sizes = textSizes.map(({ value, title }) => [value, title]);
    container.append(this.#select("textSize", "Text", sizes));
    container.append(this.#reset);
    this.#showReset();
    darkWindow.addEventListener("change", () => this.#followWindow());
  }

  /**
   * Restores the user's settings in a new session. `languages` are the codes of the available
   * languages.
   */
  sessionBegan(languages) {
    if (!languages.includes(this.#values.language)) this.#values.language = null;
    if (!this.#container.querySelector("[data-setting=language]")) {
      const all = languages.map((code) => [code, nameOf(code)]);
      this.#reset.before(this.#select("language", "Language", [["", "System"], ...all]));
    }
    // A new session's phone is light.
    if (this.#isTouched || this.#values.dark) this.#changed({ ...this.#values });
  }

  /** Takes up the settings from before a reload. The languages are not known yet. */
  #restore() {
    const values = kept("settings");
    const isValid = (key, value) => key === "language" ? typeof value === "string"
      : key === "textSize" ? textSizes.some((size) => size.value === value) : typeof value === "boolean";
    for (const key of Object.keys(this.#values)) {
      if (!isValid(key, values[key])) continue;
      this.#isTouched = true;
      this.#values[key] = values[key];
      if (key === "dark") this.#followsWindow = false;
    }
  }

  #followWindow() {
    if (!this.#followsWindow) return;
    this.#values.dark = darkWindow.matches;
    this.#press("dark");
    this.#showReset();
    this.#changed({ ...this.#values });
  }

  #set(key, value) {
    this.#isTouched = true;
    this.#values[key] = value;
    if (key === "dark") this.#followsWindow = false;
    if (key === "rightToLeft") this.#isDirectionOfLanguage = false;
    if (key === "language") this.#setDirection(value);
    this.#showReset();
    // A phone that is as dark as the window stays so after a reload.
    keep("settings", { ...this.#values, dark: this.#followsWindow ? undefined : this.#values.dark });
    this.#changed({ ...this.#values }, key);
  }

  #setBack() {
    this.#followsWindow = true;
    this.#values = { ...defaults, dark: darkWindow.matches };
    for (const { key } of switches) this.#press(key);
    for (const menu of this.#container.querySelectorAll("select")) menu.value = this.#values[menu.dataset.setting] ?? "";
    keep("settings", {});
    this.#showReset();
    this.#changed({ ...this.#values });
    // The button that had the focus is gone.
    this.#container.querySelector("button").focus();
  }

  /** Settings outlast a reload, so that there is a way back when one isn't what a new phone has. */
  #showReset() {
    const isDefault = Object.keys(defaults).every((key) => this.#values[key] === defaults[key]);
    this.#reset.hidden = isDefault && this.#values.dark === darkWindow.matches;
  }

  /** Sets the layout direction of a language, which the user can change back. A direction that the user has chosen stays. */
  #setDirection(language) {
    const isFromTheRight = fromTheRight.has(language);
    if (isFromTheRight || this.#isDirectionOfLanguage) this.#values.rightToLeft = isFromTheRight;
    this.#isDirectionOfLanguage ||= isFromTheRight;
    this.#press("rightToLeft");
  }

  /** Shows the value of a switch that was set by something else. */
  #press(key) {
    this.#container.querySelector(`[data-setting=${key}]`).setAttribute("aria-pressed", String(this.#values[key]));
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
