import HeadlessDriver
import Tug

extension Workload {
  /// An assignment of `contentOffset`, with all that hears of it.
  static let offsets = [
    offset("no control") { _ in },
    offset("header") { $0.tug.header = .normal { _ in } },
    offset("header and automatic footer") {
      $0.tug.header = .normal { _ in }
      $0.tug.footer = .auto { _ in }
    },
    offset("header, which is being pulled", from: -30) { $0.tug.header = .normal { _ in } },
  ]

  private static func offset(
    _ variant: String, from start: CGFloat = 1000, _ addControls: @escaping (UIScrollView) -> Void
  ) -> Workload {
    let operations = 1000
    return Workload(title: "offset change", variant: variant, operations: operations) {
      let scene = ScrollScene(addControls)
      return Session { scene.scroll(from: start, times: operations) }
    }
  }

  /// The scroll view gets another width, and lays out what stands in it.
  static let layouts = [
    layout("no control") { _ in },
    layout("header") { $0.tug.header = .normal { _ in } },
    layout("header and automatic footer") {
      $0.tug.header = .normal { _ in }
      $0.tug.footer = .auto { _ in }
    },
  ]

  private static func layout(
    _ variant: String, _ addControls: @escaping (UIScrollView) -> Void
  ) -> Workload {
    let operations = 10
    return Workload(title: "layout at a new width", variant: variant, operations: operations) {
      let scene = ScrollScene(addControls)
      return Session { scene.layOut(times: operations) }
    }
  }
}

/// A phone with one scroll view on long content.
@MainActor
private final class ScrollScene {
  private let stage: Stage
  private let scrollView: UIScrollView

  init(_ addControls: (UIScrollView) -> Void) {
    let host = HeadlessHost()
    let view = host.run { UIScrollView() }
    scrollView = view
    stage = Stage(host: host) { view }
    stage.run {
      view.contentSize = CGSize(width: 375, height: 20_000)
      addControls(view)
    }
    stage.settle()
  }

  /// Every assignment is a change, and none leaves the 10 points after `start`.
  func scroll(from start: CGFloat, times: Int) {
    for step in 0..<times {
      scrollView.contentOffset = CGPoint(x: 0, y: start + CGFloat(step % 10))
    }
  }

  func layOut(times: Int) {
    for step in 0..<times {
      scrollView.frame.size.width = step.isMultiple(of: 2) ? 374 : 375
      stage.host.layoutWindows()
    }
  }
}
