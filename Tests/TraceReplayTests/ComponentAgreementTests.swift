import Foundation
import HeadlessDriver
import Testing
import TraceReplay
import TugTrace

@testable import TugMJRefresh

/// MJRefresh's own traces, played through the classes with its names.
@MainActor
@Suite("Agreement of TugMJRefresh with MJRefresh", .serialized, .timeLimit(.minutes(20)))
struct ComponentAgreementTests {
  /// The states of all traces, played through the classes.
  private func played() throws -> [(trace: RecordedTrace, mismatches: [Mismatch])] {
    TracedFaces.make = { ComponentFace($0, fired: $1) }
    defer { TracedFaces.make = nil }
    return try RecordedTrace.all.map { ($0, Mismatch.all($0, try $0.played())) }
  }

  @Test("differs only where Tug does, in fewer families and steps")
  func differs() throws {
    let all = try played()
    var families: Set<String> = []
    var (steps, wrong) = (0, 0)
    for (trace, mismatches) in all {
      steps += trace.states.count
      wrong += Set(mismatches.map(\.step)).count
      if !mismatches.isEmpty { families.insert(trace.family) }
      let unnamed = mismatches.filter { mismatch in
        !Difference.all.contains { $0.covers(mismatch, in: trace) }
      }
      #expect(unnamed.isEmpty, "\(trace.name): \(unnamed.prefix(3))")
    }
    #expect(families.count <= 25, "\(families.count) families: \(families.sorted())")
    #expect(Double(wrong) / Double(steps) < 0.09, "\(wrong) of \(steps) steps")
  }
}

/// Plays traces of MJRefresh through the classes with its names.
@MainActor
final class ComponentFace: TracedFace {
  private let component: MJRefreshComponent

  init(_ config: TraceControlConfig, fired: @escaping @MainActor () -> Void) {
    let isNormal = config.subclass == .normal
    component =
      switch config.kind {
      case .header: isNormal ? MJRefreshNormalHeader() : MJRefreshHeader()
      case .autoFooter: isNormal ? MJRefreshAutoNormalFooter() : MJRefreshAutoFooter()
      case .backFooter: isNormal ? MJRefreshBackNormalFooter() : MJRefreshBackFooter()
      default: isNormal ? MJRefreshNormalTrailer() : MJRefreshTrailer()
      }
    component.refreshingBlock = { fired() }
  }

  var refresher: Refresher { component.driver.refresher! }

  func attach(to scrollView: UIScrollView) { component.link(to: scrollView) }

  func remove() {
    switch component {
    case is MJRefreshHeader: component.scrollView?.mj_header = nil
    case is MJRefreshFooter: component.scrollView?.mj_footer = nil
    default: component.scrollView?.mj_trailer = nil
    }
  }

  func begin() { component.beginRefreshing() }

  // The player waits for the next turn itself.
  func end(noMoreData: Bool) { component.state = noMoreData ? .noMoreData : .idle }
  func resetNoMoreData() { component.state = .idle }

  func tap() { (component as? MJRefreshAutoStateFooter)?.stateLabel?.recognizeTap() }

  func set(_ option: TraceOption) {
    switch option {
    case .flag(.automaticallyRefresh, let value):
      (component as? MJRefreshAutoFooter)?.isAutomaticallyRefresh = value
    case .flag(.automaticallyChangeAlpha, let value): component.isAutomaticallyChangeAlpha = value
    case .flag(.animationDisabled, true): component.setAnimationDisabled()
    case .flag(.paging, let value): component.scrollView?.isPagingEnabled = value
    case .number(.triggerPercent, let value):
      (component as? MJRefreshAutoFooter)?.triggerAutomaticallyRefreshPercent = CGFloat(value)
    case .number(.ignoredTop, let value):
      (component as? MJRefreshHeader)?.ignoredScrollViewContentInsetTop = CGFloat(value)
    case .number(.ignoredBottom, let value):
      (component as? MJRefreshFooter)?.ignoredScrollViewContentInsetBottom = CGFloat(value)
    case .number(.ignoredRight, let value):
      (component as? MJRefreshTrailer)?.ignoredScrollViewContentInsetRight = CGFloat(value)
    case .count(.autoTriggerTimes, let count):
      (component as? MJRefreshAutoFooter)?.autoTriggerTimes = count
    default: break
    }
  }

  var isHidden: Bool {
    get { component.isHidden }
    set { component.isHidden = newValue }
  }

  var isEnabled: Bool {
    get { component.isUserInteractionEnabled }
    set { component.isUserInteractionEnabled = newValue }
  }

  var length: CGFloat {
    get { component.driver.extent }
    set {
      if component is MJRefreshTrailer {
        component.mj_w = newValue
      } else {
        component.mj_h = newValue
      }
    }
  }

  var stateName: String { MJRefreshState.words[component.state.rawValue] ?? "" }
  var pullingPercent: Double { Double(component.pullingPercent) }
  var frame: CGRect { component.frame }
}

extension MJRefreshState {
  fileprivate static let words = [
    1: "idle", 2: "pulling", 3: "refreshing", 4: "willRefresh", 5: "noMore",
  ]
}
