// Loads the pictures of the scenes one after the other: the server records each when it is first asked for, and other
// requests must not wait for them.

import { partOfPoster } from "./poster-part.js";

const dark = matchMedia("(prefers-color-scheme: dark)");

export class Posters {
  /** Those in the visible part of the list. */
  #inSight = new Set();
  #waiting = new Set();
  /** Whether the picture that an element has is the dark one. */
  #shown = new WeakMap();
  /** As of the last change: `matches` that is read before the event of a change takes the event away. */
  #isDark = dark.matches;
  #isLoading = false;
  #observer;

  /** Pictures outside of the visible part of `list` are not loaded. */
  constructor(list) {
    this.#observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) {
          this.#inSight.delete(target);
          this.#waiting.delete(target);
          continue;
        }
        this.#inSight.add(target);
        if (this.#shown.get(target) !== this.#isDark) this.#waiting.add(target);
      }
      this.#loadNext();
    }, { root: list });
    dark.addEventListener("change", ({ matches }) => {
      this.#isDark = matches;
      // From the top again, because those that are in sight are wrong now. The observer would say so with the next frame,
      // which a page at rest may not draw.
      this.#waiting.clear();
      for (const image of list.querySelectorAll("[data-poster]")) if (this.#inSight.has(image)) this.#waiting.add(image);
      this.#loadNext();
    });
  }

  /** Loads the pictures of these elements, and forgets earlier ones. */
  show(images) {
    this.#observer.disconnect();
    this.#inSight.clear();
    this.#waiting.clear();
    for (const image of images) this.#observer.observe(image);
  }

  #loadNext() {
    const [image] = this.#waiting;
    if (this.#isLoading || !image) return;
    this.#isLoading = true;
    this.#waiting.delete(image);
    this.#load(image).finally(() => {
      this.#isLoading = false;
      this.#loadNext();
    });
  }

  async #load(image) {
    const isDark = this.#isDark;
    const { clientWidth, clientHeight, dataset } = image;
    try {
      const answer = await fetch(`/posters/${dataset.poster}${isDark ? ".dark" : ""}.svg`);
      const text = await answer.text();
      // Another color scheme has asked again.
      if (!answer.ok || isDark !== this.#isDark) return;
      const mark = getComputedStyle(image).getPropertyValue("--mark");
      const part = partOfPoster(text, { aspect: clientWidth / clientHeight, mark });
      const address = `data:image/svg+xml,${encodeURIComponent(part)}`;
      await loaded(address);
      // An image element that gets its picture would lay out the whole page, even during a pull.
      image.style.backgroundImage = `url("${address}")`;
      image.dataset.loaded = "";
      this.#shown.set(image, isDark);
    } catch {
      // The server has ended, or it has no picture: the placeholder stays.
    }
  }
}

/** Returns when the picture is loaded. `decode` waits for a frame of the page, which a page at rest may not draw. */
function loaded(address) {
  const picture = new Image();
  return new Promise((done, fail) => {
    Object.assign(picture, { onload: done, onerror: fail, src: address });
  });
}
