// The row of a table that the address names: among so many rows, it's marked for a moment.

export function markRow() {
  const row = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (row?.localName !== "tr") return;
  row.dataset.marked = "";
  row.addEventListener("animationend", () => delete row.dataset.marked, { once: true });
}
