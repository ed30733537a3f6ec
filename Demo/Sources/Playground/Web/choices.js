// The user's choices that outlive a reload, in the storage of the tab: another tab may show another phone.

import { make } from "./elements.js";

const key = (name) => `tug.${name}`;

/**
 * The values that were kept under `name`. What another version of the page has left, or anything else, may be among
 * them, so the caller checks each one. A browser may have no storage; then there are none.
 */
export function kept(name) {
  try {
    return Object(JSON.parse(sessionStorage.getItem(key(name))));
  } catch {
    return {};
  }
}

/** Keeps `values` under `name`, if the browser has a storage for them. */
export function keep(name, values) {
  try {
    sessionStorage.setItem(key(name), JSON.stringify(values));
  } catch {
    // The page works without: a reload begins with the defaults.
  }
}

// A menu in place of a row of choices, for the toolbar of a narrow page. The style sheets show one of the two.

export class CompactChoices {
  #choices;
  #menu;

  /** `choices` is a fieldset of radio buttons whose labels have a `span` with the title. */
  constructor(choices) {
    this.#choices = choices;
    const inputs = [...choices.querySelectorAll("input")];
    this.#menu = make("select", { class: "compact", "aria-label": choices.querySelector("legend").textContent.trim() },
      ...inputs.map(({ value, parentNode }) => new Option(parentNode.querySelector("span").textContent, value)));
    this.#menu.addEventListener("change", () => inputs.find(({ value }) => value === this.#menu.value).click());
    choices.addEventListener("change", () => this.update());
    choices.append(this.#menu);
    this.update();
  }

  /** Shows a choice that was made by something else. */
  update() {
    this.#menu.value = this.#choices.querySelector("input:checked")?.value ?? "";
  }
}
