/// How a control looks: a recipe for its indicator, so that one look can be used for many controls.
@MainActor
public struct Look {
  let make: (TriggerKind) -> any RefreshIndicator

  /// The look of your own indicator, made anew for each control.
  public static func custom(_ make: @escaping @MainActor () -> any RefreshIndicator) -> Look {
    Look { _ in make() }
  }

  /// Arrow, spinner, text and, in headers, the time of the last success.
  public static var normal: Look { Look { NormalIndicator(trigger: $0) } }

  /// Text alone.
  public static var text: Look { Look { TextIndicator(trigger: $0) } }
}
