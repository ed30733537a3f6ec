// The code of a scene for an app: one text, whose comments say what it needs from the app, and where each part belongs.

import { demoNames, inAppWords } from "./demo-names.js";
import { withoutSections } from "./left-out-sections.js";
import { withOwnFeed } from "./own-feed.js";
import { listOf, modulesOf, parts } from "./scene-parts.js";
import { codeOf, lines, withoutRegistration } from "./swift-syntax.js";

/** The longest line of a comment. */
const longest = 80;

/**
 * Returns `{ modules, list, isOfTabs, rows, names }` of the text of a scene's file: the modules, the name of the list, whether
 * a tab bar controller has the lines, the lines, and the names in them that are the demo's; `null` if the scene leaves its
 * controls to another file.
 */
export function sceneSample(source) {
  const { text, notes } = withoutSections(withoutRegistration(source));
  const file = lines(inAppWords(withOwnFeed(text)));
  const own = parts(file);
  if (own.length === 0) return null;
  const modules = modulesOf(own, file);
  const names = demoNames(own, modules);
  const rows = lines(modules.map((name) => `import ${name}`).join("\n"));
  if (names.length > 0) rows.push([], ...lines(["// From your app:", ...names.flatMap(explanation)].join("\n")));
  for (const { place, rows: added } of own) rows.push([], ...lines(`// ${place}`), ...added);
  if (notes.length > 0) rows.push([], ...lines(notes.join("\n")));
  return { modules, list: listOf(own), isOfTabs: /\bclass \w+: UITabBarController\b/.test(source), rows, names };
}

/** The lines of a comment that says what a name stands for in the reader's app. */
function explanation({ name, meaning, members, loading = null, returned = null }) {
  const having = members.length > 0 ? `, with ${new Intl.ListFormat("en").format(members)}` : "";
  const returning = !returned ? "" : members.length === 1 ? `, which returns ${returned}` : `; ${loading} returns ${returned}`;
  const found = [];
  for (const word of `${name}: ${meaning}${having}${returning}`.split(/(?<!<[^>]*) /)) {
    const line = found.at(-1);
    if (line && line.length + word.length < longest) found.push(`${found.pop()} ${word}`);
    else found.push(`//   ${line ? "  " : ""}${word}`);
  }
  return found;
}

/** The framework in which a file of a scene declares its controls. */
export function kitOf(source) {
  return codeOf(lines(source)).some((line) => /\.tug(?:Header|Footer)\b/.test(line)) ? "SwiftUI" : "UIKit";
}

/** The model of a scene in SwiftUI, in place of which an app has a PagedFeed; an empty text for one without. */
export const modelOf = (source) => /\bclass (\w+): ObservableObject\b/.exec(source)?.[1] ?? "";
