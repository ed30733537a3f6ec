// The headings of a long page: beside it in a wide window, and below its title in others.

import { make } from "./elements.js";
import { named } from "./page-places.js";

/** A page with fewer headings is seen at a glance. */
const fewest = 3;
/** As many lines are in sight together, also in a low window. */
const most = 15;

/** Shows the contents of `article` in `side` and below the title. Styles choose the one that the window has room for. */
export function showContents(article, side, words) {
  const headings = listed(article);
  if (headings.length < fewest) return;
  const details = make("details", { class: "reader-contents" },
    make("summary", { text: words.contents }),
    make("nav", { "aria-label": words.contents }, list(headings)));
  const title = article.querySelector(":scope > h1");
  if (title) title.after(details);
  else article.prepend(details);

  const links = list(headings);
  side.setAttribute("aria-label", words.contents);
  // The landmark has the same name.
  side.replaceChildren(make("p", { "aria-hidden": "true", text: words.contents }), links);
  side.hidden = false;
  mark(headings, side);
}

/** The second-level headings, with those of the third level if they are few. */
function listed(article) {
  const all = [...article.querySelectorAll(":scope > :is(h2, h3)")];
  return all.length <= most ? all : all.filter((heading) => heading.localName === "h2");
}

const list = (headings) => make("ul", {}, ...headings.map((heading) =>
  make("li", { class: heading.localName === "h3" ? "deeper" : null },
    make("a", { href: `#${encodeURIComponent(heading.id)}`, text: heading.textContent }))));

/** Marks the section that is being read, as long as the page is open. */
function mark(headings, side) {
  const links = [...side.querySelectorAll("a")];
  let isDue = false;
  let marked;
  const update = () => {
    isDue = false;
    // Another style shows the contents below the title, where nothing is marked.
    if (!side.offsetHeight) return;
    const link = links[headings.indexOf(current(headings))];
    if (link === marked) return;
    marked?.removeAttribute("aria-current");
    link?.setAttribute("aria-current", "location");
    marked = link;
    if (link) reveal(link, side);
  };
  const plan = () => {
    if (!isDue) requestAnimationFrame(update);
    isDue = true;
  };
  for (const type of ["scroll", "resize", "hashchange"]) addEventListener(type, plan, { passive: true });
  plan();
}

/** The heading of what is at the top of the window; `undefined` above the first one. */
function current(headings) {
  const page = document.documentElement;
  const top = (heading) => heading.getBoundingClientRect().top;
  const left = page.scrollHeight - innerHeight - scrollY;
  // The last sections can't come to the top. There, the one that the reader chose counts, or the last one.
  if (left < 2) {
    const id = named()?.id;
    const chosen = headings.find((heading) => heading.id === id && top(heading) >= 0 && top(heading) < innerHeight);
    if (chosen || scrollY > 0) return chosen ?? headings.at(-1);
  }
  // Where links scroll a heading to, and a little more.
  return headings.findLast((heading) => top(heading) <= parseFloat(getComputedStyle(heading).scrollMarginTop) + 24);
}

/** Scrolls contents that are higher than the window, and never the page. */
function reveal(link, side) {
  const inside = link.getBoundingClientRect();
  const outside = side.getBoundingClientRect();
  if (inside.top < outside.top) side.scrollTop -= outside.top - inside.top + inside.height;
  else if (inside.bottom > outside.bottom) side.scrollTop += inside.bottom - outside.bottom + inside.height;
}
