// The view tree of the app, kept as DOM elements by applying the frames' differences.

import { Node } from "./node.js";

export class Stage {
  #surface;
  #nodes = new Map();
  #root = null;

  constructor(surface) {
    this.#surface = surface;
  }

  apply({ n, full = false, root, set = [], remove = [] }) {
    if (full) this.#forget();
    for (const id of remove) this.#remove(id);
    // Properties first, children after: a child list may name nodes that come later in `set`.
    for (const change of set) this.#node(change.id).update(change);
    for (const change of set) {
      if ("c" in change) {
        this.#node(change.id).arrange((change.c ?? []).map((id) => this.#node(id).element));
      }
    }
    if (root !== undefined && (full || root !== this.#root)) {
      this.#root = root;
      this.#surface.replaceChildren(this.#node(root).element);
    }
    this.#surface.dataset.frame = n; // Tests wait for this.
  }

  #forget() {
    this.#nodes.clear();
    this.#root = null;
  }

  #remove(id) {
    this.#nodes.get(id)?.element.remove();
    this.#nodes.delete(id);
  }

  #node(id) {
    let node = this.#nodes.get(id);
    if (!node) this.#nodes.set(id, (node = new Node(id)));
    return node;
  }
}
