#if canImport(UIKit)
  import Testing
  import TugMJRefresh
  import UIKit

  /// What of MJRefresh's names needs the runtime of Objective-C.
  @MainActor
  @Suite("MJRefresh's names in the runtime of Objective-C")
  struct MJRefreshRuntimeTests {
    @MainActor
    private final class Target: NSObject {
      var onLoad: (AnyObject) -> Void = { _ in }
      @objc func load(_ sender: AnyObject) { onLoad(sender) }
      @objc func reload() { onLoad(self) }
    }

    @Test("the block, the target, and the block of the beginning are called in this order")
    func target() {
      var events: [String] = []
      let target = Target()
      let header = MJRefreshNormalHeader(refreshingTarget: target, refreshingAction: #selector(Target.load(_:)))
      target.onLoad = { [weak header] in events.append($0 === header ? "target" : "target of nobody") }
      header.refreshingBlock = { events.append("block") }
      header.beginRefreshingCompletionBlock = { events.append("begun") }
      header.executeRefreshingCallback()
      #expect(events == ["block", "target", "begun"])
      header.setRefreshingTarget(target, refreshingAction: #selector(UIImage.draw(at:)))
      header.executeRefreshingCallback()
      #expect(events == ["block", "target", "begun", "block", "begun"], "a target that doesn't respond is called")
    }

    @Test("target and action are properties, and the target is held weakly")
    func weakTarget() {
      let footer = MJRefreshAutoNormalFooter()
      var calls = 0
      autoreleasepool {
        let target = Target()
        target.onLoad = { _ in calls += 1 }
        (footer.refreshingTarget, footer.refreshingAction) = (target, #selector(Target.reload))
        footer.executeRefreshingCallback()
        #expect(footer.refreshingTarget === target && footer.refreshingAction == #selector(Target.reload))
      }
      footer.executeRefreshingCallback()
      #expect(calls == 1 && footer.refreshingTarget == nil)
    }

    @Test("an observer of the key path of the state hears each assignment")
    func observation() {
      let footer = MJRefreshAutoNormalFooter()
      let observer = Observer()
      footer.addObserver(observer, forKeyPath: "state", options: .new, context: nil)
      defer { footer.removeObserver(observer, forKeyPath: "state") }
      for state in [MJRefreshState.idle, .noMoreData, .idle] { footer.state = state }
      #expect(observer.states == [.idle, .noMoreData, .idle].map(\MJRefreshState.rawValue))
    }

    private final class Observer: NSObject {
      nonisolated(unsafe) var states: [Int] = []

      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        if let state = change?[.newKey] as? Int { states.append(state) }
      }
    }
  }
#endif
