// The part of a scene's poster that stands in the list: enlarged where the control is, which is marked like the code
// that makes it. The posters are pictures of a whole screen; the server's cut of them only says which edge matters.

/** In points: wide enough for the symbols of rows and all the words of a control that is beside them. */
const width = 232;
/** As high as a header, or as wide as a control at a side. */
const thickness = 54;

/** The poster as a document that shows `aspect` times as much across as down, with its control in the color `mark`. */
export function partOfPoster(text, { aspect, mark }) {
  const picture = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const [screenWidth, screenHeight] = ["width", "height"].map((name) => Number(picture.getAttribute(name)));
  const screen = { width: screenWidth, height: screenHeight };
  const edge = edgeOf(picture, screen);
  const control = controlIn(picture, screen);
  if (control) emphasize(control, edge, screen, { picture, mark });
  const { x, y } = origin(control?.center, edge, screen, width / aspect);
  const part = [x, y, width, width / aspect].map(Math.round);
  picture.setAttribute("viewBox", part.join(" "));
  set(picture, { width: part[2], height: part[3] });
  return new XMLSerializer().serializeToString(picture);
}

/** The edge next to which the server's cut lies. */
function edgeOf(picture, screen) {
  const [x, y, width, height] = picture.getAttribute("viewBox").split(" ").map(Number);
  if (x <= 0) return "left";
  if (x + width >= screen.width) return "right";
  return y + height / 2 < screen.height / 2 ? "top" : "bottom";
}

/** The control's spinner, or else its words, such as “Refreshing…”, with the place on the screen. */
function controlIn(picture, screen) {
  const spinners = [...picture.querySelectorAll("g[stroke-linecap]")]
    .map((element) => ({ element, center: place(element, picture) }));
  const words = [...picture.querySelectorAll("text")].filter((each) => each.textContent.endsWith("…"))
    .map((element) => {
      const [x, y, size] = ["x", "y", "font-size"].map((name) => Number(element.getAttribute(name)));
      return { element, center: place(element, picture, x, y - size / 3) };
    });
  return [...spinners, ...words].find(({ center: { x, y } }) =>
    x > 0 && y > 0 && x < screen.width && y < screen.height);
}

/** A point of an element in the coordinates of the picture. */
function place(element, picture, x = 0, y = 0) {
  let point = new DOMPoint(x, y);
  for (let each = element; each && each !== picture; each = each.parentNode) {
    const matrix = each.transform?.baseVal.consolidate()?.matrix;
    if (matrix) point = point.matrixTransform(matrix);
  }
  return point;
}

/** Colors the place of a control. Its spinner, a few pixels in size, would vanish without a stronger line. */
function emphasize({ element, center: { x, y } }, edge, screen, { picture, mark }) {
  const isUpright = edge === "top" || edge === "bottom";
  const area = isUpright
    ? { x: 0, y: y - thickness / 2, width: screen.width, height: thickness }
    : { x: x - thickness / 2, y: 0, width: thickness, height: screen.height };
  set(picture.appendChild(document.createElementNS(picture.namespaceURI, "rect")),
    { ...area, fill: mark, "fill-opacity": 0.26 });
  const line = Number(element.getAttribute("stroke-width"));
  if (line) set(element, { stroke: mark, "stroke-width": line * 1.5 });
}

function set(element, attributes) {
  for (const name in attributes) element.setAttribute(name, attributes[name]);
}

/** The corner of the part: the control is near its own edge, so that the rest shows what it stands beside. */
function origin(control, edge, screen, height) {
  const { x, y } = control ?? {
    x: screen.width / 2, y: edge === "top" ? 91 : edge === "bottom" ? screen.height - 100 : screen.height / 2,
  };
  const margin = thickness / 2 + 4;
  const corner = {
    top: { x: 10, y: y - margin },
    bottom: { x: 10, y: y + margin - height },
    left: { x: x - margin, y: y + 20 - height / 2 },
    right: { x: x + margin - width, y: y + 20 - height / 2 },
  }[edge];
  const within = (value, room) => Math.max(0, Math.min(room, value));
  return { x: within(corner.x, screen.width - width), y: within(corner.y, screen.height - height) };
}
