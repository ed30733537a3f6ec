// Plays a film on a phone, with a button, a slider, and keys.

import { make, makeButton, thinnestLine } from "./elements.js";
import { Feedback } from "./feedback.js";
import { change } from "./film.js";
import { ViewTree } from "./view-tree.js";

const frame = 1 / 60;
/** The share of the window's height that the phone may take. */
const shareOfHeight = 0.78;
const smallest = 0.5;

export class FilmPlayer {
  /** Called with the film's time whenever it changes. */
  onTime = () => {};
  width = 375;
  height = 667;
  scale = 1;
  #box;
  #film;
  #time = 0;
  #moment = null;
  #last = null;
  #loops;
  #bezel;
  #surface;
  #finger = make("span", { class: "film-finger", hidden: true });
  #slider;
  #play;
  #clock = make("output", { class: "film-clock" });
  #tree;
  #feedback;

  /** `box` receives the phone; a film that `loops` starts over. */
  constructor(box, { loops = false } = {}) {
    this.#box = box;
    this.#loops = loops;
    this.#build();
    this.#tree = new ViewTree(this.#surface);
    box.addEventListener("keydown", (event) => this.#pressed(event));
    new ResizeObserver(() => this.#fit()).observe(box);
    addEventListener("resize", () => this.#fit());
  }

  /** Shows a film at `time`, by default at the frame that stands for it. */
  show(film, { isDark, time = film.posterTime }) {
    this.#film = film;
    this.#moment = null;
    this.#bezel.toggleAttribute("data-dark", isDark);
    this.#slider.max = film.duration;
    this.seek(time);
    this.#fit();
  }

  get time() { return this.#time; }
  get isPlaying() { return this.#last !== null; }

  seek(time) {
    if (!this.#film) return;
    this.#time = Math.max(0, Math.min(this.#film.duration, time));
    const moment = this.#film.at(this.#time);
    if (moment !== this.#moment) this.#draw(moment);
    this.#feedback.show(this.#film.feedback(this.#time));
    this.#slider.value = this.#time;
    const words = `${this.#time.toFixed(2)} s`;
    this.#slider.setAttribute("aria-valuetext", `${words} of ${this.#film.duration.toFixed(1)} s`);
    this.#clock.textContent = words;
    this.#box.dataset.time = this.#time.toFixed(3);
    this.onTime(this.#time, moment.panel);
  }

  play() {
    if (this.isPlaying || !this.#film) return;
    if (this.#time >= this.#film.duration - frame) this.seek(0);
    this.#last = performance.now();
    this.#showState();
    requestAnimationFrame((now) => this.#advance(now));
  }

  pause() {
    this.#last = null;
    this.#showState();
  }

  #advance(now) {
    if (!this.isPlaying) return;
    const passed = Math.max(0, Math.min(0.1, (now - this.#last) / 1000));
    this.#last = now;
    const next = this.#time + passed;
    if (next < this.#film.duration) this.seek(next);
    else if (this.#loops) this.seek(0);
    else {
      this.seek(this.#film.duration);
      return this.pause();
    }
    requestAnimationFrame((next) => this.#advance(next));
  }

  #draw(moment) {
    this.#tree.apply(change(this.#moment, moment, this.#film.root));
    this.#moment = moment;
    this.#finger.hidden = !moment.finger;
    if (moment.finger) {
      const [x, y] = moment.finger;
      this.#finger.style.transform = `translate(${x * this.scale}px, ${y * this.scale}px)`;
    }
  }

  #build() {
    this.#surface = make("div", { class: "surface" });
    const feedback = make("div", { class: "feedback" });
    const status = make("div", { class: "status-bar" }, make("b", { text: "9:41" }));
    const screen = make("div", { class: "screen" }, this.#surface,
      make("div", { class: "fittings", "aria-hidden": "true" }, status), feedback, this.#finger);
    this.#bezel = make("div", {
      class: "bezel", tabindex: 0, role: "img",
      "aria-label": "The film of the scene. Space plays and pauses, the arrow keys move by a frame.",
    }, screen);
    this.#feedback = new Feedback(feedback);
    this.#play = makeButton("", {
      class: "film-play", on: { click: () => this.isPlaying ? this.pause() : this.play() },
    });
    this.#slider = make("input", {
      type: "range", class: "film-slider", min: 0, max: 1, step: frame, value: 0,
      "aria-label": "Time of the film",
      on: {
        input: () => {
          this.pause();
          this.seek(Number(this.#slider.value));
        },
      },
    });
    this.#box.replaceChildren(this.#bezel,
      make("div", { class: "film-line" }, this.#play, this.#slider, this.#clock));
    this.#showState();
  }

  #showState() {
    this.#box.classList.toggle("playing", this.isPlaying);
    this.#play.setAttribute("aria-label", this.isPlaying ? "Pause" : "Play");
    this.#play.textContent = this.isPlaying ? "❚❚" : "▶";
  }

  #fit() {
    const border = 22;
    const room = Math.min((this.#box.clientWidth - border) / this.width,
      (innerHeight * shareOfHeight - border) / this.height);
    this.scale = Math.max(smallest, Math.min(1, room));
    const { style } = this.#bezel;
    style.setProperty("--width", this.width);
    style.setProperty("--height", this.height);
    style.setProperty("--scale", this.scale);
    style.setProperty("--hairline", `${thinnestLine() / this.scale}px`);
    const moment = this.#moment;
    if (moment) this.#draw(moment);
  }

  #pressed(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isOnPhone = event.target === this.#bezel;
    const step = event.shiftKey ? 30 * frame : frame;
    const moves = {
      ArrowRight: () => this.seek(this.#time + step), ArrowLeft: () => this.seek(this.#time - step),
      Home: () => this.seek(0), End: () => this.seek(this.#film.duration),
    };
    if (event.key === " " && isOnPhone) {
      event.preventDefault();
      if (this.isPlaying) this.pause();
      else this.play();
    } else if (isOnPhone && moves[event.key]) {
      event.preventDefault();
      this.pause();
      moves[event.key]();
    }
  }
}
