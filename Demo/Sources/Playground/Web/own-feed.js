// A feed with options. The demo's base class of lists creates it, and shows its items; an app does both itself.
// Tests/PagingTests/PropertyFeedTests.swift compiles the declaration.

/** An initializer that passes options on, and nothing else. */
const initializer = /^ {2}init\(environment: SceneEnvironment\) \{\n( {4}var options = PagingOptions\(\)\n(?:.*\n)*?) {4}super\.init\(environment: environment, options: options\)\n {2}\}\n/m;

const feedWith = (statements) => `  private lazy var feed =
    PagedFeed(options: options, id: \\.id, load: server.posts(after:))
  private var options: PagingOptions {
${statements}    return options
  }
`;

const shown = `    feed.onChange = { [weak self] _ in
      self?.tableView.reloadData()
    }
`;

/** The text of a scene that creates its feed where the scene gives the demo its options. */
export function withOwnFeed(source) {
  const [found, statements] = initializer.exec(source) ?? [];
  if (!found) return source;
  return source.replace(found, () => feedWith(statements))
    .replace(/^ {4}super\.viewDidLoad\(\)\n/m, (call) => call + shown);
}
