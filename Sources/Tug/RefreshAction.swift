/// What a control does when it is triggered.
enum RefreshAction {
  /// Ends when it returns or throws.
  case async(@MainActor () async throws -> RefreshResult)
  /// Ends when somebody calls `endRefreshing`.
  case callback(@MainActor (Refresher) -> Void)
}
