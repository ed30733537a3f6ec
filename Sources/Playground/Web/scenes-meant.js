// The scenes that come first for a name that many others have, too.

const names = [
  // The code of most scenes has a list. These add both controls to one.
  {
    typed: /^(?:(?:self\.)?_?tableView|UI(?:Table|Scroll)View|table view)$/i,
    isMeant: ({ id }) => ["feed", "first-steps"].includes(id),
  },
  { typed: /^(?:Refresher)?\.?isHidden$/i, isMeant: ({ id }) => id === "hidden" },
  // What lists load more with by hand.
  { typed: /willDisplay|scrollViewDidScroll|prefetch/i, isMeant: ({ id }) => id === "feed" },
  { typed: /^(?:\w+\.)*mj_footer$/i, isMeant: ({ group }) => group === "Footers" },
];

/** Returns whether a scene is meant by what was typed, as a function. */
export const meaning = (typed) => names.find((name) => name.typed.test(typed))?.isMeant ?? (() => false);
