extension ModelComparison {
  /// The shortest failing sequence that was found, and its fault.
  package static func shortest(
    _ steps: [Step], failure: ([Step]) -> String?
  ) -> (steps: [Step], failure: String) {
    var (shortest, length) = (steps, steps.count)
    while length > 0 {
      var start = 0
      while start < shortest.count {
        var shorter = shortest
        shorter.removeSubrange(start..<min(start + length, shortest.count))
        if failure(shorter) != nil {
          shortest = shorter
        } else {
          start += length
        }
      }
      length /= 2
    }
    shortest = simplified(shortest, failure: failure)
    return (shortest, failure(shortest) ?? "nothing")
  }

  /// Reduces the number of items.
  private static func simplified(
    _ steps: [Step], failure: ([Step]) -> String?
  ) -> [Step] {
    var steps = steps
    for index in steps.indices {
      var isSimpler = true
      while isSimpler {
        isSimpler = false
        for simpler in steps[index].simpler {
          var candidate = steps
          candidate[index] = simpler
          guard failure(candidate) != nil else { continue }
          (steps, isSimpler) = (candidate, true)
          break
        }
      }
    }
    return steps
  }
}

/// How a feed is set up.
package struct FeedSetup: Sendable {
  package var options = PagingOptions()
  var initial: Int?
  var hasGaps = true
  private var choosesDelays = false

  /// The settings of a sequence, selected by a number.
  package init(_ number: UInt64) {
    options.duplicates = DuplicatePolicy.allCases[Int(number % 3)]
    options.retry.limit = Int(number / 3 % 3)
    options.emptyPageLimit = Int(number / 9 % 3)
    initial = number / 27 % 2 == 0 ? nil : 5
    options.maxPages = number / 2 % 3 == 0 ? Int(number / 6 % 3) + 1 : nil
    hasGaps = number / 54 % 4 < 3
    choosesDelays = number / 5 % 2 == 0
  }

  /// The delay before a retry that an app chooses for a failure: none, one of its own, or that of the options.
  var retryDelay: ((Int, Double) -> Double?)? {
    guard choosesDelays else { return nil }
    return { failure, delay in failure % 4 == 0 ? nil : failure % 4 == 1 ? Double(failure - 9) : delay }
  }

  /// The row of a gap.
  var gap: ((Int) -> Post)? { hasGaps ? { Post(id: -$0) } : nil }
}

extension Step {
  fileprivate var simpler: [Step] {
    switch self {
    case .answer(let load, let page): page.simpler.map { .answer(load, $0) }
    case .restore(let page): page.simpler.map { .restore($0) }
    case .insert(let posts, let place): posts.simpler.map { .insert($0, place) }
    case .remove(let ids): ids.simpler.map { .remove($0) }
    case .replace(let posts): posts.simpler.map { .replace($0) }
    case .release(let ids): ids.simpler.map { .release($0) }
    case .ask, .askPastEnd, .refresh, .askNewer, .changeSource, .fill, .rollback, .fail,
      .stopByItself, .waited,
      .cancel, .retry, .reset:
      []
    }
  }
}

extension Page where Item == Post, Cursor == Int {
  fileprivate var simpler: [Page] {
    items.simpler.map { Page($0, next: next, previous: previous) }
  }
}

extension Array {
  fileprivate var simpler: [[Element]] {
    var all = count > 8 ? [Array(prefix(count / 2)), Array(suffix(count / 2))] : []
    for index in indices where count <= 200 {
      var shorter = self
      shorter.remove(at: index)
      all.append(shorter)
    }
    return all
  }
}
