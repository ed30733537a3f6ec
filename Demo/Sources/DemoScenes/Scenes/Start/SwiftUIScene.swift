import TugSwiftUI

#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  /// A list with the two controls that most lists need.
  struct MailList: View {
    @StateObject var mail: Mail
    @StateObject private var header = TugProxy()

    var body: some View {
      List(mail.items, id: \.self) { MailRow(text: $0) }
        .listStyle(.plain)
        .tugHeader(proxy: header) { try await mail.refresh() }
        .tugFooter(.auto) { try await mail.loadNext() }
        .task {
          // The initial load of a list that starts empty
          if mail.items.isEmpty { await header.refresh() }
        }
    }
  }

  /// The sender, and what the mail is about.
  private struct MailRow: View {
    let text: String
    private var lines: [Substring] { text.split(separator: "\n") }
    private var color: Color {
      Color(uiColor: PlainCell.color(for: lines.first ?? ""))
    }

    var body: some View {
      HStack(spacing: 12) {
        Text(text.prefix(1))
          .font(.footnote.bold())
          .foregroundColor(.white)
          .frame(width: 28, height: 28)
          .background(Circle().fill(color))
        VStack(alignment: .leading) {
          Text(lines.first ?? "").font(.subheadline.bold())
          Text(lines.dropFirst().joined())
            .font(.caption)
            .foregroundColor(.secondary)
        }
      }
    }
  }

  /// Publishes the items of a feed, in iOS 15 and 16, too. Since iOS 17,
  /// a `PagedFeed` in a `@State` needs no such class.
  @MainActor
  final class Mail: ObservableObject {
    @Published private(set) var items: [String]
    private let feed: DemoFeed

    init(feed: DemoFeed) {
      self.feed = feed
      items = feed.items
      feed.onChange = { [weak self] in self?.update() }
    }

    func refresh() async throws { try await feed.refresh() }

    func loadNext() async throws -> Bool {
      try await feed.loadNext()
    }

    private func update() { items = feed.items }
  }

  @MainActor
  private func mailScreen(_ feed: DemoFeed) -> UIViewController {
    UIHostingController(rootView: MailList(mail: Mail(feed: feed)))
  }
#else
  /// The same list in UIKit, for systems without SwiftUI.
  @MainActor
  private func mailScreen(_ feed: DemoFeed) -> UIViewController {
    FirstStepsViewController(feed: feed)
  }
#endif

extension Scene {
  public static let swiftUI = Scene(
    id: "swiftui", group: .start, title: "In SwiftUI",
    summary:
      "The same controls as modifiers of a List. SwiftUI needs iOS: the playground shows UIKit.",
    screen: { mailScreen(DemoFeed(in: $0)) })
}
