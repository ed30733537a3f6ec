// The part of a scene's poster that stands in the list, as a symbol: the control at its edge, with its sign enlarged, and
// bars in place of words, which couldn't be read at that size. The posters are pictures of a whole screen; the server's
// cut of them only says which edge matters.

import { extentOf, matrixOf, shapesIn } from "./poster-shapes.js";

/** In points: wide enough for what tells the rows of scenes apart. */
const width = 116;
/** Of a control that isn't known: as high as a header, or as wide as one at a side. */
const thickness = 54;
/** What is seen on the other side of the control. */
const margin = 4;
/** Where a part begins: before the symbols of rows. */
const leading = 10;
/** The lengths of bars in place of a control's words. */
const bars = [50, 34];

const pen = document.createElement("canvas").getContext("2d");

/** The poster as a document that shows `aspect` times as much across as down, with its control in the color `mark`. */
export function partOfPoster(text, { aspect, mark }) {
  const picture = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const [screenWidth, screenHeight] = ["width", "height"].map((name) => Number(picture.getAttribute(name)));
  const screen = { width: screenWidth, height: screenHeight };
  const edge = edgeOf(picture, screen);
  const control = controlIn(picture);
  const { x, y } = origin(control, edge, screen, { width, height: width / aspect });
  const part = { x: Math.round(x), y: Math.round(y), width, height: Math.round(width / aspect) };
  const view = control && viewOf(control, picture);
  view?.remove();
  drawBarsForWords(picture, part);
  if (control) drawControl(picture, view, bandOf(control, edge, screen), { edge, part, mark });
  picture.setAttribute("viewBox", [part.x, part.y, part.width, part.height].join(" "));
  set(picture, { width: part.width, height: part.height });
  return new XMLSerializer().serializeToString(picture);
}

/** The edge next to which the server's cut lies. */
function edgeOf(picture, screen) {
  const [x, y, across, down] = picture.getAttribute("viewBox").split(" ").map(Number);
  if (x <= 0) return "left";
  if (x + across >= screen.width) return "right";
  return y + down / 2 < screen.height / 2 ? "top" : "bottom";
}

/** The place of the control on the screen, if there is one. */
function controlIn(picture) {
  const [x, y, across, down] = (picture.dataset.control ?? "").split(" ").map(Number);
  return down > 0 ? { x, y, width: across, height: down } : null;
}

/** The control's place from one side of the screen to the other. */
const bandOf = (control, edge, screen) => edge === "top" || edge === "bottom"
  ? { ...control, x: 0, width: screen.width } : { ...control, y: 0, height: screen.height };

/** The group of the control's view: it is at the place of the control, and nothing in it is larger. */
function viewOf(control, picture) {
  const isLarger = (shape) => shape.getAttribute("width") > control.width + 1 || shape.getAttribute("height") > control.height + 1;
  return [...picture.querySelectorAll("g")].find((group) => {
    const { e, f } = matrixOf(group, picture);
    return Math.abs(e - control.x) < 0.6 && Math.abs(f - control.y) < 0.6
      && group.querySelector("text, line, path, image") && ![...group.querySelectorAll("rect")].some(isLarger);
  });
}

/** Draws the place of a control in the color `mark`, its sign, and bars for its words. */
function drawControl(picture, view, band, { edge, part, mark }) {
  const isUpright = edge === "top" || edge === "bottom";
  const isBackground = (shape) => shape.matches("rect") && shape.getAttribute("width") >= band.width - 2;
  const shapes = view ? shapesIn(view).filter((shape) => !isBackground(shape)) : [];
  const background = view && [...view.querySelectorAll("rect")].find(isBackground)?.getAttribute("fill");
  if (background) add(picture, "rect", { ...band, fill: background });
  add(picture, "rect", { ...band, fill: mark, "fill-opacity": 0.26, "data-mark": "" });
  if (!view) return;
  const words = [...view.querySelectorAll("text")].map((text) => text.getAttribute("fill"));
  const origin = { x: isUpright ? 0 : band.x, y: isUpright ? band.y : 0 };
  const middle = isUpright
    ? { x: part.x + part.width / 2, y: band.y + band.height / 2 } : { x: band.x + band.width / 2, y: part.y + part.height / 2 };
  const sign = extentOf(shapes, view);
  // Words in a view of the app's are on it.
  const isOneView = sign && words.length > 0 && sign.width > 100;
  const hasBars = words.length > 0 && !isOneView && isUpright;
  if (sign) {
    const place = hasBars ? { x: part.x + 28, y: middle.y } : middle;
    const room = hasBars ? { width: 30, height: 30 } : { width: (isUpright ? part : band).width - 20, height: band.height - 16 };
    const scale = Math.min(2, room.width / sign.width, room.height / sign.height);
    for (const text of view.querySelectorAll("text")) text.remove();
    const from = { x: sign.x + sign.width / 2, y: sign.y + sign.height / 2 };
    const moved = add(picture, "g",
      { transform: `translate(${place.x} ${place.y}) scale(${scale}) translate(${-from.x} ${-from.y})`, "data-sign": "" });
    view.removeAttribute("transform");
    for (const shape of [...view.querySelectorAll("rect")].filter(isBackground)) shape.remove();
    moved.append(view);
    for (const spinner of view.querySelectorAll("g[stroke-linecap]")) spinner.setAttribute("stroke", mark);
  }
  if (isOneView) drawBar(picture, { x: middle.x - 24, y: middle.y - 3, width: 48, height: 6 }, words[0], 0.9);
  if (!hasBars) return;
  const lines = words.slice(0, 2);
  lines.forEach((fill, line) => {
    const length = bars[line];
    const y = middle.y - 3.5 + (lines.length === 1 ? 0 : line === 0 ? -7 : 7);
    const start = sign ? part.x + 54 : middle.x - length / 2;
    drawBar(picture, { x: start, y, width: length, height: 7 }, fill, line === 0 ? 0.9 : 0.5);
  });
}

const drawBar = (picture, box, fill, opacity) =>
  add(picture, "rect", { ...box, rx: box.height / 2, fill, "fill-opacity": opacity, "data-bar": "" });

/** Words are bars, which end in the part. A letter or two in a symbol stay if they are whole. */
function drawBarsForWords(picture, part) {
  for (const text of [...picture.querySelectorAll("text")]) {
    const [size, weight] = ["font-size", "font-weight"].map((name) => text.getAttribute(name));
    pen.font = `${weight} ${size}px ${picture.getAttribute("font-family")}`;
    const { e, f } = matrixOf(text, picture);
    const bottom = f + Number(text.getAttribute("y"));
    const isWhole = bottom - size > part.y && bottom < part.y + part.height;
    if (text.textContent.length <= 2) {
      if (!isWhole) text.remove();
      continue;
    }
    const start = Number(text.getAttribute("x"));
    const end = Math.min(start + pen.measureText(text.textContent).width, part.x + part.width - 8 - e);
    const bar = document.createElementNS(picture.namespaceURI, "rect");
    set(bar, {
      x: start, y: Number(text.getAttribute("y")) - size * 0.6, width: Math.max(1, end - start), height: size * 0.5,
      rx: size * 0.25, fill: text.getAttribute("fill"), "fill-opacity": 0.3, "data-bar": "",
    });
    text.replaceWith(bar);
  }
}

function add(parent, name, attributes) {
  const element = parent.appendChild(document.createElementNS(parent.namespaceURI, name));
  set(element, attributes);
  return element;
}

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
