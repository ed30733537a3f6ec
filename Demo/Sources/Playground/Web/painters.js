// The content of a view: a text, an image, or a spinner; and the shadow of an outline, behind it. Each painter
// has one element.

import { make, makeSVG } from "./elements.js";

/** Adds or removes children of `parent` until there are `count`, so that repainting reuses them. */
function fitChildren(parent, count, add) {
  while (parent.children.length > count) parent.lastElementChild.remove();
  while (parent.children.length < count) parent.append(add());
  return parent.children;
}

/** Whether the browser's own line layout equals the server's. */
function isStack(lines, height) {
  const [first] = lines;
  return lines.every(({ x, y }, index) =>
    x === first.x && Math.abs(y - first.y - index * height) < 0.02);
}

/**
 * Draws lines at the server's positions, whatever the browser's fonts are. Lines are in the normal flow with
 * margins: positioned elements would each be a layer to paint and composite.
 */
export class TextPainter {
  element = make("div", { class: "text" });
  #style = {};
  /** The node with all lines of a stack. Lines that aren't a stack are elements. */
  #stack = document.createTextNode("");

  paint({ lines, size, weight, color, lh }) {
    const [{ x, y } = { x: 0, y: 0 }] = lines;
    this.#write({
      fontSize: `${size}px`, fontWeight: weight, color, lineHeight: `${lh}px`,
      marginLeft: `${x}px`, marginTop: `${y}px`,
    });
    if (!isStack(lines, lh)) return this.#place(lines, lh);
    const words = lines.map(({ s }) => s).join("\n");
    if (this.#stack.data !== words) this.#stack.data = words;
    if (this.element.firstChild !== this.#stack) this.element.replaceChildren(this.#stack);
  }

  /** Places each line below the one before, indented relative to the first. */
  #place(lines, height) {
    const [first] = lines;
    let bottom = first.y;
    this.element.replaceChildren(...lines.map(({ s, x, y }) => {
      const line = make("span", { text: s });
      line.style.margin = `${y - bottom}px 0 0 ${x - first.x}px`;
      bottom = y + height;
      return line;
    }));
  }

  /** Writes only the styles that changed: a written style is recalculated for every line. */
  #write(style) {
    for (const key in style) {
      if (this.#style[key] !== style[key]) this.element.style[key] = style[key];
    }
    this.#style = style;
  }
}

const aspect = {
  fill: "none",
  fit: "xMidYMid meet",
  cover: "xMidYMid slice",
  center: "xMidYMid meet",
};

export class ImagePainter {
  element = makeSVG("svg", { class: "image", "aria-hidden": "true" });

  paint({ w, h, mode, paths }) {
    const image = this.element;
    image.setAttribute("viewBox", `0 0 ${w} ${h}`);
    image.setAttribute("preserveAspectRatio", aspect[mode] ?? aspect.fill);
    // A centered image keeps its size and may extend beyond the view.
    image.classList.toggle("centered", mode === "center");
    image.style.width = mode === "center" ? `${w}px` : "";
    image.style.height = mode === "center" ? `${h}px` : "";
    const elements = fitChildren(image, paths.length, () => makeSVG("path"));
    paths.forEach(({ d, fill, stroke, lw, cap, join }, index) => {
      const path = elements[index];
      path.setAttribute("d", d);
      path.setAttribute("fill", fill ?? "none");
      path.setAttribute("stroke", stroke ?? "none");
      path.setAttribute("stroke-width", lw ?? 1);
      path.setAttribute("stroke-linecap", cap ?? "butt");
      path.setAttribute("stroke-linejoin", join ?? "miter");
    });
  }
}

export class ShadowPainter {
  element = makeSVG("svg", { class: "outline", "aria-hidden": "true" }, makeSVG("path"));

  paint({ x, y, blur, color, d }) {
    const { style, firstElementChild: path } = this.element;
    style.transform = `translate(${x}px,${y}px)`;
    style.filter = `blur(${blur}px)`;
    path.setAttribute("d", d);
    path.setAttribute("fill", color);
  }
}

const strokes = 8;

export class SpinnerPainter {
  element = makeSVG("svg", {
    class: "spinner", viewBox: "-10 -10 20 20", "aria-hidden": "true",
    "stroke-width": 2.4, "stroke-linecap": "round",
  });

  constructor() {
    for (let index = 0; index < strokes; index += 1) {
      // The spinner turns clockwise: the brightest stroke leads.
      const behind = (strokes - index) % strokes;
      this.element.append(makeSVG("line", {
        y1: -4.6, y2: -8.4, transform: `rotate(${index * (360 / strokes)})`,
        opacity: 1 - 0.8 * (behind / (strokes - 1)),
      }));
    }
  }

  paint({ on, color, size }) {
    const spinner = this.element;
    spinner.style.width = `${size}px`;
    spinner.style.height = `${size}px`;
    spinner.style.stroke = color;
    spinner.classList.toggle("on", on);
  }
}
