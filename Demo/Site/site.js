// Brings the pages of the site to life: films, the code of scenes, colors of code, and the search.

import { element, make } from "./elements.js";
import { loadFilm } from "./film.js";
import { FilmPlayer } from "./film-player.js";
import { SourceView } from "./source-view.js";
import { lines } from "./swift-syntax.js";
import { Timeline } from "./timeline.js";

const dark = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const { root = "." } = document.documentElement.dataset;

/** Shows the film of a box, in the look of the page, with a chart in `canvas` if the page has one. */
async function showFilm(box, canvas) {
  const player = new FilmPlayer(box, { loops: "loops" in box.dataset });
  let chart = null;
  const load = async () => {
    const { time } = player;
    const isFirst = chart === null && !player.isPlaying;
    const film = await loadFilm(`${root}/films`, box.dataset.film, dark.matches);
    if (canvas) chart ??= makeChart(canvas, film);
    player.show(film, { isDark: dark.matches, ...(isFirst ? {} : { time }) });
  };
  player.onTime = (time) => chart?.mark(time);
  await load();
  dark.addEventListener("change", load);
  if (!stillness.matches) playInView(box, player);
}

/** Plays once the phone can be seen; one that leaves the window pauses. */
function playInView(box, player) {
  let isWaiting = true;
  new IntersectionObserver(([{ isIntersecting }]) => {
    if (isIntersecting && isWaiting) {
      isWaiting = false;
      player.seek(0);
      player.play();
    } else if (!isIntersecting && player.isPlaying) {
      player.pause();
    }
  }, { threshold: 0.3 }).observe(box);
}

function makeChart(canvas, film) {
  const chart = new Timeline(canvas, () => true, {
    seconds: film.duration, legend: document.querySelector(".legend"),
  });
  for (const frame of film.frames) chart.collect(frame);
  return chart;
}

function showSource(code) {
  const source = new SourceView({
    code, name: element("code-name"), back: element("code-back"), copy: element("code-copy"),
    hint: element("code-hint"),
    load: async (file) => window.tugSources.files[file],
  });
  source.sessionBegan(window.tugSources.types);
  source.open(code.dataset.source);
}

/** Colors a block of Swift code as the playground does. */
function color(block) {
  const rows = lines(block.textContent);
  block.replaceChildren(...rows.flatMap((row) => [
    ...row.map(({ text, kind }) => kind ? make("span", { class: `code-${kind}`, text }) : text), "\n",
  ]));
}

function search(field) {
  const cards = [...document.querySelectorAll("[data-words]")];
  field.addEventListener("input", () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const card of cards) {
      card.hidden = !words.every((word) => card.dataset.words.includes(word));
    }
    for (const group of document.querySelectorAll(".gallery-group")) {
      group.hidden = !group.querySelector("[data-words]:not([hidden])");
    }
    element("no-scene").hidden = cards.some((card) => !card.hidden);
  });
}

for (const block of document.querySelectorAll("code.language-swift")) color(block);
for (const box of document.querySelectorAll("[data-film]")) showFilm(box, element("timeline"));
if (element("code-lines")) showSource(element("code-lines"));
if (element("scene-search")) search(element("scene-search"));
