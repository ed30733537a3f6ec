// What a scene does with its controls, for another file: the statements, and what the scene declares of their names.

import { offersIn } from "./scene-offers.js";
import { initializerIn, membersIn, statementsIn, typesIn } from "./swift-members.js";
import { namesIn, typeNamesIn } from "./swift-names.js";
import { codeOf, markedLines } from "./swift-syntax.js";

/** A line that gives a list a control. */
const attachment = /\.tug\.(?:header|footer|leading|trailing) =|\b(?:let|var) \w+ = Refresher\b|\badd(?:PullToRefresh|InfiniteScrolling)\b/;
/** A line that uses a control of another screen, such as one in a tab: the screen is the first group. */
const elsewhere = /^ *(\w+)\.(?:tableView|collectionView|scrollView)\.tug\.\w+\?\./;
/** What makes a list open at a place of its own, beside a position that Tug preserves. */
const movesList = /\bscrollTo\w+\(/;
/** What a screen says of its bars, and of the way in which its list scrolls. */
const surroundings = /^ *(?:navigationItem\.|navigationController\?\.navigationBar\.|\w+\.(?:isPagingEnabled|isDirectionalLockEnabled|contentInsetAdjustmentBehavior|semanticContentAttribute) =)/;
/** The lists of the demo, for which the reader has one. */
const isList = (name) => /^(?:tableView|collectionView|scrollView)$/.test(name);
/** Functions that UIKit calls. The others that a scene overrides are those of the demo. */
const isOfUIKit = (name) => /^(?:view|load|tableView|collectionView|scrollView|numberOf|traitCollection)/.test(name);

/**
 * Returns what a file does with its controls, for another file, in parts of `{ place, rows }` in the order of a file, with
 * the words for where a part belongs; none for a scene that leaves its controls, and their use, to another file.
 *
 * Of functions that UIKit calls, these are the statements that use Tug; the reader has the same functions. All other
 * functions, properties, and types that those statements need come whole, as far as the file declares them.
 */
export function parts(rows) {
  const scene = new SceneFile(rows);
  return scene.attaches || scene.usesOthers ? scene.parts() : [];
}

class SceneFile {
  #rows;
  #code;
  #marked;
  #members;
  #types;
  #initializer;
  /** Functions whose statements are shown, and the statements of each. */
  #hooks;
  #offers;
  /** What is shown of the members, the types, the statements, and the offers. */
  #shown = new Set();

  constructor(rows) {
    this.#rows = rows;
    this.#code = codeOf(rows);
    this.#marked = markedLines(rows);
    this.#members = membersIn(rows);
    this.#types = typesIn(rows);
    this.#initializer = initializerIn(rows);
    this.#hooks = [this.#initializer, ...this.#members.filter((each) => !each.isProperty && each.isOverride && isOfUIKit(each.name))]
      .filter(Boolean).map((each) => ({ ...each, statements: statementsIn(rows, each) }));
    this.#offers = this.#hooks.flatMap((hook) => offersIn(rows, hook));
  }

  get attaches() {
    return [...this.#marked].some((index) => attachment.test(this.#code[index])
      && this.#members.some((each) => !each.isProperty && index > each.from && index <= each.to));
  }

  /** Whether the initializer uses the controls of screens that are in other files. */
  get usesOthers() {
    return this.#initializer !== null && statementsIn(this.#rows, this.#initializer).some(({ from }) => elsewhere.test(this.#code[from]));
  }

  parts() {
    const preserves = this.#code.some((line) => line.includes(".preservePosition"));
    const matters = (range, after = 0) => this.#isMarked(range, after) || (preserves && movesList.test(this.#textOf(range)));
    const using = this.#members.filter((each) => this.#isWhole(each) && matters(each, 1));
    for (const each of using) if (!each.isProperty) this.#shown.add(each);
    const namesUsing = new RegExp(`\\b(?:${["(?!)", ...using.map(({ isProperty, name }) => isProperty ? `${name}\\b` : `${name}\\(`)].join("|")})`);
    const isChosen = (range) => [
      matters(range), namesUsing.test(this.#textOf(range)), surroundings.test(this.#code[range.from]),
    ].includes(true);
    for (const { statements } of this.#hooks) {
      const own = statements.filter((each) => !this.#isOffer(each));
      const chosen = own.filter(isChosen);
      const captured = new Set(chosen.flatMap((each) => [...this.#textOf(each).matchAll(/\[(\w+)\] /g)].map(([, name]) => name)));
      const others = chosen.map(({ from }) => elsewhere.exec(this.#code[from])?.[1]);
      for (const name of others) if (name) captured.add(name);
      const isAbout = ({ from }) => captured.has(/^\s*(\w+)\./.exec(this.#code[from])?.[1]);
      for (const each of own) if (chosen.includes(each) || isAbout(each)) this.#shown.add(each);
    }
    for (const each of this.#offers) if (isChosen(each) || this.#callsPagedFeed(each)) this.#shown.add(each);
    while (this.#grow()) { /* What was added may need more. */ }
    return this.#inOrder();
  }

  /** Adds what the shown lines need, and what changes a shown property; returns whether there was anything. */
  #grow() {
    const before = this.#shown.size;
    const rows = [...this.#shown].flatMap((each) => each.uses ?? this.#rowsOf(each));
    const [{ words, calls, own }, types] = [namesIn(rows), typeNamesIn(rows)];
    for (const each of this.#members) {
      const isNamed = each.isProperty ? words.has(each.name) : calls.has(each.name) || own.has(each.name);
      if (isNamed && this.#isWhole(each)) this.#shown.add(each);
    }
    for (const each of this.#types) if (types.has(each.name)) this.#shown.add(each);
    const properties = [...this.#shown].filter(({ isProperty, name }) => isProperty && !isList(name)).map(({ name }) => name);
    for (const each of this.#offers) {
      const names = [...each.body.matchAll(/\bself[?!]?\.(\w+)\s*=(?!=)/g)].map(([, name]) => name);
      if (names.some((name) => properties.includes(name))) this.#shown.add(each);
    }
    const isNeeded = this.#preparation(properties);
    for (const hook of this.#hooks) {
      const own = [...hook.statements, ...this.#offers.filter((each) => each.hook === hook)].filter((each) => this.#shown.has(each));
      const needed = namesIn(own.flatMap((each) => each.uses ?? this.#rowsOf(each)), { hasLocals: true }).words;
      for (const each of hook.statements.filter((each) => !this.#isOffer(each))) {
        const locals = /^ {4}(?:let|var) (\(.*?\)|\w+)/.exec(this.#code[each.from])?.[1].match(/\w+/g) ?? [];
        if (isNeeded(each) || locals.some((name) => needed.has(name))) this.#shown.add(each);
      }
    }
    return this.#shown.size > before;
  }

  /** Whether a statement of a function that UIKit calls prepares the shown members; `properties` are names of them. */
  #preparation(properties) {
    const shown = [...this.#shown].filter((each) => each.name);
    const functions = shown.filter((each) => !each.isProperty);
    const views = shown.filter((each) => each.isProperty && !isList(each.name) && /= UI\w+\(/.test(this.#code[each.from])).map(({ name }) => name);
    const assignment = /^ *(?:self[?!]?\.)?(\w+) =(?!=)/gm;
    const changed = new Set(functions.flatMap((each) => [...this.#textOf(each).matchAll(assignment)].map(([, name]) => name)));
    return (each) => {
      const [text, { words }] = [this.#textOf(each), namesIn(this.#rowsOf(each))];
      const [, target, call] = /^ *(?:self\.)?(?:(\w+) =(?!=)|(\w+)\()/.exec(text) ?? [];
      const [, object] = /^ *(\w+)\./.exec(text) ?? [];
      return [
        properties.includes(target) || changed.has(target),
        functions.some(({ name }) => name === call),
        views.some((name) => words.has(name)),
        // What a shown property changes of the list itself, such as an inset.
        isList(object) && properties.some((name) => words.has(name)),
      ].includes(true);
    };
  }

  #inOrder() {
    const shown = (all) => all.filter((each) => this.#shown.has(each));
    const apart = (all) => separated(all.map((each) => this.#rowsOf(each)));
    const properties = shown(this.#members.filter(({ isProperty, name }) => isProperty && !isList(name)))
      .flatMap((each) => this.#rowsOf(each));
    const functions = apart(shown(this.#members.filter(({ isProperty }) => !isProperty)));
    return [
      { place: "In the view controller:", rows: properties },
      ...this.#hooks.map((hook) => {
        const statements = shown(hook.statements).flatMap((each) => this.#rowsOf(each));
        const offers = shown(this.#offers.filter((each) => each.hook === hook));
        const blocks = [statements, ...offers.map(({ rows }) => rows)].filter((rows) => rows.length > 0);
        return { place: `In ${hook.label}${this.#isBeforeSuper(hook, offers) ? ", before super.init" : ""}:`, rows: separated(blocks) };
      }),
      { place: properties.length > 0 ? "Also in the view controller:" : "In the view controller:", rows: functions },
      { place: "Beside the view controller:", rows: apart(shown(this.#types)), isType: true },
    ].filter(({ rows }) => rows.length > 0);
  }

  /** Whether a member comes as a whole: none that UIKit calls, or that has the demo's buttons. */
  #isWhole(each) {
    if (!each.isProperty && isList(each.name)) return false;
    return each.isOverride ? !each.isProperty && !isOfUIKit(each.name) : !/\boffer[A-Z]/.test(this.#textOf(each));
  }

  /** Whether all that is shown of an initializer has to be done before that of the superclass. */
  #isBeforeSuper({ name, from, to, statements }, offers) {
    if (name !== "init" || offers.length > 0) return false;
    const end = this.#code.findIndex((line, index) => index > from && index < to && /^ {4}super\.init\(/.test(line));
    return statements.every((each) => !this.#shown.has(each) || each.to < end);
  }

  #isMarked({ from, to }, after = 0) {
    for (let index = from + after; index <= to; index++) if (this.#marked.has(index)) return true;
    return false;
  }

  /** Whether an action calls a PagedFeed. What actions make of other models is the demo's. */
  #callsPagedFeed({ body }) { return this.#code.includes("import Paging") && /\bfeed\.\w+\(/.test(body); }

  #isOffer({ from }) { return /^\s*offer[A-Z]/.test(this.#code[from]); }
  #textOf({ from, to }) { return this.#code.slice(from, to + 1).join("\n"); }

  #rowsOf(each) {
    if (each.hook) return each.rows;
    const { from, to, top = from } = each;
    const depth = this.#code[from].search(/\S|$/);
    return this.#rows.slice(top, to + 1).map((row) => withoutPublic(withoutIndent(row, depth)));
  }
}

const withoutIndent = ([first, ...others], depth) => first ? [{ ...first, text: first.text.slice(depth) }, ...others] : [];
/** The types of the reader's app aren't public, and neither is what has such a type. */
const withoutPublic = (row) => {
  const [indent, first, space, ...others] = row;
  return first?.text === "public" ? [indent, ...others] : row;
};
/** Blocks of lines with an empty line between them. */
const separated = (blocks) => blocks.flatMap((rows, index) => index > 0 ? [[], ...rows] : rows);

/** The list that parts of a file are about. */
export function listOf(parts) {
  const text = codeOf(parts.flatMap(({ rows }) => rows)).join("\n");
  return ["tableView", "collectionView", "scrollView"].find((name) => new RegExp(`\\b${name}\\b`).test(text)) ?? "scrollView";
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
