// Says how to add Tug to an app: with the lines of the scene that use Tug, or with those that most lists need.

import { element, make, makeButton, showBriefly } from "./elements.js";
import { lines, statements, withoutRegistration } from "./swift-syntax.js";

export class AppDialog {
  #dialog = element("app-dialog");
  #own = element("app-own-lines");
  #source;

  /** `source()` returns the text of the scene's file. */
  constructor(source) {
    this.#source = source;
    addEventListener("click", ({ target }) => {
      const opener = target.closest?.("[data-opens=app-dialog]");
      if (opener) this.#open(opener.id === "app-code");
    });
    element("app-close").addEventListener("click", () => this.#dialog.close());
    for (const sample of this.#dialog.querySelectorAll(".sample")) {
      const code = sample.querySelector("pre");
      draw(code, lines(code.textContent));
      const copy = makeButton("Copy", { class: "code-back", on: { click: () => copyText(code, copy) } });
      sample.append(copy);
    }
  }

  opened({ title, article }) {
    for (const id of ["app-scene", "app-own-scene"]) element(id).textContent = title;
    element("app-article").textContent = article;
    // The page with the complete screen is named in any case.
    element("app-more").hidden = !article || article.endsWith("/LoadingMore.md");
  }

  async #open(isAboutScene) {
    const own = isAboutScene ? statements(lines(withoutRegistration(await this.#source()))) : [];
    element("app-own").hidden = own.length === 0;
    element("app-usual").hidden = own.length > 0;
    draw(this.#own, own);
    this.#dialog.showModal();
  }
}

function draw(code, rows) {
  const words = (row) => row.map(({ text, kind }) => kind ? make("span", { class: `code-${kind}`, text }) : text);
  code.replaceChildren(...rows.flatMap((row, index) => [...(index > 0 ? ["\n"] : []), ...words(row)]));
}

async function copyText(code, button) {
  try {
    await navigator.clipboard.writeText(`${code.textContent}\n`);
    showBriefly(button, "Copied", "Copy");
  } catch {
    getSelection().selectAllChildren(code);
    showBriefly(button, "Selected", "Copy");
  }
}
