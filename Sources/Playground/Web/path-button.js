// A path in the repository, which a click copies: the page doesn't know where the repository is.

import { makeButton, showBriefly } from "./elements.js";

export function pathButton(path) {
  const button = makeButton(path, { class: "path", title: "Copy the path", on: { click: () => copy(path, button) } });
  return button;
}

/** Shows a text whose paths can be copied. */
export const withPaths = (text) =>
  text.split(/\b((?:docs\/[\w/-]+\.md|README\.md|LICENSE)\b)/).filter(Boolean)
    .map((part) => /^(?:docs\/|README\.md|LICENSE)/.test(part) ? pathButton(part) : part);

async function copy(path, button) {
  try {
    await navigator.clipboard.writeText(path);
    showBriefly(button, "Copied", path);
  } catch {
    getSelection().selectAllChildren(button);
  }
}
