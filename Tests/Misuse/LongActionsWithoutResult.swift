// Not a part of the package: see ActionsWithoutResult.swift. The compiler looks for a missing `return` only
// in a file without other errors.

import Tug

@MainActor
func misuse() {
  func load() async throws {}
  func begin() {}

  _ = Refresher.auto {
    try await load()
    begin()
  }  // error: missing return in closure expected to return 'RefreshResult'
  _ = Refresher.pullToLoad {
    begin()
    try await load()
  }  // error: missing return in closure expected to return 'RefreshResult'
}
