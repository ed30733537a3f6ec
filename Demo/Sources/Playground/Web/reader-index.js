// What the search looks through: the sections of the pages, the names of the API, and those of other libraries.

import { markdownView } from "./markdown-view.js";
import { placesOf, readerAddress } from "./page-places.js";
import { listKind, namesPage, searchedPages } from "./reader-groups.js";
import { libraryRows } from "./reader-libraries.js";
import { forTests } from "./reader-names.js";
import { textIfThere } from "./reader-texts.js";

/**
 * Returns the `pages`, each with its `title` and its `sections`, the `names` of the API, the `words` of both, and the `rows`
 * for users of other libraries, for a search from the page at `path`, and whether that `isComplete`: some of them may not
 * have been loaded.
 */
export async function readIndex(path) {
  const paths = await searchedPages(path);
  const [names, ...texts] = await Promise.all([namesPage, ...paths].map(textIfThere));
  const pages = paths.flatMap((each, index) => texts[index] === null ? [] : [pageOf(each, texts[index])]);
  const found = names === null ? [] : namesIn(names);
  return {
    pages,
    names: found,
    words: knownWords(pages, found),
    rows: await libraryRows(path),
    isComplete: ![names, ...texts].includes(null),
  };
}

/** The words of titles and headings, and the names without their types and their parameters. */
const knownWords = (pages, names) => new Set([
  ...pages.flatMap(({ title, sections }) => [title, ...sections.map(({ heading }) => heading)]).flatMap((text) => text.match(/[\p{L}\p{N}_]+/gu) ?? []),
  ...names.map(({ name }) => name.replace(/\(.*$/, "").replace(/^.*\./, "")),
]);

/** The nodes of a page, with the anchors that it has when it's read. No picture is loaded for that. */
const nodesOf = (path, text) => markdownView(text, { ...placesOf(path), picture: () => null });

function pageOf(path, text) {
  const sections = [{ heading: "", address: readerAddress(path), parts: [] }];
  // The title of a README is a picture.
  let title = "README";
  for (const node of nodesOf(path, text)) {
    const words = /^H\d$/.test(node.nodeName) ? node.textContent.trim() : "";
    if (words && node.nodeName === "H1") title = words;
    else if (words) sections.push({ heading: words, address: readerAddress(path, `#${encodeURIComponent(node.id)}`), parts: [] });
    else if (!isWay(node)) sections.at(-1).parts.push(...textsIn(node));
  }
  return {
    title,
    // What is about Tug itself comes after what is about its use.
    isLate: listKind(path) === "docs",
    sections: sections.map(({ parts, ...section }) => ({ ...section, text: parts.join(" ").replace(/\s+/g, " ").trim() })),
  };
}

/** Whether a paragraph only leads to the list and to other languages, as the first one of most pages. */
const isWay = (node) => node.nodeName === "P"
  && [...node.childNodes].every((child) => child.nodeName === "A" || /^[\s·›|]*$/.test(child.textContent));

const block = "p, li, td, th, pre, summary, blockquote, div";

/** The texts of the blocks in a node. The words of two cells aren't one word, and a button has none. */
function textsIn(node) {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const texts = [];
  let last;
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (parentElement?.closest("button")) continue;
    const here = parentElement?.closest(block) ?? null;
    // A line of code is a block of its own.
    const line = parentElement?.closest(".sample-line") ?? here;
    if (texts.length > 0 && line === last) texts[texts.length - 1] += data;
    else texts.push(data);
    last = line;
  }
  return texts;
}

/** Each name, with its type before it, its first sentence, and where its entry is. */
function namesIn(text) {
  const lists = nodesOf(namesPage, text).filter((node) => node.nodeName === "UL");
  return lists.flatMap((list) => [...list.children]).flatMap((item) => {
    const link = item.querySelector("a");
    if (!link) return [];
    const [, type, sentence = ""] = /^(?: of (\S+))?: ([^]*)$/.exec(item.textContent.slice(link.textContent.length)) ?? [];
    const name = link.textContent;
    const address = link.getAttribute("href");
    return [{ name, full: type ? `${type}.${name}` : name, text: sentence, address, isLate: forTests.test(address) }];
  });
}
