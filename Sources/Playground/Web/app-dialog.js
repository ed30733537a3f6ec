// Says how to add Tug to an app: with the lines of the scene that use Tug, or with those that most lists need.

import { element, make, makeButton, showBriefly } from "./elements.js";
import { modulesOf, parts } from "./scene-parts.js";
import { lines, withoutRegistration } from "./swift-syntax.js";

export class AppDialog {
  #dialog = element("app-dialog");
  #own = element("app-own-parts");
  #source;

  /** `source()` returns the text of the scene's file. */
  constructor(source) {
    this.#source = source;
    addEventListener("click", ({ target }) => {
      const opener = target.closest?.("[data-opens=app-dialog]");
      if (opener) this.#open(opener.id === "app-code", opener.dataset.kit ?? "UIKit");
    });
    element("app-close").addEventListener("click", () => this.#dialog.close());
    for (const code of this.#dialog.querySelectorAll("#app-usual pre")) {
      const rows = lines(code.textContent);
      code.replaceWith(sample(rows));
    }
  }

  opened({ title, article }) {
    for (const id of ["app-scene", "app-own-scene"]) element(id).textContent = title;
    element("app-article").textContent = article;
    // The page with the complete screen is named in any case.
    element("app-more").hidden = !article || article.endsWith("/LoadingMore.md");
  }

  /** `kit` is the beginning of the summary of the code that is shown first. */
  async #open(isAboutScene, kit) {
    const file = isAboutScene ? lines(withoutRegistration(await this.#source())) : [];
    const own = parts(file);
    element("app-own").hidden = own.length === 0;
    element("app-usual").hidden = own.length > 0;
    const modules = own.length > 0 ? modulesOf(own, file) : ["Tug", "Paging"];
    const names = modules.flatMap((name, index) => [...(index > 0 ? [" and "] : []), make("b", { text: name })]);
    element("app-products").replaceChildren(modules.length > 1 ? "products " : "product ", ...names);
    this.#own.replaceChildren(
      sample(lines(modules.map((name) => `import ${name}`).join("\n"))),
      ...own.flatMap((part) => [make("p", {}, ...placeOf(part)), sample(part.rows)]));
    for (const details of this.#dialog.querySelectorAll("details")) {
      details.open = details.querySelector("summary").textContent.startsWith(kit);
    }
    this.#dialog.showModal();
  }
}

/** Words for where a part of a scene belongs. */
const placeOf = ({ kind, name }) => ({
  function: ["In ", make("code", { text: name }), ":"],
  choices: ["What the buttons of the scene change, for each ", make("code", { text: "choice" }), ":"],
  declarations: ["Also in the view controller:"],
  type: ["Beside the view controller:"],
})[kind];

/** Lines of code, each in a box of its own, because what wraps goes on further to the right, and a button that copies them. */
function sample(rows) {
  const words = (row) => row.map(({ text, kind }) => kind ? make("span", { class: `code-${kind}`, text }) : text);
  const code = make("pre", {}, ...rows.map((row) => {
    const line = make("span", { class: "sample-line" }, ...words(row));
    line.style.setProperty("--indent", line.textContent.search(/\S|$/));
    return line;
  }));
  const copy = makeButton("Copy", { class: "code-back", on: { click: () => copyText(code, copy) } });
  return make("div", { class: "sample" }, code, copy);
}

async function copyText(code, button) {
  const lines = [...code.children].map((line) => `${line.textContent}\n`);
  try {
    await navigator.clipboard.writeText(lines.join(""));
    showBriefly(button, "Copied", "Copy");
  } catch {
    getSelection().selectAllChildren(code);
    showBriefly(button, "Selected", "Copy");
  }
}
