// The settings of the simulated network and of the feed.

import { make, makeMenu } from "./elements.js";
import { keep, kept } from "./choices.js";

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
