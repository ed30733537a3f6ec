// What a scene does with its controls, for another file: the statements, and what the scene declares of their names.

import { codeOf, continuation, markedLines, unfinished } from "./swift-syntax.js";

/**
 * Returns what a file does with its controls, for another file, in parts of `{ kind, name, rows }`: the statements of each of
 * its functions, first of the one that attaches a control, then those in the choices that the scene offers, what the
 * controller declares of that, and the types that the statements name.
 */
export function parts(rows) {
  const code = codeOf(rows);
  const marked = [...markedLines(rows)].sort((a, b) => a - b);
  const functions = functionsIn(code);
  const attaching = functions.find(({ from, to }) => marked.some((index) => index > from && index < to && attachment.test(code[index])));
  if (!attaching) return [];
  const attached = { kind: "function", name: attaching.name, rows: statementsIn(rows, code, marked, attaching) };
  const choices = { kind: "choices", rows: choicesIn(rows, code, marked, attaching) };
  const others = functions.filter((each) => each !== attaching)
    .map((each) => ({ kind: "function", name: each.name, rows: statementsIn(rows, code, marked, each) }));
  const statements = [attached, choices, ...others].filter(({ rows }) => rows.length > 0);
  const declared = declarationsOf(statements, rows, code);
  // What is declared as a whole isn't shown in part.
  const found = statements.filter(({ name }) => name === attaching.name || !declared.names.has(name));
  const text = codeOf(found.flatMap(({ rows }) => rows)).join("\n");
  const types = typesIn(code).filter(({ name }) => new RegExp(`\\b${name}\\b`).test(text))
    .map(({ from, to }) => ({ kind: "type", rows: rows.slice(from, to + 1) }));
  return [...found, ...declared.parts, ...types].filter(({ rows }) => rows.length > 0);
}

/**
 * The properties and functions of the controller that the statements of some parts name, the properties that those
 * functions name, and what `init` assigns to the properties.
 */
function declarationsOf(statements, rows, code) {
  const members = membersIn(code);
  const isShown = ({ from, to }) => !code.slice(from, to + 1).some((line) => /\boffer[A-Z]/.test(line));
  const textOf = ({ from, to }) => rows.slice(from + 1, to + 1);
  const named = (shown) => {
    const names = namesIn(shown);
    return members.filter((each) => (each.isProperty ? names.words : names.calls).has(each.name) && isShown(each));
  };
  const first = statements.flatMap((part) => named(part.rows));
  const functions = [...new Set(first.filter(({ isProperty }) => !isProperty))];
  const second = functions.flatMap((each) => named(textOf(each))).filter(({ isProperty }) => isProperty);
  const chosen = members.filter((each) => first.includes(each) || second.includes(each));
  const properties = chosen.filter(({ isProperty }) => isProperty);
  const textRows = ({ from, to }) => rows.slice(from, to + 1).map((row) => withoutIndent(row, 2));
  const declared = [properties.flatMap(textRows), ...functions.map(textRows)].filter(({ length }) => length > 0);
  return {
    names: new Set(functions.map(({ name }) => name)),
    parts: [
      { kind: "declarations", rows: declared.flatMap((each, index) => index > 0 ? [[], ...each] : each) },
      { kind: "function", name: "init", rows: assignmentsOf(properties, rows, code) },
    ],
  };
}

/** The statements of `init` that give properties their values. */
function assignmentsOf(properties, rows, code) {
  const from = code.findIndex((line) => /^ {2}(?:\w+ )*init\(/.test(line));
  const to = from < 0 ? from : endOf(code, from);
  const names = properties.map(({ name }) => name);
  const chosen = [];
  for (let index = from + 1; index < to; index++) {
    if (!names.includes(/^ {4}(?:self\.)?(\w+) = /.exec(code[index])?.[1])) continue;
    for (let line = index; line <= endOf(code, index); line++) chosen.push(line);
  }
  return withLocals(chosen, rows, code, { from, to }).map((index) => withoutIndent(rows[index], 4));
}

/** The properties and functions of the controller of a scene, except for those that override others. */
function membersIn(code) {
  const types = typesIn(code);
  return code.flatMap((line, from) => {
    const [, modifiers, keyword, name] = /^ {2}(?:@\w+(?:\(.*?\))? )*((?:[a-z]+(?:\(set\))? )*)(let|var|func) (\w+)/.exec(line) ?? [];
    const isElsewhere = types.some((type) => from >= type.from && from <= type.to);
    if (!name || isElsewhere || /\boverride\b/.test(modifiers)) return [];
    return [{ name, isProperty: keyword !== "func", from, to: endOf(code, from) }];
  });
}

/** The last line of the declaration or the statement that begins in a line. */
function endOf(code, from) {
  let depth = 0;
  for (let index = from; index < code.length; index++) {
    for (const letter of code[index]) {
      if ("({[".includes(letter)) depth += 1;
      else if (")}]".includes(letter)) depth -= 1;
    }
    if (depth <= 0 && !unfinished.test(code[index]) && !continuation.test(code[index + 1] ?? "")) return index;
  }
  return code.length - 1;
}

/** The names in lines that can be those of members: alone or after `self`, but no label. Those of calls are apart. */
function namesIn(rows, { hasLocals = false } = {}) {
  const text = rows.map((row) => row.map(({ text, kind }) => {
    if (kind === "comment") return "";
    return kind === "string" ? [...text.matchAll(/\\\(((?:[^()]|\([^()]*\))*)\)/g)].map(([, inner]) => inner).join(" ") : text;
  }).join("")).join("\n");
  const locals = new Set([...text.matchAll(/\b(?:let|var) (\w+)/g)].map(([, name]) => name));
  const found = [...text.matchAll(/(?<![\w.])((?:[sS]elf[?!]?\.)?)([a-z]\w*)\b(?!:)(\(| \{)?/g)]
    .filter(([, self, name]) => self || hasLocals || !locals.has(name));
  return {
    words: new Set(found.filter(([, , , call]) => call !== "(").map(([, , name]) => name)),
    calls: new Set(found.filter(([, , , call]) => call).map(([, , name]) => name)),
  };
}

/** The marked statements in the closures of a function's calls of `offerChoices` and `offerActions`. */
function choicesIn(rows, code, marked, { from, to }) {
  let isOffer = false;
  const chosen = [];
  for (let index = from + 1; index < to; index++) {
    if (indentOf(code[index]) === 4 && !/^\s*[)}\]]/.test(code[index])) isOffer = /^\s*offer[A-Z]/.test(code[index]);
    else if (isOffer && marked.includes(index) && indentOf(code[index]) > 4) chosen.push(index);
  }
  const depth = Math.min(...chosen.map((index) => indentOf(code[index])));
  const kept = [];
  // What is nested further is a part of something else, unless it goes on with a statement.
  for (const index of chosen) if (indentOf(code[index]) === depth || kept.at(-1) === index - 1) kept.push(index);
  return kept.map((index) => withoutIndent(rows[index], depth));
}

const indentOf = (line) => line.search(/\S|$/);

/** The functions of the controller of a scene: its other types come along as they are. */
function functionsIn(code) {
  const isOther = (index) => typesIn(code).some(({ from, to }) => index >= from && index <= to);
  return code.flatMap((line, from) => {
    const name = /^ {2}(?:@\w+ )?(?:(?:public|private|override) )*func (\w+)/.exec(line)?.[1];
    if (!name || isOther(from)) return [];
    const to = code.findIndex((each, index) => index > from && each.trim() !== "" && indentOf(each) <= 2 && !/^ {2}\)/.test(each));
    return [{ name, from, to: to < 0 ? code.length : to }];
  });
}

/** The marked statements at the left edge of a function, and those about an object that one of them captures. */
function statementsIn(rows, code, marked, { from, to }) {
  const depth = 4;
  const inside = [...code.keys()].filter((index) => index > from && index < to);
  const captured = new Set(inside.filter((index) => marked.includes(index))
    .flatMap((index) => [...code[index].matchAll(/\[(\w+)\] /g)].map(([, name]) => name)));
  const isAbout = (index) => captured.has(/^\s*(\w+)\./.exec(code[index])?.[1]);
  const chosen = [];
  let isChosen = false;
  for (const index of inside) {
    // A statement goes on in lines that are further to the right, and ends with a bracket.
    const goesOn = indentOf(code[index]) > depth || /^\s*(?:[)}\]]|else\b)/.test(code[index]);
    if (!goesOn) isChosen = (marked.includes(index) || isAbout(index)) && !/^\s*(?:offer[A-Z]|case |default:)/.test(code[index]);
    if (isChosen && rows[index].length > 0) chosen.push(index);
  }
  return withLocals(chosen, rows, code, { from, to }).map((index) => withoutIndent(rows[index], depth));
}

/** The indices of some lines of a function, and those of the constants and variables of the function that they name. */
function withLocals(chosen, rows, code, { from, to }) {
  const { words } = namesIn(chosen.map((index) => rows[index]), { hasLocals: true });
  const all = new Set(chosen);
  for (let index = from + 1; index < to; index++) {
    const names = /^ {4}(?:let|var) (\(.*?\)|\w+)/.exec(code[index])?.[1].match(/\w+/g) ?? [];
    if (!names.some((name) => words.has(name))) continue;
    for (let line = index; line <= endOf(code, index); line++) all.add(line);
  }
  return [...all].sort((a, b) => a - b);
}

/** A line that gives a list a control. */
const attachment = /\.tug\.(?:header|footer|leading|trailing) =|\b(?:let|var) \w+ = Refresher\b|\badd(?:PullToRefresh|InfiniteScrolling)\b/;

const withoutIndent = ([first, ...others], depth) => first ? [{ ...first, text: first.text.slice(depth) }, ...others] : [];

/** The types that a file declares at its left edge, except for the controller of the scene. */
function typesIn(code) {
  return code.flatMap((line, from) => {
    const name = /^(?:@\w+ )?(?:(?:public|private|fileprivate|final) )*(?:class|struct|enum) (\w+)/.exec(line)?.[1];
    if (!name || name.endsWith("ViewController")) return [];
    const to = code.findIndex((each, index) => index >= from && /^\}/.test(each));
    return [{ name, from, to: to < 0 ? from : to }];
  });
}

/** The modules of the package that parts of a file need, of those that it imports. */
export function modulesOf(parts, file) {
  const text = codeOf(parts.flatMap(({ rows }) => rows)).join("\n");
  const imported = [...codeOf(file).join("\n").matchAll(/^import (Tug\w*|Paging)$/gm)].map(([, name]) => name);
  const isUsed = (name) => name !== "TugScrolling" || /\.scrolling\b/.test(text);
  const names = imported.filter(isUsed);
  // The product includes Tug.
  return names.includes("TugSVPullToRefresh") ? names.filter((name) => name !== "Tug") : names.length > 0 ? names : ["Tug"];
}
