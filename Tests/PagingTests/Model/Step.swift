package struct Post: Equatable, Sendable {
  package let id: Int
  package let version: Int

  package init(id: Int, version: Int = 0) { (self.id, self.version) = (id, version) }
}

/// A step of a feed's sequence. Loads are counted from the latest one, so that a step keeps its
/// meaning when earlier steps are removed.
package enum Step: Sendable {
  case ask(PageRequest)
  case askPastEnd(PageRequest)
  case refresh(Int, Int?)
  case askNewer
  case changeSource(Int, keepsItems: Bool)
  /// Loads a gap, from below or above.
  case fill(Int, Bool)
  case answer(Int, Page<Post, Int>)
  case fail(Int)
  case stopByItself(Int)
  case waited(Int)
  case cancel(PageRequest)
  case retry
  case restore(Page<Post, Int>)
  case insert([Post], ItemPlace<Int>)
  case remove([Int])
  case replace([Post])
  case release([Int])
  case rollback(Int)
  case reset
}

extension Step {
  /// Steps decoded from any bytes.
  package static func steps(_ bytes: [UInt8]) -> [Step] {
    var choices = Choices(bytes: bytes)
    // Long pages, for lists that don't fit in one leaf of the tree.
    choices.isLong = choices.pick(16) == 0
    var steps: [Step] = []
    while !choices.isOver { steps.append(step(&choices)) }
    return steps
  }

  private static func step(_ choices: inout Choices) -> Step {
    switch choices.pick(42) {
    case 0..<2: .ask(.refresh)
    case 2..<7: .ask(.next)
    case 7..<9: .ask(.previous)
    case 9: .askPastEnd(choices.request())
    case 10..<20: .answer(choices.pick(4) == 0 ? choices.pick(4) : 0, choices.page())
    case 20..<22: .fail(choices.pick(3))
    case 22: .stopByItself(choices.pick(2))
    case 23: .waited(choices.pick(3))
    case 24: .cancel(choices.request())
    case 25: .retry
    case 26: .restore(choices.page())
    case 27..<29: .insert(choices.posts(mostShort: 2, mostLong: 5), choices.place())
    case 29: .remove(choices.posts(mostShort: 2, mostLong: 40).map(\.id))
    case 30: .replace(choices.posts(mostShort: 2, mostLong: 5))
    case 31: .refresh(choices.pick(4), choices.pick(2) == 0 ? nil : choices.id())
    case 32..<34: .askNewer
    case 34..<37: .fill(choices.pick(3), choices.pick(2) == 0)
    case 37: .release([choices.id(), choices.id()])
    case 38: .rollback(choices.id())
    case 39: .changeSource(choices.pick(2), keepsItems: choices.pick(2) == 0)
    default: choices.pick(6) == 0 ? .reset : .waited(choices.pick(2))
    }
  }
}

private struct Choices {
  var bytes: [UInt8]
  var position = 0
  var isLong = false

  init(bytes: [UInt8]) { self.bytes = bytes }

  var isOver: Bool { position >= bytes.count }

  mutating func pick(_ count: Int) -> Int {
    defer { position += 1 }
    return isOver ? 0 : Int(bytes[position]) % count
  }

  mutating func request() -> PageRequest { PageRequest.all[pick(3)] }

  mutating func place() -> ItemPlace<Int> {
    let id = self.id()
    return [.start, .end, .before(id), .after(id)][pick(4)]
  }

  /// The negative ones may be those of gaps.
  mutating func id() -> Int { (isLong ? pick(256) * 8 + pick(8) : pick(17)) - 3 }

  /// A small range of identities, so that pages overlap; one of them may occur twice.
  mutating func posts(mostShort: Int, mostLong: Int) -> [Post] {
    let (first, count) = (id(), pick((isLong ? mostLong : mostShort) + 1))
    let (stride, version) = (pick(5), pick(3))
    let all = isLong ? 2_048 : 14
    return (0..<count).map {
      Post(id: (first + $0 * stride) % all, version: (version + $0 / 3) % 3)
    }
  }

  mutating func page() -> Page<Post, Int> {
    let posts = posts(mostShort: 5, mostLong: 200)
    let (next, previous) = (pick(40), pick(40))
    return Page(posts, next: next < 4 ? nil : next, previous: previous < 4 ? nil : previous)
  }
}

// MARK: - Descriptions

extension Step: CustomStringConvertible {
  package var description: String {
    switch self {
    case .ask(let request): "ask for \(request)"
    case .askPastEnd(let request): "past-end \(request)"
    case .refresh(let pages, let id): "refresh \(pages) pages at \(id ?? 0)"
    case .askNewer: "newer"
    case .changeSource(let delay, let keepsItems): "change-source after \(delay), \(keepsItems)"
    case .fill(let gap, let isUp): "fill gap \(gap) from \(isUp ? "below" : "above")"
    case .answer(let load, let page): "answer load -\(load) with \(page.words)"
    case .fail(let load): "fail load -\(load)"
    case .stopByItself(let load): "load -\(load) stops by itself"
    case .waited(let load): "the delay of load -\(load) is over"
    case .cancel(let request): "cancel \(request)"
    case .retry: "retry"
    case .restore(let page): "restore \(page.words)"
    case .insert(let posts, let place): "insert \(posts.words) at \(place)"
    case .remove(let ids): "remove \(ids)"
    case .replace(let posts): "replace \(posts.words)"
    case .release(let ids): "release \(ids)"
    case .rollback(let id): "rollback \(id)"
    case .reset: "reset"
    }
  }
}

extension Page where Item == Post, Cursor == Int {
  fileprivate var words: String {
    "\(items.words), next \(next.map(String.init) ?? "none"), "
      + "previous \(previous.map(String.init) ?? "none")"
  }
}

extension [Post] {
  fileprivate var words: String { "[\(map { "\($0.id)v\($0.version)" }.joined(separator: " "))]" }
}
