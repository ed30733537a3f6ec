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

    @Test("name each type of Tug without a prefix, beside SwiftUI's")
    func names() {
      let types: [Any.Type] = [
        Refresher.self, RefreshResult.self, RefreshState.self, RefreshStatus.self,
        RefreshStyle.self, RefreshTexts.self, RefreshWarning.self, ScrollControls.self,
        TugLanguage.self, TugProxy.self, TugTrigger.self, (any RefreshIndicator).self,
      ]
      for type in types { #expect(!String(reflecting: type).hasPrefix("SwiftUI.")) }
    }

    private func show(_ screen: SwiftUIScreen) throws -> UIWindow {
      let scenes = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
      let window = UIWindow(windowScene: try #require(scenes.first, "no scene hosts the tests"))
      window.rootViewController = UIHostingController(rootView: screen.view)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return window
    }

    /// The first scroll view with a control, which may take some turns of the main queue.
    private func scrollView(in window: UIWindow) async -> UIScrollView? {
      for _ in 0..<100 {
        var views: [UIView] = [window]
        while let view = views.popLast() {
          if let scrollView = view as? UIScrollView, scrollView.hasControls { return scrollView }
          views += view.subviews
        }
        try? await Task.sleep(nanoseconds: 20_000_000)
      }
      return nil
    }
  }

  extension UIScrollView {
    fileprivate var hasControls: Bool {
      [tug.header, tug.footer, tug.leading, tug.trailing].contains { $0 != nil }
    }
  }
#endif
