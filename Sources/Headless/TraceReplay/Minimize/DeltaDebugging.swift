/// Returns a subset of the elements, in their order, for which `shows` holds and from which no
/// single element can be removed.
///
/// Delta debugging: large pieces are removed first, then smaller ones, until a round of single
/// elements removes none.
@MainActor
func shortest<Element>(
  _ elements: [Element], shows: @MainActor ([Element]) async -> Bool
) async -> [Element] {
  var kept = elements
  var size = max(1, kept.count / 2)
  while !kept.isEmpty {
    var tookAny = false
    // From the end, since later elements depend on earlier ones.
    var end = kept.count
    while end > 0 {
      let start = max(0, end - size)
      var rest = kept
      rest.removeSubrange(start..<end)
      if await shows(rest) {
        kept = rest
        tookAny = true
      }
      end = start
    }
    if size > 1 {
      size = max(1, min(size / 2, kept.count / 2))
    } else if !tookAny {
      break
    }
  }
  return kept
}
