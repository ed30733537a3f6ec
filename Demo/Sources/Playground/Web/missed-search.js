// What a search says that finds nothing: what others look for, and the way back.

import { make, makeButton } from "./elements.js";

/** Words of which each finds several scenes: a task, a look, and a name of MJRefresh. */
const ideas = ["failure", "spinner", "noMoreData", "MJRefreshHeader"];

/** What the scenes don't show of SwiftUI. */
const swiftUI = new RegExp(["swift\\s?ui|refreshable|lazy[vh](?:stack|grid)|^list$|^\\.?(?:onAppear|searchable|listStyle|scrollPosition)",
  "^(?:forEach|scrollViewReader|navigation(?:Stack|View)|ui\\w+Representable|@(?:State|Observed))"].join("|"), "i");
const swiftUICode = [
  "List(feed.items) { Row($0) }", "  .tugHeader { try await feed.refresh() }", "  .tugFooter(.auto) { try await feed.loadNext() }",
];

/** Whether a text is about something of SwiftUI that has no scene. */
export const isOfSwiftUI = (text) => swiftUI.test(text);

/**
 * The parts of what is said below an answer, if there is one. `meant` has the words that the text may misspell, and
 * `search(words)` searches for others.
 */
export function wayOn(text, { meant, isAnswered, search }) {
  const link = (title, words) => makeButton(title, { class: "text-link", on: { click: () => search(words) } });
  const back = link("Show all scenes", "");
  if (isOfSwiftUI(text)) {
    return [
      make("span", { text: "TugSwiftUI puts the same controls on SwiftUI’s lists:" }),
      make("pre", {}, ...swiftUICode.map((text) => make("span", { text }))),
      makeButton("See SwiftUI code", { class: "text-link", data: { opens: "app-dialog", kit: "SwiftUI" } }), back,
    ];
  }
  if (isAnswered) return [back];
  // Each word with the sign after it, which begins no line.
  const listed = (words, end) => words.flatMap((each, index) =>
    [make("span", { class: "whole" }, link(each, each), index < words.length - 1 ? "," : end), " "]);
  return [
    make("span", { class: "missed", text: `No scene with “${text}”.` }),
    meant.length > 0 ? make("span", {}, "Did you mean ", ...listed(meant, "?")) : make("span", {}, "Try ", ...listed(ideas, ".")),
    back,
  ];
}
