// The code of a scene for an app: one text, whose comments say where each part belongs.

import { demoNames } from "./demo-names.js";
import { listOf, modulesOf, parts } from "./scene-parts.js";
import { codeOf, lines, withoutRegistration } from "./swift-syntax.js";

/**
 * Returns `{ modules, list, rows, names }` of the text of a scene's file: the modules, the name of the list, the lines, and
 * the names in them that are the demo's; `null` if the scene leaves its controls to another file.
 */
export function sceneSample(source) {
  const file = lines(withoutRegistration(source));
  const own = parts(file);
  if (own.length === 0) return null;
  const modules = modulesOf(own, file);
  const rows = lines(modules.map((name) => `import ${name}`).join("\n"));
  for (const { place, rows: added } of own) rows.push([], ...lines(`// ${place}`), ...added);
  return { modules, list: listOf(own), rows, names: demoNames(own, modules) };
}

/** The framework in which a file of a scene declares its controls. */
export function kitOf(source) {
  return codeOf(lines(source)).some((line) => /\.tug(?:Header|Footer)\b/.test(line)) ? "SwiftUI" : "UIKit";
}
