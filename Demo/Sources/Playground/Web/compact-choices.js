// A menu in place of a row of choices, for the toolbar of a narrow page. The style sheets show one of the two.

import { make } from "./elements.js";

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
