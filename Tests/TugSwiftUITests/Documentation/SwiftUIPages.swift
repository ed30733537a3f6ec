#if canImport(SwiftUI) && canImport(UIKit)
  // The code of the pages about SwiftUI. A type check against an iPhone SDK compiles it (CONTRIBUTING).
  import Paging
  import PagingUI
  import SwiftUI
  import TugPaging
  import TugSwiftUI

  @MainActor
  private final class Feed: ObservableObject {
    @Published private(set) var items: [Post] = []

    func refresh() async throws { items = (0..<20).map { Post(id: $0) } }

    func loadNext() async throws -> RefreshResult {
      items += (items.count..<items.count + 20).map { Post(id: $0) }
      return items.count < 200 ? .success : .noMoreData
    }

    var hasMore: Bool { items.count < 200 }

    func loadMore() async throws { _ = try await loadNext() }

    func load(_ completion: @escaping @Sendable ((any Error)?) -> Void) -> Task<Void, Never> {
      Task { completion(nil) }
    }
  }

  /// The whole screen at the beginning of the page.
  struct PostScreen: View {
    @State private var feed = PagedFeed(id: \.id, load: PostServer().posts(after:))

    var body: some View {
      List(feed.items) { Row($0) }.tugPaging(feed)
    }
  }

  struct Row: View {
    let post: Post

    init(_ post: Post) { self.post = post }

    var body: some View { Text(post.text) }
  }

  struct Post: Identifiable, Sendable {
    let id: Int
    var text = ""
  }

  @MainActor
  final class PostServer {
    /// One of three pages of twenty posts.
    func posts(after cursor: String?) async throws -> Page<Post, String> {
      try await Task.sleep(nanoseconds: 1_000_000_000)
      let first = cursor.flatMap(Int.init) ?? 0
      let posts = (first..<first + 20).map { Post(id: $0, text: "Post \($0)") }
      return Page(posts, next: first < 40 ? "\(first + 20)" : nil)
    }
  }

  extension PostServer {
    /// The newest twenty posts, and the pages before them.
    func posts(before cursor: String?) async throws -> Page<Post, String> {
      let page = cursor.flatMap(Int.init) ?? 2
      let posts = (0..<20).map { Post(id: page * 20 + $0, text: "Post \(page * 20 + $0)") }
      return Page(posts, previous: page > 0 ? "\(page - 1)" : nil)
    }

    func posts(matching text: String, after cursor: String?) async throws -> Page<Post, String> {
      let page = try await posts(after: cursor)
      return Page(page.items.filter { text.isEmpty || $0.text.contains(text) }, next: page.next)
    }
  }

  private struct GuessedNames: View {
    @ObservedObject var feed: Feed

    var body: some View {
      List(feed.items) { Row($0) }
        .tugRefreshable { try await feed.refresh() }
        .tugLoadMore(hasMore: feed.hasMore) { try await feed.loadMore() }
    }
  }

  private struct CallbackList: View {
    @ObservedObject var feed: Feed

    var body: some View {
      List(feed.items) { Row($0) }
        .tugRefreshable { (run: TugRun) in
          let request = feed.load { error in
            run.endRefreshing(error.map { .failure($0) } ?? .success)
          }
          run.onCancel = { request.cancel() }
        }
    }
  }

  /// The view of the playground, too.
  struct PostList: View {
    @State private var feed = PagedFeed(id: \.id, load: PostServer().posts(after:))
    @State private var header = TugProxy()

    var body: some View {
      List(feed.items) { Row($0) }
        .tugHeader(proxy: header) { try await feed.refresh() }
        .tugFooter(.auto) { try await feed.loadNext() }
        .task { if feed.items.isEmpty { await header.refresh() } }  // the initial load
    }
  }

  #if canImport(Observation)
    @available(iOS 17, *)
    private struct EmptyPostList: View {
      let feed: PagedFeed<Post, Int, String>

      var body: some View {
        List(feed.items) { Row($0) }
          .tugPaging(feed) {
            ContentUnavailableView("No Posts Yet", systemImage: "tray")
          } failed: { error, retry in
            ContentUnavailableView {
              Label("Couldn't Load Posts", systemImage: "exclamationmark.triangle")
            } description: {
              Text(error.localizedDescription)
            } actions: {
              Button("Try Again", action: retry)
            }
          }
      }
    }
  #endif

  @MainActor
  final class PostsModel: ObservableObject {
    @Published private(set) var items: PagedItems<Post>
    let posts: PagedFeed<Post, Int, String>

    init(_ posts: PagedFeed<Post, Int, String>) {
      (self.posts, items) = (posts, posts.items)
      posts.onChange = { [weak self] change in self?.items = change.items }
    }
  }

  struct PostsView: View {
    @StateObject private var model = PostsModel(
      PagedFeed(id: \.id, load: PostServer().posts(after:)))

    var body: some View {
      List(model.items) { Row($0) }.tugPaging(model.posts)
    }
  }

  struct Flame: View {
    let progress: CGFloat
    let isBurning: Bool

    var body: some View {
      Image(systemName: "flame.fill")
        .font(.largeTitle)
        .foregroundStyle(isBurning ? Color.orange : Color.secondary)
        .scaleEffect(0.5 + min(progress, 1) / 2)
    }
  }

  struct Results: View {
    let server: PostServer
    @State private var feed = PagedFeed(id: \.id, load: PostServer().posts(after:))
    @State private var text = ""

    var body: some View {
      List(feed.items) { Row($0) }
        .tugPaging(feed)
        .searchable(text: $text)
        .task(id: text) {
          let text = text
          try? await feed.load(after: 0.3) { cursor in
            try await server.posts(matching: text, after: cursor)
          }
        }
    }
  }

  /// A chat whose feed begins with the newest messages, and has older ones before them.
  struct Conversation: View {
    @State private var feed = PagedFeed(id: \.id, load: PostServer().posts(before:))

    var body: some View {
      List(feed.items) { Row($0) }
        .tugHeader(.auto) { try await feed.loadPrevious() }
        .tugPreservesPosition(of: feed.items.first?.id)
        .task { try? await feed.refresh() }
    }
  }

  struct Photos: View {
    @State private var feed = PagedFeed(id: \.id, load: PostServer().posts(after:))
    @State private var topic: String?

    var body: some View {
      VStack(spacing: 0) {
        ScrollView(.horizontal) {
          HStack { ForEach(["All", "Sea", "City"], id: \.self) { name in Chip(name, $topic) } }
        }
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
            ForEach(feed.items) { Row($0) }
          }
        }
        .tugPaging(feed)
      }
    }
  }

  struct Chip: View {
    let name: String
    @Binding var topic: String?

    init(_ name: String, _ topic: Binding<String?>) { (self.name, _topic) = (name, topic) }

    var body: some View { Button(name) { topic = name } }
  }

  private struct PostsOfEverySystem: View {
    @State private var feed = PagedFeed(id: \.id, load: PostServer().posts(after:))

    var body: some View {
      List {
        ForEach(feed.items) { Row($0) }
        MoreRow(feed)
      }
      .refreshable { try? await feed.refresh() }
    }
  }

  #if canImport(Observation)
    @available(iOS 18, *)
    private struct PostsNearTheEnd: View {
      let feed: PagedFeed<Post, Int, String>

      var body: some View {
        List(feed.items) { Row($0) }
          .loadsMore(feed, within: .viewports(2))
          .refreshable { try? await feed.refresh() }
          .task { if feed.items.isEmpty { try? await feed.refresh() } }
      }
    }
  #endif

  private struct FeedList: View {
    @ObservedObject var feed: Feed

    var body: some View {
      List(feed.items) { Row($0) }
        .tugRefreshable { try await feed.refresh() }
        .tugLoadMore { try await feed.loadNext() }
    }
  }

  private struct EdgeList: View {
    @ObservedObject var feed: Feed

    var body: some View {
      List(feed.items) { Row($0) }
        .tugHeader { try await feed.refresh() }
        .tugFooter(.auto) { try await feed.loadNext() }
    }
  }

  /// The footer beside SwiftUI's own refresh.
  private struct RefreshableList: View {
    @ObservedObject var feed: Feed

    var body: some View {
      List(feed.items) { Row($0) }
        .refreshable { try? await feed.refresh() }
        .tugFooter { try await feed.loadNext() }
    }
  }

  private struct FlameList: View {
    @ObservedObject var feed: Feed

    var body: some View {
      ScrollView {
        LazyVStack { ForEach(feed.items) { Row($0) } }
      }
      .tugHeader(extent: 80) {
        try await feed.refresh()
      } indicator: { status in
        Flame(progress: status.progress, isBurning: status.isRefreshing)
      }
    }
  }

  /// Each footer that there is: the action returns a result, or whether there is more.
  private struct FlameFooters: View {
    @ObservedObject var feed: Feed

    var body: some View {
      List(feed.items) { Row($0) }
        .tugFooter { try await feed.loadNext() }
      List(feed.items) { Row($0) }
        .tugFooter { feed.items.count < 100 }
      List(feed.items) { Row($0) }
        .tugFooter(extent: 60) {
          try await feed.loadNext()
        } indicator: { status in
          Flame(progress: status.progress, isBurning: status.isRefreshing)
        }
      List(feed.items) { Row($0) }
        .tugFooter(extent: 60) {
          feed.items.count < 100
        } indicator: { status in
          Flame(progress: status.progress, isBurning: status.isRefreshing)
        }
    }
  }

  @MainActor
  private struct ButtonList: View {
    @ObservedObject var feed: Feed
    @StateObject private var header = TugProxy()

    var body: some View {
      List(feed.items) { Row($0) }
        .tugHeader(proxy: header) { try await feed.refresh() }
        .task { if feed.items.isEmpty { await header.refresh() } }
        .toolbar {
          Button("Refresh") { header.begin() }
            .disabled(header.isRefreshing)
        }
    }
  }

  private struct OptionList: View {
    @ObservedObject var feed: Feed

    var body: some View {
      List(feed.items) { Row($0) }
        .tugHeader(style: .text) { try await feed.refresh() }
        .tugConfigure {
          $0.trigger.pull?.triggersWhileDragging = true
          $0.resultDuration = 0.6
        }
        .tugFooter { try await feed.loadNext() }
        .tugConfigure { $0.trigger.auto?.distance = .viewports(1) }
        .tugConfigureList { $0.arbitration = .exclusive }
    }
  }

  private struct InnerList: View {
    @ObservedObject var feed: Feed

    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack { ForEach(feed.items) { Row($0) } }
          .tugHeader(axis: .horizontal) { try await feed.refresh() }
          .tugInsideScrollView()
      }
    }
  }
#endif
