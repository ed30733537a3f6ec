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
  /// A trace, and where the classes differ from it.
  private typealias Played = (trace: RecordedTrace, values: Int, mismatches: [Mismatch])

  private static let played: [Played] = play()

  private static func play() -> [Played] {
    TracedFaces.make = { ComponentFace($0, fired: $1) }
    defer { TracedFaces.make = nil }
    return RecordedTrace.all.compactMap { trace in
      guard let played = try? trace.played(), played.count == trace.states.count else { return nil }
      return (trace, Mismatch.comparedValues(played), Mismatch.all(trace, played))
    }
  }

  @Test("every step agrees, except for the differences of the classes in docs/replay-differences.md")
  func agrees() {
    #expect(Self.played.count == RecordedTrace.all.count)
    for (trace, _, mismatches) in Self.played {
      let unnamed = mismatches.filter { mismatch in
        !Difference.ofComponents.contains { $0.covers(mismatch, in: trace) }
      }
      #expect(unnamed.isEmpty, "\(trace.name): \(unnamed.prefix(3))")
    }
  }

  @Test("every family and every value that the page names for the classes differs", arguments: Difference.ofComponents)
  func differs(difference: Difference) {
    let seen = Self.played.flatMap { trace, _, mismatches in
      mismatches.filter { difference.covers($0, in: trace) }.map { (family: trace.family, key: $0.key) }
    }
    #expect(Set(seen.map(\.family)) == Set(difference.families))
    #expect(Set(seen.map(\.key)) == difference.keys)
  }

  @Test("the reason is that of a difference of Tug's own controls", arguments: Difference.ofComponents)
  func reason(difference: Difference) throws {
    let own = try #require(Difference.all.first { $0.title == difference.title })
    #expect(difference.families.allSatisfy(own.isNamed))
  }

  @Test("the page has the numbers of families, steps, and values that differ")
  func figures() {
    func words(_ count: Int) -> String {
      count < 1000 ? "\(count)" : "\(count / 1000)," + String("\(count % 1000 + 1000)".dropFirst())
    }
    // Others have other figures.
    guard RecordedTrace.all.count == 142 else { return }
    let differing = Self.played.filter { !$0.mismatches.isEmpty }
    let families = Set(differing.map(\.trace.family)).count
    let steps = Self.played.reduce(0) { $0 + $1.trace.states.count }
    let wrongSteps = differing.reduce(0) { $0 + Set($1.mismatches.map(\.step)).count }
    let values = Self.played.reduce(0) { $0 + $1.values }
    let wrongValues = differing.reduce(0) { $0 + $1.mismatches.count }
    let sentence =
      "\(families) of \(Set(RecordedTrace.all.map(\.family)).count) families, \(words(wrongSteps)) of "
      + "\(words(steps)) steps, and \(words(wrongValues)) of \(words(values)) values"
    let page = Difference.page.replacing("\n", with: " ")
    #expect(page.contains(sentence), "the page doesn't say: \(sentence)")
    #expect(families <= 25 && Double(wrongValues) / Double(values) < 0.03)
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

  var stateName: String { component.state.traceName }
  var pullingPercent: Double { Double(component.pullingPercent) }
  var frame: CGRect { component.frame }
}

extension MJRefreshState {
  var traceName: String { Self.words[rawValue] ?? "" }

  private static let words = [
    1: "idle", 2: "pulling", 3: "refreshing", 4: "willRefresh", 5: "noMore",
  ]
}
