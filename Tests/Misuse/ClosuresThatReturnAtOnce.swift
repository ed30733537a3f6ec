// Not a part of the package: see ActionsWithoutResult.swift. A closure that starts the work and returns ends its run at
// once: whoever calls `endRefreshing` later has nothing left to end.

import Tug

@MainActor
func begin() {}
@MainActor
func nextPage() async throws -> Bool { true }
@MainActor
func reload() async throws {}

@MainActor
final class Screen {
  let list = UITableView()
  var tug: ScrollControls { list.tug }
  func load() {}
  func next() async throws -> Bool { true }
  func get() async throws {}
  func refreshed() async throws -> RefreshResult { .success }

  func misuse() {
    tug.header = .pull { self.load() }  // warning: This closure returns at once
    tug.header = .pull { [weak self] in self?.load() }  // warning: This closure returns at once
    tug.header = .pull { Task { try await self.get() } }  // warning: This closure returns at once
    tug.header = .pull(action: begin)  // warning: This closure returns at once
    tug.header = .pull(.text) {}  // warning: This closure returns at once
    tug.header = Refresher.pull {  // warning: This closure returns at once
      self.load()
      self.list.reloadData()
    }
    tug.footer = .auto { true }  // warning: This closure returns at once
    tug.footer = .auto { .noMoreData }  // warning: This closure returns at once
    tug.footer = .auto {  // warning: This closure returns at once
      self.load()
      return true
    }
    tug.footer = .pullToLoad { false }  // warning: This closure returns at once
    tug.footer = .pullToLoad { .success }  // warning: This closure returns at once

    tug.footer = .pull { try await self.next() }  // warning: A Bool ends no refresh
    tug.footer = .pull { [weak self] in try await self?.next() }  // warning: A Bool ends no refresh
    tug.footer = .pull(action: nextPage)  // warning: A Bool ends no refresh
    tug.footer = .pull {  // warning: A Bool ends no refresh
      self.load()
      return try await self.next()
    }
  }

  /// This closes at once, too, without a word: whatever warns of it warns of `{ throw Offline() }`, which is meant.
  func unnoticed() {
    func start() throws {}

    tug.header = .pull { try start() }
  }

  /// The forms that are meant.
  func use() {
    struct Offline: Error {}

    tug.header = .pull { try await self.get() }
    tug.header = .pull { [weak self] in try await self?.get() }
    tug.header = .pull(action: reload)
    tug.header = .pull { try await self.refreshed() }
    tug.header = .pull { _ = try await self.next() }
    tug.header = .pull {
      self.load()
      try await self.get()
    }
    tug.header = .pull { () async in self.load() }
    tug.header = .pull { throw Offline() }
    tug.header = .pull(callback: { _ in self.load() })
    tug.header = .pull { $0.endRefreshing() }
    tug.footer = .auto { try await self.next() }
    tug.footer = .auto { () async in true }
    tug.footer = .auto {
      try await self.get()
      return .success
    }
  }
}
