import Tug

@MainActor
func handMade(_ tableView: UITableView, _ feed: Feed) {
  let footer = Refresher.auto(.spinner) { [feed] in try await feed.loadNext() }
  footer.trigger.auto?.distance = .points(300)
  tableView.tug.footer = footer
}

class ListViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)

  /// Which controls the list has. A screen that lacks one overrides these.
  var hasHeader: Bool { true }
  var hasFooter: Bool { true }

  /// A screen begins its requests here, and calls `finish` on every path.
  func refresh() {}
  func loadMore() {}

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    if hasHeader {
      tableView.tug.header = .pull(callback: { [weak self] _ in self?.refresh() })
    }
    if hasFooter {
      tableView.tug.footer = .auto(callback: { [weak self] _ in self?.loadMore() })
    }
  }

  /// Ends the refresh or the load that runs. Called after the list has changed.
  func finish(hasMore: Bool = true, error: (any Error)? = nil) {
    let (header, footer) = (tableView.tug.header, tableView.tug.footer)
    let control = header?.isRefreshing == true ? header : footer
    control?.endRefreshing(error.map { .failure($0) } ?? (hasMore ? .success : .noMoreData))
  }
}

@MainActor
protocol ListSource: AnyObject {
  var onChange: () -> Void { get set }
  func refresh() async throws
  /// Returns whether there may be more.
  func loadNext() async throws -> Bool
}

extension Feed: ListSource {}

extension UITableView {
  /// Both controls, in the look of the app. They hold the source, and not the screen.
  func attach(_ source: any ListSource) {
    source.onChange = { [weak self] in self?.reloadData() }
    tug.header = .pull(.branded) { [source] in try await source.refresh() }
    tug.footer = .auto(.branded) { [source] in try await source.loadNext() }
  }
}

// What the page about RxSwift uses of RxSwift and RxCocoa, so that its code is compiled without them.

struct Reactive<Base> {
  let base: Base
}

struct Binder<Value> {
  init<Target: AnyObject>(_ target: Target, binding: @escaping (Target, Value) -> Void) {}
}

struct PublishRelay<Element> {
  func accept(_ element: Element) {}
}

@MainActor
struct Single<Element> {
  var value: Element { get async throws { throw CancellationError() } }
}

@MainActor
final class ReactiveServer {
  func news(page: Int) -> Single<[String]> { Single() }
}

extension Reactive where Base: UIScrollView {
  /// Ends the refresh of the header with a result.
  var headerResult: Binder<RefreshResult> {
    Binder(base) { list, result in
      MainActor.assumeIsolated { list.tug.header?.endRefreshing(result) }
    }
  }

  /// Ends the load of the footer with a result.
  var footerResult: Binder<RefreshResult> {
    Binder(base) { list, result in
      MainActor.assumeIsolated { list.tug.footer?.endRefreshing(result) }
    }
  }
}

@MainActor
final class ReactiveController: UIViewController {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let pulls = PublishRelay<Void>()

  func show(_ news: [String]) {}

  func relay() {
    tableView.tug.header = .pull(callback: { [pulls] _ in pulls.accept(()) })
  }

  func single(_ server: ReactiveServer) {
    tableView.tug.header = .pull { [weak self] in
      let news = try await server.news(page: 0).value
      self?.show(news)
    }
  }
}

#if canImport(UIKit) && canImport(Combine)
  import Combine

  @MainActor
  private final class CombineModel: ObservableObject {
    @Published private(set) var isLoading = false

    func load() { isLoading = true }
  }

  private final class CombineModelController: UIViewController {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let model = CombineModel()
    private var subscriptions: Set<AnyCancellable> = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.tug.header = .pull(callback: { [model] _ in model.load() })
      model.$isLoading
        .removeDuplicates()
        .filter { !$0 }
        .receive(on: DispatchQueue.main)
        .sink { [weak tableView] _ in tableView?.tug.header?.endRefreshing() }
        .store(in: &subscriptions)
    }
  }
#endif
