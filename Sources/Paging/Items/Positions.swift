extension ListEdits {
  /// The moves that change the order, of items that come to lie behind `start` others that stay.
  static func reordered(_ moves: [Move], at start: Int) -> [Move] {
    let origins = moves.map { $0.from }.ascending
    let inRow = origins.indices.filter { origins[$0] - $0 == start }
    let stays = start + (inRow.first ?? 0)..<start + (inRow.last.map { $0 + 1 } ?? 0)
    let inPlace = moves.map { $0.from }.filter { stays.contains($0) }
    var isInRun = inPlace.isInLongestRun.makeIterator()
    return moves.filter { !stays.contains($0.from) || isInRun.next() == false }
  }
}

/// Positions in a list. Not generic, so that the compiler makes it once and small.
extension [Int] {
  /// Whether each number belongs to a longest run of ascending ones.
  var isInLongestRun: [Bool] {
    // The place of the lowest number that ends a run of each length, and the place before each in its run.
    var (ends, former): ([Int], [Int?]) = ([], [])
    for (place, number) in enumerated() {
      var (length, longer) = (0, ends.count)
      while length < longer {
        let middle = (length + longer) / 2
        if self[ends[middle]] < number { length = middle + 1 } else { longer = middle }
      }
      former.append(length > 0 ? ends[length - 1] : nil)
      if length < ends.count { ends[length] = place } else { ends.append(place) }
    }
    var (isInRun, last) = (map { _ in false }, ends.last)
    while let place = last {
      isInRun[place] = true
      last = former[place]
    }
    return isInRun
  }

  /// The ranges that ascending positions leave.
  func gaps(from start: Int = 0, upTo end: Int) -> [Range<Int>] {
    var start = start
    return (self + [end]).compactMap { position in
      defer { start = position + 1 }
      return start < position ? start..<position : nil
    }
  }

  /// The only sort, since each one that the compiler makes is long.
  @inline(never)
  var ascending: [Int] { sorted() }

  var ranges: [Range<Int>] {
    ascending.reduce(into: []) { ranges, position in
      let isNext = ranges.last?.upperBound == position
      let start = isNext ? ranges.removeLast().lowerBound : position
      ranges.append(start..<position + 1)
    }
  }
}
