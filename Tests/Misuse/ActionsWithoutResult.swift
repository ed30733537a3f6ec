// Not a part of the package: `bin/check-consumer` compiles this file, and compares the compiler's errors
// with the comments. A control that loads more has to learn whether there is more.

import Tug

@MainActor
func misuse() async {
  func load() async throws {}
  func begin() {}

  _ = Refresher.auto { try await load() }  // error: Return a RefreshResult or a Bool
  _ = Refresher.auto { begin() }  // error: This closure returns at once
  _ = Refresher.auto {}  // error: This closure returns at once
  _ = Refresher.pullToLoad { try await load() }  // error: Return a RefreshResult or a Bool
  _ = Refresher.pullToLoad { begin() }  // error: This closure returns at once
}

/// The forms that are meant.
@MainActor
func use() {
  func load() async throws {}
  func begin() {}
  struct Offline: Error {}

  _ = Refresher.pull { try await load() }
  _ = Refresher.auto { throw Offline() }
  _ = Refresher.auto {
    try await load()
    return .success
  }
  _ = Refresher.auto { footer in footer.endRefreshing() }
  _ = Refresher.auto { $0.endRefreshing() }
  _ = Refresher.pullToLoad { throw Offline() }
}
