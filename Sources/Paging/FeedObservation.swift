#if !hasFeature(Embedded)
  #if canImport(Observation)
    import Observation

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    extension PagedFeed: Observable {}
  #endif

  /// The observation registrar of a feed. Has no effect on systems without Observation.
  @MainActor
  struct FeedObservation {
    private let registrar: (any Sendable)?

    init() {
      #if canImport(Observation)
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
          registrar = ObservationRegistrar()
          return
        }
      #endif
      registrar = nil
    }

    func access<Item, ID, Cursor>(_ feed: PagedFeed<Item, ID, Cursor>) {
      #if canImport(Observation)
        guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return }
        (registrar as? ObservationRegistrar)?.access(feed, keyPath: \.snapshot)
      #endif
    }

    func change<Item, ID, Cursor>(_ feed: PagedFeed<Item, ID, Cursor>, _ change: () -> Void) {
      #if canImport(Observation)
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *),
          let registrar = registrar as? ObservationRegistrar
        {
          return registrar.withMutation(of: feed, keyPath: \.snapshot, change)
        }
      #endif
      change()
    }
  }
#endif
