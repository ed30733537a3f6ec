// A setting of the network that a description names: a click sets it. From then on, and wherever it's set, the description
// says so instead, with the way back: the inspector may be out of sight.

import { element, makeButton } from "./elements.js";

const name = /(“Fails: Always”)/;

/** Whether a description names the setting. */
export const namesNetwork = (text) => name.test(text);

/** The menu of the setting, once there is one. */
const setting = () => element("network-section").querySelector("[data-feed=failure]");

/** Shows a description, with the name of the setting as a button, for as long as `target` shows no other. */
export function describe(target, text) {
  target.dataset.description = text;
  draw(target);
}

element("network-section").addEventListener("change", () => {
  for (const target of document.querySelectorAll("[data-description]")) if (namesNetwork(target.dataset.description)) draw(target);
});

function draw(target) {
  const { description } = target.dataset;
  if (namesNetwork(description) && setting()?.value === "1") {
    return target.replaceChildren("Every request fails now: pull, or scroll to the end. ",
      makeLink("Reset", "Let no request fail", "0"));
  }
  target.replaceChildren(...description.split(name).map((part) =>
    namesNetwork(part) ? makeLink(part, "Make each request fail from now on", "1") : part));
}

function makeLink(text, title, value) {
  const click = (event) => {
    const target = event.currentTarget.closest("[data-description]");
    setting().value = value;
    setting().dispatchEvent(new Event("change", { bubbles: true }));
    // The new text has another button, which is next for the keyboard.
    target.querySelector("button")?.focus();
    reveal();
  };
  return makeButton(text, { class: "text-link", title, on: { click } });
}

/** Shows the menu in an inspector that is in sight. */
function reveal() {
  const isSheetClosed = element("panel-toggle").checkVisibility() && element("panel-toggle").ariaExpanded === "false";
  if (isSheetClosed || !element("panel").checkVisibility()) return;
  element("network-section").open = true;
  element("network-section").scrollIntoView({ block: "nearest" });
}
