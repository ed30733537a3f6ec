import Paging

extension AppServer {
  func posts(matching text: String, after cursor: String?) async throws -> Page<Post, String> {
    Page([])
  }
}

#if !canImport(UIKit)
  @MainActor
  final class UISearchController {
    let searchBar = UISearchBar()
  }
#endif

@MainActor
final class SearchViewController: UIViewController {
  private let server: AppServer
  private let posts: PagedFeed<Post, Int, String>

  init(_ server: AppServer) {
    (self.server, posts) = (server, PagedFeed(id: \.id, load: server.posts(after:)))
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func search(_ text: String) {
    Task { [posts, server] in
      try? await posts.load(after: 0.3, keepsItems: !text.isEmpty) { cursor in
        try await server.posts(matching: text, after: cursor)
      }
    }
  }

  func updateSearchResults(for controller: UISearchController) {
    search(controller.searchBar.text ?? "")
  }
}

#if canImport(SwiftUI)
  import SwiftUI

  @available(iOS 17, macOS 14, *)
  struct Results: View {
    let posts: PagedFeed<Post, Int, String>
    let server: AppServer
    @State private var text = ""

    var body: some View {
      List(posts.items) { post in Text(post.text) }
        .searchable(text: $text)
        .task(id: text) {
          let text = text
          try? await posts.load(after: 0.3) { cursor in
            try await server.posts(matching: text, after: cursor)
          }
        }
    }
  }
#endif
