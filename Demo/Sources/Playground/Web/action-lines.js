// What the buttons of a scene do, for a button or a menu of an app.

import { branchFor } from "./choice-values.js";

/** The lines for the titles of the actions, as literals, and the closure that carries them out. */
export function actionLines(titles, closure) {
  if (titles.length === 1) return buttonLines(titles[0], closure);
  const bodies = titles.map((_, choice) => closure.statements.flatMap((each) => branchFor(each, closure.parameter, choice) ?? [each]));
  const isOpen = new RegExp(`(?<![.\\w])${closure.parameter}\\b`).test(bodies.flat().join("\n"));
  return isOpen ? sharedLines(titles, closure) : menuLines(titles, closure, bodies);
}

function buttonLines(title, closure) {
  return [
    "// A button of yours:",
    "navigationItem.rightBarButtonItem = UIBarButtonItem(",
    ...indented(["primaryAction: " + actionOf(title, closure), ...indented(split(closure.statements)), "})"]),
  ];
}

/** A menu with an action for each title. */
function menuLines(titles, closure, bodies) {
  const actions = titles.flatMap((title, choice) =>
    [actionOf(title, { ...closure, statements: bodies[choice] }), ...indented(split(bodies[choice])), "},"]);
  return [
    "// A menu of yours:",
    "navigationItem.rightBarButtonItem = UIBarButtonItem(",
    ...indented(['title: "Actions",', "menu: UIMenu(children: [", ...indented(actions), "]))"]),
  ];
}

/** A menu whose actions have the same statements, with a number. */
function sharedLines(titles, closure) {
  return [
    "// A menu of yours:",
    `let titles = [${titles.join(", ")}]`,
    `let actions = titles.enumerated().map { ${closure.parameter}, title in`,
    ...indented([actionOf("title", closure), ...indented(split(closure.statements)), "}"]),
    "}",
    "navigationItem.rightBarButtonItem = UIBarButtonItem(",
    '  title: "Actions", menu: UIMenu(children: actions))',
  ];
}

/** The beginning of an action, with the captures that its statements use. */
function actionOf(title, { captures, statements }) {
  const used = captures.filter((each) => new RegExp(`\\b${/\w+$/.exec(each)[0]}\\b`).test(statements.join("\n")));
  return `UIAction(title: ${title}) { ${used.length > 0 ? `[${used.join(", ")}] ` : ""}_ in`;
}

const split = (statements) => statements.flatMap((each) => each.split("\n"));
const indented = (rows) => rows.map((row) => `  ${row}`);
