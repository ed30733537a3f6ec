/// Makes the indicators of styles. Apart from `RefreshStyle`, which all of them read.
@MainActor
enum IndicatorFactory {
  static func make(
    _ indicator: RefreshStyle.Indicator, for trigger: Refresher.TriggerKind
  ) -> any RefreshIndicator {
    switch indicator {
    case .normal: NormalIndicator(trigger: trigger)
    case .classic: ClassicIndicator(trigger: trigger)
    case .text: TextIndicator(trigger: trigger)
    case .spinner: SpinnerIndicator(trigger: trigger)
    case .images: ImagesIndicator(trigger: trigger)
    case .custom(let recipe): recipe.make()
    }
  }
}
