// The search field of the scene list, for titles and for names of the API that a scene uses. Return opens the first scene,
// Escape clears the field.

import { element, write } from "./elements.js";
import { ScenePanel, narrow } from "./scene-panel.js";
import { markedNames } from "./swift-syntax.js";

export class SceneSearch {
  #field;
  #scenes;
  #notice;
  #fileOf;
  #panel;
  #hasNames = false;

  /**
   * `area` is what everything about the list is in; `toggle` shows all scenes on a narrow page. `fileOf(name)` returns
   * the text of a file.
   */
  constructor(scenes, { field, notice, area, toggle, fileOf }) {
    this.#field = field;
    this.#fileOf = fileOf;
    this.#notice = notice;
    this.#scenes = scenes;
    this.#panel = new ScenePanel(scenes, { area, toggle, closed: () => this.#end() });
    field.addEventListener("input", () => this.#refresh());
    field.addEventListener("focus", () => {
      this.#panel.open();
      this.#readNames();
    });
    // A field that loses the focus to a finger gives the list more room, which moves what the finger is on.
    element("scenes").addEventListener("mousedown", (event) => {
      if (narrow.matches && document.activeElement === field) event.preventDefault();
    });
    field.addEventListener("keydown", (event) => this.#pressed(event));
    addEventListener("keydown", (event) => this.#pressedAnywhere(event));
  }

  /** Looks into the files of a new session's server. */
  sessionBegan() {
    this.#hasNames = false;
    if (document.activeElement === this.#field) this.#readNames();
    this.#refresh();
  }

  #refresh() {
    const text = this.#field.value.trim();
    if (text !== "") this.#panel.open();
    const count = this.#scenes.filter(text);
    this.#notice.hidden = count > 0;
    write(this.#notice, count > 0 ? "" : `No scene has “${text}” in its title or uses it of the API.`);
  }

  async #readNames() {
    if (this.#hasNames) return;
    this.#hasNames = true;
    const { sources } = this.#scenes;
    const texts = await Promise.all(sources.map((source) => this.#fileOf(source)));
    sources.forEach((source, index) => this.#scenes.addNames(source, markedNames(texts[index]).join(" ")));
    if (this.#field.value !== "") this.#refresh();
  }

  #pressed(event) {
    if (event.isComposing) return;
    if (event.key === "ArrowDown") {
      event.preventDefault();
      this.#scenes.focus();
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (this.#field.value === "" || !this.#scenes.openFirst()) return;
      this.#end();
      // Beside the list, the keys that pull work at once; a phone has none.
      if (!narrow.matches) element("surface").focus({ preventScroll: true });
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (this.#field.value === "") this.#end();
      this.#field.value = "";
      this.#refresh();
    }
  }

  /** The list shows the scene among its neighbors again, and a phone puts its keyboard away. */
  #end() {
    this.#field.value = "";
    this.#field.blur();
    this.#panel.close();
    this.#refresh();
  }

  #pressedAnywhere(event) {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.target === this.#field) return;
    event.preventDefault();
    this.#panel.open();
    this.#field.focus();
    this.#field.select();
  }
}
