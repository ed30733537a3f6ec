#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import Testing
  import TugSwiftUI
  import UIKit

  /// The example's screens in a window of a simulator.
  @MainActor
  @Suite("SwiftUI screens", .serialized)
  struct HostedScreenTests {
    @Test(
      "find their scroll view, and put their controls into it", arguments: SwiftUIScreen.allCases)
    func attached(_ screen: SwiftUIScreen) async throws {
      let window = try show(screen)
      let scrollView = try #require(await scrollView(in: window))
      switch screen {
      case .list, .grid:
        #expect(scrollView.tug.header != nil && scrollView.tug.footer != nil)
      case .horizontal:
        #expect(scrollView.tug.leading != nil && scrollView.tug.trailing != nil)
      case .chat, .ownIndicator, .table: #expect(scrollView.tug.header != nil)
      case .refreshable:
        #expect(scrollView.tug.header == nil && scrollView.tug.footer != nil)
      }
    }

    @Test("refresh once from code, and give the inset back")
    func refresh() async throws {
      let window = try show(.list)
      let scrollView = try #require(await scrollView(in: window))
      let (header, inset) = (try #require(scrollView.tug.header), scrollView.contentInset)
      _ = await header.refresh()
      try await Task.sleep(nanoseconds: 1_000_000_000)
      #expect(header.state == .idle && scrollView.contentInset == inset)
    }

    @Test("give an indicator that shows another appearance and another text size")
    func environment() async throws {
      let seen = Seen()
      let window = try show(Traits(seen: seen))
      window.overrideUserInterfaceStyle = .light
      let scrollView = try #require(await scrollView(in: window))
      let header = try #require(scrollView.tug.header)
      header.beginRefreshing()
      try #require(await eventually { seen.isRefreshing && seen.values?.scheme == .light })
      #expect(seen.values?.size == .large)
      window.overrideUserInterfaceStyle = .dark
      #expect(await eventually { seen.values?.scheme == .dark }, "the indicator stays light")
      seen.size = .accessibility3
      #expect(await eventually { seen.values?.size == .accessibility3 }, "the text stays small")
      #expect(header.isRefreshing)
      header.endRefreshing()
    }

    @Test("name each type of Tug without a prefix, beside SwiftUI's")
    func names() {
      let types: [Any.Type] = [
        Refresher.self, RefreshResult.self, RefreshState.self, RefreshStatus.self,
        RefreshStyle.self, RefreshTexts.self, RefreshWarning.self, ScrollControls.self,
        TugLanguage.self, TugProxy.self, TugTrigger.self, (any RefreshIndicator).self,
      ]
      for type in types { #expect(!String(reflecting: type).hasPrefix("SwiftUI.")) }
    }

    private func show(_ screen: SwiftUIScreen) throws -> UIWindow { try show(screen.view) }

    private func show(_ view: some View) throws -> UIWindow {
      let scenes = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
      let window = UIWindow(windowScene: try #require(scenes.first, "no scene hosts the tests"))
      window.rootViewController = UIHostingController(rootView: view)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return window
    }

    /// The first scroll view with a control, which may take some turns of the main queue.
    private func scrollView(in window: UIWindow) async -> UIScrollView? {
      var found: UIScrollView?
      _ = await eventually {
        var views: [UIView] = [window]
        while found == nil, let view = views.popLast() {
          found = (view as? UIScrollView).flatMap { $0.hasControls ? $0 : nil }
          views += view.subviews
        }
        return found != nil
      }
      return found
    }

    private func eventually(_ condition: () -> Bool) async -> Bool {
      for _ in 0..<100 where !condition() { try? await Task.sleep(nanoseconds: 20_000_000) }
      return condition()
    }
  }

  /// What an indicator has read of its environment, and the text size of the list.
  @MainActor
  private final class Seen: ObservableObject {
    @Published var size = DynamicTypeSize.large
    var isRefreshing = false
    var values: (scheme: ColorScheme, size: DynamicTypeSize)?
  }

  /// A list whose refresh never ends by itself, with an indicator of SwiftUI views.
  private struct Traits: View {
    @ObservedObject var seen: Seen

    var body: some View {
      List(0..<50, id: \.self) { Text("Row \($0)") }
        .tugHeader(extent: 60) {
          try await Task.sleep(nanoseconds: 60_000_000_000)
        } indicator: { status in
          Reader(seen: seen, status: status)
        }
        .environment(\.dynamicTypeSize, seen.size)
    }
  }

  private struct Reader: View {
    let seen: Seen
    let status: RefreshStatus
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
      let _ = note()
      Text("\(status.isRefreshing ? 1 : 0)")
    }

    private func note() {
      seen.isRefreshing = status.isRefreshing
      seen.values = (scheme, size)
    }
  }

  extension UIScrollView {
    fileprivate var hasControls: Bool {
      [tug.header, tug.footer, tug.leading, tug.trailing].contains { $0 != nil }
    }
  }
#endif
