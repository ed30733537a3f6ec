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

    func access<Item, ID, Cursor, Value>(
      _ feed: PagedFeed<Item, ID, Cursor>, _ property: KeyPath<PagedFeed<Item, ID, Cursor>, Value>
    ) {
      #if canImport(Observation)
        guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return }
        (registrar as? ObservationRegistrar)?.access(feed, keyPath: property)
      #endif
    }

    /// Performs a change. A view that has read what it leaves as it was isn't notified.
    func change<Item, ID, Cursor>(
      _ feed: PagedFeed<Item, ID, Cursor>, items: Bool, state: Bool, _ change: () -> Void
    ) {
      #if canImport(Observation)
        guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *),
          let registrar = registrar as? ObservationRegistrar
        else { return change() }
        if items { registrar.willSet(feed, keyPath: \.items) }
        if state { registrar.willSet(feed, keyPath: \.state) }
        change()
        if state { registrar.didSet(feed, keyPath: \.state) }
        if items { registrar.didSet(feed, keyPath: \.items) }
      #else
        change()
      #endif
    }
  }
#endif
