import Foundation

@MainActor
open class UIGestureRecognizer {
  public internal(set) weak var view: UIView?
}
