import AllocationCounter
import PagingCore

struct Post: Sendable {
  let id: Int
  var text: Int
}

typealias PostMachine = PagingMachine<Post, Int, Int, Int>

/// Changes a list again and again, for an instruction counter (paging-cost).
///
/// usage: PagingCost ITEMS TIMES      each kind of change, so many times; prints its name
///        PagingCost memory           prints the bytes that a page keeps
///        PagingCost page             prints the seconds that one page of 1,000,000 items takes
@main
enum PagingCost {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let numbers = arguments.compactMap { Int($0) }
    if arguments.first == "memory" { return memory() }
    if arguments.first == "page" {
      let posts = (0..<1_000_000).map { Post(id: $0, text: 0) }
      return print(ContinuousClock().measure { _ = List(page: posts) })
    }
    guard numbers.count == 2 else { return print("see paging-cost") }
    let built = List(items: numbers[0])
    for kind in Kind.allCases {
      var list = built
      if kind == .gap { list.openGap() }
      // One-time work isn't counted.
      for _ in 0..<10 { list.perform(list.work(kind)) }
      for _ in 0..<numbers[1] {
        let work = list.work(kind)
        counted(&list, work)
      }
      measured(kind)
    }
  }

  /// The counter writes down what it has counted at the return of this function.
  @inline(never)
  private static func measured(_ kind: Kind) { print(kind.rawValue) }

  /// Never inlined, because the counter is switched on at the entry of this function and off at its
  /// return.
  @inline(never)
  private static func counted(_ list: inout List, _ work: List.Work) { list.perform(work) }

  private static func memory() {
    for items in [1000, 1_000_000] {
      var list = List(items: items)
      let pages = 1000
      allocation_count_begin()
      for _ in 0..<pages { list.perform(list.work(.append)) }
      _ = allocation_count_end()
      print(items, Int(allocation_bytes_kept()) / pages, separator: "\t")
    }
  }
}

/// Pages of 20 first: at the end, at the start, with five posts that are there already, newer ones that touch the list,
/// and into a gap. Then one post, or two: always at the same place, in place of itself, somewhere else, taken back.
enum Kind: String, CaseIterable {
  case append, prepend, overlap, newer, gap, insert, replace, move, rollback, lookup
}

/// A list that keeps the previous snapshot, as an app does to display it.
struct List {
  enum Work {
    case load(PostMachine.Event, Page<Post, Int>)
    case edit([PostMachine.Edit])
    case lookup(Int)
  }

  private var machine = PostMachine(
    id: { $0.id }, isUnchanged: { $0.text == $1.text }, gap: { Post(id: .min + $0, text: 0) })
  private var cursor = 1
  private var number = 0
  private var (first, next, gapEnd) = (0, 0, 0)
  private var snapshot: PagedItems<Post>?
  private(set) var found = 0

  init(page: [Post]) { perform(.load(.load(.refresh), Page(page, next: 1, previous: -1))) }

  init(items: Int) {
    // Without an item, the feed would go on by itself.
    perform(.load(.load(.refresh), Page([Post(id: -1, text: 0)], next: 1, previous: -1)))
    (first, next) = (-1, 0)
    while next < items { perform(work(.append)) }
  }

  /// Newer posts that don't touch the list.
  mutating func openGap() {
    first -= 1 << 40
    perform(.load(.refresh(.newer), make(.prepend, count: 20)))
    gapEnd = first + 20
  }

  mutating func work(_ kind: Kind) -> Work {
    switch kind {
    case .append, .overlap: return .load(.load(.next), make(kind, count: 20))
    case .prepend: return .load(.load(.previous), make(kind, count: 20))
    case .newer: return .load(.refresh(.newer), make(kind, count: 20))
    case .gap: return .load(.load(.down(1)), make(kind, count: 20))
    case .insert:
      cursor += 1
      return .edit([.insert([Post(id: .max - cursor, text: 0)], .before(next / 2))])
    case .replace:
      cursor += 1
      return .edit([.replace([Post(id: place, text: cursor)])])
    case .move:
      cursor += 1
      let (from, to) = (place, (place + next / 2) % next)
      return .edit([.insert([Post(id: from, text: cursor)], .before(to))])
    case .rollback:
      cursor += 1
      // What is removed besides stays away.
      return .edit([.remove([place, (place + 1) % next]), .rollback(place)])
    case .lookup:
      cursor += 1
      return .lookup(place)
    }
  }

  /// Another place in the list each time.
  private var place: Int { cursor &* 7_919 % next }

  private mutating func make(_ kind: Kind, count: Int) -> Page<Post, Int> {
    cursor += 1
    let start: Int
    switch kind {
    case .overlap: start = next - 5
    case .prepend: start = first - count
    case .newer: start = first - count + 1
    case .gap: start = gapEnd
    default: start = next
    }
    if kind == .gap { gapEnd += count } else { next = max(next, start + count) }
    first = min(first, start)
    let posts = (start..<start + count).map { Post(id: $0, text: cursor) }
    return Page(posts, next: cursor, previous: -cursor)
  }

  mutating func perform(_ work: Work) {
    switch work {
    case .load(let event, let page):
      number += 1
      _ = machine.handle(event)
      show(machine.handle(.loaded(page, number)))
    case .edit(let edits): for edit in edits { show(machine.handle(.edit(edit))) }
    case .lookup(let id): found += machine.index(of: id) ?? 0
    }
  }

  private mutating func show(_ effects: [PostMachine.Effect]) {
    for case .show(let change) in effects { snapshot = change.items }
  }
}
