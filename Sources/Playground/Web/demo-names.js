// Which names in the code of a scene are those of the demo, so that a reader doesn't look for them in Tug.

import { declaredIn, namesIn, typeNamesIn } from "./swift-names.js";

/** The types of Apple's frameworks with a prefix, and those of Swift, Foundation, Tug, and Paging that scenes use. */
const knownTypes = new RegExp(`^(?:(?:UI|CA|CG|NS)[A-Z]\\w*|Refresh\\w*|Tug\\w*|Pag(?:e|ed|ing)[A-Z]?\\w*|ListEdits|${
  "Any|AnyClass|Array|Bool|CancellationError|Data|Date|Dictionary|Double|Error|Float|IndexPath|Int|Locale|LocalizedError"
}|MainActor|Never|Optional|Range|Result|Self|Sendable|Set|String|Task|TimeInterval|Timer|URL|Void)$`);

/** What each view controller has, or the reader's own list, and functions of Swift. */
const knownNames = new Set(`view title navigationItem navigationController tabBarController tabBarItem traitCollection
  tableView collectionView scrollView present dismiss setContentScrollView loadViewIfNeeded indexPath animated error
  abs max min print stride zip`.split(/\s+/));

/** What the demo adds to classes of UIKit. */
const additions = /\.(perform|setTextSize)\(/g;

/**
 * Returns `{ types, members }` of parts of a scene: the types of the demo, and the members that a base class of the demo
 * has, with parentheses if they are called, in the order in which they appear.
 */
export function demoNames(parts) {
  const rows = parts.flatMap((part) => part.rows);
  const declared = declaredIn(rows);
  // A class beside the view controller names members of its superclass, which is one of UIKit's.
  const own = parts.filter(({ isType }) => !isType).flatMap((part) => part.rows);
  const { words, calls } = namesIn(own);
  const text = own.map((row) => row.map((word) => word.text).join("")).join("\n");
  const members = [...new Set([...words, ...calls])].filter((name) => !declared.has(name) && !knownNames.has(name));
  const keywords = new Set(rows.flat().filter(({ kind }) => kind === "keyword").map(({ text }) => text));
  return {
    types: [...typeNamesIn(rows)].filter((name) => !declared.has(name) && !knownTypes.test(name)),
    members: [
      ...members.filter((name) => !keywords.has(name)).map((name) => calls.has(name) ? `${name}()` : name),
      ...new Set([...text.matchAll(additions)].map(([, name]) => `${name}()`)),
    ],
  };
}
