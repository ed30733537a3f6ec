// The field in which one types to find a scene: Enter opens the first one, Escape shows all again.

export class Finder {
  #field;
  #scenes;
  #notice;

  /** `scenes` has `filter(text)`, which returns how many there are, and `openFirst()`. */
  constructor(field, notice, scenes) {
    this.#field = field;
    this.#notice = notice;
    this.#scenes = scenes;
    field.addEventListener("input", () => this.refresh());
    field.addEventListener("keydown", (event) => this.#pressed(event));
    addEventListener("keydown", (event) => this.#pressedAnywhere(event));
  }

  /** The list is new, or what is looked for. */
  refresh() {
    const text = this.#field.value;
    const count = this.#scenes.filter(text);
    this.#notice.hidden = count > 0;
    this.#notice.textContent = count > 0 ? "" : `No scene with “${text.trim()}”.`;
  }

  #pressed(event) {
    if (event.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      this.#scenes.openFirst();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (this.#field.value === "") this.#field.blur();
      this.#field.value = "";
      this.refresh();
    }
  }

  #pressedAnywhere(event) {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLInputElement && event.target.type === "search") return;
    event.preventDefault();
    this.#field.focus();
    this.#field.select();
  }
}
