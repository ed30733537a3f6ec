// The scenes that fit what was typed: best first in one list. The whole title of a scene finds that scene, and those that say
// the same. The others are shown on demand, and so are those with the words only in their code, unless there are no others.

import { make, makeButton } from "./elements.js";
import { hasPhrase, isInOneLine, rank, worst } from "./relevance.js";

/** Words that are all over the code, and nowhere else: more scenes than these are shown on demand. */
const most = 8;

export class SearchResults {
  #sections = [];
  #homes = new Map();
  #inCode = new Set();
  #words = [];
  /** The words for which the user has asked for all that was found in the code. */
  #complete = null;
  #back;

  /** `showAll()` ends a search: below what was found, a button leads back to all scenes. */
  constructor(showAll) {
    this.#back = makeButton("Show all scenes", { class: "text-link show-all", on: { click: showAll } });
  }

  /** The scenes that are shown, in order; `null` if nothing is searched for. */
  found = null;

  /**
   * Moves the items of the `entries` that have all the `words` to the top of `list`, the first ones those that are meant and
   * those whose code has the end of a chain, and hides the others. `isOnly` leaves all but the meant ones out; a search that
   * `isAnswered` without a scene needs none with its words here and there in the code.
   */
  show(entries, words, list, { isMeant, isOnly, isAnswered, hasEnd }) {
    const ranked = withoutSpread(words, isAnswered, entries.map((entry) => {
      const own = rank(entry.texts, words);
      const isFirst = isMeant(entry.scene);
      const isPhrase = own < Infinity && (hasEnd(entry) || hasPhrase(entry.texts, words, own));
      const others = isOnly ? Infinity : own;
      return { ...entry, entry, own, isFirst, isPhrase, place: isFirst ? 0 : others };
    }));
    for (const { item, place } of ranked) {
      this.#homes.set(item, item.parentNode);
      item.hidden = place === Infinity;
      item.closest("section").hidden = true;
    }
    // A stable sort: scenes that fit as well as each other keep their order.
    const fits = ranked.filter(({ place }) => place < Infinity)
      .sort((a, b) => b.isFirst - a.isFirst || (a.place === worst) - (b.place === worst) || b.isPhrase - a.isPhrase || a.place - b.place);
    const inCode = fits.filter(({ place }) => place === worst);
    const isNamed = fits.some(({ entry }) => isTitle(words, entry));
    const shownInCode = inCode.length < fits.length ? 0 : most;
    const rest = isNamed ? fits.filter(({ entry }) => !isTitle(words, entry) && !hasInSummary(words, entry)) : inCode.slice(shownInCode);
    const more = this.#complete === words.join(" ") ? [] : rest;
    for (const { item } of more) item.hidden = true;
    this.found = fits.filter((each) => !more.includes(each)).map(({ entry }) => entry);
    this.#words = words;
    this.#inCode = new Set(fits.filter(({ own }) => own === worst).map(({ entry }) => entry));
    this.#sections = [
      makeSection("Found", fits.filter(({ place }) => place < worst)),
      makeSection("Found in the code", inCode, more),
      make("section", { hidden: fits.length === 0 }, ...(more.length > 0 ? [this.#makeMore(more)] : []), this.#back),
    ];
    list.prepend(...this.#sections);
  }

  /** A button that shows the rest of what was found in the code. */
  #makeMore(rest) {
    const show = () => {
      button.remove();
      for (const { item } of rest) {
        item.hidden = false;
        item.closest("section").hidden = false;
      }
      this.found.push(...rest.map(({ entry }) => entry));
      this.#complete = this.#words.join(" ");
      rest[0].button.focus();
    };
    const button = makeButton(`Show ${rest.length} more`, { class: "text-link show-all", on: { click: show } });
    return button;
  }

  /** The words that were searched for, if `entry` was found only in its code. */
  wordsInCode(entry) { return this.#inCode.has(entry) ? this.#words : []; }

  /** Returns all items to their groups. */
  clear() {
    this.found = null;
    this.#inCode.clear();
    // All of them, because an item that is appended alone would be the last of its group.
    for (const [item, home] of this.#homes) {
      home.append(item);
      item.hidden = false;
      home.closest("section").hidden = false;
    }
    this.#homes.clear();
    for (const section of this.#sections) section.remove();
    this.#sections = [];
  }
}

/** Leaves out scenes with the words in different lines of their code, unless nothing else is found. */
function withoutSpread(words, isAnswered, ranked) {
  const isSpread = ({ place, isPhrase, texts }) => place === worst && !isPhrase && !isInOneLine(texts.code, words);
  const isNeeded = !isAnswered && ranked.every((each) => each.place === Infinity || isSpread(each));
  return isNeeded ? ranked : ranked.map((each) => isSpread(each) ? { ...each, place: Infinity } : each);
}

/** Whether the words are the title of a scene. A single word may also be meant as a topic. */
const isTitle = (words, { texts }) => words.length > 1 && texts.title.toLowerCase() === words.join(" ");

/** Whether the description of a scene has the words as they were typed. */
const hasInSummary = (words, { texts }) => hasPhrase({ code: "", summary: texts.summary }, words, 0);

/** A section with what was `found`, which is hidden without a scene that isn't among the `hidden` ones. */
function makeSection(title, found, hidden = []) {
  const list = make("ul", {}, ...found.map(({ item }) => item));
  return make("section", { "aria-label": title, hidden: found.every((each) => hidden.includes(each)) },
    make("h2", { class: "heading", text: title }), list);
}
