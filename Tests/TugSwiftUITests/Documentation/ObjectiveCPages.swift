#if canImport(ObjectiveC) && canImport(UIKit)
  // The code of the pages about Objective-C. A type check against an iPhone SDK compiles it (CONTRIBUTING).
  import Tug
  import UIKit

  @objc extension UIScrollView {
    func addTugHeader(_ load: @escaping () -> Void) {
      tug.header = .pull(callback: { _ in load() })
    }

    func addTugFooter(_ load: @escaping () -> Void) {
      tug.footer = .auto(callback: { _ in load() })
    }

    func beginTugHeader() {
      tug.header?.beginRefreshing()
    }

    func endTugHeader(error: Error?) {
      tug.header?.endRefreshing(error.map { .failure($0) } ?? .success)
    }

    func endTugFooter(hasMore: Bool, error: Error?) {
      tug.footer?.endRefreshing(
        error.map { .failure($0) } ?? (hasMore ? .success : .noMoreData))
    }
  }
#endif
