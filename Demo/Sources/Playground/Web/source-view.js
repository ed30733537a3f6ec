// The source code of the shown scene, beside the phone.

import { make, makeButton, showBriefly } from "./elements.js";
import { lines, markedLines, withoutRegistration } from "./swift-syntax.js";

const loadFromServer = (file) => fetch(`/source/${encodeURIComponent(file)}`)
  .then((answer) => answer.ok ? answer.text() : Promise.reject(answer.status));

export class SourceView {
  #code;
  #name;
  #back;
  #copy;
  #hint;
  /** The name of the file of each type. */
  #files = {};
  #load;
  #cache = new Map();
  #scene = null;
  #shown = null;
  /** The name of the type that a link has led to. */
  #type = null;
  /** Whether the lines have changed while they were out of sight, where they have no places. */
  #isUnseen = false;

  /**
   * `code` receives the lines, `name` the name of the file; `back` returns to the scene's file, and `copy` copies the
   * shown one. `hint` says what the marked lines do. `load(file)` returns the text of a file; by default the server does.
   */
  constructor({ code, name, back, copy, hint, load = loadFromServer }) {
    this.#load = load;
    this.#code = code;
    this.#name = name;
    this.#back = back;
    this.#copy = copy;
    this.#hint = hint;
    copy.addEventListener("click", () => this.#copyFile());
    back.addEventListener("click", () => {
      this.#show(this.#scene);
      code.focus();
    });
    new ResizeObserver(() => { if (this.#isUnseen) this.#reveal(); }).observe(code);
  }

  /** Sets the file of each type, for a new session. */
  sessionBegan(files) {
    this.#files = files;
    this.#cache.clear();
  }

  /** Shows the file of a scene that has started. */
  open(file) {
    if (file === this.#scene && this.#shown === file) return;
    this.#scene = file;
    this.#show(file);
  }

  /** Shows a file, at the beginning of a `type` or else at its marked lines. */
  async #show(file, type = null) {
    this.#shown = file;
    this.#type = type;
    const text = await this.text(file);
    if (this.#shown !== file) return; // Another file was requested meanwhile.
    this.#name.textContent = file;
    this.#back.hidden = file === this.#scene;
    if (!this.#back.hidden) this.#back.textContent = `Back to ${this.#scene}`;
    this.#draw(text);
    this.#code.dataset.file = file;
  }

  /** The text of the scene's file. */
  sceneText() { return this.text(this.#scene); }

  /** The text of a file. */
  async text(file) {
    if (!this.#cache.has(file)) {
      const asked = this.#load(file).catch(() => {
        this.#cache.delete(file);
        return "// The server did not give this file.";
      });
      this.#cache.set(file, asked);
    }
    return this.#cache.get(file);
  }

  /** Copies the file without the scene’s entry in the list, which an app has no use for. */
  async #copyFile() {
    const text = await this.text(this.#shown);
    try {
      await navigator.clipboard.writeText(withoutRegistration(text));
      showBriefly(this.#copy, "Copied", "Copy file");
    } catch {
      getSelection().selectAllChildren(this.#code);
      showBriefly(this.#copy, "Selected", "Copy file");
    }
  }

  #draw(text) {
    const rows = lines(text);
    const marked = markedLines(rows);
    this.#hint.hidden = marked.size === 0;
    this.#code.replaceChildren(...rows.map((row, index) => this.#row(row, marked.has(index))));
    this.#reveal();
  }

  /**
   * Shows the first line of the type that was asked for, or the first marked ones, with some lines before them, or the
   * beginning of the file if they are in sight there. Lines that are out of sight have no places; they are scrolled once they
   * are seen.
   */
  #reveal() {
    this.#isUnseen = this.#code.clientHeight === 0;
    const all = [...this.#code.children];
    const declaration = new RegExp(`\\b(?:class|struct|enum|actor|protocol) ${this.#type}\\b`);
    const first = all.find((line) => this.#type && declaration.test(line.textContent)) ?? all.find((line) => line.matches(".matters"));
    this.#code.scrollTop = 0;
    if (this.#isUnseen || !first) return;
    const room = this.#code.clientHeight;
    if (first.offsetTop + 3 * first.offsetHeight < room) return;
    // From the beginning of a line, so that no half of one is at the edge.
    this.#code.scrollTop = all.find((line) => line.offsetTop >= first.offsetTop - room / 4).offsetTop;
  }

  #row(row, matters) {
    const line = make("li", { class: matters ? "matters" : null });
    const text = row.map(({ text }) => text).join("");
    line.style.setProperty("--indent", text.length - text.trimStart().length);
    for (const { text, kind } of row) line.append(...parts(this.#word(text, kind)));
    return line;
  }

  #word(text, kind) {
    const file = kind === "type" ? this.#files[text] : undefined;
    if (file && file !== this.#shown) {
      const show = () => {
        this.#show(file, text);
        this.#code.focus();
      };
      return makeButton(text, { class: "code-link", title: `Show ${file}`, on: { click: show } });
    }
    return kind ? make("span", { class: `code-${kind}`, text }) : text;
  }
}

/** A line may break before its dots; an element stays as it is. */
const parts = (word) => typeof word !== "string" ? [word]
  : word.split(/(?<![.\\])(?=\.(?!\.))/).flatMap((part) => part.startsWith(".") ? [make("wbr"), part] : [part]);
