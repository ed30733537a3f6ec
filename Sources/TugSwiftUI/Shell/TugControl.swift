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
        edge: edge, trigger: trigger, style: style, action: action, proxy: proxy)
      self.configuration = configuration
      _coordinator = StateObject(wrappedValue: ControlCoordinator(configuration))
    }

    /// Puts a marker of no size behind the content, and another one in front of it.
    public func body(content: Content) -> some View {
      content
        .background(
          marker { owner in
            if let content = self.content {
              HostingMarker(owner: owner, configuration: configuration, content: content)
            } else {
              Marker(owner: owner, configuration: configuration)
            }
          }
        )
        .overlay(marker { Marker(owner: $0, configuration: nil) })
    }

    @MainActor
    private func marker(@ViewBuilder _ view: (ControlCoordinator) -> some View) -> some View {
      view(coordinator)
        .frame(width: 0, height: 0).accessibilityHidden(true).allowsHitTesting(false)
    }
  }

  /// Is updated with each value of the environment, all of which the hosted views may read.
  private struct HostingMarker: View {
    @Environment(\.self) private var environment
    let owner: ControlCoordinator
    let configuration: ControlConfiguration
    let content: HostedContent

    var body: some View {
      Marker(owner: owner, configuration: hosting)
    }

    private var hosting: ControlConfiguration {
      var configuration = configuration
      configuration.updateIndicator = { [content, environment] indicator in
        (indicator as? HostedIndicator)?.host(content, environment) ?? false
      }
      return configuration
    }
  }

  /// Never publishes: a change of a control redraws nothing.
  extension ControlCoordinator: ObservableObject {}

  private struct Marker: UIViewRepresentable {
    let owner: ControlCoordinator
    /// What the modifier says; `nil` in front of the content.
    let configuration: ControlConfiguration?

    func makeUIView(context: Context) -> MarkerView { owner.makeMarker() }

    func updateUIView(_ view: MarkerView, context: Context) {
      guard var configuration else { return owner.look() }
      configuration.isEnabled = context.environment.isEnabled
      // Read, so that `.refreshable` around the list tells the modifier when it comes or goes.
      _ = context.environment.refresh
      owner.update(configuration)
    }

    static func dismantleUIView(_ view: MarkerView, coordinator: ()) {
      view.coordinator.dismantle(view)
    }
  }

  /// The length of an indicator along the axis, in points, and its view for a status.
  typealias HostedContent = (extent: CGFloat, view: @MainActor (RefreshStatus) -> AnyView)

  extension RefreshStyle {
    static var hosted: RefreshStyle { .custom { HostedIndicator(frame: .zero) } }
  }

  /// An indicator of SwiftUI views. It sets their root anew instead of publishing, which is allowed
  /// inside of a view update.
  final class HostedIndicator: UIView, RefreshIndicator {
    private var content: HostedContent?
    private var environment = EnvironmentValues()
    private var status = RefreshStatus(.idle) { didSet { render() } }
    /// Shows another root in the view that hosts the first one.
    private var replaceRoot: (@MainActor (AnyView) -> Void)?
    var extent: CGFloat { content?.extent ?? 0 }

    func show(_ status: RefreshStatus) { self.status = status }
    func progressChanged(to progress: CGFloat) { status.progress = progress }

    /// Shows other views, and returns whether the extent changed.
    func host(_ content: HostedContent, _ environment: EnvironmentValues) -> Bool {
      let former = extent
      (self.content, self.environment) = (content, environment)
      render()
      return extent != former
    }

    private func render() {
      guard let content else { return }
      let root = AnyView(
        content.view(status).frame(maxWidth: .infinity, maxHeight: .infinity)
          .ignoresSafeArea().environment(\.self, environment))
      if let replaceRoot { return replaceRoot(root) }
      let view: UIView
      if #available(iOS 16, *) {
        let configure = { (root: AnyView) in UIHostingConfiguration { root }.margins(.all, 0) }
        let contentView = configure(root).makeContentView()
        replaceRoot = { contentView.configuration = configure($0) }
        view = contentView
      } else {
        let controller = UIHostingController(rootView: root)
        replaceRoot = { controller.rootView = $0 }
        view = controller.view
      }
      view.backgroundColor = .clear
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }
#endif
