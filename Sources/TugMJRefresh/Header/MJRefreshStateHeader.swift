import Foundation
import Tug

/// A header with the text of its state, and the time of the last refresh.
#if canImport(UIKit)
  @objc(MJRefreshStateHeader)
#endif
@preconcurrency @MainActor
open class MJRefreshStateHeader: MJRefreshHeader {
  private lazy var time = driver.titles.makeLabel(in: self)

  // MARK: Texts

  /// The label of the state.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var stateLabel: UILabel? { driver.titles.label(in: self) }

  /// The label of the time.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var lastUpdatedTimeLabel: UILabel? { time }

  /// The text of the time, in the app's own words; `nil` for the built-in ones.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var lastUpdatedTimeText: ((Date?) -> String)? { didSet { showTime() } }

  /// Sets `lastUpdatedTimeText`.
  #if canImport(UIKit)
    @objc
  #endif
  @discardableResult
  open dynamic func modifyLastUpdatedTimeText(_ handler: @escaping (Date?) -> String) -> Self {
    lastUpdatedTimeText = handler
    return self
  }

  /// Sets the title of a state.
  @discardableResult
  @nonobjc open func setTitle(_ title: String, for state: MJRefreshState) -> Self {
    driver.titles.set(title, for: state, of: self)
    return self
  }

  /// Points between the text and what stands before it. The default is 25.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var labelLeftInset: CGFloat = MJRefreshLabelLeftInset { didSet { setNeedsLayout() } }

  // MARK: Hooks

  open override func prepare() {
    super.prepare()
    driver.titles.setDefaults(
      [
        (.idle, MJRefreshHeaderIdleText), (.pulling, MJRefreshHeaderPullingText),
        (.refreshing, MJRefreshHeaderRefreshingText),
      ], of: self)
  }

  open override func i18nDidChange() {
    showTime()
    super.i18nDidChange()
  }

  open override func placeSubviews() {
    super.placeSubviews()
    guard let label = stateLabel, !label.isHidden else { return }
    let isFree = label.hasNoConstraints
    guard !time.isHidden else {
      if isFree { label.frame = bounds }
      return
    }
    let half = mj_h * 0.5
    if isFree { label.frame = CGRect(x: 0, y: 0, width: mj_w, height: half) }
    if time.hasNoConstraints {
      time.frame = CGRect(x: 0, y: half, width: mj_w, height: mj_h - half)
    }
  }

  open override var state: MJRefreshState {
    get { super.state }
    set {
      guard newValue != super.state else { return }
      super.state = newValue
      driver.titles.show(newValue)
      showTime()
    }
  }

  open override var lastUpdatedTimeKey: String { didSet { showTime() } }

  private func showTime() {
    guard state.rawValue != 0, !time.isHidden else { return }
    let date = lastUpdatedTime
    time.text = lastUpdatedTimeText?(date) ?? MJRefreshConfig.line(of: date)
  }

  /// The width of the wider text; 0 if none shows.
  @nonobjc final var textWidth: CGFloat {
    guard stateLabel?.isHidden != true else { return 0 }
    return max(stateLabel?.mj_textWidth() ?? 0, time.isHidden ? 0 : time.mj_textWidth())
  }
}
