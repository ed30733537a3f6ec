// The part of a scene's poster that stands in the list: enlarged where the control is, which is marked like the code
// that makes it. The posters are pictures of a whole screen; the server's cut of them only says which edge matters.

/** In points: wide enough for the rows, which tell scenes apart. Longer words of a control make a part wider. */
const least = 232;
/** Of a control that isn't known: as high as a header, or as wide as one at a side. */
const thickness = 54;
/** What is seen on the other side of the control. */
const margin = 4;
/** Where a part begins: before the symbols of rows. */
const leading = 10;

/** How far letters reach above and below their line, in sizes of their font. */
const [capital, descender] = [0.75, 0.22];

const pen = document.createElement("canvas").getContext("2d");

/** The poster as a document that shows `aspect` times as much across as down, with its control in the color `mark`. */
export function partOfPoster(text, { aspect, mark }) {
  const picture = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const [screenWidth, screenHeight] = ["width", "height"].map((name) => Number(picture.getAttribute(name)));
  const screen = { width: screenWidth, height: screenHeight };
  const edge = edgeOf(picture, screen);
  const control = controlIn(picture);
  if (control) emphasize(control, edge, screen, { picture, mark });
  const end = control && (edge === "top" || edge === "bottom") ? endOfWords(control, picture) : 0;
  const width = Math.max(least, end + margin - leading);
  const { x, y } = origin(control, edge, screen, { width, height: width / aspect });
  const part = [x, y, width, width / aspect].map(Math.round);
  drawBarsForCutWords(picture, part, control);
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

/** The place of the control on the screen, if there is one. */
function controlIn(picture) {
  const [x, y, width, height] = (picture.dataset.control ?? "").split(" ").map(Number);
  return height > 0 ? { x, y, width, height } : null;
}

/** Colors the place of a control. Its spinner, a few pixels in size, would vanish without a stronger line. */
function emphasize(control, edge, screen, { picture, mark }) {
  const isUpright = edge === "top" || edge === "bottom";
  const area = isUpright ? { ...control, x: 0, width: screen.width } : { ...control, y: 0, height: screen.height };
  set(picture.appendChild(document.createElementNS(picture.namespaceURI, "rect")),
    { ...area, fill: mark, "fill-opacity": 0.26 });
  for (const spinner of picture.querySelectorAll("g[stroke-linecap]")) {
    if (!contains(control, place(spinner, picture))) continue;
    set(spinner, { stroke: mark, "stroke-width": Number(spinner.getAttribute("stroke-width")) * 1.5 });
  }
}

/** The origin of an element in the coordinates of the picture. */
function place(element, picture) {
  let point = new DOMPoint(0, 0);
  for (let each = element; each && each !== picture; each = each.parentNode) {
    const matrix = each.transform?.baseVal.consolidate()?.matrix;
    if (matrix) point = point.matrixTransform(matrix);
  }
  return point;
}

/** Where the words of the control, or its spinner, end across; 0 if it has none. */
function endOfWords(control, picture) {
  const words = [...picture.querySelectorAll("text")].map((text) => extentOf(text, picture))
    .filter(({ start, y }) => contains(control, { x: start, y })).map(({ end }) => end);
  const spinners = [...picture.querySelectorAll("g[stroke-linecap]")].map((spinner) => place(spinner, picture))
    .filter((point) => contains(control, point)).map(({ x }) => x + 10);
  return Math.max(0, ...words, ...spinners);
}

/** Where the line of a text begins and ends across, and its baseline. */
function extentOf(text, picture) {
  const [size, weight] = ["font-size", "font-weight"].map((name) => text.getAttribute(name));
  pen.font = `${weight} ${size}px ${picture.getAttribute("font-family")}`;
  const { x, y } = place(text, picture);
  const start = x + Number(text.getAttribute("x"));
  return { start, end: start + pen.measureText(text.textContent).width, y: y + Number(text.getAttribute("y")), size: Number(size) };
}

/** Outside of the control, a line that the edge of the part would cut is a bar: no words end in their middle. */
function drawBarsForCutWords(picture, [left, top, width, height], control) {
  for (const text of picture.querySelectorAll("text")) {
    const { start, end, y, size } = extentOf(text, picture);
    if (control && contains(control, { x: start, y })) continue;
    const isWhole = start >= left && end <= left + width && y - size * capital >= top && y + size * descender <= top + height;
    const isOutside = end <= left || start >= left + width || y + size <= top || y - size >= top + height;
    if (isWhole || isOutside) continue;
    const bar = document.createElementNS(picture.namespaceURI, "rect");
    set(bar, {
      x: text.getAttribute("x"), y: Number(text.getAttribute("y")) - size * 0.6, width: Math.max(1, end - start), height: size * 0.5,
      rx: size * 0.25, fill: text.getAttribute("fill"), "fill-opacity": 0.3, "data-bar": "",
    });
    text.replaceWith(bar);
  }
}

const contains = ({ x, y, width, height }, point) =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

function set(element, attributes) {
  for (const name in attributes) element.setAttribute(name, attributes[name]);
}

/** The corner of the part: the control is near its own edge, so that the rest shows what it stands beside. */
function origin(control, edge, screen, { width, height }) {
  const { x, y, width: across, height: down } = control ?? {
    x: (screen.width - thickness) / 2, width: thickness,
    y: edge === "top" ? 64 : edge === "bottom" ? screen.height - 127 : (screen.height - thickness) / 2, height: thickness,
  };
  const corner = {
    top: { x: leading, y: y - margin },
    bottom: { x: leading, y: y + down + margin - height },
    left: { x: x - margin, y: y + down / 2 + 20 - height / 2 },
    right: { x: x + across + margin - width, y: y + down / 2 + 20 - height / 2 },
  }[edge];
  const within = (value, room) => Math.max(0, Math.min(room, value));
  return { x: within(corner.x, screen.width - width), y: within(corner.y, screen.height - height) };
}
