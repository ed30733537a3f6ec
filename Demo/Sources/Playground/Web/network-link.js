// What a description asks for is a click away: it sets the menu of failures in the inspector, which may be out of sight.

import { element, makeButton } from "./elements.js";

const request = /(Make (?:both|it) fail)/;

/** Whether a description asks for failures. */
export const asksForFailures = (text) => request.test(text);

/** The menu of the setting, once there is one. */
const setting = () => element("network").querySelector("[data-feed=failure]");

/** Shows a description in `target`, with what it asks for as a button; while requests fail, it says so, with the way back. */
export function describe(target, text) {
  target.dataset.description = text;
  draw(target);
}

function draw(target) {
  const text = target.dataset.description;
  if (!asksForFailures(text)) return target.replaceChildren(text);
  if (setting()?.value === "1") return target.replaceChildren("Every request fails now: pull, or scroll to the end. ", makeLink("Undo", "0"));
  target.replaceChildren(...text.split(request).map((part) => asksForFailures(part) ? makeLink(part, "1") : part));
}

function makeLink(text, value) {
  const click = ({ currentTarget }) => {
    const target = currentTarget.parentElement;
    setting().value = value;
    setting().dispatchEvent(new Event("change", { bubbles: true }));
    // The new text has another button, which is next for the keyboard.
    target.querySelector("button").focus();
  };
  return makeButton(text, { class: "text-link", on: { click } });
}

element("network").addEventListener("change", () => document.querySelectorAll("[data-description]").forEach(draw));
