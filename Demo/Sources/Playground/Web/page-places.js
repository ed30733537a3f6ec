// Where the pages of the repository, their links, and their pictures are on this server.

/** The address of a file that the server has. */
export const pageAddress = (path) => `/pages/${path.split("/").map(encodeURIComponent).join("/")}`;

/** The address at which a page is read. Other files are shown as they are. */
export const readerAddress = (path, anchor = "") =>
  path.endsWith(".md") ? `/reader.html?page=${path}${anchor}` : `${pageAddress(path)}${anchor}`;

/** What the server has of the repository, besides pictures: see `DocumentPages`. */
const served = /^(?:docs\/.*\.md|[^/]+\.md|Sources\/HeadlessUIKit\/SUPPORTED\.md|LICENSE)$/;

/** Whether a path may be that of a page, and nothing else on this server. */
export const isPage = (path) => served.test(path) && path.endsWith(".md");

/** Whether a page is in Chinese: in a folder `zh-Hans`, or `README.zh-Hans.md`. */
export const isChinese = (path) => /(?:^|[/.])zh-Hans[/.]/.test(path);

/** What the page at `path` names. An address that isn't valid, such as one with a bare `%`, names no file. */
export function resolve(address, path) {
  try {
    // The origin stands for the repository.
    const url = new URL(address, `https://repository/${path}`);
    return { file: decodeURIComponent(url.pathname.slice(1)), anchor: url.hash };
  } catch {
    return { file: address, anchor: "" };
  }
}

/** What the hash of this page's address names. */
export function named() {
  const id = location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}

/** Resolves the addresses that the page at `path` names, as `inline` needs them. */
export function placesOf(path) {
  return {
    link(address) {
      if (/^https?:/.test(address)) return { href: address, target: "_blank", rel: "noopener" };
      if (/^[a-z][a-z+.-]*:/i.test(address)) return null;
      if (address.startsWith("#")) return { href: address };
      const { file, anchor } = resolve(address, path);
      return served.test(file) ? { href: readerAddress(file, anchor) } : null;
    },
    picture: (address) => pageAddress(resolve(address, path).file),
  };
}
