// The user's choices that outlive a reload, in the storage of the tab: another tab may show another phone.

const key = (name) => `tug.${name}`;

/**
 * The values that were kept under `name`. What another version of the page has left, or anything else, may be among
 * them, so the caller checks each one. A browser may have no storage; then there are none.
 */
export function kept(name) {
  try {
    return Object(JSON.parse(sessionStorage.getItem(key(name))));
  } catch {
    return {};
  }
}

/** Keeps `values` under `name`, if the browser has a storage for them. */
export function keep(name, values) {
  try {
    sessionStorage.setItem(key(name), JSON.stringify(values));
  } catch {
    // The page works without: a reload begins with the defaults.
  }
}
