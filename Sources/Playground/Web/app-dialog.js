// Says how to add Tug to an app, and which page of the repository is about the scene.

import { element, showBriefly } from "./elements.js";

export class AppDialog {
  #dialog = element("app-dialog");
  #copy = element("app-copy");

  constructor() {
    addEventListener("click", ({ target }) => {
      if (target.closest?.("[data-opens=app-dialog]")) this.#dialog.showModal();
    });
    element("app-close").addEventListener("click", () => this.#dialog.close());
    this.#copy.addEventListener("click", () => this.#copyCode());
  }

  opened({ title, article }) {
    element("app-scene").textContent = title;
    element("app-article").textContent = article;
    element("app-more").hidden = article.endsWith("/LoadingMore.md");
  }

  async #copyCode() {
    const code = element("app-lines");
    try {
      await navigator.clipboard.writeText(`${code.textContent}\n`);
      showBriefly(this.#copy, "Copied", "Copy");
    } catch {
      getSelection().selectAllChildren(code);
      showBriefly(this.#copy, "Selected", "Copy");
    }
  }
}
