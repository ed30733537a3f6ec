// The sizes of a page's pictures, which Markdown doesn't have.

/** The longest time for which a page waits, in milliseconds. */
const longest = 500;
const step = 10;

/**
 * Waits until the sizes of all pictures in `nodes` are known, so that the text doesn't move when they arrive. A size is
 * at the beginning of a file. No event tells that it is there.
 */
export async function pictureSizes(nodes) {
  const pictures = nodes.flatMap((node) => [...node.querySelectorAll("img")]);
  // A picture that can't be loaded is complete, too.
  const isKnown = (picture) => picture.naturalWidth > 0 || picture.complete;
  const end = performance.now() + longest;
  while (!pictures.every(isKnown) && performance.now() < end) {
    await new Promise((resolve) => { setTimeout(resolve, step); });
  }
}
