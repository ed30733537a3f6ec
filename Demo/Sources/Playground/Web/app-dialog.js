// Says how to add Tug to an app: with the lines of the scene that use Tug, or with the code of most lists.

import { element, make, makeButton, pageLink, showBriefly } from "./elements.js";
import { Modal } from "./modal.js";
import { codeOf, lines, markedLines, withoutRegistration } from "./swift-syntax.js";

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

// A piece of code with a button that copies it.

/** Each line is in a box of its own, because what wraps goes on further to the right. */
export function sampleView(rows) {
  const words = (row) => row.map(({ text, kind }) => kind ? make("span", { class: `code-${kind}`, text }) : text);
  const code = make("pre", {}, ...rows.map((row) => {
    const line = make("span", { class: "sample-line" }, ...words(row));
    line.style.setProperty("--indent", line.textContent.search(/\S|$/));
    return line;
  }));
  const copy = makeButton("Copy", { class: "code-back", on: { click: () => copyText(code, copy) } });
  return make("div", { class: "sample" }, copy, code);
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

// What a scene does with its controls, for an app: the lines that use Tug, with where each of them belongs.

const member = /^ {2}(?:@\w+ )*(?:[a-z]+(?:\(set\))? )*(?:func (\w+)|(init)\()/;
const type = /^(?:(?:public|private|final|@\w+) )*(?:class|struct|enum|extension) (\w+)/;
/** What a line in a function may depend on. */
const condition = /^ {4}(?:if|guard|for|while|switch)\b/;
const indentOf = (line) => line.search(/\S|$/);

/** Returns `{ modules, rows }` of the text of a scene's file; `rows` is empty for a scene that leaves its controls to another file. */
export function sceneSample(source) {
  const file = lines(withoutRegistration(source));
  const code = codeOf(file);
  const modules = [...code.join("\n").matchAll(/^import (Tug\w*|Paging)$/gm)].map(([, name]) => name);
  const parts = new Map();
  let last = -1;
  for (const run of runsOf(markedLines(file))) {
    // A line in a part that came whole
    if (run.from <= last) continue;
    const { title, from, to, depth } = placeOf(code, run);
    last = to;
    const rows = parts.get(title) ?? parts.set(title, new Map()).get(title);
    for (let at = from; at <= to; at++) rows.set(at, withoutIndent(file[at], depth));
  }
  const rows = [...parts].flatMap(([title, own]) => [[], ...lines(`// ${title}`), ...own.values()]);
  return { modules, rows: rows.length > 0 ? [...lines(modules.map((name) => `import ${name}`).join("\n")), ...rows] : [] };
}

/** The runs of marked lines that follow one another. */
function runsOf(marked) {
  const runs = [];
  for (const index of [...marked].sort((a, b) => a - b)) {
    if (runs.at(-1)?.to === index - 1) runs.at(-1).to = index;
    else runs.push({ from: index, to: index });
  }
  return runs;
}

/** Where marked lines belong, and the lines that come with them: all of a type that is one of Tug's, such as an indicator. */
function placeOf(code, { from, to }) {
  const endAfter = (line, indent) => code.findIndex((each, at) => at > line && indentOf(each) === indent && each.trim().startsWith("}"));
  if (type.test(code[from])) return { title: "Beside the view controller:", from, to: endAfter(from, 0), depth: 0 };
  const depth = indentOf(code[from]);
  // All of a block whose first lines use Tug
  const text = code.slice(from, to + 1).join("");
  if (text.split("{").length > text.split("}").length) to = endAfter(to, depth);
  const head = code.findLastIndex((line, at) => at < from && member.test(line));
  // A property, a function, or a line between two functions
  if (depth <= 2 || head < 0 || from > endAfter(head, 2)) return { title: "In the view controller:", from, to, depth };
  const [, name, init] = member.exec(code[head]);
  const title = `In ${name ?? init}:`;
  const outer = code.findLastIndex((line, at) => at < from && at > head && indentOf(line) === 4 && line.trim() !== "");
  if (depth > 4 && condition.test(code[outer])) return { title, from: outer, to: endAfter(outer, 4), depth: 4 };
  return { title, from, to, depth };
}

const withoutIndent = ([first, ...others], depth) => {
  if (!first) return [];
  const rest = first.text.slice(Math.min(depth, indentOf(first.text)));
  return rest ? [{ ...first, text: rest }, ...others] : others;
};

/** The framework in which a file of a scene declares its controls. */
export function kitOf(source) {
  return codeOf(lines(source)).some((line) => /\.tug(?:Header|Footer)\b/.test(line)) ? "SwiftUI" : "UIKit";
}
