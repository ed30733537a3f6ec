// A piece of code with a button that copies it.

import { make, makeButton, showBriefly } from "./elements.js";

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
