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
  func load() {}
  func loadNext() async throws -> Bool { true }
  func refresh() async throws {}
  func refreshed() async throws -> RefreshResult { .success }

  func misuse() {
    list.tug.header = .pull { self.load() }  // warning: This closure returns at once
    list.tug.header = .pull { [weak self] in self?.load() }  // warning: This closure returns at once
    list.tug.header = .pull { Task { try await self.refresh() } }  // warning: This closure returns at once
    list.tug.header = .pull(action: begin)  // warning: This closure returns at once
    list.tug.header = .pull(.text) {}  // warning: This closure returns at once
    list.tug.header = Refresher.pull {  // warning: This closure returns at once
      self.load()
      self.list.reloadData()
    }
    list.tug.footer = .auto { true }  // warning: This closure returns at once
    list.tug.footer = .auto { .noMoreData }  // warning: This closure returns at once
    list.tug.footer = .auto {  // warning: This closure returns at once
      self.load()
      return true
    }
    list.tug.footer = .pullToLoad { false }  // warning: This closure returns at once
    list.tug.footer = .pullToLoad { .success }  // warning: This closure returns at once

    list.tug.footer = .pull { try await self.loadNext() }  // warning: A Bool ends no refresh
    list.tug.footer = .pull { [weak self] in try await self?.loadNext() }  // warning: A Bool ends no refresh
    list.tug.footer = .pull(action: nextPage)  // warning: A Bool ends no refresh
    list.tug.footer = .pull {  // warning: A Bool ends no refresh
      self.load()
      return try await self.loadNext()
    }
  }

  /// The forms that are meant.
  func use() {
    struct Offline: Error {}

    list.tug.header = .pull { try await self.refresh() }
    list.tug.header = .pull { [weak self] in try await self?.refresh() }
    list.tug.header = .pull(action: reload)
    list.tug.header = .pull { try await self.refreshed() }
    list.tug.header = .pull { _ = try await self.loadNext() }
    list.tug.header = .pull {
      self.load()
      try await self.refresh()
    }
    list.tug.header = .pull { () async in self.load() }
    list.tug.header = .pull { throw Offline() }
    list.tug.header = .pull(callback: { _ in self.load() })
    list.tug.header = .pull { $0.endRefreshing() }
    list.tug.footer = .auto { try await self.loadNext() }
    list.tug.footer = .auto { () async in true }
    list.tug.footer = .auto {
      try await self.refresh()
      return .success
    }
  }
}
