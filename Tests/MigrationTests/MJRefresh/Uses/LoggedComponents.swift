// Subclasses as apps write them, one of each class. `bin/typecheck ios` compiles this folder in each mode of an app.

import Foundation
import TugMJRefresh

/// What a subclass of the app's hears, in order.
@MainActor
final class HookLog {
  var lines: [String] = []
  /// Without the calls of every layout and every step.
  var story: [String] {
    lines.filter { line in !["place", "offset", "pulled"].contains { line.hasPrefix($0) } }
  }

  /// Notes a call, and goes on with the work of `super`.
  func add(_ line: String, before work: () -> Void) {
    lines.append(line)
    work()
  }

  /// Does the work of `super`, and notes the call.
  func add(_ line: String, after work: () -> Void) {
    work()
    lines.append(line)
  }

  func addChange(from old: MJRefreshState, to new: MJRefreshState) {
    if old != new { lines.append("\(old.word) to \(new.word)") }
  }

  /// The values of a change's dictionary.
  static func words(_ change: [AnyHashable: Any]?) -> String {
    "\(word(change?["old"])) to \(word(change?["new"]))"
  }

  static func word(_ value: Any?) -> String {
    switch value {
    case let point as CGPoint: "\(point.x),\(point.y)"
    case let size as CGSize: "\(size.width),\(size.height)"
    case let number as Int: "\(number)"
    default: "-"
    }
  }
}

extension MJRefreshState {
  var word: String {
    switch self {
    case .idle: "idle"
    case .pulling: "pulling"
    case .refreshing: "refreshing"
    case .willRefresh: "willRefresh"
    case .noMoreData: "noMore"
    @unknown default: "\(rawValue)"
    }
  }
}

/// A log that is there before the stored properties of the view are.
@MainActor
enum HookLogs {
  static var current = HookLog()
}

final class LoggedComponent: MJRefreshComponent {
  let log = HookLogs.current
  override func prepare() { log.add("prepare in \(state.word)", before: super.prepare) }
  override func placeSubviews() { log.add("place", after: super.placeSubviews) }
  override var state: MJRefreshState { didSet { log.addChange(from: oldValue, to: state) } }
  override var pullingPercent: CGFloat { didSet { log.lines.append("pulled \(pullingPercent)") } }
  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    log.add("offset \(HookLog.words(change))", after: { super.scrollViewContentOffsetDidChange(change) })
  }
  override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    log.add("size \(HookLog.words(change))", after: { super.scrollViewContentSizeDidChange(change) })
  }
  override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    log.add("pan \(HookLog.word(change?["new"]))", after: { super.scrollViewPanStateDidChange(change) })
  }
  override func executeRefreshingCallback() {
    log.add("callback in \(state.word)", before: super.executeRefreshingCallback)
  }
  override func beginRefreshing() { log.add("begin", before: super.beginRefreshing) }
  override func endRefreshing() { log.add("end", before: super.endRefreshing) }
  override func i18nDidChange() { log.add("language", before: super.i18nDidChange) }
}

final class LoggedHeader: MJRefreshHeader {
  let log = HookLogs.current
  override func prepare() { log.add("prepare in \(state.word)", before: super.prepare) }
  override func placeSubviews() { log.add("place", after: super.placeSubviews) }
  override var state: MJRefreshState { didSet { log.addChange(from: oldValue, to: state) } }
  override var pullingPercent: CGFloat { didSet { log.lines.append("pulled \(pullingPercent)") } }
  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    log.add("offset \(HookLog.words(change))", after: { super.scrollViewContentOffsetDidChange(change) })
  }
  override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    log.add("size \(HookLog.words(change))", after: { super.scrollViewContentSizeDidChange(change) })
  }
  override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    log.add("pan \(HookLog.word(change?["new"]))", after: { super.scrollViewPanStateDidChange(change) })
  }
  override func executeRefreshingCallback() {
    log.add("callback in \(state.word)", before: super.executeRefreshingCallback)
  }
  override func beginRefreshing() { log.add("begin", before: super.beginRefreshing) }
  override func endRefreshing() { log.add("end", before: super.endRefreshing) }
  override func i18nDidChange() { log.add("language", before: super.i18nDidChange) }
}

final class LoggedStateHeader: MJRefreshStateHeader {
  let log = HookLogs.current
  override func prepare() { log.add("prepare in \(state.word)", before: super.prepare) }
  override func placeSubviews() { log.add("place", after: super.placeSubviews) }
  override var state: MJRefreshState { didSet { log.addChange(from: oldValue, to: state) } }
  override var pullingPercent: CGFloat { didSet { log.lines.append("pulled \(pullingPercent)") } }
  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    log.add("offset \(HookLog.words(change))", after: { super.scrollViewContentOffsetDidChange(change) })
  }
  override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    log.add("size \(HookLog.words(change))", after: { super.scrollViewContentSizeDidChange(change) })
  }
  override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    log.add("pan \(HookLog.word(change?["new"]))", after: { super.scrollViewPanStateDidChange(change) })
  }
  override func executeRefreshingCallback() {
    log.add("callback in \(state.word)", before: super.executeRefreshingCallback)
  }
  override func beginRefreshing() { log.add("begin", before: super.beginRefreshing) }
  override func endRefreshing() { log.add("end", before: super.endRefreshing) }
  override func i18nDidChange() { log.add("language", before: super.i18nDidChange) }
}

final class LoggedNormalHeader: MJRefreshNormalHeader {
  let log = HookLogs.current
  override func prepare() { log.add("prepare in \(state.word)", before: super.prepare) }
  override func placeSubviews() { log.add("place", after: super.placeSubviews) }
  override var state: MJRefreshState { didSet { log.addChange(from: oldValue, to: state) } }
  override var pullingPercent: CGFloat { didSet { log.lines.append("pulled \(pullingPercent)") } }
  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    log.add("offset \(HookLog.words(change))", after: { super.scrollViewContentOffsetDidChange(change) })
  }
  override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    log.add("size \(HookLog.words(change))", after: { super.scrollViewContentSizeDidChange(change) })
  }
  override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    log.add("pan \(HookLog.word(change?["new"]))", after: { super.scrollViewPanStateDidChange(change) })
  }
  override func executeRefreshingCallback() {
    log.add("callback in \(state.word)", before: super.executeRefreshingCallback)
  }
  override func beginRefreshing() { log.add("begin", before: super.beginRefreshing) }
  override func endRefreshing() { log.add("end", before: super.endRefreshing) }
  override func i18nDidChange() { log.add("language", before: super.i18nDidChange) }
}

final class LoggedGifHeader: MJRefreshGifHeader {
  let log = HookLogs.current
  override func prepare() { log.add("prepare in \(state.word)", before: super.prepare) }
  override func placeSubviews() { log.add("place", after: super.placeSubviews) }
  override var state: MJRefreshState { didSet { log.addChange(from: oldValue, to: state) } }
  override var pullingPercent: CGFloat { didSet { log.lines.append("pulled \(pullingPercent)") } }
  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    log.add("offset \(HookLog.words(change))", after: { super.scrollViewContentOffsetDidChange(change) })
  }
  override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    log.add("size \(HookLog.words(change))", after: { super.scrollViewContentSizeDidChange(change) })
  }
  override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    log.add("pan \(HookLog.word(change?["new"]))", after: { super.scrollViewPanStateDidChange(change) })
  }
  override func executeRefreshingCallback() {
    log.add("callback in \(state.word)", before: super.executeRefreshingCallback)
  }
  override func beginRefreshing() { log.add("begin", before: super.beginRefreshing) }
  override func endRefreshing() { log.add("end", before: super.endRefreshing) }
  override func i18nDidChange() { log.add("language", before: super.i18nDidChange) }
}

final class LoggedFooter: MJRefreshFooter {
  let log = HookLogs.current
  override func prepare() { log.add("prepare in \(state.word)", before: super.prepare) }
  override func placeSubviews() { log.add("place", after: super.placeSubviews) }
  override var state: MJRefreshState { didSet { log.addChange(from: oldValue, to: state) } }
  override var pullingPercent: CGFloat { didSet { log.lines.append("pulled \(pullingPercent)") } }
  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    log.add("offset \(HookLog.words(change))", after: { super.scrollViewContentOffsetDidChange(change) })
  }
  override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    log.add("size \(HookLog.words(change))", after: { super.scrollViewContentSizeDidChange(change) })
  }
  override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    log.add("pan \(HookLog.word(change?["new"]))", after: { super.scrollViewPanStateDidChange(change) })
  }
  override func executeRefreshingCallback() {
    log.add("callback in \(state.word)", before: super.executeRefreshingCallback)
  }
  override func beginRefreshing() { log.add("begin", before: super.beginRefreshing) }
  override func endRefreshing() { log.add("end", before: super.endRefreshing) }
  override func i18nDidChange() { log.add("language", before: super.i18nDidChange) }
}

final class LoggedAutoFooter: MJRefreshAutoFooter {
  let log = HookLogs.current
  override func prepare() { log.add("prepare in \(state.word)", before: super.prepare) }
  override func placeSubviews() { log.add("place", after: super.placeSubviews) }
  override var state: MJRefreshState { didSet { log.addChange(from: oldValue, to: state) } }
  override var pullingPercent: CGFloat { didSet { log.lines.append("pulled \(pullingPercent)") } }
  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    log.add("offset \(HookLog.words(change))", after: { super.scrollViewContentOffsetDidChange(change) })
  }
  override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    log.add("size \(HookLog.words(change))", after: { super.scrollViewContentSizeDidChange(change) })
  }
  override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    log.add("pan \(HookLog.word(change?["new"]))", after: { super.scrollViewPanStateDidChange(change) })
  }
  override func executeRefreshingCallback() {
    log.add("callback in \(state.word)", before: super.executeRefreshingCallback)
  }
  override func beginRefreshing() { log.add("begin", before: super.beginRefreshing) }
  override func endRefreshing() { log.add("end", before: super.endRefreshing) }
  override func i18nDidChange() { log.add("language", before: super.i18nDidChange) }
}

final class LoggedAutoStateFooter: MJRefreshAutoStateFooter {
  let log = HookLogs.current
  override func prepare() { log.add("prepare in \(state.word)", before: super.prepare) }
  override func placeSubviews() { log.add("place", after: super.placeSubviews) }
  override var state: MJRefreshState { didSet { log.addChange(from: oldValue, to: state) } }
  override var pullingPercent: CGFloat { didSet { log.lines.append("pulled \(pullingPercent)") } }
  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    log.add("offset \(HookLog.words(change))", after: { super.scrollViewContentOffsetDidChange(change) })
  }
  override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    log.add("size \(HookLog.words(change))", after: { super.scrollViewContentSizeDidChange(change) })
  }
  override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    log.add("pan \(HookLog.word(change?["new"]))", after: { super.scrollViewPanStateDidChange(change) })
  }
  override func executeRefreshingCallback() {
    log.add("callback in \(state.word)", before: super.executeRefreshingCallback)
  }
  override func beginRefreshing() { log.add("begin", before: super.beginRefreshing) }
  override func endRefreshing() { log.add("end", before: super.endRefreshing) }
  override func i18nDidChange() { log.add("language", before: super.i18nDidChange) }
}

final class LoggedAutoNormalFooter: MJRefreshAutoNormalFooter {
  let log = HookLogs.current
  override func prepare() { log.add("prepare in \(state.word)", before: super.prepare) }
  override func placeSubviews() { log.add("place", after: super.placeSubviews) }
  override var state: MJRefreshState { didSet { log.addChange(from: oldValue, to: state) } }
  override var pullingPercent: CGFloat { didSet { log.lines.append("pulled \(pullingPercent)") } }
  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    log.add("offset \(HookLog.words(change))", after: { super.scrollViewContentOffsetDidChange(change) })
  }
  override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    log.add("size \(HookLog.words(change))", after: { super.scrollViewContentSizeDidChange(change) })
  }
  override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    log.add("pan \(HookLog.word(change?["new"]))", after: { super.scrollViewPanStateDidChange(change) })
  }
  override func executeRefreshingCallback() {
    log.add("callback in \(state.word)", before: super.executeRefreshingCallback)
  }
  override func beginRefreshing() { log.add("begin", before: super.beginRefreshing) }
  override func endRefreshing() { log.add("end", before: super.endRefreshing) }
  override func i18nDidChange() { log.add("language", before: super.i18nDidChange) }
}

final class LoggedAutoGifFooter: MJRefreshAutoGifFooter {
  let log = HookLogs.current
  override func prepare() { log.add("prepare in \(state.word)", before: super.prepare) }
  override func placeSubviews() { log.add("place", after: super.placeSubviews) }
  override var state: MJRefreshState { didSet { log.addChange(from: oldValue, to: state) } }
  override var pullingPercent: CGFloat { didSet { log.lines.append("pulled \(pullingPercent)") } }
  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    log.add("offset \(HookLog.words(change))", after: { super.scrollViewContentOffsetDidChange(change) })
  }
  override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    log.add("size \(HookLog.words(change))", after: { super.scrollViewContentSizeDidChange(change) })
  }
  override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    log.add("pan \(HookLog.word(change?["new"]))", after: { super.scrollViewPanStateDidChange(change) })
  }
  override func executeRefreshingCallback() {
    log.add("callback in \(state.word)", before: super.executeRefreshingCallback)
  }
  override func beginRefreshing() { log.add("begin", before: super.beginRefreshing) }
  override func endRefreshing() { log.add("end", before: super.endRefreshing) }
  override func i18nDidChange() { log.add("language", before: super.i18nDidChange) }
}

final class LoggedBackFooter: MJRefreshBackFooter {
  let log = HookLogs.current
  override func prepare() { log.add("prepare in \(state.word)", before: super.prepare) }
  override func placeSubviews() { log.add("place", after: super.placeSubviews) }
  override var state: MJRefreshState { didSet { log.addChange(from: oldValue, to: state) } }
  override var pullingPercent: CGFloat { didSet { log.lines.append("pulled \(pullingPercent)") } }
  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    log.add("offset \(HookLog.words(change))", after: { super.scrollViewContentOffsetDidChange(change) })
  }
  override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    log.add("size \(HookLog.words(change))", after: { super.scrollViewContentSizeDidChange(change) })
  }
  override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    log.add("pan \(HookLog.word(change?["new"]))", after: { super.scrollViewPanStateDidChange(change) })
  }
  override func executeRefreshingCallback() {
    log.add("callback in \(state.word)", before: super.executeRefreshingCallback)
  }
  override func beginRefreshing() { log.add("begin", before: super.beginRefreshing) }
  override func endRefreshing() { log.add("end", before: super.endRefreshing) }
  override func i18nDidChange() { log.add("language", before: super.i18nDidChange) }
}

final class LoggedBackStateFooter: MJRefreshBackStateFooter {
  let log = HookLogs.current
  override func prepare() { log.add("prepare in \(state.word)", before: super.prepare) }
  override func placeSubviews() { log.add("place", after: super.placeSubviews) }
  override var state: MJRefreshState { didSet { log.addChange(from: oldValue, to: state) } }
  override var pullingPercent: CGFloat { didSet { log.lines.append("pulled \(pullingPercent)") } }
  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    log.add("offset \(HookLog.words(change))", after: { super.scrollViewContentOffsetDidChange(change) })
  }
  override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    log.add("size \(HookLog.words(change))", after: { super.scrollViewContentSizeDidChange(change) })
  }
  override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    log.add("pan \(HookLog.word(change?["new"]))", after: { super.scrollViewPanStateDidChange(change) })
  }
  override func executeRefreshingCallback() {
    log.add("callback in \(state.word)", before: super.executeRefreshingCallback)
  }
  override func beginRefreshing() { log.add("begin", before: super.beginRefreshing) }
  override func endRefreshing() { log.add("end", before: super.endRefreshing) }
  override func i18nDidChange() { log.add("language", before: super.i18nDidChange) }
}

final class LoggedBackNormalFooter: MJRefreshBackNormalFooter {
  let log = HookLogs.current
  override func prepare() { log.add("prepare in \(state.word)", before: super.prepare) }
  override func placeSubviews() { log.add("place", after: super.placeSubviews) }
  override var state: MJRefreshState { didSet { log.addChange(from: oldValue, to: state) } }
  override var pullingPercent: CGFloat { didSet { log.lines.append("pulled \(pullingPercent)") } }
  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    log.add("offset \(HookLog.words(change))", after: { super.scrollViewContentOffsetDidChange(change) })
  }
  override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    log.add("size \(HookLog.words(change))", after: { super.scrollViewContentSizeDidChange(change) })
  }
  override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    log.add("pan \(HookLog.word(change?["new"]))", after: { super.scrollViewPanStateDidChange(change) })
  }
  override func executeRefreshingCallback() {
    log.add("callback in \(state.word)", before: super.executeRefreshingCallback)
  }
  override func beginRefreshing() { log.add("begin", before: super.beginRefreshing) }
  override func endRefreshing() { log.add("end", before: super.endRefreshing) }
  override func i18nDidChange() { log.add("language", before: super.i18nDidChange) }
}

final class LoggedBackGifFooter: MJRefreshBackGifFooter {
  let log = HookLogs.current
  override func prepare() { log.add("prepare in \(state.word)", before: super.prepare) }
  override func placeSubviews() { log.add("place", after: super.placeSubviews) }
  override var state: MJRefreshState { didSet { log.addChange(from: oldValue, to: state) } }
  override var pullingPercent: CGFloat { didSet { log.lines.append("pulled \(pullingPercent)") } }
  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    log.add("offset \(HookLog.words(change))", after: { super.scrollViewContentOffsetDidChange(change) })
  }
  override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    log.add("size \(HookLog.words(change))", after: { super.scrollViewContentSizeDidChange(change) })
  }
  override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    log.add("pan \(HookLog.word(change?["new"]))", after: { super.scrollViewPanStateDidChange(change) })
  }
  override func executeRefreshingCallback() {
    log.add("callback in \(state.word)", before: super.executeRefreshingCallback)
  }
  override func beginRefreshing() { log.add("begin", before: super.beginRefreshing) }
  override func endRefreshing() { log.add("end", before: super.endRefreshing) }
  override func i18nDidChange() { log.add("language", before: super.i18nDidChange) }
}

final class LoggedTrailer: MJRefreshTrailer {
  let log = HookLogs.current
  override func prepare() { log.add("prepare in \(state.word)", before: super.prepare) }
  override func placeSubviews() { log.add("place", after: super.placeSubviews) }
  override var state: MJRefreshState { didSet { log.addChange(from: oldValue, to: state) } }
  override var pullingPercent: CGFloat { didSet { log.lines.append("pulled \(pullingPercent)") } }
  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    log.add("offset \(HookLog.words(change))", after: { super.scrollViewContentOffsetDidChange(change) })
  }
  override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    log.add("size \(HookLog.words(change))", after: { super.scrollViewContentSizeDidChange(change) })
  }
  override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    log.add("pan \(HookLog.word(change?["new"]))", after: { super.scrollViewPanStateDidChange(change) })
  }
  override func executeRefreshingCallback() {
    log.add("callback in \(state.word)", before: super.executeRefreshingCallback)
  }
  override func beginRefreshing() { log.add("begin", before: super.beginRefreshing) }
  override func endRefreshing() { log.add("end", before: super.endRefreshing) }
  override func i18nDidChange() { log.add("language", before: super.i18nDidChange) }
}

final class LoggedStateTrailer: MJRefreshStateTrailer {
  let log = HookLogs.current
  override func prepare() { log.add("prepare in \(state.word)", before: super.prepare) }
  override func placeSubviews() { log.add("place", after: super.placeSubviews) }
  override var state: MJRefreshState { didSet { log.addChange(from: oldValue, to: state) } }
  override var pullingPercent: CGFloat { didSet { log.lines.append("pulled \(pullingPercent)") } }
  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    log.add("offset \(HookLog.words(change))", after: { super.scrollViewContentOffsetDidChange(change) })
  }
  override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    log.add("size \(HookLog.words(change))", after: { super.scrollViewContentSizeDidChange(change) })
  }
  override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    log.add("pan \(HookLog.word(change?["new"]))", after: { super.scrollViewPanStateDidChange(change) })
  }
  override func executeRefreshingCallback() {
    log.add("callback in \(state.word)", before: super.executeRefreshingCallback)
  }
  override func beginRefreshing() { log.add("begin", before: super.beginRefreshing) }
  override func endRefreshing() { log.add("end", before: super.endRefreshing) }
  override func i18nDidChange() { log.add("language", before: super.i18nDidChange) }
}

final class LoggedNormalTrailer: MJRefreshNormalTrailer {
  let log = HookLogs.current
  override func prepare() { log.add("prepare in \(state.word)", before: super.prepare) }
  override func placeSubviews() { log.add("place", after: super.placeSubviews) }
  override var state: MJRefreshState { didSet { log.addChange(from: oldValue, to: state) } }
  override var pullingPercent: CGFloat { didSet { log.lines.append("pulled \(pullingPercent)") } }
  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    log.add("offset \(HookLog.words(change))", after: { super.scrollViewContentOffsetDidChange(change) })
  }
  override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    log.add("size \(HookLog.words(change))", after: { super.scrollViewContentSizeDidChange(change) })
  }
  override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    log.add("pan \(HookLog.word(change?["new"]))", after: { super.scrollViewPanStateDidChange(change) })
  }
  override func executeRefreshingCallback() {
    log.add("callback in \(state.word)", before: super.executeRefreshingCallback)
  }
  override func beginRefreshing() { log.add("begin", before: super.beginRefreshing) }
  override func endRefreshing() { log.add("end", before: super.endRefreshing) }
  override func i18nDidChange() { log.add("language", before: super.i18nDidChange) }
}
