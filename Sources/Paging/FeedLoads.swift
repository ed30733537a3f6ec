/// Which loads of a feed run, wait, have failed, or are over.
///
/// Not generic, so that the compiler makes it once and small: a cursor is a number here, 0 for the first page,
/// and so is a failure, that of the load that has failed.
struct FeedLoads {
  enum Phase {
    case idle, loading, end
    case waiting(Int)
    case failed(Int)
  }

  /// Something to do. `show` tells of a new state, and may name the gap whose row shows it.
  enum Step {
    case load(Int, Int)
    case wait(Double, Int, isExact: Bool)
    case stop(Int)
    case show(gap: Int?)
    case finished(PageRequest)
    case cancelled(PageRequest)
  }

  private struct Slot {
    var phase = Phase.idle
    /// The cursor of the page to load. `nil` before the first page, and at an end.
    var cursor: Int?
    /// The cursor of the latest page. A load past the end asks for it again.
    var latest = 0
    /// The cursors of the pages in this generation, and what each led to. A set would be the only one, and bring
    /// more code.
    var answered: [Int: Int] = [:]
    /// The phase before the load, which a cancellation restores. `nil` if no load runs.
    var former: Phase?
    var number = 0
    var retries = 0
    var emptyPages = 0
    /// Whether the page waits for a delay that is no retry's.
    var isDelayed = false
    /// Whether a list that shows nothing has begun the load itself. No call can cancel it.
    var isOwn = false

    /// A direction at rest, with a page to load or at its end.
    init(before cursor: Int?, latest: Int = 0, answered: [Int: Int] = [:]) {
      (phase, self.cursor) = (cursor == nil ? .end : .idle, cursor)
      (self.latest, self.answered) = (latest, answered)
    }

    init() {}

    var isRunning: Bool { former != nil }
  }

  private var slots: [PageRequest: Slot] = [:]
  private(set) var hasPages = false
  private var latestNumber = 0
  /// The cursor with which the latest refresh begins.
  private var first = 0

  private subscript(request: PageRequest) -> Slot {
    get { slots[request] ?? Slot() }
    set { slots[request] = newValue }
  }

  // MARK: State

  /// Every kind of load, in the order in which they count.
  var requests: [PageRequest] {
    let gaps = slots.keys.compactMap { if case .down(let gap) = $0 { gap } else { nil } }
    return PageRequest.all + gaps.sorted().flatMap { [.down($0), .up($0)] }
  }

  /// Before the first page, all are in the phase of the refresh. Both sides of a gap that is closed are at
  /// their end.
  func phase(of request: PageRequest) -> Phase {
    if request.gap != nil { return slots[request]?.phase ?? .end }
    return self[hasPages ? request : .refresh].phase
  }

  func cursor(of request: PageRequest) -> Int? { self[request].cursor }

  func request(of number: Int) -> PageRequest? {
    requests.first { self[$0].isRunning && self[$0].number == number }
  }

  /// Whether a state still tells the failure with a number.
  func tells(_ failure: Int) -> Bool {
    slots.values.contains { slot in
      [slot.phase, slot.former].contains { phase in
        switch phase {
        case .waiting(let number), .failed(let number): number == failure
        case .idle, .loading, .end, nil: false
        }
      }
    }
  }

  func isIdle(_ request: PageRequest) -> Bool {
    if case .idle = phase(of: request) { true } else { false }
  }

  func isAtEnd(_ request: PageRequest) -> Bool {
    if case .end = phase(of: request) { true } else { false }
  }

  var isRefreshing: Bool { self[.refresh].isRunning }
  func isOwn(_ request: PageRequest) -> Bool { self[request].isOwn }

  // MARK: Loading

  /// Begins a load of more, or joins it. During a refresh, it ends with the refresh. `nil` if there is no page,
  /// so that a refresh has to begin.
  mutating func load(_ request: PageRequest, isPastEnd: Bool) -> [Step]? {
    if isRefreshing { return [] }
    guard hasPages else { return nil }
    switch phase(of: request) {
    case .idle, .failed: return begin(request)
    case .loading, .waiting: return []
    case .end where isPastEnd && request.gap == nil:
      self[request].cursor = self[request].latest
      return begin(request)
    case .end: return [.finished(request)]
    }
  }

  /// Stops all loads, since their pages would belong to the former list.
  mutating func refresh(from cursor: Int) -> [Step] {
    first = cursor
    return stopAll() + begin(.refresh)
  }

  /// Begins a list with other pages, after a delay. No cursor of before is asked again.
  mutating func changeSource(after delay: Double) -> [Step] {
    let (stops, ends) = (stopAll(), requests.filter { $0.gap != nil })
    (slots, hasPages) = ([:], false)
    let steps = refresh(from: 0)
    self[.refresh].isDelayed = delay > 0
    return stops
      + (delay > 0 ? [.wait(delay, latestNumber, isExact: true), .show(gap: nil)] : steps)
      + ends.map { .finished($0) }
  }

  private mutating func begin(_ request: PageRequest) -> [Step] {
    var slot = self[request]
    (slot.retries, slot.emptyPages, slot.isOwn) = (0, 0, false)
    if request == .refresh { slot.cursor = first }
    self[request] = slot
    return [start(request), .show(gap: request.gap)]
  }

  private mutating func start(_ request: PageRequest) -> Step {
    latestNumber += 1
    var slot = self[request]
    (slot.former, slot.phase, slot.number) = (slot.former ?? slot.phase, .loading, latestNumber)
    slot.isDelayed = false
    self[request] = slot
    return .load(slot.cursor ?? 0, slot.number)
  }

  private mutating func stop(_ request: PageRequest) -> [Step] {
    guard let former = self[request].former else { return [] }
    (self[request].phase, self[request].former, self[request].isOwn) = (former, nil, false)
    if case .end = former { self[request].cursor = nil }
    return [.stop(self[request].number)]
  }

  private mutating func stopAll() -> [Step] { requests.flatMap { stop($0) } }

  mutating func cancel(_ request: PageRequest) -> [Step] {
    if self[request].isOwn { return [.cancelled(request)] }
    let stop = stop(request)
    guard !stop.isEmpty else { return [] }
    let steps = stop + [.show(gap: request.gap), .cancelled(request)]
    guard request == .refresh else { return steps }
    return steps
      + (hasPages ? released(requests) : [.cancelled(.next), .cancelled(.previous)])
  }

  /// Starts failed loads again. A refresh takes precedence.
  mutating func retry() -> [Step] {
    let steps = again(.refresh)
    return isRefreshing ? steps : requests.dropFirst().flatMap { again($0) }
  }

  /// Starts a load that has failed or waits.
  mutating func again(_ request: PageRequest) -> [Step] {
    switch self[request].phase {
    case .failed: return request == .refresh ? stopAll() + begin(.refresh) : begin(request)
    case .waiting:
      return [.stop(self[request].number), start(request), .show(gap: request.gap)]
    case .loading where self[request].isDelayed:
      return [.stop(self[request].number), start(request)]
    case .idle, .loading, .end: return []
    }
  }

  /// Begins a load where a list shows nothing, is not at its end, and nobody would ask.
  mutating func goOn() -> [Step] {
    guard hasPages, !requests.contains(where: { self[$0].isRunning }),
      let request = [PageRequest.next, .previous].first(where: isIdle)
    else { return [] }
    let steps = begin(request)
    self[request].isOwn = true
    return steps
  }

  // MARK: Results

  /// The number of the next retry. `nil` if there are enough.
  func retry(of request: PageRequest, limit: Int) -> Int? {
    self[request].retries < limit ? self[request].retries + 1 : nil
  }

  /// Ends a load that has failed, or lets it wait for a retry.
  mutating func fail(_ request: PageRequest, retryAfter delay: Double?, isExact: Bool) -> [Step] {
    let number = self[request].number
    guard let delay else {
      (self[request].phase, self[request].former) = (.failed(number), nil)
      self[request].isOwn = false
      return [.show(gap: request.gap), .finished(request)]
        + (request == .refresh ? released(requests) : [])
    }
    self[request].retries += 1
    self[request].phase = .waiting(number)
    return [.wait(delay, number, isExact: isExact), .show(gap: request.gap)]
  }

  /// Notes that a page has come. Returns the cursor after it, unless it is one that was asked: it would load
  /// the same pages forever.
  mutating func answer(_ request: PageRequest, next cursor: Int?) -> Int? {
    var slot = take(request)
    slot.answered[slot.cursor ?? 0] = cursor ?? 0
    self[request] = slot
    return cursor.flatMap { slot.answered[$0] == nil ? $0 : nil }
  }

  /// A slot whose cursors nothing else holds: changing them copies none.
  private mutating func take(_ request: PageRequest) -> Slot {
    defer { slots[request] = nil }
    return self[request]
  }

  /// Ends a load with a page, or passes over the page.
  mutating func end(
    _ request: PageRequest, before cursor: Int?, isPassed: Bool, isListEmpty: Bool,
    _ options: PagingOptions
  ) -> [Step] {
    let slot = self[request]
    self[request] = Slot(before: cursor, latest: slot.cursor ?? 0, answered: slot.answered)
    guard isPassed, cursor != nil, isListEmpty || slot.emptyPages < options.emptyPageLimit else {
      return [.finished(request)]
    }
    (self[request].emptyPages, self[request].isOwn) = (slot.emptyPages, slot.isOwn)
    return pass(request, options)
  }

  /// Goes on with a refresh whose pages are not enough.
  mutating func refreshOn(from cursor: Int, isPassed: Bool, _ options: PagingOptions) -> [Step] {
    (self[.refresh].cursor, self[.refresh].retries) = (cursor, 0)
    if isPassed { return pass(.refresh, options) }
    self[.refresh].emptyPages = 0
    return [start(.refresh)]
  }

  /// Loads the page after one that shows nothing new. A list without items doesn't stop at the limit, but
  /// goes on with delays.
  private mutating func pass(_ request: PageRequest, _ options: PagingOptions) -> [Step] {
    self[request].emptyPages += 1
    let step = start(request)
    let tooMany = self[request].emptyPages - max(0, options.emptyPageLimit)
    guard tooMany > 0 else { return [step] }
    self[request].isDelayed = true
    return [.wait(options.retry.delay(before: tooMany), latestNumber, isExact: false)]
  }

  /// Ends a refresh, and the requests for more that came during it.
  mutating func endRefresh() -> [Step] {
    self[.refresh] = Slot()
    return requests.map { .finished($0) }
  }

  /// Ends the requests for more that came during a refresh.
  private func released(_ requests: [PageRequest]) -> [Step] { requests.dropFirst().map { .finished($0) } }

  // MARK: The list

  /// A list of other pages, with the cursors before, of, and after them.
  mutating func renew(previous: Int?, pages: [Int], next: Int?) {
    slots = [.refresh: self[.refresh]]
    (self[.previous], hasPages) = (Slot(before: previous, latest: pages.first ?? 0), true)
    // A cached page may lead back to itself.
    let cursor = next.flatMap { pages.contains($0) ? nil : $0 }
    self[.next] = Slot(before: cursor, latest: pages.last ?? 0, answered: Self.answered(pages))
  }

  private static func answered(_ pages: [Int]) -> [Int: Int] {
    pages.reduce(into: [:]) { $0[$1] = 0 }
  }

  /// Pages above the list, with a gap below them.
  mutating func add(previous: Int?, pages: [Int], next: Int?, gap: Int?) {
    if let gap {
      self[.down(gap)] = Slot(before: next, answered: Self.answered(pages))
      self[.up(gap)] = self[.previous]
    }
    self[.previous] = Slot(before: previous, latest: pages.first ?? 0)
  }

  /// Lets a direction load pages again that are no longer there.
  mutating func reopen(_ request: PageRequest, before cursor: Int) {
    var slot = take(request)
    slot.answered[cursor] = nil
    self[request] = Slot(before: cursor, latest: slot.latest, answered: slot.answered)
  }

  /// Whether nothing has happened in a direction that its end doesn't tell.
  func canReopen(_ request: PageRequest) -> Bool {
    !self[request].isRunning && (isIdle(request) || isAtEnd(request))
  }

  /// Forgets a load that has ended with its gap.
  mutating func forget(_ request: PageRequest) { self[request].former = nil }

  /// Ends both loads of gaps that are no longer there.
  mutating func close(_ gaps: [Int]) -> [Step] {
    var steps: [Step] = []
    for request in gaps.flatMap({ [PageRequest.down($0), .up($0)] }) {
      steps += stop(request) + [.finished(request)]
      slots[request] = nil
    }
    return steps
  }

  mutating func reset() -> [Step] {
    let steps = stopAll() + [.show(gap: nil)] + requests.map { .cancelled($0) }
    (slots, hasPages) = ([:], false)
    return steps
  }
}
