// The search field of the scene list. Return opens the first scene, Escape clears the field.

export class SceneSearch {
  #field;
  #scenes;
  #notice;

  /** `scenes` has the methods `filter(text)`, which returns the number of matches, and `openFirst()`. */
  constructor(field, notice, scenes) {
    this.#field = field;
    this.#notice = notice;
    this.#scenes = scenes;
    field.addEventListener("input", () => this.refresh());
    field.addEventListener("keydown", (event) => this.#pressed(event));
    addEventListener("keydown", (event) => this.#pressedAnywhere(event));
  }

  /** Filters the list after a change of the list or of the text. */
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
