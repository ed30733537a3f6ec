#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  /// A control of the scroll view in the content. `tugHeader` and `tugFooter` make it.
  public struct TugControl: ViewModifier {
    @StateObject private var coordinator: ControlCoordinator
    var configuration: ControlConfiguration
    var content: HostedContent?

    @MainActor
    init(
      _ edge: Refresher.Edge, _ trigger: TugTrigger, _ style: RefreshStyle,
      _ proxy: TugProxy?, _ action: @escaping LoadAction
    ) {
      let configuration = ControlConfiguration(
        trigger: trigger, style: style, action: action, proxy: proxy)
      self.configuration = configuration
      _coordinator = StateObject(wrappedValue: ControlCoordinator(edge: edge, configuration))
    }

    /// Puts a marker of no size behind the content, and another one in front of it.
    public func body(content: Content) -> some View {
      content.background(marker(for: configuration)).overlay(marker(for: nil))
    }

    @MainActor
    private func marker(for configuration: ControlConfiguration?) -> some View {
      Marker(owner: coordinator, configuration: configuration, content: self.content)
        .frame(width: 0, height: 0).accessibilityHidden(true).allowsHitTesting(false)
    }
  }

  /// Never publishes: a change of a control redraws nothing.
  extension ControlCoordinator: ObservableObject {}

  private struct Marker: UIViewRepresentable {
    let owner: ControlCoordinator
    /// What the modifier says; `nil` in front of the content.
    let configuration: ControlConfiguration?
    let content: HostedContent?

    func makeUIView(context: Context) -> MarkerView { owner.makeMarker() }

    func updateUIView(_ view: MarkerView, context: Context) {
      guard var configuration else { return owner.look() }
      let environment = context.environment
      configuration.isEnabled = environment.isEnabled
      if let content {
        configuration.updateIndicator = { indicator in
          (indicator as? HostedIndicator)?.host(content, environment) ?? false
        }
      }
      owner.update(configuration)
    }

    static func dismantleUIView(_ view: MarkerView, coordinator: ()) {
      view.coordinator.dismantle(view)
    }
  }
#endif
