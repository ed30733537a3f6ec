#if !hasFeature(Embedded)
  #if canImport(Observation)
    import Observation

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension PagedFeed: Observable {}
  #endif

  /// The observation registrar of a feed. Has no effect on systems without Observation.
  @MainActor
  struct FeedObservation {
    #if canImport(Observation)
      private let registrar: (any Sendable)? =
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) { ObservationRegistrar() } else {
          nil
        }
    #endif

    func access<Item, ID, Cursor>(_ feed: PagedFeed<Item, ID, Cursor>) {
      #if canImport(Observation)
        guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return }
        (registrar as? ObservationRegistrar)?.access(feed, keyPath: \.snapshot)
      #endif
    }

    func change<Item, ID, Cursor>(_ feed: PagedFeed<Item, ID, Cursor>, _ change: () -> Void) {
      #if canImport(Observation)
        guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return change() }
        (registrar as? ObservationRegistrar)?.withMutation(
          of: feed, keyPath: \.snapshot, change)
      #else
        change()
      #endif
    }
  }
#endif
