/// A feed's machine and its naive model, side by side. All invariants are checked after each step.
package struct ModelComparison {
  package typealias Machine = PagingMachine<Post, Int, Int, Int>

  private struct Begun {
    let number: Int
    let cursor: Int?
    let request: PageRequest
    var isRunning = true
    var isWaiting = false
  }

  private var machine: Machine
  private var model: NaiveFeed
  /// Every load so far, in order.
  private var begun: [Begun] = []
  private var failures = 0
  /// The cursors with answers, by generation and direction.
  private var answered: [PageRequest: Set<Int>] = [:]

  package init(_ setup: FeedSetup) {
    machine = Machine(
      options: setup.options, initial: setup.initial, id: { $0.id }, isUnchanged: ==,
      gap: setup.gap)
    machine.retryDelay = setup.retryDelay
    model = NaiveFeed(setup)
  }

  /// The first violated invariant, and the step.
  package static func failure(of steps: [Step], _ setup: FeedSetup) -> String? {
    var comparison = ModelComparison(setup)
    for (index, step) in steps.enumerated() {
      if let failure = comparison.play(step) { return "step \(index), \(step): \(failure)" }
    }
    return comparison.drain().map { "at the end: \($0)" }
  }

  package mutating func play(_ step: Step) -> String? {
    event(of: step).flatMap { play($0) }
  }

  /// Plays an event on both.
  package mutating func play(_ event: Machine.Event) -> String? {
    let before = machine
    (model.started, model.delays, model.over, model.cancelled) = ([], [], [], [])
    expect(event)
    model.goOnIfEmpty()
    let effects = machine.handle(event)
    return follow(effects, from: before) ?? compare() ?? cancelling(event, from: before)
      ?? failing(event, from: before)
  }

  /// What the machine shows, and the loads that the latest event has ended.
  package var items: PagedItems<Post> { machine.items }
  package var ended: (finished: [PageRequest], cancelled: [PageRequest]) {
    (model.over, model.cancelled)
  }

  package func state(of request: PageRequest) -> LoadState<Int> { model.state(request) }

  /// The number of pages of the list in a direction, in addition to the first one.
  package func answers(of request: PageRequest) -> Int {
    model.sides?[request]?.answered.count ?? 0
  }

  /// The machine's event for a step. `nil` if the step has no load, or one that a shell couldn't end so.
  private mutating func event(of step: Step) -> Machine.Event? {
    switch step {
    case .ask(let request): return .load(request)
    case .askPastEnd(let request): return .loadPastEnd(request)
    case .refresh(let pages, let id): return .refresh(.pages(pages, at: id))
    case .askNewer: return .refresh(.newer)
    case .changeSource(let delay, let keepsItems):
      return .changeSource(Double(delay), keepsItems: keepsItems)
    case .fill(let index, let isUp):
      return gap(index).flatMap { machine.side(ofGap: $0, isUp: isUp) }.map { .load($0) }
    case .answer(let back, let page):
      return load(back).flatMap { $0.isWaiting ? nil : .loaded(page, $0.number) }
    case .fail(let back):
      guard let load = load(back), !load.isWaiting else { return nil }
      failures += 1
      return .failed(failures, load.number)
    case .stopByItself(let back):
      failures += 1
      return load(back).map { .stopped(failures, $0.number) }
    case .waited(let back): return load(back).map { .waited($0.number) }
    case .cancel(let request): return .cancel(request)
    case .retry: return .retry
    case .restore(let page): return .restore(page)
    case .insert(let posts, let place): return .edit(.insert(posts, place))
    case .remove(let ids): return .edit(.remove(ids))
    case .replace(let posts): return .edit(.replace(posts))
    case .release(let ids): return .edit(.release(ids))
    case .rollback(let id): return .edit(.rollback(id))
    case .reset: return .reset
    }
  }

  /// The identity of a gap's row.
  package func gap(_ index: Int) -> Int? {
    model.gaps.isEmpty ? nil : -model.gaps[index % model.gaps.count]
  }

  /// Changes the model as an event should change the machine.
  private mutating func expect(_ event: Machine.Event) {
    switch event {
    case .load(let request): model.ask(request)
    case .loadPastEnd(let request): model.ask(request, isPastEnd: true)
    case .refresh(let refresh): model.begin(refresh)
    case .changeSource(let delay, let keepsItems):
      model.changeSource(after: delay, keepsItems: keepsItems)
    case .loaded(let page, let number):
      guard let load = end(number), !load.isWaiting else { return }
      model.answer(load.request, page)
    case .failed(let failure, let number):
      if let load = end(number) { model.fail(load.request, with: failure) }
    case .stopped(let failure, let number):
      if let load = end(number) { model.stop(load.request, with: failure) }
    case .waited(let number):
      guard let load = begun.last(where: { $0.number == number && $0.isRunning }) else { return }
      if load.isWaiting { model.restart(load.request) }
    case .cancel(let request): model.cancel(request)
    case .retry: model.retry()
    case .restore(let page): model.restore(page)
    case .edit(let edit): model.edit(edit)
    case .reset: model.reset()
    }
  }

  private func load(_ back: Int) -> Begun? {
    begun.indices.contains(begun.count - 1 - back) ? begun[begun.count - 1 - back] : nil
  }

  /// Marks a load as ended, and returns it if it was running.
  @discardableResult
  private mutating func end(_ number: Int) -> Begun? {
    guard let index = begun.lastIndex(where: { $0.number == number && $0.isRunning }) else {
      return nil
    }
    defer { begun[index].isRunning = false }
    return begun[index]
  }

  // MARK: Effects

  private mutating func follow(_ effects: [Machine.Effect], from before: Machine) -> String? {
    var (delays, over, cancelled): ([Double], [PageRequest], [PageRequest]) = ([], [], [])
    var started: [Int?] = []
    var (shown, state) = (Array(before.items), before.state)
    if before.generation != machine.generation { answered = [:] }
    for effect in effects {
      switch effect {
      case .load(let cursor, let number):
        guard started.count < model.started.count else {
          return "an extra load, of \(cursor ?? 0)"
        }
        let request = model.started[started.count].request
        started.append(cursor)
        if begun.contains(where: { $0.number == number }) { return "a number is used twice" }
        begun.append(Begun(number: number, cursor: cursor, request: request))
      case .wait(let delay, let number, _):
        delays.append(delay)
        if !begun.contains(where: { $0.number == number }) {
          guard let load = model.loads.last(where: \.isDelayed) else { return "an extra delay" }
          begun.append(Begun(number: number, cursor: nil, request: load.request))
        }
        for index in begun.indices where begun[index].number == number {
          (begun[index].isRunning, begun[index].isWaiting) = (true, true)
        }
      case .stop(let number): end(number)
      case .show(let change):
        if Array(change.before) != shown { return "a snapshot does not follow the one before" }
        if let failure = change.edits.failure(from: shown, to: Array(change.items)) {
          return failure
        }
        shown = Array(change.items)
        state = change.state
      case .finished(let request): over.append(request)
      case .cancelled(let request): cancelled.append(request)
      }
    }
    if shown != Array(machine.items) { return "the items change without a snapshot" }
    if machine.state != state { return "the state changes without a snapshot" }
    if started != model.started.map(\.cursor) {
      return "it loads \(started), not \(model.started.map(\.cursor))"
    }
    if delays != model.delays { return "it waits \(delays) seconds, not \(model.delays)" }
    if over != model.over { return "it ends \(over), not \(model.over)" }
    if cancelled != model.cancelled { return "it cancels \(cancelled), not \(model.cancelled)" }
    return askedTwice()
  }

  /// Invariant 3. Checks the loads themselves, independently of the model.
  private mutating func askedTwice() -> String? {
    for load in begun.suffix(2)
    where load.isRunning && !load.isWaiting && load.request != .refresh
      && model.load(load.request)?.isPastEnd != true
    {
      if let cursor = load.cursor, answered[load.request]?.contains(cursor) == true {
        return "invariant 3: cursor \(cursor) is requested twice"
      }
    }
    return nil
  }

  // MARK: Invariants

  private mutating func compare() -> String? {
    let posts = Array(machine.items)
    if Set(posts.map(\.id)).count != posts.count {
      return "invariant 1: a duplicate identity in \(posts)"
    }
    if posts != model.posts { return "invariant 2: it shows \(posts), not \(model.posts)" }
    for request in model.requests where machine.state(of: request) != model.state(request) {
      return "invariant 5: \(request) is \(machine.state(of: request)), not \(model.state(request))"
    }
    if machine.requests != model.requests {
      return "the gaps are \(machine.requests.dropFirst(3)), not \(model.gaps)"
    }
    for post in posts where machine.cursor(ofPageWith: post.id) != model.sources[post.id]?.cursor {
      return "\(post) has another page"
    }
    for request in model.requests.dropFirst() {
      let cursor = model.cursor(request)
      if machine.cursor(of: request) != cursor {
        return "the cursor of \(request) is \(machine.cursor(of: request) ?? 0), not \(cursor ?? 0)"
      }
      answered[request] = Set(model.sides?[request]?.answered ?? [])
    }
    if machine.generation != model.generation { return "generation \(machine.generation)" }
    if case .loading = machine.state.refresh, model.sides != nil {
      if machine.state.next == .loading || machine.state.previous == .loading {
        return "invariant 4: more is loaded during a refresh"
      }
    }
    let running = begun.filter(\.isRunning).map(\.request)
    if Set(running) != Set(model.loads.map(\.request)) || running.count != model.loads.count {
      return "invariant 5: \(running) run, not \(model.loads.map(\.request))"
    }
    return nil
  }

  /// Invariant 6: a failure removes nothing.
  private func failing(_ event: Machine.Event, from before: Machine) -> String? {
    guard case .failed = event else { return nil }
    if Array(before.items) != Array(machine.items) {
      return "invariant 6: a failure changes the items"
    }
    return before.requests.contains { before.cursor(of: $0) != machine.cursor(of: $0) }
      ? "invariant 6: a failure changes a cursor" : nil
  }

  /// Invariant 8: a request canceled at once leaves no trace.
  private func cancelling(_ event: Machine.Event, from before: Machine) -> String? {
    guard case .load(let request) = event, before.isResting(.refresh), before.isResting(request)
    else { return nil }
    var machine = machine
    // Before the first page, all requests load the first page.
    _ = machine.handle(.cancel(request)) + machine.handle(.cancel(.refresh))
    for kind in [request, .refresh] where machine.state(of: kind) != before.state(of: kind) {
      return "invariant 8: cancelling \(request) leaves \(machine.state(of: kind))"
    }
    return machine.cursor(of: request) == before.cursor(of: request)
      && Array(machine.items) == Array(before.items)
      ? nil : "invariant 8: cancelling \(request) changes the list"
  }

  /// Invariant 5: once everything that runs has failed or ended, nothing remains.
  package mutating func drain() -> String? {
    for _ in 0..<40 {
      guard let index = begun.lastIndex(where: \.isRunning) else { break }
      let back = begun.count - 1 - index
      if let failure = play(begun[index].isWaiting ? .waited(back) : .fail(back)) { return failure }
    }
    return restingFailure
  }

  /// Invariant 5: what a feed at rest must not be.
  package var restingFailure: String? {
    if begun.contains(where: \.isRunning) { return "invariant 5: something runs forever" }
    for request in machine.requests {
      if !machine.isResting(request) {
        return "invariant 5: \(request) makes no progress in \(machine.state)"
      }
    }
    let hasMore = machine.state.next == .idle || machine.state.previous == .idle
    if machine.items.isEmpty, machine.hasPages, hasMore {
      return "invariant 5: it shows nothing, stands still, and is not at its end"
    }
    return nil
  }
}

extension ModelComparison.Machine {
  fileprivate func isResting(_ request: PageRequest) -> Bool {
    switch state(of: request) {
    case .idle, .failed, .end: true
    case .loading, .waiting: false
    }
  }
}

extension ListEdits {
  /// Checks the edits by performing them as `performBatchUpdates` does.
  package func failure(from before: [Post], to after: [Post]) -> String? {
    let gone = Set(removed.joined()).union(moved.map(\.from))
    let come = Set(inserted.joined()).union(moved.map(\.to))
    let counts = [removed, inserted].map { $0.joined().count + moved.count }
    guard gone.count == counts[0], come.count == counts[1] else {
      return "a position is edited twice"
    }
    guard gone.allSatisfy(before.indices.contains), come.allSatisfy(after.indices.contains) else {
      return "an edit is out of range: \(self)"
    }
    var stay = before.indices.filter { !gone.contains($0) }.map { before[$0].id }.makeIterator()
    let origins = [Int: Int](moved.map { ($0.to, $0.from) }) { one, _ in one }
    let former = [Int: Post](before.map { ($0.id, $0) }) { one, _ in one }
    let updated = Set(updated.joined())
    for (index, post) in after.enumerated() {
      if let from = origins[index] {
        if before[from].id != post.id { return "a move moves another item: \(self)" }
      } else if come.contains(index) {
        if former[post.id] != nil { return "an existing item is inserted: \(self)" }
        continue
      } else if stay.next() != post.id {
        return "the edits lead to another list: \(self)"
      }
      // The row of a gap shows a state, too.
      if post.id >= 0, (former[post.id] != post) != updated.contains(index) {
        return "wrong updates: \(self)"
      }
    }
    return stay.next() == nil ? nil : "the edits leave an item: \(self)"
  }
}
