// The row of a table that the address names: among so many rows, it's marked for a moment.

import { named } from "./page-places.js";

export function markRow() {
  const row = named();
  if (row?.localName !== "tr") return;
  row.dataset.marked = "";
  row.addEventListener("animationend", () => delete row.dataset.marked, { once: true });
}
