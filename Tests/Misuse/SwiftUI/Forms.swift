// Not a part of the package: `bin/typecheck ios` expects these errors and warnings at their lines, and no other, in each
// mode of an app. What the modifiers take and would mean something else.

import SwiftUI
import TugSwiftUI

@MainActor
final class Model: ObservableObject {
  func begin() {}
  func reload() async throws {}
  func more() async throws -> Bool { true }
  func page() async throws -> RefreshResult { .success }
}

struct Misuse: View {
  @ObservedObject var model: Model

  var body: some View {
    List {}.tugRefreshable { model.begin() }  // warning: This closure returns at once
    List {}.tugHeader { model.begin() }  // warning: This closure returns at once
    List {}.tugRefreshable { try await model.more() }  // warning: A Bool ends no refresh
    List {}.tugHeader { try await model.more() }  // warning: A Bool ends no refresh
    List {}.tugHeader { Task { try await model.reload() } }  // warning: This closure
    List {}.tugLoadMore(hasMore: true) { model.begin() }  // warning: This closure returns at once
    List {}.tugFooter { true }  // warning: This closure returns at once
    List {}.tugFooter { RefreshResult.success }  // warning: This closure returns at once
  }
}

struct Errors: View {
  @ObservedObject var model: Model

  var body: some View {
    List {}.tugLoadMore { try await model.reload() }  // error: Return a RefreshResult or a Bool
    List {}.tugFooter { try await model.reload() }  // error: Return a RefreshResult or a Bool
    List {}.tugLoadMore { model.begin() }  // error: Return a RefreshResult or a Bool
    List {}.tugFooter { model.begin() }  // error: This closure returns at once
  }
}

struct Use: View {
  @ObservedObject var model: Model

  var body: some View {
    List {}.tugRefreshable { try await model.reload() }
    List {}.tugRefreshable { try await model.page() }
    List {}.tugHeader(.auto) { try await model.more() }
    List {}.tugHeader(.auto) { try await model.page() }
    List {}.tugHeader(.pull) { try await model.reload() }
    List {}.tugLoadMore { try await model.more() }
    List {}.tugLoadMore { try await model.page() }
    List {}.tugLoadMore(hasMore: true) { try await model.reload() }
    List {}.tugFooter(hasMore: true) { try await model.more() }
    List {}.tugFooter(.pull) { try await model.more() }
    List {}.tugRefreshable { run in run.endRefreshing() }
    List {}.tugRefreshable { $0.endRefreshing() }
    List {}.tugLoadMore { run in run.endRefreshing(.noMoreData) }
    List {}.tugLoadMore(hasMore: true) { $0.endRefreshing() }
    List {}.tugLoadMore(callback: { (run: TugRun) in run.endRefreshing() })
  }
}
