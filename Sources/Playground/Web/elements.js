// Elements and words.

export const element = (id) => document.getElementById(id);

export function make(tag, className, text = "") {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

/**
 * A line in `parent` for words that change often: of a size of its own, it lays out nothing else. (What is
 * itself placed by a grid or a flex box does: with it, the browser lays out the whole page.)
 */
export function makeLine(parent) {
  const line = make("span", "line");
  parent.append(line);
  return line;
}

/** Writing the same text again would cost a layout, and live regions would say it again. */
export function write(target, text) {
  if (target.textContent !== text) target.textContent = text;
}

/** At most two decimals, with a real minus sign; never "−0". */
export const format = (value) =>
  (Math.round(value * 100) / 100 || 0).toString().replace("-", "−");

/** A button that is on or off; `changed(isOn)`. */
export function toggle(button, isOn, changed) {
  button.setAttribute("aria-pressed", String(isOn));
  button.addEventListener("click", () => {
    const next = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(next));
    changed(next);
  });
}
