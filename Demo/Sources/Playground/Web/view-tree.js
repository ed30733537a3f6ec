// The app's view tree as DOM elements, updated with the changes of each frame.

import { Node } from "./node.js";

/** The most removed nodes that are kept for reuse. */
const spareLimit = 200;

export class ViewTree {
  #surface;
  #nodes = new Map();
  /** Removed nodes, in the order of removal. */
  #spare = new Map();
  #root = null;

  constructor(surface) {
    this.#surface = surface;
  }

  apply({ n, full = false, root, set = [], remove = [] }) {
    if (full) this.#clear();
    this.#remove(remove);
    // Properties before children: a list of children may contain nodes that are later in `set`.
    for (const change of set) this.#update(change);
    for (const change of set) {
      if ("c" in change) {
        this.#node(change.id).arrange((change.c ?? []).map((id) => this.#node(id)));
      }
    }
    if (root !== undefined && (full || root !== this.#root)) {
      this.#root = root;
      this.#surface.replaceChildren(this.#node(root).element);
    }
    this.#surface.dataset.frame = n; // Tests wait for this.
  }

  #clear() {
    this.#nodes.clear();
    this.#spare.clear();
    this.#root = null;
  }

  #update(change) {
    const spare = this.#spare.get(change.id);
    if (!spare) return this.#node(change.id).update(change);
    this.#spare.delete(change.id);
    this.#nodes.set(change.id, spare);
    spare.renew(change);
  }

  #remove(ids) {
    for (const id of ids) {
      const node = this.#nodes.get(id);
      if (!node) continue;
      this.#nodes.delete(id);
      this.#spare.set(id, node);
      node.removeName();
    }
    const gone = new Set(ids.map((id) => this.#spare.get(id)));
    for (const node of gone) if (node && !gone.has(node.parent)) node.park(true);
    for (const [id, node] of this.#spare) {
      if (this.#spare.size <= spareLimit) break;
      this.#spare.delete(id);
      node.remove();
    }
  }

  #node(id) {
    let node = this.#nodes.get(id);
    if (!node) this.#nodes.set(id, (node = new Node(id)));
    return node;
  }
}
