// Code as apps have it around UIKit, without isolation: `bin/check-consumer` compiles it as Swift 5 without a warning, and
// as Swift 6 without an error.

import Tug

struct Binder<Value> {
  init<Target: AnyObject>(_ target: Target, binding: @escaping (Target, Value) -> Void) {}
}

struct Namespace<Base> { let base: Base }

extension Namespace where Base: UIScrollView {
  var isRefreshing: Binder<Bool> {
    Binder(base) { list, isRefreshing in
      if isRefreshing {
        list.tug.header?.beginRefreshing()
      } else {
        list.tug.header?.endRefreshing()
      }
    }
  }

  func addControls(_ action: @escaping () -> Void, next: @escaping () async -> Bool) {
    base.tug.header = .pull(callback: { _ in action() })
    base.tug.header?.minimumDuration = 0.5
    base.tug.header?.isEnabled = true
    base.tug.footer = .auto { await next() }
    base.tug.footer?.hidesWhenNoMoreData = true
  }
}

protocol Refreshable { var list: UITableView { get } }

extension Refreshable {
  func end(hasMore: Bool) {
    list.tug.header?.endRefreshing()
    list.tug.footer?.endRefreshing(hasMore ? .success : .noMoreData)
  }
}

final class ListModel {
  let list: UITableView
  init(list: UITableView) {
    self.list = list
    list.tug.footer = .auto(callback: { [weak self] footer in self?.load { footer.endRefreshing() }
    })
    list.tug.footer?.onStateChange = { _, state in print(state) }
  }
  func load(_ completion: @escaping () -> Void) { completion() }
  deinit { list.tug.header?.endRefreshing() }
}
