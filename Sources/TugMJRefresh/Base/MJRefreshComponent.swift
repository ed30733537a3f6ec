import Foundation

/// A refresh or load-more control with MJRefresh's names, of which Tug's engine decides what happens.
///
/// A subclass of the app's overrides `prepare`, `placeSubviews`, `state`, `pullingPercent`, and the three hooks of
/// the scroll view, and calls `super` in each. What the hooks do without `super` doesn't keep the control from
/// refreshing: `isUserInteractionEnabled` does.
#if canImport(UIKit)
  @objc(MJRefreshComponent)
#endif
@preconcurrency @MainActor
open class MJRefreshComponent: UIView {
  /// What connects the view with a control of Tug's.
  @nonobjc private(set) final lazy var driver = Driver(self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
    state = .idle
    (fastAnimationDuration, slowAnimationDuration) = Driver.durations
    driver.durationsChanged()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The control of Tug that a class stands for.
  @nonobjc var kind: Driver.Kind { .none }

  // MARK: Hooks

  /// Called once, when the control is made and before it has a state: the place to add subviews and set heights.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic func prepare() {
    autoresizingMask = .flexibleWidth
    backgroundColor = .clear
    // Tug's own element speaks for the control.
    accessibilityElementsHidden = true
  }

  /// Called in each layout, before the subviews' own.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic func placeSubviews() { driver.place() }

  /// Called after each change of the content offset, with the values of `new` and `old`.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {}

  /// Called after each change of the content size, with the values of `new` and `old`.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    driver.contentResized()
  }

  /// Called after each change of the state of the pan gesture recognizer, with the values of `new` and `old`.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {}

  /// Called after the language of `MJRefreshConfig` has changed.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic func i18nDidChange() {
    driver.titles.languageChanged(of: self)
    placeSubviews()
  }

  // MARK: State

  /// The state. An assignment asks the engine for it: `.refreshing` begins, `.idle` and `.noMoreData` end.
  ///
  /// It has no case of the enumeration, but the raw value 0, while `prepare` runs.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var state: MJRefreshState {
    get { driver.state }
    set { driver.assign(newValue) }
  }

  /// Whether it refreshes, or will as soon as it is in a window.
  open var isRefreshing: Bool { state == .refreshing || state == .willRefresh }

  /// How far the control is pulled out: 0 at rest, 1 when all of it shows, more beyond.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var pullingPercent: CGFloat = 0 {
    didSet { if !isRefreshing, isAutomaticallyChangeAlpha { alpha = pullingPercent } }
  }

  /// Whether the control fades in with the pull. The default is `false`.
  open var isAutomaticallyChangeAlpha: Bool {
    get { driver.fades }
    set {
      driver.fades = newValue
      if !isRefreshing { alpha = newValue ? pullingPercent : 1 }
    }
  }

  // MARK: Callbacks

  /// What refreshes. `endRefreshing()` ends it.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var refreshingBlock: MJRefreshComponentAction?

  /// Called when the action has started, and kept for each run.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var beginRefreshingCompletionBlock: MJRefreshComponentAction?

  /// Called inside the animation that closes the control.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var endRefreshingAnimationBeginAction: MJRefreshComponentAction?

  /// Called when the control has closed, and kept for each run.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var endRefreshingCompletionBlock: MJRefreshComponentAction?

  #if canImport(UIKit)
    /// Called beside `refreshingBlock`, with the control as its argument. Held weakly.
    @objc open dynamic weak var refreshingTarget: AnyObject?

    /// The method of `refreshingTarget`.
    @objc open dynamic var refreshingAction: Selector {
      get { driver.action ?? #selector(UIView.setNeedsLayout) }
      set { driver.action = newValue }
    }

    /// Sets the target and its method.
    @objc(setRefreshingTarget:refreshingAction:)
    open dynamic func setRefreshingTarget(_ target: Any, refreshingAction action: Selector) {
      refreshingTarget = target as AnyObject
      refreshingAction = action
    }
  #endif

  /// Calls the block, the target, and the block of the beginning, in this order.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic func executeRefreshingCallback() {
    refreshingBlock?()
    #if canImport(UIKit)
      if let action = driver.action, let target = refreshingTarget, target.responds(to: action) {
        _ = target.perform(action, with: self)
      }
    #endif
    beginRefreshingCompletionBlock?()
  }

  // MARK: Beginning and ending

  /// Begins a run, as a pull would; outside of a window as soon as it is in one.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic func beginRefreshing() {
    UIView.animate(withDuration: fastAnimationDuration) { [self] in alpha = 1 }
    pullingPercent = 1
    if window != nil {
      state = .refreshing
    } else if state != .refreshing {
      state = .willRefresh
    }
  }

  /// Begins a run, and keeps a block that is called when its action has started, and those of later runs.
  #if canImport(UIKit)
    @objc(beginRefreshingWithCompletionBlock:)
  #endif
  open dynamic func beginRefreshing(completionBlock: @escaping () -> Void) {
    beginRefreshingCompletionBlock = completionBlock
    beginRefreshing()
  }

  /// Ends the run in the next turn of the main queue. May be called from any thread.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic func endRefreshing() { driver.later { $0.state = .idle } }

  /// Ends the run, and keeps a block that is called when it has closed, and after later runs.
  #if canImport(UIKit)
    @objc(endRefreshingWithCompletionBlock:)
  #endif
  open dynamic func endRefreshing(completionBlock: @escaping () -> Void) {
    endRefreshingCompletionBlock = completionBlock
    endRefreshing()
  }

  /// Begins a run, and returns when its action has started.
  @nonobjc public final func beginRefreshing() async {
    await withCheckedContinuation { continuation in
      driver.resume(\.beginWaiters, continuation)
      beginRefreshing()
    }
  }

  /// Ends the run, and returns when it has closed.
  @nonobjc public final func endRefreshing() async {
    await withCheckedContinuation { continuation in
      driver.resume(\.endWaiters, continuation)
      endRefreshing()
    }
  }

  // MARK: Animations

  /// The duration of opening, in seconds. The default is 0.25.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var fastAnimationDuration: TimeInterval = 0 { didSet { driver.durationsChanged() } }

  /// The duration of closing, in seconds. The default is 0.4.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var slowAnimationDuration: TimeInterval = 0 { didSet { driver.durationsChanged() } }

  /// Opens and closes without animation.
  #if canImport(UIKit)
    @objc
  #endif
  @discardableResult
  open dynamic func setAnimationDisabled() -> Self {
    (fastAnimationDuration, slowAnimationDuration) = (0, 0)
    return self
  }

  // MARK: The scroll view

  /// The scroll view, or the one in which it was last.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic weak var scrollView: UIScrollView? { driver.scrollView }

  /// The adjusted content inset without what controls hold.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var scrollViewOriginalInset: UIEdgeInsets { driver.originalInset }

  // MARK: From right to left

  /// Views that are mirrored where the layout of a collection view is.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var flipsHorizontallyInOppositeLayoutDirectionViews: [UIView] { [] }

  /// More of them, for a subclass of the app's.
  #if canImport(UIKit)
    @objc
  #endif
  open dynamic var additionalFlipsViews: [UIView] { [] }

  // MARK: UIView

  open override func layoutSubviews() {
    placeSubviews()
    super.layoutSubviews()
    driver.flipViews()
  }

  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    driver.willMove(to: newSuperview)
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    driver.didMove()
  }

  open override var isHidden: Bool {
    get { driver.isHiddenByApp }
    set { driver.isHiddenByApp = newValue }
  }

  /// Hides the view, for want of content or by the app.
  @nonobjc final func setHidden(_ isHidden: Bool) {
    if super.isHidden != isHidden { super.isHidden = isHidden }
  }

  open override var isUserInteractionEnabled: Bool {
    didSet { driver.refresher?.isEnabled = isUserInteractionEnabled }
  }

  open override var frame: CGRect {
    didSet { if frame.size != oldValue.size { driver.sizeChanged() } }
  }

  open override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { driver.sizeChanged() } }
  }
}
