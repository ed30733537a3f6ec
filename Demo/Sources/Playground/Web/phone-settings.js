// The phone's settings that screens adapt to: appearance, direction, text, motion, and language.

import { keep, kept } from "./choices.js";
import { make, makeButton, makeMenu, makeToggle } from "./elements.js";

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

// The settings of the simulated network and of the feed.

const choices = [
  {
    key: "latency", title: "Latency", options: [
      [0, "None"], [0.3, "0.3 s"], [0.6, "0.6 s"], [1, "1 s"], [3, "3 s"], [8, "8 s"],
    ],
  },
  {
    key: "failure", title: "Fails", options: [
      [0, "Never"], [0.3, "3 in 10"], [0.7, "7 in 10"], [1, "Always"],
    ],
  },
  {
    key: "amount", title: "Feed", options: [
      ["all", "All posts"], ["empty", "Empty"], ["short", "Short first page"],
      ["end", "Ends at 40"],
    ],
  },
];

export class FeedSettings {
  #container;
  #values = { latency: 0.6, failure: 0, amount: "all" };
  #changed;
  #notice;

  /** `changed(values, key)` is called after a change, without a key for a session that begins. */
  constructor(container, changed) {
    this.#container = container;
    this.#changed = changed;
    this.#restore();
    for (const choice of choices) container.append(this.#select(choice));
    this.#notice = make("span", { class: "notice", role: "status" });
    container.append(this.#notice);
    this.#notify();
  }

  /** Sends the settings to a new session, which has no latency of its own: its first page comes at once. */
  sessionBegan() {
    this.#changed({ ...this.#values });
  }

  /** A network that fails is for one scene: another one would look broken. */
  sceneChanged() {
    if (this.#values.failure !== 0) this.#setFailure("0");
  }

  #setFailure(value) {
    const setting = this.#container.querySelector("[data-feed=failure]");
    setting.value = value;
    setting.dispatchEvent(new Event("change", { bubbles: true }));
  }

  /** Takes up the settings from before a reload, except for failures. */
  #restore() {
    const values = kept("feed");
    for (const { key, options } of choices) {
      if (key !== "failure" && options.some(([value]) => value === values[key])) this.#values[key] = values[key];
    }
  }

  #notify() {
    this.#notice.textContent = this.#values.failure === 1
      ? "Every request fails now, whether you pull, scroll to the end, or tap a failed footer." : "";
  }

  #select({ key, title, options }) {
    const changed = (value) => {
      this.#values[key] = key === "amount" ? value : Number(value);
      keep("feed", this.#values);
      this.#changed({ ...this.#values }, key);
      this.#notify();
    };
    return makeMenu(title, options, { value: this.#values[key], data: { feed: key }, changed });
  }
}
