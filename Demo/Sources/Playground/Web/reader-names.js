// The names of the API that a search means when it's written like code, such as `auto(callback:)` or `.pull`.

/** A name, with some of its arguments or none: a call leaves out those with a default. */
const call = /^[.]?((?:\w+\.)*\w+)(?:\(([^)]*)\)?)?$/;
/** A closure behind a call. */
const closure = /\s*\{.*$/s;
/** What tests use comes after what apps use. */
export const forTests = /docs\/api\/(?:HeadlessDriver|TugTrace)\//;

/** Whether a text is written like code: with a point or arguments, or several words without spaces. */
export const isCode = (typed) => /^\.\w|\w\(|\p{Ll}\p{Lu}|\w[_:]/u.test(typed) && !/\s/.test(typed.replace(closure, "").replace(/\([^)]*\)?/, ""));

/** The `names` that have all of what was typed: the whole name without arguments, and each argument, in order. */
export function namesWritten(names, typed) {
  const [, path, words] = call.exec(typed.replace(closure, "")) ?? [];
  if (!path) return [];
  const wanted = labelsIn(words);
  const depth = ({ full }) => baseOf(full).split(".").length;
  return names.filter(({ name, full }) => isEnd(path.toLowerCase(), baseOf(full).toLowerCase()) && hasAll(labelsIn(/\((.*)\)/.exec(name)?.[1]), wanted))
    // Apps write the methods of a type more often than what is inside of it. A stable sort keeps the order of the others.
    .sort((a, b) => forTests.test(a.address) - forTests.test(b.address) || depth(a) - depth(b));
}

const baseOf = (name) => name.replace(/\(.*$/, "");

/** Whether a path is the end of another one: `PullOptions.secondStop` of `Refresher.PullOptions.secondStop`. */
const isEnd = (path, whole) => whole === path || whole.endsWith(`.${path}`);

/** The labels of arguments, with or without their values. */
const labelsIn = (words = "") => [...words.matchAll(/(\w+)\s*:/g)].map(([, label]) => label.toLowerCase());

function hasAll(labels, wanted) {
  let place = 0;
  for (const label of labels) if (label === wanted[place]) place += 1;
  return place === wanted.length;
}
