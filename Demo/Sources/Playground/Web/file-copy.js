// Copies the shown file of a scene, and says which files of the demo the copy needs.

import { showBriefly } from "./elements.js";
import { lines, withoutRegistration } from "./swift-syntax.js";

const title = "Copy file";
/** The milliseconds in which the names of a few files can be read. */
const reading = 8000;

const listed = (files) => new Intl.ListFormat("en").format(files);

export class FileCopy {
  #button;
  #notice;
  #end;

  /** `copy()` is called for a click of `button`. `notice` says what a copy needs; a page may do without. */
  constructor(button, { notice, copy }) {
    this.#button = button;
    this.#notice = notice;
    button.addEventListener("click", copy);
  }

  /** Forgets the copy of another file. */
  reset() {
    this.#button.textContent = title;
    this.#notify("");
  }

  /**
   * Copies the `text` of a file without the scene’s entry in the list, which an app has no use for, and with the names of
   * the files that it needs, of `files`, which has one for each type; selects the lines in `code` where a page has no
   * clipboard. `isOfScene` is whether the app dialog is about the file.
   */
  async copy(text, { file, files, isOfScene, code }) {
    const own = withoutRegistration(text);
    const needed = neededFiles(own, file, files);
    const head = needed.length > 0 ? `// From Tug’s demo (Demo/Sources/DemoScenes), which also has ${listed(needed)}.\n\n` : "";
    try {
      await navigator.clipboard.writeText(head + own);
      showBriefly(this.#button, "Copied", title);
      const instead = isOfScene ? " “Use this scene” has code that doesn’t." : "";
      this.#notify(needed.length > 0 ? `The copy also needs the demo’s ${listed(needed)}.${instead}` : "");
    } catch {
      getSelection().selectAllChildren(code);
      showBriefly(this.#button, "Selected", title);
    }
  }

  #notify(words) {
    if (!this.#notice) return;
    clearTimeout(this.#end);
    this.#notice.textContent = words;
    if (words !== "") this.#end = setTimeout(() => this.#notify(""), reading);
  }
}

/** The other files that declare the types of a text. */
function neededFiles(text, file, files) {
  const types = lines(text).flat().filter(({ kind }) => kind === "type");
  const found = new Set(types.map(({ text }) => files[text]).filter(Boolean));
  found.delete(file);
  return [...found].sort();
}
