// What fits the words of a search: titles first, then headings, names, and the text, unless a name can be nothing else.

import { libraryMatches } from "./reader-libraries.js";
import { isCode, namesWritten } from "./reader-names.js";
import { sectionMeant } from "./reader-synonyms.js";
import { hasPhrase, indexOfWord, rank, stemOf } from "./relevance.js";

/** As many of a kind are found at a glance. */
const most = { title: 6, heading: 6, name: 6, text: 8 };
/** A page that has the words in each of its sections leaves room for others. */
const mostOfPage = 2;
/** The length of an excerpt, and of what is before the first word that was found. */
const length = 130;
const before = 36;

const kinds = ["title", "heading", "name", "library", "text"];

/**
 * The words of a search as they are compared; a hyphen is a space. The arguments of a function aren't a part of its name, nor
 * a closure behind it.
 */
export const wordsIn = (typed) =>
  typed.toLowerCase().replace(/\([^)]*\)?|(?<=[\w)])\s*\{.*$/gs, "").split(/\s+|(?<=\p{L})-(?=\p{L})/u).map((word) => word.replace(/^\./, "")).filter(Boolean);

/**
 * Returns what was found, by kind: results with a `title`, the `page` that has it, an `excerpt`, and an `address`; and the
 * `order` of the kinds.
 */
export function matches({ pages, names, rows }, words, typed) {
  const sections = pages.flatMap((page) => page.sections.map((section) => ({ ...section, page })));
  const meant = sectionMeant(sections, typed);
  // The first section of a page stands for the page.
  const kindMeant = meant && (meant.section.heading ? "heading" : "title");
  const pageMeant = kindMeant === "title" ? [meant.section.page, ...meant.pages] : [];
  const titles = fitting(pages, (page) => ({ title: page.title }), words);
  const title = [...new Set([...pageMeant, ...titles])]
    .map(({ title: name, sections: [first] }) => ({ title: name, excerpt: part(first.text, 0), address: first.address }));
  const fits = fitting(sections.filter(({ heading }) => heading), ({ heading }) => ({ title: heading }), words);
  // A heading with the words comes before what only means them.
  const isNamed = fits.includes(meant?.section) || (kindMeant === "title" && titles.includes(meant.section.page));
  const named = meant && !isNamed ? fits.filter(({ page }) => !page.isLate) : [];
  const headings = kindMeant === "heading" ? [...new Set([...named, meant.section, ...fits])] : fits;
  const found = new Set(headings.map(({ address }) => address));
  const text = fewOfEach(fitting(sections.filter(({ address }) => !found.has(address)), sectionTexts, words), words);
  const written = namesWritten(names, typed);
  const library = libraryMatches(rows, typed);
  const first = [named.length > 0 && "heading", kindMeant, written.length > 0 && isCode(typed) && "name", library.isCertain && "library"];
  return {
    order: [...new Set([...first.filter(Boolean), ...kinds])],
    library: library.results,
    title: title.slice(0, most.title),
    heading: headings.slice(0, most.heading)
      .map((section) => ({ title: section.heading, page: section.page.title, address: section.address, excerpt: reason(section, meant) })),
    // A name that only tests write, such as one that is also a word, isn't what most look for.
    name: [...new Set([...written, ...fitting(names, nameTexts, words)])].sort((a, b) => a.isLate - b.isLate).slice(0, most.name)
      .map(({ full, text: sentence, address }) => ({ title: full, excerpt: sentence, address })),
    text: text.slice(0, most.text).map((section) => ({
      title: section.heading || section.page.title, page: section.heading && section.page.title,
      excerpt: excerpt(section.text, words), address: section.address,
    })),
  };
}

/** What a section says whose heading has other words than those that were typed. */
const reason = (section, meant) =>
  section !== meant?.section ? null : meant.words ? excerpt(section.text, meant.words) : part(section.text, 0);

/** The arguments count less than the name. */
const nameTexts = ({ name, full }) => ({ title: name.replace(/\(.*$/, ""), names: full });

const sectionTexts = ({ heading, page, text }) => ({ title: heading, names: page.title, summary: text });

/** The `items` that have all `words` in what `textsOf` returns, best first, those that fit as well in their order. */
function fitting(items, textsOf, words) {
  const ranked = items.map((item) => {
    const texts = { title: "", names: "", summary: "", code: "", ...textsOf(item) };
    const place = rank(texts, words);
    if (place === Infinity) return null;
    const summary = texts.summary.toLowerCase();
    const count = words.reduce((sum, word) => sum + summary.split(word).length - 1, 0);
    const isLate = (item.page ?? item).isLate === true;
    return { item, place, count, isLate, isPhrase: hasPhrase(texts, words, place) };
  });
  // Where Chinese words begin and end says little.
  const isWhole = !words.some((word) => /\p{Script=Han}/u.test(word));
  return ranked.filter(Boolean)
    .sort((a, b) => a.isLate - b.isLate || b.isPhrase - a.isPhrase || (isWhole ? 0 : b.count - a.count)
      || a.place - b.place || b.count - a.count)
    .map(({ item }) => item);
}

/** Those with one of the words in the text itself, and few of each page. */
function fewOfEach(sections, words) {
  const counts = new Map();
  return sections.filter(({ page, text }) => {
    const count = counts.get(page) ?? 0;
    if (count >= mostOfPage || !words.some((word) => placeOf(word, text))) return false;
    counts.set(page, count + 1);
    return true;
  });
}

/** Where a word is in a text, with or without its ending: the start and the end; `null` if it's nowhere. */
function placeOf(word, text, from = 0) {
  const found = [word, stemOf(word)].map((form) => [indexOfWord(text, form, from), form.length]).filter(([at]) => at >= 0);
  if (found.length === 0) return null;
  const [at, size] = found.reduce((best, place) => place[0] < best[0] ? place : best);
  return [at, at + size];
}

/** The part of a text around all words, where they follow each other, or else around the longest one that it has. */
function excerpt(text, words) {
  const phrase = text.toLowerCase().indexOf(words.join(" "));
  const longest = words.toSorted((a, b) => b.length - a.length).map((word) => placeOf(word, text)).find(Boolean);
  const at = phrase >= 0 ? phrase : longest[0];
  if (at <= before) return part(text, 0);
  // It begins with a word, except in Chinese.
  const space = text.indexOf(" ", at - before);
  return part(text, space >= 0 && space < at ? space + 1 : at - before);
}

/** The part of a text that begins at `start` and ends with a word, except in Chinese. */
function part(text, start) {
  const rest = text.slice(start, start + length);
  const isWhole = start + rest.length === text.length;
  const end = isWhole ? rest.length : Math.max(rest.lastIndexOf(" "), length - before);
  return `${start > 0 ? "…" : ""}${rest.slice(0, end)}${isWhole ? "" : "…"}`;
}

/** The parts of a text, of which each second one is one of the words. */
export function markedParts(text, words) {
  const parts = [];
  let end = 0;
  while (end < text.length) {
    const places = words.map((word) => placeOf(word, text, end)).filter(Boolean);
    if (places.length === 0) break;
    const [start, stop] = places.reduce((best, place) => place[0] < best[0] ? place : best);
    parts.push(text.slice(end, start), text.slice(start, stop));
    end = stop;
  }
  return [...parts, text.slice(end)];
}
