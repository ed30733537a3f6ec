import Foundation

/// The system's control for refreshing a scroll view. It can be begun and ended, but not pulled, and draws
/// nothing.
open class UIRefreshControl: UIControl {
  public init() { super.init(frame: .zero) }

  public required init?(coder: NSCoder) { nil }

  public private(set) var isRefreshing = false

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
