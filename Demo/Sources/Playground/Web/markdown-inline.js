// What is inside a line of Markdown, as DOM nodes: code, emphasis, links, pictures, and a few HTML elements.

import { make } from "./elements.js";

const code = "`[^`]*`";
const span = `${code}|\\\\.`;
const label = `(?:${span}|\\[(?:${span}|[^\\[\\]\`\\\\])*\\](?:\\([^()]*\\))?|[^\\[\\]\`\\\\])*`;
const address = "(?:[^()\\s]|\\([^()\\s]*\\))+";

const grammar = new RegExp([
  "\\\\(?<escaped>[!-/:-@[-`{-~])",
  "(?<ticks>`+)(?!`)(?<code>[^]*?[^`])\\k<ticks>(?!`)",
  "(?<comment><!--[^]*?-->)",
  `!\\[(?<alt>[^\\]]*)\\]\\((?<picture>${address})\\)`,
  `\\[(?<label>${label})\\]\\((?<link>${address})\\)`,
  `\\*\\*(?=\\S)(?<strong>(?:${span}|[^\`\\\\])*?)(?<=\\S)\\*\\*(?!\\*)`,
  `\\*(?=[^\\s*])(?<emphasis>(?:${span}|\\*\\*[^*]*\\*\\*|[^\`\\\\*])*?)(?<=\\S)\\*(?!\\*)`,
  "(?<web>\\bhttps?://[^\\s<>()]*[^\\s<>().,:;!?*`\"'])",
  "<(?<isEnd>/?)(?<tag>[a-z]+)(?<attributes>(?:\\s+[\\w-]+(?:=\"[^\"]*\")?)*)\\s*/?>",
  "&(?<entity>\\w+|#\\d+|#x[\\da-f]+);",
  "(?<hardBreak> {2,}\\n|\\\\\\n)",
].join("|"), "g");

/** The HTML elements that pages have, with their attributes. All others stay text, so a page can't bring a script. */
const elements = {
  a: ["id"], b: [], br: [], code: [], div: ["align"], em: [], i: [], img: ["alt", "src", "width", "height"], kbd: [],
  p: ["align"], picture: [], source: ["media", "srcset"], strong: [], sub: [], sup: [],
};
/** In characters. */
const longestShort = 8;
const isEmpty = new Set(["br", "img", "source"]);
const entities = { shy: "\u00ad", ZeroWidthSpace: "\u200b", nbsp: "\u00a0", amp: "&", lt: "<", gt: ">", quot: "\"", ndash: "–", mdash: "—" };

/**
 * Returns the nodes of a text.
 *
 * `places` resolves what the text names: `link(address)` returns the attributes of a link, or `null` for one that leads
 * nowhere, and `picture(address)` the address of a picture.
 */
export function inline(text, places) {
  const top = document.createDocumentFragment();
  // The elements that are open, from the outermost one.
  const open = [top];
  const add = (...nodes) => open.at(-1).append(...nodes);
  let end = 0;
  for (const match of text.matchAll(grammar)) {
    add(text.slice(end, match.index));
    end = match.index + match[0].length;
    const { tag, isEnd } = match.groups;
    if (!tag || !(tag in elements)) add(...node(match, places));
    else if (isEnd) close(open, tag);
    else {
      const made = htmlElement(tag, match.groups.attributes, places);
      add(made);
      if (!isEmpty.has(tag)) open.push(made);
    }
  }
  add(text.slice(end));
  return top;
}

function node({ 0: whole, groups }, places) {
  const within = (text) => inline(text, places);
  if (groups.escaped) return [groups.escaped];
  if (groups.code) return [codeView(groups.code.replaceAll("\n", " ").replace(/^ (.*) $/, "$1"))];
  if (groups.comment) return [];
  if (groups.picture) return [make("img", { src: places.picture(groups.picture), alt: groups.alt })];
  if (groups.link) {
    const attributes = places.link(groups.link);
    return attributes ? [make("a", { class: isShort(groups.label) && "short", ...attributes }, within(groups.label))] : [...within(groups.label).childNodes];
  }
  if (groups.strong) return [make("strong", {}, within(groups.strong))];
  if (groups.emphasis) return [make("em", {}, within(groups.emphasis))];
  if (groups.web) return [make("a", { ...places.link(groups.web), text: groups.web })];
  if (groups.entity) return [character(groups.entity) ?? whole];
  if (groups.hardBreak) return [make("br")];
  return [whole];
}

/** Whether the words of a link stay in one line: Chinese ones would break between any two characters. */
const isShort = (words) => words.length <= longestShort;

/** A name goes on in another line after one of its parts, in a narrow column above all. */
const codeView = (text) => {
  const parts = text.split(/(?<=\w[.:])(?=[A-Za-z])/).flatMap(halves);
  return make("code", {}, ...parts.flatMap((part, index) => index ? [make("wbr"), part] : [part]));
};

/** A long word is in two parts, each of which begins like a word. */
function halves(part) {
  if (!/\w{24}/.test(part) || part.includes(" ")) return [part];
  const starts = [...part.matchAll(/(?<=[a-z])[A-Z]/g)].map((match) => match.index);
  if (!starts.length) return [part];
  const offset = (index) => Math.abs(index - part.length / 2);
  const middle = starts.reduce((best, index) => offset(index) < offset(best) ? index : best);
  return [part.slice(0, middle), part.slice(middle)];
}

function character(entity) {
  if (!entity.startsWith("#")) return entities[entity];
  const number = entity[1] === "x" ? parseInt(entity.slice(2), 16) : parseInt(entity.slice(1), 10);
  return number <= 0x10ffff ? String.fromCodePoint(number) : undefined;
}

function htmlElement(tag, text, places) {
  const attributes = {};
  for (const [, name, value = ""] of text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)) {
    if (!elements[tag].includes(name)) continue;
    if (name === "src" || name === "srcset") attributes[name] = places.picture(value);
    else if (name === "align") attributes.class = value === "center" ? "centered" : null;
    else attributes[name] = value;
  }
  return make(tag, attributes);
}

/** Closes the innermost element of this kind, and what is still open in it. */
function close(open, tag) {
  const index = open.findLastIndex((each) => each.localName === tag);
  if (index > 0) open.length = index;
}
