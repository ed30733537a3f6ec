// Says how to add Tug to an app: with the lines of the scene that use Tug, or with the code of most lists.

import { sampleView, kitOf, sceneSample } from "./code-sample.js";
import { element, make, pageLink } from "./elements.js";
import { Modal } from "./modal.js";
import { lines } from "./swift-syntax.js";

/** The modules of the code that most lists need, for each choice, and the page with a complete screen. */
const usual = {
  UIKit: { modules: ["Paging", "Tug"], page: "docs/articles/GettingStarted.md" },
  SwiftUI: { modules: ["Paging", "TugSwiftUI"], page: "docs/articles/SwiftUI.md" },
};

export class AppDialog {
  #modal = new Modal(element("app-dialog"));
  #kits = element("app-kits");
  #source;
  #scene = { title: "", article: null };

  /** `source()` returns the text of the scene's file. */
  constructor(source) {
    this.#source = source;
    addEventListener("click", ({ target }) => {
      const opener = target.closest?.("[data-opens=app-dialog]");
      if (opener) this.#open(opener);
    });
    this.#kits.addEventListener("change", ({ target }) => this.#showKit(target.value));
    for (const code of element("app-usual").querySelectorAll("pre")) {
      const view = sampleView(lines(code.textContent));
      view.dataset.kit = code.dataset.kit;
      code.replaceWith(view);
    }
  }

  opened(scene) { this.#scene = scene; }

  /** The button in the source of the scene is about the scene. Another one may name the framework that its reader looks for. */
  async #open(opener) {
    const source = await this.#source();
    const isAboutScene = opener.id === "app-code";
    const { modules, rows } = isAboutScene ? sceneSample(source) : { rows: [] };
    const isOwn = rows.length > 0 && kitOf(source) === "UIKit";
    element("app-title").textContent = isAboutScene ? `Use “${this.#scene.title}” in an app` : "Add Tug to an app";
    element("app-own").hidden = !isOwn;
    element("app-usual").hidden = this.#kits.hidden = isOwn;
    if (isOwn) {
      element("app-own-sample").replaceChildren(sampleView(rows));
      this.#name(modules, this.#scene.article ?? usual.UIKit.page);
    } else {
      this.#showKit(opener.dataset.kit ?? kitOf(source));
    }
    this.#modal.open(opener);
  }

  /** Shows the code for one of UIKit and SwiftUI. */
  #showKit(kit) {
    this.#kits.querySelector(`[value=${kit}]`).checked = true;
    for (const view of element("app-usual").querySelectorAll("[data-kit]")) view.hidden = view.dataset.kit !== kit;
    this.#name(usual[kit].modules, usual[kit].page);
  }

  /** Names the products of the package and a page about the code. */
  #name(modules, page) {
    const names = modules.flatMap((name, index) => [...(index > 0 ? [" and "] : []), make("b", { text: name })]);
    element("app-products").replaceChildren(modules.length > 1 ? "products " : "product ", ...names);
    element("app-page").replaceChildren(pageLink(page));
  }
}
