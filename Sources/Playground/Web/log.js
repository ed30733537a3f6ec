// The last callbacks of the scroll view's delegate and of the controls, newest first.

const most = 50;

export class CallbackLog {
  #list;
  #waiting = [];

  constructor(list) {
    this.#list = list;
  }

  clear() {
    this.#waiting = [];
    this.#list.replaceChildren();
  }

  /** `callbacks` oldest first; drawn by `draw`. */
  add(callbacks) {
    this.#waiting.push(...callbacks);
  }

  draw() {
    if (this.#waiting.length === 0) return;
    const rows = this.#waiting.slice(-most).map((callback) => this.#row(callback));
    this.#waiting = [];
    this.#list.prepend(...rows.reverse());
    while (this.#list.children.length > most) this.#list.lastElementChild.remove();
  }

  #row({ n, time, text }) {
    const row = document.createElement("li");
    row.dataset.n = n;
    // One of these comes with every frame; dimmed, the rare ones stand out.
    if (text.startsWith("scrollViewDidScroll ")) row.className = "frequent";
    const stamp = document.createElement("time");
    stamp.textContent = time.toFixed(3);
    const words = document.createElement("span");
    words.textContent = text;
    row.append(stamp, words);
    return row;
  }
}
