// The source code of the shown scene, beside the phone.

import { breakable, whole } from "./code-breaks.js";
import { markMatches } from "./code-matches.js";
import { make, makeButton } from "./elements.js";
import { FileCopy } from "./file-copy.js";
import { lines, markedLines, registration } from "./swift-syntax.js";

/** The first line of a type or of an extension of the file. */
const typeHead = /^(?:(?:public|open|package|internal|fileprivate|private|final|indirect|@\w+)\s+)*((?:class|struct|enum|actor|protocol|extension)\s+[\w.]+)/;

/** How many marked lines say what the code is about: a control with its action. */
const fewMarks = 3;

const loadFromServer = (file) => fetch(`/source/${encodeURIComponent(file)}`)
  .then((answer) => answer.ok ? answer.text() : Promise.reject(answer.status));

export class SourceView {
  #code;
  #name;
  #back;
  #copy;
  #hint;
  #head;
  /** The lines at which a type begins, with the words for it. */
  #types = [];
  #files = {};
  #load;
  #cache = new Map();
  #scene = null;
  #shown = null;
  #isUnseen = false;
  /** Where the lines were scrolled to, before the reader scrolls. */
  #place = 0;
  #words = [];
  #match = null;
  /** The name of the type that a link has led to. */
  #type = null;

  /**
   * `code` receives the lines, `name` the name of the file; `back` returns to the scene's file, and `copy` copies the
   * shown one. `hint` says what the marked lines do, `head` names the type whose first line is out of sight, and `notice`
   * says what a copy lacks; a page may do without any of them. `load(file)` returns the text of a file; by default the server does.
   */
  constructor({ code, name, back, copy, hint = null, head = null, notice = null, load = loadFromServer }) {
    this.#load = load;
    this.#code = code;
    this.#name = name;
    this.#back = back;
    this.#copy = new FileCopy(copy, { notice, copy: () => this.#copyFile() });
    this.#hint = hint;
    this.#head = head;
    code.addEventListener("scroll", () => this.#nameType(), { passive: true });
    back.addEventListener("click", () => {
      this.#show(this.#scene);
      this.#code.focus();
    });
    new ResizeObserver(() => {
      // Lines that wrap in other places have moved.
      if (this.#isUnseen || code.scrollTop === this.#place) this.#reveal();
      this.#nameType();
    }).observe(code);
  }

  /** Sets the file of each type, for a new session. */
  sessionBegan(files) {
    this.#files = files;
    this.#cache.clear();
  }

  /** Shows the file of a scene that has started, at the `words` for which a search has found it in its code. */
  open(file, words = []) {
    if (file === this.#scene && this.#shown === file && words.length === 0) return;
    this.#scene = file;
    this.#words = words;
    this.#show(file);
  }

  /** Shows a file, at the beginning of a `type` or else at its marked lines. */
  async #show(file, type = null) {
    this.#shown = file;
    this.#type = type;
    this.#copy.reset();
    const text = await this.text(file);
    if (this.#shown !== file) return; // Another file was requested meanwhile.
    this.#name.replaceChildren(...breakable(file));
    this.#back.hidden = file === this.#scene;
    if (!this.#back.hidden) this.#back.textContent = `Back to ${this.#scene}`;
    this.#draw(text);
    this.#code.dataset.file = file;
  }

  async #copyFile() {
    const file = this.#shown;
    const text = await this.text(file);
    await this.#copy.copy(text, { file, files: this.#files, isOfScene: file === this.#scene, code: this.#code });
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

  #draw(text) {
    const rows = lines(text);
    const marked = markedLines(rows);
    if (this.#hint) this.#hint.hidden = marked.size === 0;
    this.#code.replaceChildren(...rows.map((row, index) => this.#row(row, marked.has(index))));
    this.#fold(registration(rows));
    this.#types = [...this.#code.children].flatMap((line, index) => {
      const words = typeHead.exec(rows[index].map(({ text }) => text).join(""))?.[1];
      return words && !line.querySelector(".code-fold") ? [{ line, words }] : [];
    });
    this.#code.scrollTo(0, 0);
    this.#match = markMatches([...this.#code.children], this.#shown === this.#scene ? this.#words : []);
    if (this.#match?.matches(".folded")) this.#code.querySelector(".code-fold").click();
    this.#reveal();
  }

  /** Names the type that the first visible line is part of, in place of that line, if its own first line is above it. */
  #nameType() {
    if (!this.#head) return;
    const above = this.#types.findLast(({ line }) => line.offsetTop < this.#code.scrollTop);
    this.#head.hidden = above === undefined;
    if (above) this.#head.textContent = above.words;
  }

  /**
   * Shows the line that was searched for, or the first marked ones, and the beginning of the file if there is room for
   * the first few of them, or else that of the type that the line is part of. Lines that are out of sight, behind a tab or in a
   * closed sheet, have no places; they are scrolled once they are seen.
   */
  #reveal() {
    this.#isUnseen = this.#code.clientHeight === 0;
    const linked = this.#types.find(({ words }) => words.endsWith(` ${this.#type}`))?.line;
    if (!this.#isUnseen && linked) {
      // With some of what is before it, or all, if that is little.
      const above = linked.offsetTop - 3 * parseFloat(getComputedStyle(this.#code).lineHeight);
      const isNearTop = linked.offsetTop < this.#code.clientHeight / 3;
      const first = [...this.#code.children].find((line) => line.offsetTop >= above);
      this.#place = this.#code.scrollTop = isNearTop ? 0 : first.offsetTop;
      return this.#nameType();
    }
    const first = this.#match ?? this.#code.querySelector(".matters");
    if (this.#isUnseen || !first) return;
    const room = this.#code.clientHeight;
    const bottom = this.#bottomOfMarks(first) + first.offsetHeight;
    if (bottom > room && this.#bottomOfMarks(first, fewMarks) > room) {
      const type = this.#types.findLast(({ line }) => line.offsetTop <= first.offsetTop)?.line.offsetTop ?? 0;
      const row = parseFloat(getComputedStyle(this.#code).lineHeight);
      // As much as a third of the room stays above the first line, and more of the marks matters more. The name of the
      // type covers a row.
      const covered = this.#coversLine ? Math.ceil(row) : 0;
      // A sheet is too low for what is before the marks.
      const before = this.#match || this.#coversLine ? room / 3 : 0;
      const below = Math.max(first.offsetTop - before, Math.min(bottom - room, first.offsetTop - covered));
      const above = bottom - type <= room ? type : below;
      // From the beginning of a line, so that no half of one is at the edge. The name of the type covers that line, so
      // that one with a single row is better.
      const lines = [...this.#code.children].filter((line) => line.offsetTop >= above);
      const isBest = (line) => line.offsetTop === type
        || (line.offsetTop <= first.offsetTop - covered && line.offsetHeight < row * 1.5);
      const best = (lines.find(isBest) ?? lines[0]).offsetTop;
      // The first of the marks is never the one that is covered.
      this.#code.scrollTop = best < first.offsetTop || best === type ? best : first.offsetTop - covered;
    } else {
      this.#code.scrollTop = 0;
    }
    this.#place = this.#code.scrollTop;
    this.#nameType();
  }

  /** Whether the name of the type is over the first line, and not in a row above it, as on narrow pages. */
  get #coversLine() { return this.#head !== null && getComputedStyle(this.#head).position !== "absolute"; }

  /** The bottom of the marked lines that follow one another from this one, or of the first `count` of them. */
  #bottomOfMarks(first, count = Infinity) {
    let last = first;
    for (let more = 1; more < count && last.nextElementSibling?.matches(".matters"); more += 1) last = last.nextElementSibling;
    return last.offsetTop + last.offsetHeight;
  }

  /** Shows only the first of these lines, with a button for the others. Their numbers stay. */
  #fold([first, last]) {
    const [head, ...others] = [...this.#code.children].slice(first, last + 1);
    if (others.length === 0) return;
    const shown = (isOpen) => {
      for (const line of others) line.classList.toggle("folded", !isOpen);
      button.setAttribute("aria-expanded", String(isOpen));
      button.textContent = isOpen ? "Fold" : "…";
      button.title = button.ariaLabel = `${isOpen ? "Fold" : "Show"} the scene’s entry in the list`;
    };
    const button = makeButton("…", {
      class: "code-fold",
      on: { click: () => shown(button.getAttribute("aria-expanded") === "false") },
    });
    head.append(" ", button);
    shown(false);
  }

  #row(row, matters) {
    const line = make("li", { class: matters ? "matters" : null });
    const text = row.map(({ text }) => text).join("");
    line.style.setProperty("--indent", text.length - text.trimStart().length);
    for (const { text, kind } of row) line.append(...breakable(this.#word(text, kind)));
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
    return kind ? make("span", { class: `code-${kind}` }, ...whole(text)) : text;
  }
}
