import AllocationCounter
import PagingCore

struct Post: Sendable {
  let id: Int
  var text: Int
}

typealias PostMachine = PagingMachine<Post, Int, Int, Int>

/// Loads pages of 20 posts at the end of a list, for an instruction counter (paging-cost).
///
/// usage: PagingCost append|prepend|overlap ITEMS PAGES      `overlap`: five posts are there already
///        PagingCost memory                                  prints the bytes that a page keeps
@main
enum PagingCost {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let numbers = arguments.compactMap { Int($0) }
    if arguments.first == "memory" { return memory() }
    guard let kind = arguments.first.flatMap(Kind.init), numbers.count == 2 else {
      return print("see paging-cost")
    }
    var list = List(items: numbers[0])
    // One-time work isn't counted.
    for _ in 0..<10 { list.load(list.page(kind)) }
    for _ in 0..<numbers[1] {
      let page = list.page(kind)
      counted(&list, page)
    }
  }

  /// Never inlined, because the counter is switched on at the entry of this function and off at its
  /// return.
  @inline(never)
  private static func counted(_ list: inout List, _ page: List.Load) { list.load(page) }

  private static func memory() {
    for items in [1000, 1_000_000] {
      var list = List(items: items)
      let pages = 1000
      allocation_count_begin()
      for _ in 0..<pages { list.load(list.page(.append)) }
      _ = allocation_count_end()
      print(items, Int(allocation_bytes_kept()) / pages, separator: "\t")
    }
  }
}

enum Kind: String {
  case append, prepend, overlap
}

/// A list that keeps the previous snapshot, as an app does to display it.
struct List {
  typealias Load = (request: PageRequest, page: Page<Post, Int>)

  private var machine = PostMachine(id: { $0.id }, isUnchanged: { $0.text == $1.text })
  private var cursor = 1
  private var number = 0
  private var (first, next) = (0, 0)
  private var snapshot: PagedItems<Post>?

  init(items: Int) {
    load((.refresh, Page([], next: 1, previous: -1)))
    while next < items { load((.next, make(.append, count: 1000))) }
  }

  mutating func page(_ kind: Kind) -> Load {
    (kind == .prepend ? .previous : .next, make(kind, count: 20))
  }

  private mutating func make(_ kind: Kind, count: Int) -> Page<Post, Int> {
    cursor += 1
    let start: Int
    switch kind {
    case .append: start = next
    case .overlap: start = next - 5
    case .prepend: start = first - count
    }
    next = max(next, start + count)
    first = min(first, start)
    let posts = (start..<start + count).map { Post(id: $0, text: cursor) }
    return Page(posts, next: cursor, previous: -cursor)
  }

  mutating func load(_ load: Load) {
    number += 1
    _ = machine.handle(.load(load.request))
    for effect in machine.handle(.loaded(load.page, number)) {
      if case .show(let change) = effect { snapshot = change.items }
    }
  }
}
