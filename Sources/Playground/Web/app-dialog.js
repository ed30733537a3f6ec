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
    // The page with the complete screen is named in any case.
    element("app-more").hidden = !article || article.endsWith("/LoadingMore.md");
  }

  async #copyCode() {
    const code = element("app-lines");
    try {
      await navigator.clipboard.writeText(`${code.textContent}\n`);
      showBriefly(this.#copy, "Copied", "Copy UIKit code");
    } catch {
      getSelection().selectAllChildren(code);
      showBriefly(this.#copy, "Selected", "Copy UIKit code");
    }
  }
}
