// Which names in the code of a scene are those of the demo, so that a reader doesn't look for them in Tug, and their names
// in an app.

import { splitOutside } from "./swift-closures.js";
import { declaredIn, namesIn, textOf, typeNamesIn } from "./swift-names.js";

/** The types of Apple's frameworks with a prefix, and those of Swift, Foundation, Tug, and Paging that scenes use. */
const knownTypes = new RegExp(`^(?:(?:UI|CA|CG|NS)[A-Z]\\w*|Refresh\\w*|Tug\\w*|Pag(?:e|ed|ing)[A-Z]?\\w*|ListEdits|${
  "Any|AnyClass|Array|Bool|CancellationError|Data|Date|DateFormatter|Dictionary|Double|Error|Float|IndexPath|Int|Locale|LocalizedError"
}|MainActor|Never|Optional|Range|Result|Self|Sendable|Set|String|Task|TimeInterval|Timer|URL|Void)$`);

/** What each view controller has, or the reader's own list, and functions of Swift. */
const knownNames = new Set(`view title navigationItem navigationController tabBarController tabBarItem traitCollection
  tableView collectionView scrollView present dismiss setContentScrollView loadViewIfNeeded indexPath animated error
  abs max min print stride zip`.split(/\s+/));

/** The types of the demo whose names mean nothing in an app, and the words that only the demo keeps in a type. */
const appNames = { DemoFeed: "Feed", DemoItem: "Message" };
const demoWords = { cook: "The cook is on the way" };

/** The text of a scene with the names and the words that an app has. */
export function inAppWords(source) {
  const known = Object.keys(demoWords).join("|");
  return source
    .replace(new RegExp(`\\bDemoWords\\.current\\.(${known})\\b`, "g"), (_, key) => `"${demoWords[key]}"`)
    .replace(/\bDemo[A-Z]\w*/g, (name) => appNames[name] ?? name);
}

/** What the names of the demo stand for; those with `isWhole` say so without members. */
const meanings = {
  add: { meaning: "a function that shows a view below the list", isWhole: true },
  environment: { meaning: "what your view controllers are created with", isWhole: true },
  items: { meaning: "the items that your list shows", isWhole: true },
  rows: { meaning: "the strings that your list shows", isWhole: true },
  show: { meaning: "a function that shows a change of the feed", isWhole: true },
  Feed: { meaning: "your model" },
  TileFeed: { meaning: "your model" },
  ChatHistory: { meaning: "your model" },
  ChatMessage: { meaning: "your type of a message" },
  HeaderAndFooterViewController: { meaning: "your view controller in a tab, which attaches the header in viewDidLoad", isWhole: true },
  FeedClient: { meaning: "what loads from your server" },
  Card: { meaning: "your view for a page" },
  Message: { meaning: "your type of a message" },
  Sun: { meaning: "a type that draws your images" },
  feed: { meaning: "your model" },
  server: { meaning: "what loads from your server" },
};

/**
 * Returns `{ name, meaning, members }` of the names in parts of a scene that a reader's app has to have, in the order in
 * which they appear: the types of the demo, and the members that a base class of the demo has. The members are those that
 * the parts use of a type, or of an object; `returned` is what the `loading` one of them returns.
 */
export function demoNames(parts, modules) {
  const rows = parts.flatMap((part) => part.rows);
  const declared = declaredIn(rows);
  const isKeyword = new Set(rows.flat().filter(({ kind }) => kind === "keyword").map(({ text }) => text));
  // A class beside the view controller names members of its superclass, which is one of UIKit's.
  const { words, calls } = namesIn(parts.filter(({ isType }) => !isType).flatMap((part) => part.rows));
  const text = textOf(rows);
  const used = [text, ...otherChoices(rows)].join("\n");
  const items = new Map([...text.matchAll(/\bPagedFeed<(\w+), (\w+)/g)].map(([, item, id]) => [item, id]));
  const types = [...typeNamesIn(rows)].filter((name) => !declared.has(name) && !knownTypes.test(name)).map((name) => {
    const objects = [...text.matchAll(new RegExp(`\\b(?:let|var) (\\w+)(?:: ${name}\\b| = ${name}\\()`, "g"))].map(([, object]) => object);
    const members = membersOf([name, ...objects], used);
    if (items.has(name)) return { name, meaning: `your type of an item: Sendable, with an id of the type ${items.get(name)}`, members: [] };
    return { name, ...meaning(name, "a type of yours", members), ...pageFrom(objects, members, text) ?? resultOf(members, text) };
  });
  const others = [...new Set([...words, ...calls])].filter((name) => !declared.has(name) && !knownNames.has(name) && !isKeyword.has(name));
  return [...types, ...others.map((name) => {
    if (name === "feed" && modules.includes("Paging")) return { name, meaning: pagedFeed(text), members: [] };
    const members = membersOf([name], used);
    const result = pageFrom([name], members, text) ?? resultOf(members, text);
    return { name: calls.has(name) ? `${name}()` : name, ...meaning(name, "an object of yours", members), ...result };
  })];
}

/** The statements of other choices, each in a comment of its own. */
const otherChoices = (rows) => rows.flatMap((row) => /^\/\/ ([\w.?]+ = .+)$/.exec(row.map(({ text }) => text).join(""))?.[1] ?? []);

function meaning(name, usual, members) {
  const { meaning = usual, isWhole = false } = meanings[name] ?? {};
  return { meaning, members: isWhole ? [] : members };
}

/** What a PagedFeed of the reader's needs, beside what a text says. */
function pagedFeed(text) {
  const shows = /\bfeed\.onChange = /.test(text) ? "" : "; its onChange shows its items in your list";
  return `your PagedFeed${shows}`;
}

/** What a footer needs to know of a load, from the function that an action calls; `null` if none returns it. */
function resultOf(members, text) {
  const [, load] = /(?<!_ = )\btry await \w+\.(load\w+\(\))/.exec(text) ?? [];
  const loading = members.find((member) => member === load);
  return loading ? { loading, returned: "whether there is more" } : null;
}

/** The pages that the only member of `objects` loads for a PagedFeed; `null` if it loads none. */
function pageFrom(objects, members, text) {
  if (members.length !== 1) return null;
  const [, method] = /\bPagedFeed\(.*\bload: (\w+)\.posts\(after:\)\)/.exec(text) ?? [];
  // The types come from the method, which is the reader's.
  if (objects.includes(method)) return { loading: members[0], returned: "a Page<Post, String> of Sendable posts with an id" };
  const load = /\bPagedFeed\([^)]*\) \{[^{}]*? in\s+(?:return )?try await (\w+)\.\w+\([^()]*\)\s*\}/.exec(text);
  if (!objects.includes(load?.[1])) return null;
  const [, item, cursor] = /\bPagedFeed<(\w+), \w+, (\w+)>/.exec(text) ?? [];
  return { loading: members[0], returned: item ? `a Page<${item}, ${cursor}>` : "a Page" };
}

/** What a text uses of a type and of objects: initializers, properties, and functions with their labels. */
function membersOf(owners, text) {
  const use = new RegExp(`(?<![.\\w])(?:self[?!]?\\.)?(?:${owners.join("|")})(?:[?!]?\\.(\\w+))?(?![\\w])`, "g");
  return [...new Set([...text.matchAll(use)].flatMap(({ 0: { length }, 1: name, index }) => {
    const rest = text.slice(index + length);
    if (rest.startsWith("(")) return [`${name ?? "init"}(${labelsIn(rest)})`];
    // A closure with a parameter that follows a name is no block of an `if`.
    if (name && /^ \{ (?:\[[^\]]*\] )?\w+(?:, \w+)* in\b/.test(rest)) return [`${name}(completion:)`];
    return name ? [name] : [];
  }))];
}

/** The labels of a call whose parentheses begin a text, as in documentation. */
function labelsIn(text) {
  const values = splitOutside(splitOutside(text, ")")[0].slice(1), ",").filter((value) => value.trim());
  return values.map((value) => `${/^\s*(\w+):/.exec(value)?.[1] ?? "_"}:`).join("");
}
