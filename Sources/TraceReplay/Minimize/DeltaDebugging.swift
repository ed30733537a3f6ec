/// The shortest part of `elements`, in their order, that still shows something: no single one of what
/// is left can go.
///
/// Large pieces are tried first, then ever smaller ones (delta debugging), until a round of single
/// ones takes nothing away.
@MainActor
func shortest<Element>(
  _ elements: [Element], shows: @MainActor ([Element]) async -> Bool
) async -> [Element] {
  var kept = elements
  var size = max(1, kept.count / 2)
  while !kept.isEmpty {
    var tookAny = false
    // From the end: what comes late depends on what came before, and seldom the other way.
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
