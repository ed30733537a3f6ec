import Foundation
import Tug

/// What the scroll view told its delegate since the last frame: the newest, at most as many as the
/// page keeps.
@MainActor
final class CallbackLog {
  private static let limit = 50
  private var entries: [CallbackEntry] = []
  private var count = 0

  func note(_ callback: String, of scrollView: UIScrollView) {
    count += 1
    let offset = scrollView.contentOffset
    let place = "(\(Self.short(offset.x)), \(Self.short(offset.y)))"
    entries.append(
      CallbackEntry(
        n: count, time: WireNumber(scrollView.host.time), text: "\(callback) \(place)"))
    if entries.count > Self.limit { entries.removeFirst(entries.count - Self.limit) }
  }

  /// Half points are the finest a screen of two pixels a point shows.
  private static func short(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 10).rounded() / 10
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }

  /// Those that were not taken yet.
  func take() -> [CallbackEntry] {
    defer { entries = [] }
    return entries
  }

  func clear() { entries = [] }
}
