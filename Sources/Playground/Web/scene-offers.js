// The closures that a scene gives its buttons, as constants of an app that has other buttons.

import { statementsIn } from "./swift-members.js";
import { lines } from "./swift-syntax.js";

const kinds = { offerChoices: "choose", offerActions: "act" };

/**
 * The calls of `offerChoices` and `offerActions` in a function, as `{ hook, from, to, place, rows, body }`: the lines of the
 * call, the words for where its closure belongs and for what its parameter means, and the closure as it is written, with
 * the type of its parameter.
 */
export function offersIn(rows, hook) {
  return statementsIn(rows, hook).flatMap(({ from, to }) => {
    const text = rows.slice(from, to + 1).map((row) => row.map((word) => word.text).join("").slice(4)).join("\n");
    const name = kinds[/^\w+/.exec(text)?.[0]];
    const start = text.indexOf("{");
    if (!name || start < 0) return [];
    const body = text.slice(start).replace(/^\{(\s*(?:\[[^\]]*\]\s*)?)(\w+) in\b/, "{$1($2: Int) in");
    const titles = text.slice(0, start).match(/"(?:\\.|[^"\\])*"/g) ?? [];
    // A scene begins with its first choice.
    const call = name === "choose" ? "\nchoose(0)" : "";
    return [{ hook, from, to, place: placeOf(name, titles, hook.label), rows: lines(`let ${name} = ${body}${call}`), body }];
  });
}

function placeOf(name, titles, label) {
  if (titles.length === 1) return `In ${label}, for a button, what ${titles[0]} does:`;
  const what = name === "choose" ? "what the scene's buttons change" : "for buttons, what those of the scene do";
  return `In ${label}, ${what}:\n// ${titles.map((title, index) => `${index} is ${title}`).join(", ")}`;
}
