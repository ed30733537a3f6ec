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

  struct Post: Identifiable, Sendable {
    let id: Int
    var text = ""
  }

  @MainActor
  final class PostServer {
    /// The time that a request takes, in seconds.
    var latency = 1.0

    /// One of three pages of twenty posts. Each begins with the last post of the page before.
    func posts(after cursor: String?) async throws -> Page<Post, String> {
      try await Task.sleep(nanoseconds: UInt64(latency * 1_000_000_000))
      let page = cursor.flatMap(Int.init) ?? 0
      let posts = (0..<20).map { Post(id: page * 19 + $0, text: "Post \(page * 19 + $0)") }
      return Page(posts, next: page < 2 ? "\(page + 1)" : nil)
    }

    /// The newest twenty posts, and the pages before them.
    func posts(before cursor: String?) async throws -> Page<Post, String> {
      let page = cursor.flatMap(Int.init) ?? 2
      let posts = (0..<20).map { Post(id: page * 20 + $0, text: "Post \(page * 20 + $0)") }
      return Page(posts, previous: page > 0 ? "\(page - 1)" : nil)
    }
  }

  struct Row: View {
    let post: Post

    init(_ post: Post) { self.post = post }

    var body: some View { Text(post.text) }
  }

  struct PostScreen: View {
    @State private var feed = PagedFeed(id: \.id, load: PostServer().posts(after:))

    var body: some View {
      List(feed.items) { Row($0) }.tugPaging(feed)
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
        .tugHeader { (run: TugRun) in
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
      @State private var header = TugProxy()

      var body: some View {
        List(feed.items) { Row($0) }
          .tugHeader(proxy: header) { try await feed.refresh() }
          .tugFooter(.auto) { try await feed.loadNext() }
          .overlay { if feed.items.isEmpty { EmptyPosts(state: feed.state, header: header) } }
          .task { if feed.items.isEmpty { await header.refresh() } }
      }
    }

    @available(iOS 17, *)
    struct EmptyPosts: View {
      let state: PagingState<any Error>
      let header: TugProxy

      var body: some View {
        switch (state.refresh, state.next) {
        case (.failed(let error), _):
          ContentUnavailableView {
            Label("Couldn't Load Posts", systemImage: "exclamationmark.triangle")
          } description: {
            Text(error.localizedDescription)
          } actions: {
            Button("Try Again") { header.begin() }
          }
        case (.idle, .end):
          ContentUnavailableView("No Posts Yet", systemImage: "tray").allowsHitTesting(false)
        default:
          EmptyView()  // while the list loads, the header says so
        }
      }
    }
  #endif

  @MainActor
  final class PostsModel: ObservableObject {
    @Published private(set) var items: PagedItems<Post>
    @Published private(set) var state: PagingState<any Error>
    let posts: PagedFeed<Post, Int, String>

    init(_ posts: PagedFeed<Post, Int, String>) {
      self.posts = posts
      (items, state) = (posts.items, posts.state)
      posts.onChange = { [weak self] change in
        self?.items = change.items
        self?.state = change.state
      }
    }
  }

  /// The views of iOS 15 and 16, one of which has the name of one that is for iOS 17.
  private enum EarlierSystems {
    struct EmptyPosts: View {
      let state: PagingState<any Error>
      let header: TugProxy

      var body: some View { Text("No Posts Yet") }
    }

    struct PostsView: View {
      @StateObject private var model = PostsModel(
        PagedFeed(id: \.id, load: PostServer().posts(after:)))
      @StateObject private var header = TugProxy()

      var body: some View {
        List(model.items) { Row($0) }
          .tugHeader(proxy: header) { try await model.posts.refresh() }
          .tugFooter(.auto) { try await model.posts.loadNext() }
          .overlay { if model.items.isEmpty { EmptyPosts(state: model.state, header: header) } }
          .task { if model.items.isEmpty { await header.refresh() } }
      }
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
