// How people describe what goes wrong, for the sections about it in the article about troubleshooting.

const not = "\\b(?:never|not|cannot|no longer|(?:ca|wo|do|does|did|is|are|has)n[’']?t)";

export const neverEnds = new RegExp([
  `${not} (?:end|stop|finish|clos|complet|disappear|hid|dismiss|go(?:es|ing)? away)`,
  "\\b(?:stuck|hangs?|frozen)\\b", "\\bendless(?:ly)? (?!scroll|list|feed|pag)", "\\bendlessly$", "\\bkeeps? (?:on )?(?:spinn|load|refresh|runn)",
].join("|"), "i");

export const nothingHappens = new RegExp([
  `${not} (?:refresh|load|work|trigger|start|show|appear|visible|call|fir|pull|respond)`,
  "^(?:no|missing) (?:header|footer|indicator|spinner)s?$", "^nothing happens",
].join("|"), "i");

export const contentJumps = /\bjump|^glitch|\bgaps?\b|\b(?:blank|white|empty|extra) ?space/i;
