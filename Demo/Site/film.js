// A recorded film of a scene: the view tree and the scroll view's values at every moment.

/** The seconds for which a haptic pulse or spoken words are shown. */
const feedbackTime = 1.5;

export class Film {
  /** For each frame: `{ time, nodes, panel, finger }`, with all nodes by id. */
  #moments = [];

  /** `film` is what `tugtool film` wrote. */
  constructor(film) {
    Object.assign(this, { id: film.id, width: film.width, height: film.height, root: film.root });
    this.posterTime = film.frames[film.posterFrame]?.time ?? 0;
    let nodes = new Map();
    let panel = {};
    for (const { time, set, remove, finger = null, panel: changes } of film.frames) {
      if (set.length || remove.length) nodes = new Map(nodes);
      for (const id of remove) nodes.delete(id);
      for (const change of set) nodes.set(change.id, { ...nodes.get(change.id), ...change });
      panel = { ...panel, callbacks: undefined, feedback: undefined, ...changes };
      this.#moments.push({ time, nodes, panel, finger });
    }
  }

  get duration() {
    return this.#moments.at(-1)?.time ?? 0;
  }

  get frames() {
    return this.#moments.map(({ time, panel }, index) => ({ full: index === 0, time, panel }));
  }

  /** The last moment that is not after `time`. */
  at(time) {
    const after = this.#moments.findIndex((moment) => moment.time > time + 1e-6);
    return this.#moments[after < 0 ? this.#moments.length - 1 : Math.max(0, after - 1)];
  }

  /** The pulses and words shortly before `time`. */
  feedback(time) {
    return this.#moments
      .filter((moment) => moment.time <= time + 1e-6 && moment.time > time - feedbackTime)
      .flatMap(({ panel }) => panel.feedback ?? []);
  }
}

/** What turns one moment's view tree into another's, as a frame of the playground's protocol. */
export function change(from, to, root) {
  const set = [];
  for (const [id, node] of to.nodes) {
    const old = from?.nodes.get(id);
    if (old === node) continue;
    // A key that the node no longer has returns to its default.
    const gone = Object.keys(old ?? {}).filter((key) => !(key in node)).map((key) => [key, null]);
    set.push({ ...Object.fromEntries(gone), ...node });
  }
  const remove = from ? [...from.nodes.keys()].filter((id) => !to.nodes.has(id)) : [];
  return { n: to.time, full: !from, root, set, remove };
}

/** Loads a film by a script, because a page that was opened from a folder may not fetch. */
export function loadFilm(folder, id, isDark) {
  const name = isDark ? `${id}.dark` : id;
  return new Promise((resolve, reject) => {
    window.tugFilms ??= {};
    const script = document.createElement("script");
    script.src = `${folder}/${name}.js`;
    script.onload = () => resolve(new Film(window.tugFilms[name]));
    script.onerror = () => reject(new Error(`no film ${name}`));
    document.head.append(script);
  });
}
