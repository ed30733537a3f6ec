// The rows of the tables for users of other libraries, by the names that they have there.

import { rowAnchor } from "./row-anchors.js";

/** A cell of a row, without the bars inside of code. */
const cell = /((?:`[^`]*`|[^|`])*)\|/g;
/** The objects that a name is written behind in an app, in Swift or in brackets. */
const controls = "mj_(?:header|footer|trailer)|pulltorefreshview|infinitescrollingview|(?:ui)?refreshcontrol";
const owners = new RegExp(`^\\[*(?:(?:self|_?(?:table|collection|scroll)view|${controls})(?:[?!]?\\.|(?<=\\[.*) +))+`);
/** A control that is made with a block is known by the block. */
const initializer = /^init\((\w+).*$/;
/** What any view has says less than the name of the view before it, unless that is a control. */
const viewMember = /^(?:is)?hidden$|^(?:attributed)?text(?:Color|Alignment)?$|^(?:font|alpha|frame|tintColor|backgroundColor)$/i;
const control = /^(?:mj_)?(?:header|footer|trailer)$/;
/** A chain of Tug's own names, some of which another library has, too. */
const ofTug = /\btug\b|^(?:Refresh|Scroll|Tug|Pag)\w*\./;
/** With fewer letters, too many names begin alike. */
const leastLetters = 5;

/** A name as it is compared: without what it's a member of, and without arguments. */
export const plain = (name) =>
  name.trim().toLowerCase().replace(owners, "").replace(initializer, "$1").replace(/[:(\]].*$/, "");

export class MigrationRows {
  #entries = new Map();

  /** Adds the rows of a page. `page` is a part of what is found. */
  add(text, page) {
    for (const { names, ...row } of rowsIn(text)) {
      for (const name of names) {
        const known = this.#entries.get(plain(name)) ?? [];
        // A row may have a name twice, as in Objective-C and as in Swift.
        if (known.some((each) => each.page === page && each.anchor === row.anchor)) continue;
        this.#entries.set(plain(name), [...known, { name, names, ...row, page }]);
      }
    }
  }

  /** Returns the rows with a name that was typed, or else with the last name of a chain such as `stateLabel.isHidden`. */
  named(typed) {
    const rows = this.#whole(typed);
    if (rows.length > 0) return rows;
    const chain = namesIn(typed);
    const name = chain.findLast((name, index) => {
      const isOfView = viewMember.test(name) && !control.test(chain[index - 1]) && this.#whole(chain[index - 1] ?? "").length > 0;
      return !isOfView && this.#whole(name).length > 0;
    });
    return name ? this.#whole(name) : [];
  }

  #whole(typed) { return (this.#entries.get(plain(typed)) ?? []).filter(sameKind(typed)); }

  /** Returns a row for each name that begins like what was typed. */
  beginningLike(typed) {
    const start = plain(typed);
    if (start.length < leastLetters) return [];
    return [...this.#entries].filter(([name]) => name.startsWith(start)).map(([, [first]]) => first).filter(sameKind(typed));
  }
}

/** The names of a chain without the value that is assigned to it; none of Tug's, or of a text that is no chain. */
function namesIn(typed) {
  const chain = typed.trim().replace(/\s*(?:=(?!=).*|;)$/s, "");
  return /^\w+(?:[?!]?\.\w+)+$/.test(chain) && !ofTug.test(chain) ? chain.split(/[?!]?\./) : [];
}

/** A type, such as `ScrollView`, is no property. */
const sameKind = (typed) => ({ name }) => !/^\p{Lu}\p{Ll}+\p{Lu}/u.test(typed.trim()) || /^\p{Lu}/u.test(name);

/** Each row: its `names`, the names of Tug's `own`, or what is used `instead` of one, the `note`, and the `anchor`. */
function rowsIn(text) {
  const anchors = new Map();
  const lines = text.split("\n");
  const cellsOf = (line) => [...(line ?? "").slice(1).matchAll(cell)].map(([, words]) => words.trim());
  return lines.flatMap((line, index) => {
    if (!/^\| *`/.test(line)) return [];
    const cells = cellsOf(line);
    const anchor = rowAnchor(cells[0], anchors);
    // A library that is named above its table is replaced by what the first row says.
    const isHead = /^\|[\s:|-]+$/.test(lines[index + 1] ?? "");
    const others = (isHead ? cellsOf(lines[index + 2]) : cells).slice(1);
    // A page with two columns for Tug has its own API in the last of them but one.
    const counterparts = others.slice(0, -1);
    return [{
      names: codeIn(cells[0]), own: counterparts.map(codeIn).findLast((names) => names.length > 0) ?? [],
      instead: counterparts.at(-1) ?? "", note: withoutMarks(others.at(-1) ?? ""), anchor: `#${encodeURIComponent(anchor)}`,
    }];
  });
}

/** The names in code of a cell. */
const codeIn = (words) => [...words.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

/** The text of a cell without links and code. */
const withoutMarks = (words) => words.replaceAll("`", "").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
