#if canImport(Observation)
  import Observation
#endif

/// Reports reads and changes of a control's state to Observation, from iOS 17 on. A view that reads the
/// state in `layoutSubviews` or `updateProperties()` then updates by itself.
@MainActor
struct StateObservation {
  #if canImport(Observation)
    /// An `ObservationRegistrar`; `nil` before iOS 17.
    private let registrar: (any Sendable)?

    init() {
      if #available(iOS 17.0, macOS 14.0, *) {
        registrar = ObservationRegistrar()
      } else {
        registrar = nil
      }
    }

    func stateIsRead(of control: Refresher) {
      guard #available(iOS 17.0, macOS 14.0, *), let registrar = registrar as? ObservationRegistrar
      else { return }
      registrar.access(control, keyPath: \.state)
    }

    func stateChanged(of control: Refresher) {
      guard #available(iOS 17.0, macOS 14.0, *), let registrar = registrar as? ObservationRegistrar
      else { return }
      registrar.withMutation(of: control, keyPath: \.state) {}
    }
  #else
    func stateIsRead(of control: Refresher) {}
    func stateChanged(of control: Refresher) {}
  #endif
}

#if canImport(Observation)
  @available(iOS 17.0, macOS 14.0, *)
  extension Refresher: Observable {}
#endif
