// Loads the pictures of the scenes one after the other: the server records each when it is first asked for, and other
// requests must not wait for them.

const dark = matchMedia("(prefers-color-scheme: dark)");

export class Posters {
  #waiting = new Set();
  #isLoading = false;
  #observer;

  /** Pictures outside of the visible part of `list` are not loaded. */
  constructor(list) {
    this.#observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) this.#waiting.add(target);
        else this.#waiting.delete(target);
      }
      this.#loadNext();
    }, { root: list });
    dark.addEventListener("change", () => {
      for (const image of list.querySelectorAll("img[data-poster]")) this.#observe(image);
    });
  }

  /** Loads the pictures of these elements, and forgets earlier ones. */
  show(images) {
    this.#observer.disconnect();
    this.#waiting.clear();
    for (const image of images) this.#observe(image);
  }

  #observe(image) {
    this.#observer.unobserve(image);
    this.#observer.observe(image);
  }

  #loadNext() {
    const [image] = this.#waiting;
    if (this.#isLoading || !image) return;
    this.#isLoading = true;
    this.#waiting.delete(image);
    this.#observer.unobserve(image);
    const done = () => {
      this.#isLoading = false;
      this.#loadNext();
    };
    image.onload = done;
    image.onerror = done;
    image.src = `/posters/${image.dataset.poster}${dark.matches ? ".dark" : ""}.svg`;
  }
}
