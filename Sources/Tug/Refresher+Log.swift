import RefreshCore

/// Something in the app that a control cannot work with, and does without.
public struct RefresherWarning: Equatable, Sendable, CustomStringConvertible {
  public enum Subject: Equatable, Sendable, CaseIterable {
    /// `contentOffset`, `contentSize`, the size of `bounds`, or an inset (`contentInset` or the safe
    /// area) of the scroll view: not finite, beyond 1e12 points, or a negative length.
    ///
    /// Until it is usable again the control ignores what happens there, and stays what it is. A
    /// refresh that is under way can end.
    case contentOffset, contentSize, bounds, contentInset
    /// A length of the control that its look or the app gave: negative, not finite, or more than a
    /// million points. It counts as not given.
    case length
  }

  public let subject: Subject
  /// Where the control stands; `nil` before it is assigned to an edge.
  public let edge: Edge?

  public var description: String {
    let place = edge.map { "control at \($0)" } ?? "new control"
    return switch subject {
    case .contentOffset: "Tug, \(place): the content offset is not usable, and ignored"
    case .contentSize: "Tug, \(place): the content size is not usable, and ignored"
    case .bounds: "Tug, \(place): the bounds are not usable, and ignored"
    case .contentInset: "Tug, \(place): the insets are not usable, and ignored"
    case .length: "Tug, \(place): a length is not usable, and ignored"
    }
  }
}

/// Who hears of warnings in one app.
@MainActor
final class WarningSetting {
  var onWarning: (@MainActor (RefresherWarning) -> Void)?
}

extension Refresher {
  /// Hears of what is wrong in the app, once for each control and subject. `nil` by default: nobody
  /// hears of it, and nothing is printed.
  ///
  /// ```swift
  /// Refresher.log = { logger.warning("\($0)") }
  /// ```
  public static var log: (@MainActor (RefresherWarning) -> Void)? {
    get { WarningSetting.current.onWarning }
    set { WarningSetting.current.onWarning = newValue }
  }

  func warn(_ subject: RefresherWarning.Subject) {
    guard warned.insert(subject).inserted else { return }
    WarningSetting.current.onWarning?(RefresherWarning(subject: subject, edge: edge))
  }

  /// Says so when the layout makes no sense, and makes up for what was missed when it does again.
  func notice(_ metrics: AxisMetrics) {
    guard metrics.isValid == isBlind else { return }
    isBlind = !metrics.isValid
    if isBlind { return warnOfLayout() }
    receive { .readinessChanged(isReady: $0.isReady) }
    extentChanged()
    place()
  }

  func warnOfLayout() {
    guard let seat, let flaw = seat.reading()?.flaw(along: seat.edge.axis) else { return }
    warn(flaw)
  }
}

extension ScrollReading {
  /// What of it no control at an edge of this axis can work with.
  fileprivate func flaw(along axis: Edge.Axis) -> RefresherWarning.Subject? {
    let (along, across) =
      switch axis {
      case .vertical: (metrics(along: .vertical), metrics(along: .horizontal))
      case .horizontal: (metrics(along: .horizontal), metrics(along: .vertical))
      }
    if !AxisMetrics.isCoordinate(along.offset) { return .contentOffset }
    if !AxisMetrics.isLength(along.contentLength) { return .contentSize }
    let lengths = [along.viewportLength, across.viewportLength]
    if !lengths.allSatisfy(AxisMetrics.isLength) { return .bounds }
    let insets = [along.insetBefore, along.insetAfter, across.insetBefore, across.insetAfter]
    return insets.allSatisfy(AxisMetrics.isCoordinate) ? nil : .contentInset
  }
}

extension RefreshIndicator {
  /// 0 for what is no length.
  var usableExtent: CGFloat { ControlLength.isUsable(Double(extent)) ? extent : 0 }
}
