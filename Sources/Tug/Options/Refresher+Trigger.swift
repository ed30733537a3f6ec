extension Refresher {
  /// The way a control starts, with its options.
  public enum Trigger {
    /// The user pulls the content past a distance and releases it.
    case pull(PullOptions)
    /// The end of the content comes within reach.
    case auto(LoadOptions)

    /// The kind of trigger, without its options.
    package var kind: TriggerKind {
      switch self {
      case .pull: .pull
      case .auto: .auto
      }
    }

    /// The options of a pulled control; `nil` for an automatic one.
    ///
    /// ```swift
    /// header.trigger.pull?.triggerDistance = 80
    /// ```
    ///
    /// Assigning `nil` has no effect.
    public var pull: PullOptions? {
      get { if case .pull(let options) = self { options } else { nil } }
      set { if let newValue { self = .pull(newValue) } }
    }

    /// The options of an automatic control; `nil` for a pulled one.
    ///
    /// Assigning `nil` has no effect.
    public var auto: LoadOptions? {
      get { if case .auto(let options) = self { options } else { nil } }
      set { if let newValue { self = .auto(newValue) } }
    }
  }

  /// A kind of trigger, without its options.
  package enum TriggerKind: Sendable {
    case pull, auto
  }
}

extension Refresher {
  /// The options of a pulled control.
  public struct PullOptions {
    /// The distance past which releasing the content starts the control, in points.
    ///
    /// The default is `nil`: the resting extent, which is also the minimum. A negative or
    /// non-finite value counts as `nil`. If the distance can't be reached, the control never
    /// starts.
    public var triggerDistance: CGFloat?

    /// The part of the control that stays open while it refreshes, in points.
    ///
    /// The default is `nil`: all of it. A value that is negative, not finite, or more than a
    /// million counts as `nil`. A change during a refresh moves the control to the new length.
    public var restingExtent: CGFloat?

    /// Whether the control fades in with the pull. The default is `false`.
    public var fadesIn = false

    /// Whether the control starts as soon as the trigger distance is passed, with the finger still
    /// down, as `UIRefreshControl` does. The default is `false`: it starts on release.
    ///
    /// The control makes room for itself when the finger is lifted. A second stop is ignored.
    public var triggersWhileDragging = false

    /// Whether only a drag that begins at the control's edge counts, so that a long scroll back to the
    /// top does not refresh. The default is `false`.
    public var requiresDragFromEdge = false

    /// Whether a control that is still pulled out when its run ends starts again in the same drag. The
    /// default is `false`: the content must be pushed back below the trigger first.
    public var rearmsWhileDragging = false

    /// Whether the open control lies over the content instead of making room for itself. The default
    /// is `false`.
    ///
    /// The content returns to rest, and no inset is held.
    public var overlaysContent = false

    /// Whether a header in a sheet gets the pull, which otherwise moves the sheet. The default is `false`.
    ///
    /// UIKit gives the pull only to a scroll view with a `refreshControl`. While the list is in a
    /// sheet, the control installs an invisible one, unless the app has its own. A long pull makes that
    /// one refresh, too, which adds to the adjusted inset: the control ends it after the release. In the
    /// Mac idiom, UIKit has no refresh controls, and nothing is installed.
    /// To close the sheet, the user drags it outside the list. Only affects controls at the top.
    public var worksInSheets = false

    /// A stop further out with an action of its own. The default is `nil`.
    public var secondStop: SecondStop?

    /// Creates options with lengths in points, and the defaults for everything else.
    public init(triggerDistance: CGFloat? = nil, restingExtent: CGFloat? = nil) {
      self.triggerDistance = triggerDistance
      self.restingExtent = restingExtent
    }
  }

  /// A stop past the trigger distance. Releasing the content there performs an action of its own in
  /// place of a refresh, such as opening a screen.
  ///
  /// While the content is pulled past the stop, the state is `.pullingFurther`.
  public struct SecondStop {
    /// The distance to pull, in points. A distance below the trigger distance counts as that, a
    /// negative or non-finite one as no stop.
    public var distance: CGFloat
    /// The title while the content is pulled past the stop. A title of the style for
    /// `.pullingFurther` takes precedence.
    public var title: String
    /// The action that a release performs. No run begins, and the content returns to rest.
    public var action: @MainActor () -> Void

    /// Creates a stop at a distance, in points.
    public init(distance: CGFloat, title: String, action: @escaping @MainActor () -> Void) {
      self.distance = distance
      self.title = title
      self.action = action
    }
  }

  /// The options of an automatic control.
  public struct LoadOptions: Equatable, Sendable {
    /// The distance to the end of the content at which the control loads. By default all of the
    /// control must show.
    public var distance: LoadDistance

    /// The most that one drag may start the control; `nil` for no limit. The default is 1. A negative
    /// number counts as 0.
    public var maximumTriggersPerDrag: Int?

    /// The kinds of scrolling that start the control. The default is all of them.
    ///
    /// With none, only a tap or a call to `beginRefreshing()` does. Without `.momentum`, a fling to the
    /// end loads only when a finger comes back.
    public var causes: ScrollCauses = .all

    /// Whether scrolling to the end retries a failed run, once in each drag. The default is `false`:
    /// only a tap does.
    public var retriesFailure = false

    /// Creates options with the defaults for everything else.
    public init(distance: LoadDistance = .percent(1), maximumTriggersPerDrag: Int? = 1) {
      self.distance = distance
      self.maximumTriggersPerDrag = maximumTriggersPerDrag
    }
  }

  /// The behavior of a control after content that is shorter than the screen.
  public typealias ShortContent = Tug.ShortContent

  /// Kinds of scrolling that start a control.
  public typealias ScrollCauses = Tug.ScrollCauses

  /// The distance to the end of the content at which a control loads.
  public enum LoadDistance: Equatable, Sendable {
    /// The part of the control that must show: 1 for all of it, 0 for its first point, less than 0
    /// before it is reached, more than 1 beyond it. A value that is not finite counts as 1.
    case percent(CGFloat)
    /// The points left between the visible part and the end of the content. A value that is not finite
    /// counts as 0.
    case points(CGFloat)
    /// The same in lengths of the visible part: 1 loads when one more screen is left.
    case viewports(CGFloat)
    /// The item of a table or collection view that comes into view, counted from the end: 1 is the
    /// last one. For controls at the start, counted from the start. In other scroll views, and in empty
    /// ones, `percent(1)`; a number below 1 counts as 1.
    case items(Int)
  }
}

// MARK: - The core's configuration

extension Refresher.Trigger {
  /// - Parameters:
  ///   - extent: the length of the control, in points.
  ///   - attachment: the edge at which items are counted.
  @MainActor
  func configuration(extent: CGFloat, at attachment: Attachment?) -> TriggerConfiguration {
    switch self {
    case .pull(let options): .pull(options.configuration(extent: extent))
    case .auto(let options): .load(options.configuration(extent: extent, at: attachment))
    }
  }

  /// Whether all lengths are usable.
  var isValid: Bool {
    guard case .pull(let options) = self else { return true }
    let isReachable = options.triggerDistance.map { $0.isFinite && $0 >= 0 } ?? true
    return isReachable && options.restingExtent.isUsableLength
  }
}

extension CGFloat? {
  /// Whether it is a length that a control can have, or none.
  var isUsableLength: Bool { map { ControlLength.isUsable(Double($0)) } ?? true }
}

extension Refresher.PullOptions {
  fileprivate func configuration(extent: CGFloat) -> PullConfiguration {
    var pull = PullConfiguration(
      distances: PullDistances(
        visibleExtent: Double(extent), restingExtent: restingExtent.map { Double($0) },
        triggerDistance: triggerDistance.map { Double($0) }))
    pull.firing = triggersWhileDragging ? .atThreshold : .onRelease
    pull.rearmsInDrag = rearmsWhileDragging
    pull.requiresDragFromEdge = requiresDragFromEdge
    pull.room = overlaysContent ? .overlay : .inset
    if let stop = secondStop, stop.distance.isFinite, stop.distance >= 0 {
      pull.secondStop = Double(stop.distance)
    }
    return pull
  }
}

extension Refresher.LoadOptions {
  @MainActor
  fileprivate func configuration(
    extent: CGFloat, at attachment: Attachment?
  ) -> LoadConfiguration {
    var load = LoadConfiguration(
      extent: Double(extent), distance: distance.measured(at: attachment),
      maximumTriggersPerDrag: maximumTriggersPerDrag)
    load.causes = causes.intersection(.all)
    load.retriesFailure = retriesFailure
    return load
  }
}

extension Refresher.LoadDistance {
  @MainActor
  fileprivate func measured(at attachment: Attachment?) -> LoadConfiguration.Distance {
    switch self {
    case .percent(let percent): .percent(Double(percent))
    case .points(let points): .points(Double(points))
    case .viewports(let count): .viewports(Double(count))
    case .items(let count):
      attachment?.length(ofItems: max(count, 1)).map { .points(Double($0)) } ?? .percent(1)
    }
  }
}
