/// How a control looks: a recipe for its indicator and the style that it is given, so that one look
/// can be used for many controls.
///
/// ```swift
/// tableView.tug.header = .pull(.normal.title("Let go", for: .pulling).tint(.systemRed)) { … }
/// ```
///
/// What a look says about its control at first, `Refresher.style` changes later.
@MainActor
public struct Look {
  /// Words, colours and pictures, for whichever indicator shows them.
  public var style: LookStyle
  let make: (TriggerKind) -> any RefreshIndicator

  init(style: LookStyle = LookStyle(), make: @escaping (TriggerKind) -> any RefreshIndicator) {
    self.style = style
    self.make = make
  }

  /// The look of your own indicator, made anew for each control.
  public static func custom(_ make: @escaping @MainActor () -> any RefreshIndicator) -> Look {
    Look { _ in make() }
  }

  /// Arrow, spinner, text and, in headers, the time of the last success.
  public static var normal: Look { Look { NormalIndicator(trigger: $0) } }

  /// Text alone.
  public static var text: Look { Look { TextIndicator(trigger: $0) }.timeHidden() }

  /// A spinner alone, which fades in with the pull.
  public static var spinner: Look { Look { SpinnerIndicator(trigger: $0) } }

  /// Images beside the text: those of `idle` follow the pull, the others are played over and over.
  /// The control grows to the height of the first image. More states, and durations, by
  /// `images(_:duration:for:)`.
  ///
  /// - Parameters:
  ///   - idle: from nothing pulled to all of it.
  ///   - pulling: played while letting go would refresh; without any, the last of `idle` shows.
  ///   - refreshing: without any, the last of `idle` shows.
  public static func images(
    idle: [UIImage], pulling: [UIImage] = [], refreshing: [UIImage] = []
  ) -> Look {
    Look { ImagesIndicator(trigger: $0) }
      .images(idle, for: .idle).images(pulling, for: .pulling)
      .images(refreshing, for: .refreshing)
  }
}
