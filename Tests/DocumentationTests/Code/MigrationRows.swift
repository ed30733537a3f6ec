import Foundation
import Tug
import TugSVPullToRefresh

/// Each name in the columns of Tug of both migration tables, used as an app would use it.
/// `MigrationRowTests` looks for the names here; the compiler checks that they mean what the rows say.
@MainActor
final class MigratedRows {
  private let list = UITableView(frame: .zero, style: .plain)

  private func load() async throws {}
  private func loadMore() async throws -> Bool { false }

  func controls() {
    let header: Refresher = .pull { [weak self] in try await self?.load() }
    list.tug.header = header
    list.tug.footer = .pullToLoad(RefreshStyle.normal) { [weak self] in
      try await self?.loadMore() ?? false
    }
    list.tug.trailing = .auto { [weak self] in try await self?.loadMore() ?? false }
    list.tug.header = .pull(callback: { $0.endRefreshing() })
    list.tug.footer = .pullToLoad(callback: { $0.endRefreshing() })
    list.tug.footer = .auto(callback: { $0.endRefreshing(.noMoreData) })
    list.tug.contentInset.bottom += 20
  }

  /// The calls of the rows, as an app writes them.
  func calls(_ images: [UIImage]) {
    list.tug.header = .pull { [weak self] in try await self?.load() }
    list.tug.header = .pull(.classic, callback: { $0.endRefreshing() })
    list.tug.header = .pull(.classic) { [weak self] in try await self?.load() }
    list.tug.header = .pull(.text) { [weak self] in try await self?.load() }
    list.tug.header = .pull(.images(idle: images)) { [weak self] in try await self?.load() }
    list.tug.footer = .pullToLoad { [weak self] in try await self?.loadMore() ?? false }
    list.tug.footer = .pullToLoad(.text) { [weak self] in try await self?.loadMore() ?? false }
    list.tug.footer = .pullToLoad(.images(idle: images)) { [weak self] in
      try await self?.loadMore() ?? false
    }
    list.tug.footer = .auto { [weak self] in try await self?.loadMore() ?? false }
    list.tug.footer = .auto(.images(idle: images)) { [weak self] in
      try await self?.loadMore() ?? false
    }
    list.tug.footer = .auto(.text) { [weak self] in try await self?.loadMore() ?? false }
    list.tug.trailing = .pullToLoad { [weak self] in try await self?.loadMore() ?? false }
    list.tug.trailing = .pullToLoad(.text) { [weak self] in try await self?.loadMore() ?? false }
    list.tug.trailing = .pullToLoad(callback: { $0.endRefreshing() })

    list.tug.header?.beginRefreshing()
    list.tug.footer?.beginRefreshing()
    list.tug.header?.showRefreshing()
    list.tug.header?.endRefreshing()
    list.tug.footer?.endRefreshing(.noMoreData)
    list.tug.footer?.resetNoMoreData()

    list.tug.header?.trigger.pull?.fadesIn = true
    list.tug.footer?.trigger.auto?.causes = []
    list.tug.footer?.trigger.auto?.distance = .percent(0.5)
    list.tug.footer?.trigger.auto?.maximumTriggersPerDrag = nil
    list.tug.header?.ignoredInset = 10
    list.tug.footer?.ignoredInset = 10
    list.tug.trailing?.ignoredInset = 10
    list.tug.header?.lastUpdatedKey = "news"

    list.tug.header?.style[.pulling].title = "Let go"
    list.tug.header?.style[.pulling].subtitle = "Now"
    list.tug.header?.style[.pulling].images = images
    list.tug.header?.style[.pulling].imageDuration = 0.1
    list.tug.header?.style[.refreshing].makeView = { UIView() }
    list.tug.footer?.style[.refreshing].isTitleHidden = true
    print(list.tug.footer?.style[.pulling].title as Any)
    print(list.tug.header?.isRefreshing as Any, list.tug.header?.progress as Any)
    print(list.tug.header?.state as Any, list.tug.header?.edge as Any)
  }

  /// The calls in the tables of the other libraries.
  func otherLibraries(_ error: any Error) {
    list.tug.header = .pull(.custom { MigratedIndicator() }) { [weak self] in
      try await self?.load()
    }
    list.tug.leading = .pull(callback: { $0.endRefreshing() })
    list.tug.leading = .pull { [weak self] in try await self?.load() }
    list.tug.footer = .auto(.spinner) { [weak self] in try await self?.loadMore() ?? false }
    list.tug.header?.endRefreshing(.cancelled)
    list.tug.header?.endRefreshing(.failure(error))
    list.tug.footer?.endRefreshing()
    list.tug.footer?.isHidden = true
    list.tug.header?.isEnabled = false
    list.tug.header?.feedback = .light
    list.tug.header?.minimumDuration = 0.5
    list.tug.header?.resultDuration = 1.5
    list.tug.header?.style.tintColor = .systemRed
    list.tug.header?.style[.succeeded].title = "Done"
    list.tug.footer?.style[.noMoreData].title = "The end"
    list.tug.header?.style[.refreshing].backgroundColor = .systemGray
    list.tug.header?.trigger.pull?.triggerDistance = 80
    list.tug.footer?.trigger.auto?.distance = .points(300)
    list.tug.footer?.trigger.auto?.distance = .items(5)
    list.tug.footer?.shortContent = .pin
    if let updated = list.tug.header?.lastUpdated { print(updated) }
    print(list.tug.footer?.isRefreshing as Any, list.tug.contentInset)
    list.tug.header = nil
    list.tug.footer = nil
    list.tug.leading = nil
  }

  func runs(_ control: Refresher) {
    control.beginRefreshing()
    control.showRefreshing()
    control.endRefreshing()
    control.resetNoMoreData()
    control.onDidBegin = {}
    control.onWillEnd = {}
    control.onDidEnd = {}
    control.onStateChange = { former, state in print(former, state) }
    print(control.isRefreshing, control.progress, control.edge == .top, control.edge == .bottom)
    let edges: [Refresher.Edge] = [.top, .bottom]
    let states: [RefreshState] = [
      .idle, .pulling, .pullingFurther, .willRefresh, .refreshing, .succeeded, .noMoreData, .failed,
    ]
    print(edges, states.contains(control.state), RefreshResult.noMoreData)
  }

  func options(_ control: Refresher) {
    control.openingDuration = 0
    control.closingDuration = 0
    control.ignoredInset = 10
    control.visibleExtent = nil
    control.shortContent = .hide
    control.showsWhenEmpty = true
    control.lastUpdatedKey = "news"
    control.lastUpdated = Date(timeIntervalSince1970: 0)
    control.lastUpdatedFormat = { _ in "now" }
    var pull = Refresher.PullOptions()
    pull.fadesIn = true
    pull.rearmsWhileDragging = true
    var load = Refresher.LoadOptions()
    load.causes = []
    load.distance = .percent(0.5)
    load.maximumTriggersPerDrag = nil
    control.trigger.pull = pull
    control.trigger.auto = load
  }

  /// Words alone, and words with the time.
  func text(_ load: @escaping @MainActor () async throws -> Void) {
    list.tug.header = .pull(.text) { try await load() }
    list.tug.trailing = .pull(RefreshStyle.text.with { $0.showsLastUpdated = true }) {
      try await load()
    }
  }

  func style(_ image: UIImage) -> RefreshStyle {
    var style = RefreshStyle.images(idle: [image], pulling: [image], refreshing: [image])
    style.arrowImage = image
    style.arrowColor = .systemRed
    style.textColor = .systemRed
    style.subtitleColor = .systemRed
    style.spinnerColor = .systemRed
    style.spinnerStyle = .large
    style.titleFont = { _ in .systemFont(ofSize: 14) }
    style.subtitleFont = { _ in .systemFont(ofSize: 12) }
    style.labelInset = 25
    style.showsLastUpdated = false
    let state: RefreshStyle.StateStyle = style[.pulling]
    print(state)
    style[.pulling].title = "Let go"
    style[.pulling].subtitle = "Now"
    style[.pulling].isTitleHidden = true
    style[.refreshing].images = [image]
    style[.refreshing].imageDuration = 0.1
    style[.refreshing].makeView = { UIView() }
    return style
  }

  func words() {
    let texts = RefreshTexts()
    print(texts.pullDown, texts.releaseToRefresh, texts.refreshing)
    print(texts.pullUp, texts.pullSideways, texts.loadAction, texts.releaseToLoad)
    print(texts.loading, texts.noMoreData, texts.lastUpdated, texts.neverUpdated)
    TugLanguage.current = TugLanguage(code: "vi", texts: texts)
  }

  func compatibility(_ view: UIView) {
    list.addPullToRefresh(actionHandler: {}, position: .top)
    list.addPullToRefresh(actionHandler: {}, position: SVPullToRefreshPosition.bottom)
    list.addInfiniteScrolling(actionHandler: {})
    list.triggerPullToRefresh()
    list.triggerInfiniteScrolling()
    list.showsPullToRefresh = true
    list.showsInfiniteScrolling = true
    let states: [SVPullToRefreshState] = [.stopped, .triggered, .loading, .all]
    if let pulled: SVPullToRefreshView = list.pullToRefreshView {
      pulled.arrowColor = .systemRed
      pulled.textColor = .systemRed
      pulled.activityIndicatorViewColor = .systemRed
      pulled.activityIndicatorViewStyle = .large
      pulled.setTitle("Pull", for: .stopped)
      pulled.setSubtitle("Now", for: .all)
      pulled.setCustomView(view, for: .loading)
      pulled.startAnimating()
      pulled.stopAnimating()
      print(pulled.titleLabel as Any, pulled.subtitleLabel as Any, pulled.position == .top)
      print(states.contains(pulled.state))
    }
    if let scrolling: SVInfiniteScrollingView = list.infiniteScrollingView {
      scrolling.enabled = false
      scrolling.activityIndicatorViewStyle = .medium
      scrolling.setCustomView(nil, for: .all)
      scrolling.startAnimating()
      scrolling.stopAnimating()
      print(states.contains(scrolling.state))
    }
  }
}

/// An indicator's own names.
final class MigratedIndicator: UIView, RefreshIndicator {
  let extent: CGFloat = 54

  func apply(_ style: RefreshStyle) {}
  func show(_ status: RefreshStatus) {
    isHidden = status.isRefreshing && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
  func progressChanged(to progress: CGFloat) { alpha = progress }
}
