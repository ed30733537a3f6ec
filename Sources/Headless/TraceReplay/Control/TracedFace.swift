import HeadlessUIKit
import Tug
import TugTrace

/// Another library's API, through which a trace is played in place of Tug's: the app of the trace speaks to it, and
/// what it says of itself is what is seen.
@MainActor
package protocol TracedFace: AnyObject {
  var refresher: Refresher { get }
  func attach(to scrollView: UIScrollView)
  func remove()
  func begin()
  func end(noMoreData: Bool)
  func resetNoMoreData()
  func tap()
  func set(_ option: TraceOption)
  var isHidden: Bool { get set }
  var isEnabled: Bool { get set }
  var length: CGFloat { get set }
  var stateName: String { get }
  var pullingPercent: Double { get }
  var frame: CGRect { get }
}

/// The API of the controls of all traces that are played while it is set; `nil` for Tug's own.
@MainActor
package enum TracedFaces {
  package typealias Maker =
    @MainActor (
      TraceControlConfig, _ fired: @escaping @MainActor () -> Void
    ) -> any TracedFace
  package static var make: Maker?
}
