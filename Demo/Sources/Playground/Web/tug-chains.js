// Names of Tug as an app writes them: behind the list and its control, with arguments or a value.

/** What follows a name: arguments, a closure, a value, or what it's compared with. */
const afterName = /\s*(?:[=({;<>]|!=).*$/s;
const subscripts = /\[[^\]]*\]/g;
const chain = /^\w+(?:[?!]?\.\w+)+[?!]?$/;
const control = /^(?:header|footer|leading|trailing)$/;
const list = /^(?:self|_?(?:table|collection|scroll)View|view)$/i;

/**
 * Returns `{ name, control, isTugs }` of a chain such as `tableView.tug.header?.state`: the last name in it that `isKnown`,
 * the control that has it, and whether the chain says that it's Tug's; `null` of a text that is no chain with a control.
 */
export function chainIn(typed, isKnown) {
  const names = namesIn(typed);
  if (!names) return null;
  const from = names.indexOf("tug") + 1 || names.findIndex((name) => !list.test(name));
  const isTugs = names.includes("tug");
  const members = names.slice(from);
  if (members.length === 0 || (!isTugs && !control.test(members[0]))) return null;
  const owner = control.test(members[0]) ? members[0] : null;
  const name = members.slice(owner ? 1 : 0).findLast(isKnown) ?? null;
  return name || owner ? { name, control: owner, isTugs } : null;
}

/** What finds the end of a chain in code: all of it first, and then less, down to two names. */
export function chainEnds(typed) {
  const names = namesIn(typed) ?? [];
  return names.slice(0, -1).map((_, from) => new RegExp(`(?<!\\w)${names.slice(from).join("[?!]?\\.")}(?!\\w)`));
}

function namesIn(typed) {
  const text = typed.trim().replace(subscripts, "").replace(afterName, "");
  return chain.test(text) ? text.split(/[?!]?\.|[?!]$/).filter(Boolean) : null;
}
