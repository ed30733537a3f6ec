// DOM elements: found, created, and written to.

/** The element with this id. */
export const element = (id) => document.getElementById(id);

/**
 * Creates an HTML element.
 *
 * `properties` are attributes, except `text` (the text content), `data` (`data-` attributes), and `on`
 * (event listeners by type). An attribute that is `false`, `null`, or `undefined` is left out.
 */
export const make = (tag, properties = {}, ...children) =>
  fill(document.createElement(tag), properties, children);

/** Creates an SVG element; see `make`. */
export const makeSVG = (tag, properties = {}, ...children) =>
  fill(document.createElementNS("http://www.w3.org/2000/svg", tag), properties, children);

/** Creates a push button, which never submits a form; see `make`. */
export const makeButton = (text, properties = {}, ...children) =>
  make("button", { type: "button", text, ...properties }, ...children);

/**
 * Creates a labeled pop-up menu. `options` are pairs of a value and its title; `value` is selected;
 * `changed(value)` receives the user's choice as a string.
 */
export function makeMenu(title, options, { value, data, changed }) {
  const select = make("select", { data, on: { change: () => changed(select.value) } });
  for (const [option, text] of options) {
    select.append(new Option(text, option, option === value, option === value));
  }
  return make("label", { class: "field" }, make("span", { text: title }), select);
}

/** Creates one radio button of the group `name`, with `children` beside it. */
export function makeChoice(name, value, { changed, checked, title, label }, ...children) {
  const input = make("input", {
    type: "radio", name, value, checked, "aria-label": label, on: { change: changed },
  });
  return make("label", { title }, input, ...children);
}

function fill(made, { text, data = {}, on = {}, ...attributes }, children) {
  for (const name in attributes) {
    const value = attributes[name];
    if (value === true) made.setAttribute(name, "");
    else if (value !== false && value != null) made.setAttribute(name, value);
  }
  Object.assign(made.dataset, data);
  for (const type in on) made.addEventListener(type, on[type]);
  if (text !== undefined) made.textContent = text;
  made.append(...children);
  return made;
}

/**
 * Adds a line to `parent` for text that changes often. The line has a fixed size, so a change lays out
 * nothing else. (An item of a grid or a flex box isn't a layout boundary: changing its text lays out
 * the whole page.)
 */
export function makeLine(parent, ...children) {
  const line = make("span", { class: "line" }, ...children);
  parent.append(line);
  return line;
}

/** Sets the text of `target` if it differs: writing equal text costs a layout and repeats in live regions. */
export function write(target, text) {
  if (target.textContent !== text) target.textContent = text;
}

/** A number with at most two decimals and a proper minus sign; never "−0". */
export const format = (value) =>
  (Math.round(value * 100) / 100 || 0).toString().replace("-", "−");

/** Makes `button` a toggle; `changed(isOn)` is called after a click. */
export function makeToggle(button, isOn, changed) {
  button.setAttribute("aria-pressed", String(isOn));
  button.addEventListener("click", () => {
    const next = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(next));
    changed(next);
  });
  return button;
}

/** The seconds for which a word such as “Copied” says what a button has done. */
const confirmation = 1.5;

/** Shows `text` in `target` for a moment, and then `after`, unless something else is shown by then. */
export function showBriefly(target, text, after = "") {
  target.textContent = text;
  setTimeout(() => {
    if (target.textContent === text) target.textContent = after;
  }, confirmation * 1000);
}

// The thinnest line that a display shows.

/**
 * The thickness of the thinnest border, in CSS pixels: a pixel of the grid to which the browser snaps boxes. That is
 * one of the display, or a CSS pixel if a browser's tools simulate a display.
 */
export function thinnestLine() {
  const probe = make("div");
  probe.style.borderTop = "0.01px solid";
  document.body.append(probe);
  const thickness = parseFloat(getComputedStyle(probe).borderTopWidth);
  probe.remove();
  return thickness || 1 / devicePixelRatio;
}

// A page of the repository, where the server has it. Elsewhere, its path is what a reader can use.

let hasPages = false;

/** Takes up whether the server has the pages, and shows the links that need them. */
export function pagesChanged(has) {
  hasPages = has;
  for (const link of document.querySelectorAll("[data-pages]")) link.hidden = !has;
}

export const pageLink = (path) => hasPages
  ? make("a", { class: "text-link", href: `/pages/${path}`, target: "_blank", rel: "noopener", text: path })
  : make("code", { text: path });
