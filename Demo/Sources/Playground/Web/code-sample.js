// A piece of code with a button that copies it.

import { whole } from "./code-breaks.js";
import { make, makeButton, showBriefly } from "./elements.js";

/** What the button says, in the language of the page. */
const english = { copy: "Copy", copied: "Copied", selected: "Selected" };
const chinese = { copy: "复制", copied: "已复制", selected: "已选中" };
const pageWords = () => document.documentElement.lang === "zh-Hans" ? chinese : english;

/** Each line is in a box of its own, because what wraps goes on further to the right. */
export function sampleView(rows) {
  const words = (row) => row.flatMap(({ text, kind }) =>
    kind ? [make("span", { class: `code-${kind}` }, ...whole(text))] : whole(text));
  const code = make("pre", {}, ...rows.map((row) => {
    const line = make("span", { class: "sample-line" }, ...words(row));
    line.style.setProperty("--indent", line.textContent.search(/\S|$/));
    return line;
  }));
  const copy = makeButton(pageWords().copy, { class: "code-back", on: { click: () => copyText(code, copy) } });
  return make("div", { class: "sample" }, copy, code);
}

async function copyText(code, button) {
  const { copy, copied, selected } = pageWords();
  const lines = [...code.children].map((line) => `${line.textContent}\n`);
  try {
    await navigator.clipboard.writeText(lines.join(""));
    showBriefly(button, copied, copy);
  } catch {
    getSelection().selectAllChildren(code);
    showBriefly(button, selected, copy);
  }
}
