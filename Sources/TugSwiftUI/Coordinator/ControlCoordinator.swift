/// The owner of the control that one modifier declares. Both markers of the modifier share it. It keeps
/// the action running while SwiftUI redraws its views, or puts another scroll view in their place.
@MainActor
final class ControlCoordinator {
  private(set) var edge: Refresher.Edge
  private(set) lazy var refresher = configuration.makeRefresher { [weak self] in
    await self?.joinRun() ?? .cancelled
  }
  /// The refresher, for `deinit`, which cannot read a lazy property.
  private var control: Refresher?
  private var configuration: ControlConfiguration
  private let system: HostSystem
  private var markers: [() -> MarkerView?] = []
  private weak var scrollView: UIScrollView?
  /// Whether the control is moving between two scroll views.
  private var isMoving = false
  private var run: ActionRun?
  private var completions: [@MainActor (RefreshResult) -> Void] = []
  /// Whether the last result was that there is no more data.
  private var isAtEnd = false
  private var isPublishing = false
  private var looksInNextTurn = false
  private var looksLater = false
  private var reports: Set<String> = []
  private var bars = BarScrollView()
  private let position = PositionKeeper()

  init(_ configuration: ControlConfiguration, system: HostSystem = HostSystem()) {
    (self.edge, self.configuration, self.system) = (configuration.edge, configuration, system)
    control = refresher
    refresher.owner = self
    configure()
  }

  deinit {
    // A host that lets its views go without dismantling them leaves a control without an owner.
    Task { @MainActor [control, scrollView, edge, run, completions] in
      run?.cancel()
      for completion in completions { completion(.cancelled) }
      if let controls = scrollView?.tug, controls[edge] === control { controls[edge] = nil }
    }
  }

  func makeMarker() -> MarkerView {
    let marker = MarkerView(self)
    markers.append { [weak marker] in marker }
    return marker
  }

  /// Takes the closures and options of a redraw.
  func update(_ configuration: ControlConfiguration) {
    self.configuration = configuration
    if configuration.edge != edge {
      leave()
      edge = configuration.edge
    }
    configure()
    configuration.proxy?.bind(to: self)
    look()
    if position.update(configuration.position, in: isInPlace ? scrollView : nil) {
      system.later(0) { [weak self] in self?.position.end() }
    }
    resume()
    // The views that the update is about come after it, and a marker that stays isn't laid out again by itself.
    for marker in markers { marker()?.setNeedsLayout() }
    lookInNextTurn()
  }

  func markerCameToWindow() {
    look()
    guard !isInPlace else { return }
    lookInNextTurn()
    system.later(1) { [weak self] in
      guard let self, !isInPlace, !markersOnScreen.isEmpty else { return }
      report("no scroll view was found; the control attaches as soon as there is one")
    }
  }

  func markerWasLaidOut() {
    look()
    position.keep()
  }

  /// Takes the control down with the last of the markers, unless others come in the same update. An action whose result
  /// is the reason has the turn to return.
  func dismantle(_ marker: MarkerView) {
    markers.removeAll { $0() == nil || $0() === marker }
    // Keeps the coordinator, which SwiftUI lets go meanwhile.
    if markers.isEmpty { system.later(0) { self.takeDown() } }
  }

  private func takeDown() {
    guard markers.isEmpty else { return }
    leave()
    scrollView = nil
    finish(.cancelled)
    isAtEnd = false
  }

  private var markersOnScreen: [MarkerView] {
    markers.compactMap { $0() }.filter { $0.window != nil }
  }

  private func configure() {
    if refresher.trigger.kind != configuration.trigger.kind {
      refresher.trigger = configuration.trigger == .pull ? .pull(.init()) : .auto(.init())
    }
    var style = refresher.style
    if style.adoptValues(of: configuration.style) { refresher.style = style }
    if configuration.updateIndicator?(refresher.indicator) == true { refresher.invalidateExtent() }
    configuration.configure?(refresher)
    configureInPlace()
  }

  private func configureInPlace() {
    if let scrollView { configuration.configureList?(scrollView.tug) }
    // With both, one pull would refresh twice.
    let standsAside = edge == .top && scrollView?.refreshControlOfApp != nil
    if standsAside { report("the list has `.refreshable`, which takes precedence") }
    refresher.isEnabled = configuration.isEnabled && !standsAside
  }

  /// Whether the control is attached to the scroll view that was found.
  private var isInPlace: Bool { !isMoving && scrollView?.tug[edge] === refresher }
  /// The controls of that scroll view.
  var scrollControls: ScrollControls? { scrollView?.tug }

  private var finder: ScrollViewFinder {
    ScrollViewFinder(
      axis: edge == .top || edge == .bottom ? .vertical : .horizontal,
      current: scrollView,
      isTextView: system.isTextView)
  }

  private func find() -> ScrollViewFinder.Found? {
    let shown = markersOnScreen
    // Markers that are about to go may be there still, and come first.
    let pair = (shown.count > 1 ? shown : markers.compactMap { $0() }).suffix(2)
    guard pair.count == 2, let one = pair.first, let other = pair.last else { return nil }
    return configuration.isInsideScrollView
      ? finder.scrollView(around: one)
      : finder.scrollView(between: one, and: other)
  }

  /// Whether the list of markers on screen is missing, has left, or may be another one than it seems.
  private var isMissingList: Bool {
    guard !markersOnScreen.isEmpty else { return false }
    guard isInPlace, let scrollView, scrollView.window != nil else { return true }
    return finder.isUndecided(scrollView)
  }

  /// Finds the scroll view and attaches the control to it. As long as there is none, looks again from time to time: a
  /// list may come in an update that tells the modifier nothing.
  func look() {
    attachToList()
    followModel()
    guard isMissingList, !looksLater else { return }
    looksLater = true
    system.later(0.25) { [weak self] in
      self?.looksLater = false
      self?.look()
    }
  }

  private func lookInNextTurn() {
    guard !looksInNextTurn else { return }
    looksInNextTurn = true
    system.later(0) { [weak self] in
      self?.looksInNextTurn = false
      self?.look()
    }
  }

  /// Outside the window, where a tab or a page may put its views for a while, the control stays attached.
  private func attachToList() {
    guard let found = find() else {
      // The host has put the scroll view elsewhere.
      return scrollView?.window != nil && markersOnScreen.count > 1 ? leave() : ()
    }
    if found.scrollView !== scrollView || !isInPlace { take(found.scrollView) }
    if isInPlace { bars.follow(found.scrollView) }
    if isInPlace { reportChoice(found) }
    configureInPlace()
  }

  private func reportChoice(_ found: ScrollViewFinder.Found) {
    func names(_ views: [UIScrollView]) -> String {
      views.map { String(describing: type(of: $0)) }.joined(separator: ", ")
    }
    let choice = "attached to \(names([found.scrollView]))"
    if !found.rivals.isEmpty {
      report(
        "\(choice), the largest, and not to \(names(found.rivals)); "
          + "to choose, write the modifier after one list")
    } else if !found.others.isEmpty {
      report("\(choice), and not to \(names(found.others))")
    }
  }

  private func take(_ found: UIScrollView) {
    guard let other = found.tug[edge] else { return attach(to: found) }
    let owner = other.owner as? ControlCoordinator
    // An app may put a control of its own in the place of this one.
    guard owner?.find()?.scrollView !== found, owner != nil || found !== scrollView else {
      if found !== scrollView { leave() }
      return report("another control is already at this edge of the list, and stays")
    }
    // The host has given the scroll view to another list without telling its former one.
    owner?.leave()
    attach(to: found)
    owner?.look()
  }

  private func attach(to found: UIScrollView) {
    leave()
    scrollView = found
    found.tug.takesInsetsAsWhole = true
    move { found.tug[edge] = refresher }
    resume()
  }

  private func leave() {
    bars.forget()
    guard let controls = scrollView?.tug, controls[edge] === refresher else { return }
    move { controls[edge] = nil }
  }

  private func move(_ body: () -> Void) {
    isMoving = true
    body()
    isMoving = false
    publish()
  }

  /// A refresh has no end.
  private var modelHasMore: Bool? { refresher.role == .load ? configuration.hasMore : nil }

  /// Shows whether the model has more, once no run is in progress.
  private func followModel() {
    guard let hasMore = modelHasMore, run == nil, !state.isUnderWay,
      hasMore == (state == .noMoreData)
    else { return }
    if hasMore { return reset() }
    isAtEnd = true
    if isInPlace { refresher.endRefreshing(.noMoreData) }
    publish()
  }

  /// The action of the control. Joins the run in progress, or begins one.
  private func joinRun() async -> RefreshResult {
    // A control that was taken down before its action had its turn starts none.
    if Task.isCancelled { return .cancelled }
    if run == nil, modelHasMore == false { return .noMoreData }
    return await (run ?? beginRun()).value()
  }

  @discardableResult
  private func beginRun() -> ActionRun {
    let run = ActionRun(configuration.action) { [weak self] run in
      // A control that shows the run takes the result itself.
      guard let self, self.run === run, !(isInPlace && refresher.isRefreshing) else { return }
      finish(run.result ?? .cancelled)
    }
    self.run = run
    return run
  }

  /// Ends a run that no control shows.
  private func finish(_ result: RefreshResult) {
    run?.cancel()
    run = nil
    // A refresh has no end of its own.
    if case .noMoreData = result, refresher.role == .load { isAtEnd = true }
    complete(result)
    resume()
    publish()
    if modelHasMore != nil { lookInNextTurn() }
  }

  private func complete(_ result: RefreshResult) {
    let waiting = completions
    completions = []
    for completion in waiting { completion(result) }
  }

  /// Shows a run, or the end of the data, in a scroll view that is newer than both.
  private func resume() {
    guard isInPlace else { return }
    if isAtEnd, refresher.state != .noMoreData { refresher.endRefreshing(.noMoreData) }
    if run != nil, !refresher.isRefreshing { beginInPlace(.ifAtEdge) }
  }

  private func beginInPlace(_ reveal: Refresher.Reveal) {
    refresher.beginRefreshing(reveal: reveal) { [weak self] result in
      if let self, isInPlace, run == nil { complete(result) }
    }
  }

  var state: RefreshState {
    isInPlace ? refresher.state : run != nil ? .refreshing : isAtEnd ? .noMoreData : .idle
  }

  /// Begins a run. Without a scroll view, the action starts, and the control shows it later.
  func begin(_ reveal: Refresher.Reveal, _ completion: @escaping @MainActor (RefreshResult) -> Void) {
    completions.append(completion)
    if markers.isEmpty { return complete(.cancelled) }
    if isInPlace { return beginInPlace(reveal) }
    if isAtEnd || modelHasMore == false { return complete(.noMoreData) }
    if run == nil { beginRun() }
    publish()
  }

  func end(_ result: RefreshResult) {
    isInPlace ? refresher.endRefreshing(result) : finish(result)
  }

  func reset() {
    isAtEnd = false
    refresher.resetNoMoreData()
    publish()
  }

  /// Updates the proxy once, in the next turn of the main queue, since a view update may be in progress.
  private func publish() {
    guard !isPublishing else { return }
    isPublishing = true
    system.later(0) { [weak self] in
      guard let self else { return }
      isPublishing = false
      configuration.proxy?.show(state, isInPlace ? refresher.failure : nil, from: self)
    }
  }

  private func report(_ sentence: String) {
    if reports.insert(sentence).inserted { system.log("Tug at \(edge): \(sentence)") }
  }
}

extension ControlCoordinator: RefresherOwner {
  func refresherLeftWindow() { lookInNextTurn() }

  func refresherChanged(from former: RefreshState, to state: RefreshState) {
    publish()
    // SwiftUI may have given the list a refresh control in an update that told the modifier nothing.
    if state == .pulling { configureInPlace() }
    guard !state.isUnderWay else { return }
    if !isInPlace {
      // The control has left. Another scroll view goes on with the run, unless it is over.
      if let result = run?.result { finish(result) }
      if run == nil, !completions.isEmpty, !markers.isEmpty { beginRun() }
      return
    }
    isAtEnd = state == .noMoreData
    if modelHasMore != nil { lookInNextTurn() }
    guard former.isUnderWay else { return }
    // The control has taken the result, or someone has ended the run before there was one.
    run?.cancel()
    run = nil
  }
}
