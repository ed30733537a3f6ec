// What a description asks for is a click away: it sets the menu of failures in the inspector. From then on, and wherever
// it's set, the description says so instead, with the way back: the inspector may be out of sight. A footer that has failed
// waits for a tap, and a tab without controls waits for nothing.

import { element, makeButton } from "./elements.js";

const request = /(Make (?:both|it) fail)/;

/** Whether a description asks for failures. */
export const asksForFailures = (text) => request.test(text);

/** What brings the next request, in the descriptions and elsewhere. */
const scroll = "scroll to the end";
const tap = "tap the footer";
const ways = `pull, or ${scroll}`;
/** The way from a screen that has no controls, such as another tab of the phone, to the one that has. */
const back = "go back to the feed to pull";
/** The states of the controls by their names. */
let states = {};
/** Whether the list has nothing to scroll, and no footer in sight. */
let isEmpty = false;
/** Whether the scene has shown controls. */
let hasControls = false;
const isElsewhere = () => hasControls && Object.keys(states).length === 0;

/** The menu of the setting, once there is one. */
const setting = () => element("network-section").querySelector("[data-feed=failure]");

/** Words with what brings the next request now. A list that is empty only until its first load fills it has both ways. */
function upToDate(words) {
  if (isElsewhere()) return words.replace(ways, back);
  if (isEmpty && (states.header === "failed" || setting()?.value === "1")) {
    return words.replace(`, or ${scroll}`, "").replace("Make both", "Make it");
  }
  return states.footer === "failed" ? words.replace(scroll, tap) : words;
}

/** What a change of the setting has done, before a request shows it; `null` if it's as if nothing had happened, or is said in sight. */
export function failureNote(failure, title) {
  if (failure === 0 && states.footer !== "failed") return null;
  if ([0, 1].includes(failure) && isDescribed()) return null;
  const requests = failure === 1 ? "Every request fails" : failure === 0 ? "No request fails" : `${title} requests fail`;
  const known = [...(states.header ? ["pull"] : []), ...(states.footer ? [scroll] : [])];
  // It may be out of sight.
  return upToDate([`${requests} now`, ...(known.length > 0 ? [known.join(", or ")] : [])].join(": ")).replace(tap, `${tap} at the end`);
}

/** Whether a description that says what requests do is in sight: not below other parts of the page, and not scrolled away. */
function isDescribed() {
  const range = document.createRange();
  return [...document.querySelectorAll("[data-description]")].some((target) => {
    range.selectNodeContents(target);
    const [line] = asksForFailures(target.dataset.description) ? range.getClientRects() : [];
    return line && target.contains(document.elementFromPoint(line.left + 2, (line.top + line.bottom) / 2));
  });
}

/** Keeps the descriptions true, frame by frame. */
export const networkWords = {
  collect({ full, panel: { controls = full ? [] : null, contentSize = full ? [] : null } = {} }) {
    if (!controls && !contentSize) return;
    const before = upToDate(ways);
    if (controls) states = Object.fromEntries(controls.map(({ name, state }) => [name, state]));
    hasControls = controls?.length > 0 || (hasControls && !full);
    if (contentSize) isEmpty = contentSize.includes(0);
    if (upToDate(ways) !== before) redraw();
  },
};

/** Shows a description, with what it asks for as a button, for as long as `target` shows no other. */
export function describe(target, text) {
  target.dataset.description = text;
  draw(target);
}

element("network-section").addEventListener("change", redraw);

function redraw() {
  for (const target of document.querySelectorAll("[data-description]")) {
    if (!asksForFailures(target.dataset.description)) continue;
    const hasFocus = target.contains(document.activeElement);
    draw(target);
    if (hasFocus) target.querySelector("button")?.focus({ preventScroll: true });
  }
}

function draw(target) {
  const description = upToDate(target.dataset.description);
  if (asksForFailures(description) && setting()?.value === "1") {
    return target.replaceChildren(upToDate(`Every request fails now: ${ways}. `),
      makeLink("Undo", "Set “Fails” in the inspector to “Never”", "0"));
  }
  if (isElsewhere()) return target.replaceChildren(`No controls on this screen: ${back}.`);
  target.replaceChildren(...description.split(request).map((part) =>
    asksForFailures(part) ? makeLink(part, "Set “Fails” in the inspector to “Always”", "1") : part));
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
