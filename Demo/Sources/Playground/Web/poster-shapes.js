// Where the shapes of a poster are. The poster is in no document, so the browser doesn't know.

/** The transform of an element in the coordinates of one of its ancestors. */
export function matrixOf(element, ancestor) {
  let matrix = new DOMMatrix();
  for (let each = element; each && each !== ancestor; each = each.parentNode) {
    const own = each.transform?.baseVal.consolidate()?.matrix;
    if (own) matrix = DOMMatrix.fromMatrix(own).multiply(matrix);
  }
  return matrix;
}

/** The shapes in a group that are seen. */
export const shapesIn = (group) => [...group.querySelectorAll("line, path, rect, image, circle")]
  .filter((shape) => !shape.closest("clipPath, mask"));

/** The extent of shapes in the coordinates of their group; `null` without any. */
export function extentOf(shapes, group) {
  const points = shapes.flatMap((shape) => {
    const matrix = matrixOf(shape, group);
    return pointsOf(shape).map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix));
  });
  if (points.length === 0) return null;
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Points that a shape lies between. */
function pointsOf(shape) {
  const number = (name) => Number(shape.getAttribute(name) ?? 0);
  switch (shape.localName) {
    case "line": return [[number("x1"), number("y1")], [number("x2"), number("y2")]];
    case "circle": return [[number("cx") - number("r"), number("cy") - number("r")], [number("cx") + number("r"), number("cy") + number("r")]];
    case "path": {
      // Lines and curves with absolute places, as the posters have them.
      const numbers = (shape.getAttribute("d").match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
      return numbers.flatMap((x, index) => index % 2 === 0 && index + 1 < numbers.length ? [[x, numbers[index + 1]]] : []);
    }
    default: return [[number("x"), number("y")], [number("x") + number("width"), number("y") + number("height")]];
  }
}
