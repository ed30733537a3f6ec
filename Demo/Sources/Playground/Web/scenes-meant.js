// The scenes that are meant by what many others have, too: they come first, or are all that is found.

const names = [
  // The code of most scenes has a list. These add both controls to one.
  {
    typed: /^(?:(?:self\.)?_?tableView|UI(?:Table|Scroll)View|table view)$/i,
    isMeant: ({ id }) => ["feed", "first-steps"].includes(id),
  },
  { typed: /^(?:Refresher)?\.?isHidden$/i, isMeant: ({ id }) => id === "hidden" },
  // What lists load more with by hand.
  { typed: /willDisplay|scrollViewDidScroll|prefetch/i, isMeant: ({ id }) => id === "feed" },
  { typed: /^\.?onAppear\b/i, isMeant: ({ id }) => id === "swiftui" },
  { typed: /^(?:\w+\.)*mj_footer$/i, isMeant: ({ id, group }) => id === "first-steps" || group === "Footers" },
  // Other scenes have the word, but are about something else.
  { typed: /^(?:dark|light)(?: ?mode)?$/i, isMeant: ({ id }) => id === "styled", isOnly: true },
  { typed: /^combine\b|^rx/i, isMeant: () => false, isOnly: true },
];

const anything = { isMeant: () => false, isOnly: false };

/** Whether a scene is meant by what was typed, as the function `isMeant`, and whether no other one may be found: `isOnly`. */
export function meaning(typed) {
  const { isMeant, isOnly = false } = names.find((name) => name.typed.test(typed)) ?? anything;
  return { isMeant, isOnly };
}
