// The anchors of the rows of tables. A row is known by the name in code with which it begins.

/** The anchor of a row whose first cell has the text `cell`, or `null` without a name. A second one with it has a number. */
export function rowAnchor(cell, anchors) {
  const [, name] = /^\s*`([^`]+)`/.exec(cell) ?? [];
  if (!name) return null;
  const anchor = `row-${name.replace(/[^\p{L}\p{N}_]+/gu, "-").replace(/^-|-$/g, "")}`;
  const count = anchors.get(anchor) ?? 0;
  anchors.set(anchor, count + 1);
  return count ? `${anchor}-${count}` : anchor;
}
