import RefreshCore

/// The two questions that every scroll view is asked. From the first use of any of these on, the
/// scroll view is watched; they need neither its delegate nor a control.
///
/// One scroll is all that happens until nothing moves any more and no finger is down: a drag, the
/// deceleration after it and an animation that the app starts when it ends are one scroll with one end.
/// A single change of the offset (`contentOffset = …`, `setContentOffset(_:animated: false)`, a
/// correction by UIKit, or one inside `UIView.animate`) is no scroll.
extension ScrollControls {
  /// Called once when a scroll is over, whatever it was that moved: a finger, a deceleration with its
  /// bounce, or an animation that the app asked for with `setContentOffset(_:animated: true)`.
  ///
  /// It comes two frames after the last movement: until then nobody can know from outside that it was
  /// the last. Also called when the scroll view leaves its window in mid-motion.
  public var onScrollEnd: (() -> Void)? {
    get { scrollMonitor.onEnd }
    set { scrollMonitor.onEnd = newValue }
  }

  /// Called when a scroll begins, with where it is going, and whenever it turns; also after the finger
  /// has left. A bounce that comes back has turned.
  public var onScrollDirectionChange: ((ScrollDirection) -> Void)? {
    get { scrollMonitor.onHeading }
    set { scrollMonitor.onHeading = newValue }
  }

  /// Where the content is going, along the axis on which it last moved further; nil at rest.
  public var scrollDirection: ScrollDirection? { scrollMonitor.direction }

  /// The same as the two callbacks, as a stream. Each access makes a new one, which begins now and
  /// ends with the scroll view. A reader that falls more than 32 events behind loses the oldest.
  public var scrollEvents: AsyncStream<ScrollEvent> { scrollMonitor.makeStream() }
}
