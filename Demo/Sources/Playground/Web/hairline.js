// The thinnest line that a display shows.

import { make } from "./elements.js";

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
