import Paging

typealias PostMachine = PagingMachine<Post, Int, Int, Int>

/// A machine in a class, for use in expectations.
final class PostFeed {
  private var machine: PostMachine

  init(_ configure: (inout PagingOptions) -> Void = { _ in }) {
    var options = PagingOptions()
    configure(&options)
    machine = PostMachine(options: options, id: { $0.id }, isUnchanged: ==)
  }

  var items: PagedItems<Post> { machine.items }
  var ids: [Int] { items.map(\.id) }
  var state: PagingState<Int> { machine.state }

  func cursor(of request: PageRequest) -> Int? { machine.cursor(of: request) }

  func handle(_ event: PostMachine.Event) -> [PostMachine.Effect] { machine.handle(event) }

  /// Requests a page. Returns the number and the cursor of the load if one begins.
  func ask(_ request: PageRequest) -> (number: Int, cursor: Int?)? { handle(.load(request)).load }

  /// Requests a page and delivers it at once.
  @discardableResult
  func get(_ request: PageRequest, _ page: Page<Post, Int>) -> [PostMachine.Effect] {
    guard let load = ask(request) else { return [] }
    return handle(.loaded(page, load.number))
  }

  /// Requests a page that fails.
  @discardableResult
  func miss(_ request: PageRequest, _ failure: Int = 500) -> [PostMachine.Effect] {
    guard let load = ask(request) else { return [] }
    return handle(.failed(failure, load.number))
  }
}

extension Array where Element == PostMachine.Effect {
  var load: (number: Int, cursor: Int?)? {
    for case .load(let cursor, let number) in self { return (number, cursor) }
    return nil
  }

  var change: PagingChange<Post, Int>? {
    for case .show(let change) in self { return change }
    return nil
  }

  var delay: Double? {
    for case .wait(let delay, _) in self { return delay }
    return nil
  }

  var finished: [PageRequest] { compactMap { if case .finished(let it) = $0 { it } else { nil } } }
  var cancelled: [PageRequest] {
    compactMap { if case .cancelled(let it) = $0 { it } else { nil } }
  }
  var stopped: [Int] { compactMap { if case .stop(let it) = $0 { it } else { nil } } }
}

/// A page of posts with these identities.
func page(
  _ ids: some Sequence<Int>, next: Int? = nil, previous: Int? = nil, version: Int = 0
) -> Page<Post, Int> {
  Page(ids.map { Post(id: $0, version: version) }, next: next, previous: previous)
}
