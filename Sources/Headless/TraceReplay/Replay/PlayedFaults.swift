import HeadlessUIKit
import TugTrace

/// Makes the faults of a trace happen, and takes note of what UIKit would not survive.
@MainActor
final class PlayedFaults {
  static let noMistake = "UIKit is never asked for what would stop or crash it"
  /// The inset that the app assigns in each layout.
  let wholeInset: UIEdgeInsets?
  /// Whether Tug takes every inset for a whole value.
  let knowsWholeInsets: Bool
  /// The first mistake that the host has reported.
  private(set) var mistake: String?
  private let isLayoutLate: Bool
  private let host: HeadlessHost
  private var animationCount = 0

  init(_ faults: TraceFaults?, _ host: HeadlessHost) {
    self.host = host
    wholeInset = faults?.wholeInset.map { UIEdgeInsets($0) }
    knowsWholeInsets = faults?.knowsWholeInsets ?? false
    isLayoutLate = faults?.lateLayout ?? false
    if faults?.lateSafeArea == true { host.behavior.safeAreaArrival = .nextTurn }
    host.onMistake = { [weak self] mistake in
      if self?.mistake == nil { self?.mistake = mistake }
    }
    guard let completions = faults?.completions, !completions.isEmpty else { return }
    host.completionForAnimation = { [weak self] in
      guard let self else { return .inTime }
      defer { animationCount += 1 }
      return AnimationCompletion(completions[animationCount % completions.count])
    }
  }

  func scrollView(_ frame: CGRect) -> UIScrollView {
    guard let wholeInset else { return UIScrollView(frame: frame) }
    return InsistentScrollView(frame: frame, wholeInset)
  }

  /// The scroll view gets its size in the next turn.
  func willEnterWindow(_ scrollView: UIScrollView) {
    let size = scrollView.frame.size
    guard isLayoutLate, size != .zero else { return }
    scrollView.frame.size = .zero
    host.schedule(after: 0) { [weak scrollView] in
      if let scrollView, scrollView.frame.size == .zero { scrollView.frame.size = size }
    }
  }
}

/// A scroll view whose app assigns a whole inset in each layout, as hosts do that know of no controls.
private final class InsistentScrollView: UIScrollView {
  private let wholeInset: UIEdgeInsets

  init(frame: CGRect, _ wholeInset: UIEdgeInsets) {
    self.wholeInset = wholeInset
    super.init(frame: frame)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if contentInset != wholeInset { contentInset = wholeInset }
  }
}

extension AnimationCompletion {
  fileprivate init(_ completion: TraceFaults.Completion) {
    self =
      switch completion {
      case .inTime: .inTime
      case .atOnce: .atOnce
      case .early: .early(0.3)
      case .twice: .twice
      case .never: .never
      }
  }
}
