import Foundation
import HeadlessUIKit

/// Identifiers of views that are stable for the lifetime of each view. Use one instance for each
/// session. The numbers start at 1 and are never reused.
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

  /// Creates a set of identifiers that is empty.
  public init() {}

  /// Returns the identifier of a view: a new one at its first use.
  public func id(of view: UIView) -> Int {
    let key = ObjectIdentifier(view)
    // Memory is reused, so an entry is valid only if it refers to this view.
    if let entry = entries[key], entry.view === view { return entry.id }
    if entries.count >= sweepCount { sweep() }
    lastID += 1
    entries[key] = Entry(view: view, id: lastID)
    return lastID
  }

  /// The cached name of a view's class, because reflection is slow.
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
