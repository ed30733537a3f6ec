// Says how to add Tug to an app: with the code of the scene that uses Tug, or with that of most lists.

import { sampleView } from "./code-sample.js";
import { element, make } from "./elements.js";
import { Modal } from "./modal.js";
import { kitOf, modelOf, sceneSample } from "./scene-sample.js";
import { lines } from "./swift-syntax.js";
import { pageLink, titledLink } from "./titled-link.js";

/** The modules of the code that most lists need, for each choice. */
const usualModules = { UIKit: ["Paging", "Tug"], SwiftUI: ["Paging", "TugSwiftUI"] };

/** The pages with a complete screen, also for a scene with the calls of another library. */
const screens = {
  UIKit: ["Getting started", "docs/articles/GettingStarted.md"], SwiftUI: ["Tug in SwiftUI", "docs/articles/SwiftUI.md"],
  TugSVPullToRefresh: ["From SVPullToRefresh", "docs/from-svpulltorefresh.md"],
};

export class AppDialog {
  #modal = new Modal(element("app-dialog"));
  #kits = element("app-kits");
  #source;
  #title = "";
  #article = "";
  /** Whether the reader has asked for a framework, which is then the title. */
  #isAboutKit = false;

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

  opened({ id, title, article }) {
    this.#title = title;
    // In place of the scene's own code, it has that of a screen with a PagedFeed.
    element("app-code").textContent = id === "swiftui" ? "SwiftUI for an app" : "Use this scene";
    for (const part of ["app-scene", "app-own-scene"]) element(part).textContent = title;
    this.#article = article ?? "";
  }

  /** The button in the source of the scene is about the scene. Another one may name the framework that its reader looks for. */
  async #open(opener) {
    const isAboutScene = opener.id === "app-code";
    const [source, link] = await Promise.all([this.#source(), isAboutScene && this.#article ? pageLink(this.#article) : null]);
    const isSwiftUI = isAboutScene && kitOf(source) === "SwiftUI";
    const title = isSwiftUI ? "Tug in SwiftUI" : isAboutScene ? `Use “${this.#title}” in an app` : "Add Tug to an app";
    const own = isAboutScene ? sceneSample(source) : null;
    this.#isAboutKit = opener.dataset.kit !== undefined;
    element("app-title").textContent = title;
    element("app-article").replaceChildren(...(link ? [link] : []));
    element("app-own").hidden = own === null;
    element("app-usual").hidden = this.#kits.hidden = own !== null;
    element("app-elsewhere").hidden = !isAboutScene;
    const model = isAboutScene ? modelOf(source) : "";
    element("app-model").hidden = model === "";
    element("app-model-name").textContent = model;
    if (own) this.#showOwn(own);
    else this.#showKit(opener.dataset.kit ?? kitOf(source));
    this.#modal.open(opener);
  }

  #showOwn({ modules, list, isOfTabs, rows, names }) {
    this.#nameProducts(modules);
    this.#nameScreen(modules.find((name) => name in screens) ?? "UIKit");
    element("app-tabs").hidden = !isOfTabs;
    element("app-list-controller").hidden = isOfTabs;
    element("app-list").textContent = list;
    element("app-data").hidden = list === "scrollView";
    element("app-names").hidden = names.length === 0;
    element("app-own-sample").replaceChildren(sampleView(rows));
  }

  /** Shows the code for one of UIKit and SwiftUI. */
  #showKit(kit) {
    this.#kits.querySelector(`[value=${kit}]`).checked = true;
    for (const view of element("app-usual").querySelectorAll("[data-kit]")) view.hidden = view.dataset.kit !== kit;
    this.#nameProducts(usualModules[kit]);
    this.#nameScreen(kit);
    if (this.#isAboutKit) element("app-title").textContent = `Tug in ${kit}`;
  }

  /** Names the page with a complete screen, and a page about the scene, unless it's the same one. */
  #nameScreen(kind) {
    const [title, path] = screens[kind];
    element("app-screen").replaceChildren(titledLink(title, path));
    element("app-more").hidden = element("app-article").childElementCount === 0 || this.#article === path;
  }

  #nameProducts(modules) {
    const names = modules.flatMap((name, index) => [...(index > 0 ? [" and "] : []), make("b", { text: name })]);
    element("app-products").replaceChildren(modules.length > 1 ? "products " : "product ", ...names);
  }
}
