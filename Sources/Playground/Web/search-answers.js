// What a search says about what is no scene: a page, or a control in the inspector or the toolbar, where its name leads.

import { element, make, makeButton } from "./elements.js";
import { withPaths } from "./path-button.js";

const setting = (key) => `[data-setting=${key}]`;

/**
 * Where to find what people look for among the scenes, and what is a setting of all of them, or on a page: what they type,
 * the answer, and what its words lead to.
 */
const answers = [
  [/^dark|^light/i, "Dark is a switch in the inspector, below Phone.", { "Dark": setting("dark") }],
  [/^landscape|^rotat|^orientation/i, "The button beside the devices in the toolbar turns the phone.", { "The button beside the devices": "#turn" }],
  [/^device|^ipad|^tablet|^notch/i, "The devices are in the toolbar.", { "The devices": "#devices" }],
  [/^slow|^speed|^pause/i, "The speed of the clock is in the toolbar.", { "The speed of the clock": "#rates" }],
  [/diffable/i, "docs/articles/Cookbook.md has code for a diffable data source."],
  [/^ui ?refresh/i, "docs/articles/GettingStarted.md has a table of what takes the place of UIRefreshControl."],
  [/^refreshable/i, "docs/articles/SwiftUI.md says what SwiftUI’s refreshable does itself."],
  [/^es\.|^ESRefresh|^ESPull/i, "docs/comparison.md compares Tug with ESPullToRefresh, row by row."],
  [/^sheet|^modal/i, "docs/articles/ChoosingATrigger.md is about pulls in sheets, and docs/articles/Cookbook.md has code."],
  [/^web ?view|^wkweb|^compositional|^tca|^combine|^collection view/i, "docs/articles/Cookbook.md has code for web views, compositional layouts, and more."],
  [/^nested/i, "docs/articles/Cookbook.md has code for nested scroll views."],
  [/^install|^package|^spm|^readme/i, "README.md says how to add Tug to an app."],
  [/^cocoapods|^carthage|^podfile/i, "Tug is a Swift package only; it has no podspec, and no Cartfile. README.md says how to add it."],
  [/^obj|^ios ?1[0-9]/i, "Tug is for Swift and iOS 15 or later. docs/from-mjrefresh.md says what to do with screens in Objective-C."],
  [/^reduce motion|^reduced motion|^animation/i, "“Less motion” is a switch in the inspector, below Phone.", { "“Less motion”": setting("reduceMotion") }],
  [/^licen[sc]e/i, "LICENSE has the terms."],
  [/^docs|^documentation|^api$|^manual page/i, "docs/README.md leads to the articles and the API."],
  [/^performance|^fps|^memory/i, "docs/performance.md says what a scroll step costs."],
  [/^no internet|^offline|^error handling/i, "docs/articles/ErrorsAndRetry.md is about failures and retries."],
  [/^migrat|^mjrefresh$/i, "docs/from-mjrefresh.md leads from MJRefresh to Tug, name by name."],
  [/^svpull/i, "docs/from-svpulltorefresh.md leads from SVPullToRefresh to Tug."],
  [/^test|^xctest|^unit test|^simulator/i, "docs/articles/TestingHeadless.md tests a pull without a simulator."],
  [/^language|^locali/i, "Language is a menu in the inspector, below Phone.", { "Language": setting("language") }],
  [/^dynamic type|^text size|^larger|^bigger/i, "The text size is a menu in the inspector, below Phone.", { "The text size": setting("textSize") }],
  [/^bold/i, "Bold is a switch in the inspector, below Phone.", { "Bold": setting("boldText") }],
];

/** The same, for what no scene has. */
const otherAnswers = [
  [/^mj/i, "docs/from-mjrefresh.md says what takes the place of every name of MJRefresh 3.7.9."],
];

/** The answer to a text, if there is one. `isFound` is whether a scene has the text, or a similar name. */
export function searchAnswer(text, { isFound }) {
  const known = isFound ? answers : [...answers, ...otherAnswers];
  const [, answer, places = {}] = known.find(([words]) => words.test(text)) ?? [];
  if (!answer) return null;
  const names = Object.keys(places);
  const parts = names.length > 0 ? answer.split(new RegExp(`(${names.join("|")})`)).filter(Boolean) : [answer];
  return make("span", { class: "answer" }, ...parts.flatMap((part) => part in places ? [link(part, places[part])] : withPaths(part)));
}

const link = (name, place) => makeButton(name, { class: "text-link", on: { click: () => leadTo(place) } });

/** Shows a control, in the inspector if it's there, and focuses it: of choices, the chosen one, or the menu in their place. */
function leadTo(place) {
  const control = document.querySelector(place);
  if (element("panel").contains(control)) showInspector(control);
  const inside = [...control.querySelectorAll("input:checked, select")];
  const target = [control, ...inside].find((each) => each.tabIndex >= 0 && each.checkVisibility());
  // The focus after a click has no outline, which says here where the click has led.
  target.dataset.led = "";
  target.addEventListener("blur", () => delete target.dataset.led, { once: true });
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: "nearest" });
}

function showInspector(control) {
  const toggle = element("panel-toggle");
  if (toggle.checkVisibility() && toggle.ariaExpanded === "false") toggle.click();
  const tab = element("tab-panel");
  if (tab.checkVisibility()) tab.click();
  control.closest("details").open = true;
}
