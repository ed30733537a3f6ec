// The buttons that a scene offers, as lines of an app that has other buttons, or none.

import { actionLines } from "./action-lines.js";
import { choiceLines } from "./choice-lines.js";
import { closureIn } from "./swift-closures.js";
import { statementsIn } from "./swift-members.js";
import { lines } from "./swift-syntax.js";

const kinds = { offerChoices: choiceLines, offerActions: actionLines };

/**
 * The calls of `offerChoices` and `offerActions` in a function, as `{ hook, from, to, rows, body, uses }`: the lines of the
 * call, the lines for an app, and the text and the lines of the closure as it is written.
 */
export function offersIn(rows, hook) {
  return statementsIn(rows, hook).flatMap(({ from, to }) => {
    const text = rows.slice(from, to + 1).map((row) => row.map((word) => word.text).join("").slice(4)).join("\n");
    const linesOf = kinds[/^\w+/.exec(text)?.[0]];
    if (!linesOf) return [];
    const start = text.indexOf("{");
    const [titles, body] = [text.slice(0, start).match(/"(?:\\.|[^"\\])*"/g), text.slice(start)];
    return [{ hook, from, to, rows: lines(linesOf(titles, closureIn(body)).join("\n")), body, uses: lines(body) }];
  });
}
