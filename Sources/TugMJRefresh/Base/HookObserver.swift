import Tug

/// Calls the hooks of a component when its scroll view changes, with dictionaries as key-value observation has them.
@MainActor
final class HookObserver {
  private var observations: [NSKeyValueObservation] = []
  private let languages: NotificationToken

  init(_ component: MJRefreshComponent, _ scrollView: UIScrollView) {
    component.driver.panState = scrollView.panGestureRecognizer.state.rawValue
    observations = [
      scrollView.observe(\.contentOffset, options: [.old, .new]) { [weak component] list, change in
        let change = Self.dictionary(change)
        MainActor.assumeIsolated {
          // The app's code comes after that of the engine, whichever observer is called first.
          list.tug.catchUp()
          guard let component, component.hears else { return }
          component.scrollViewContentOffsetDidChange(change)
        }
      },
      scrollView.observe(\.contentSize, options: [.old, .new]) { [weak component] _, change in
        let change = Self.dictionary(change)
        MainActor.assumeIsolated {
          guard let component, component.isUserInteractionEnabled else { return }
          component.scrollViewContentSizeDidChange(change)
        }
      },
      scrollView.panGestureRecognizer.observe(\.state) { [weak component] pan, _ in
        MainActor.assumeIsolated {
          guard let component else { return }
          let change: [AnyHashable: Any] = [
            "new": pan.state.rawValue, "old": component.driver.panState,
          ]
          component.driver.panState = pan.state.rawValue
          if component.hears { component.scrollViewPanStateDidChange(change) }
        }
      },
    ]
    languages = NotificationToken(
      NotificationCenter.default.addObserver(
        forName: .MJRefreshDidChangeLanguage, object: nil, queue: nil
      ) { [weak component] _ in
        let component = component
        // At once, as MJRefresh does, unless an app changes the language on another thread.
        MainQueue.now { component?.i18nDidChange() }
      })
  }

  nonisolated private static func dictionary<Value>(
    _ change: NSKeyValueObservedChange<Value>
  ) -> [AnyHashable: Any] {
    var dictionary: [AnyHashable: Any] = [:]
    dictionary["new"] = change.newValue
    dictionary["old"] = change.oldValue
    return dictionary
  }
}

extension MJRefreshComponent {
  /// Whether the user can see it, and use it.
  fileprivate var hears: Bool { isUserInteractionEnabled && !isHidden }
}
