// The list of scenes. The address's hash is the truth about which one is on: it can be linked to,
// and the browser's back button goes to the scene before.

const hashOf = (id) => `#${encodeURIComponent(id)}`;

export class Scenes {
  #list;
  #start;
  #buttons = new Map();
  #current = null;

  /** `start(id)` asks the server for a scene, from its beginning. */
  constructor(list, start) {
    this.#list = list;
    this.#start = start;
    addEventListener("hashchange", () => this.#followHash());
  }

  /** A session began with `current`; the hash, where it names a scene, has the last word. */
  greet(scenes, current) {
    this.#buttons = new Map(scenes.map((scene) => [scene.id, this.#button(scene)]));
    this.#list.replaceChildren(...[...this.#buttons.values()].map((button) => {
      const item = document.createElement("li");
      item.append(button);
      return item;
    }));
    this.#mark(current);
    this.#followHash();
  }

  #followHash() {
    const id = [...this.#buttons.keys()].find((known) => hashOf(known) === location.hash);
    if (id === undefined) {
      if (this.#current !== null) history.replaceState(null, "", hashOf(this.#current));
    } else if (id !== this.#current) {
      this.#mark(id);
      this.#start(id);
    }
  }

  #choose(id) {
    // The hash does not change when the current scene is chosen again: it starts afresh.
    if (id === this.#current) this.#start(id);
    else location.hash = hashOf(id);
  }

  #mark(id) {
    this.#current = id;
    for (const [key, button] of this.#buttons) {
      if (key === id) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
    // The list only; `scrollIntoView` would move the page as well.
    const button = this.#buttons.get(id);
    if (button) {
      const { offsetLeft, offsetWidth } = button.parentElement;
      this.#list.scrollLeft = offsetLeft + offsetWidth / 2 - this.#list.clientWidth / 2;
    }
  }

  #button({ id, title, summary }) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.scene = id;
    const strong = document.createElement("strong");
    strong.textContent = title;
    const small = document.createElement("small");
    small.textContent = summary;
    button.append(strong, small);
    button.addEventListener("click", () => this.#choose(id));
    return button;
  }
}
