import Foundation
import HeadlessUIKit

/// Gives each view a number that stays its own for as long as the view lives. One of these belongs
/// to each session; numbers start at 1 and are never given twice.
@MainActor
public final class SnapshotIdentifiers {
  private struct Entry {
    weak var view: UIView?
    let id: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var names: [ObjectIdentifier: String] = [:]
  private var lastID = 0
  private var sweepCount = 256

  public init() {}

  public func id(of view: UIView) -> Int {
    let key = ObjectIdentifier(view)
    // Memory is used again: an entry counts only while it is about this very view.
    if let entry = entries[key], entry.view === view { return entry.id }
    if entries.count >= sweepCount { sweep() }
    lastID += 1
    entries[key] = Entry(view: view, id: lastID)
    return lastID
  }

  /// Reflection is slow; classes are few.
  func name(of view: UIView) -> String {
    let type = type(of: view)
    let key = ObjectIdentifier(type)
    if let name = names[key] { return name }
    let name = String(describing: type)
    names[key] = name
    return name
  }

  private func sweep() {
    entries = entries.filter { $0.value.view != nil }
    sweepCount = max(256, entries.count * 2)
  }
}
