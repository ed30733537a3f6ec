// The names are those of MJRefresh, or of its Objective-C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if canImport(UIKit)
  // Properties whose getter has another name than the property, which Swift's `is…` can't be.

  extension MJRefreshComponent {
    @objc(refreshing) public final var objc_refreshing: Bool {
      @objc(isRefreshing) get { isRefreshing }
    }

    @objc(automaticallyChangeAlpha) public final var objc_automaticallyChangeAlpha: Bool {
      @objc(isAutomaticallyChangeAlpha) get { isAutomaticallyChangeAlpha }
      @objc(setAutomaticallyChangeAlpha:) set { isAutomaticallyChangeAlpha = newValue }
    }

    @available(*, deprecated, message: "Use automaticallyChangeAlpha")
    @objc(autoChangeAlpha) public final var objc_autoChangeAlpha: Bool {
      @objc(isAutoChangeAlpha) get { isAutomaticallyChangeAlpha }
      @objc(setAutoChangeAlpha:) set { isAutomaticallyChangeAlpha = newValue }
    }
  }

  extension MJRefreshFooter {
    @available(*, deprecated, message: "Hide the footer of an empty list")
    @objc(automaticallyHidden) public final var objc_automaticallyHidden: Bool {
      @objc(isAutomaticallyHidden) get { isAutomaticallyHidden }
      @objc(setAutomaticallyHidden:) set { isAutomaticallyHidden = newValue }
    }
  }

  extension MJRefreshAutoFooter {
    @objc(automaticallyRefresh) public final var objc_automaticallyRefresh: Bool {
      @objc(isAutomaticallyRefresh) get { isAutomaticallyRefresh }
      @objc(setAutomaticallyRefresh:) set { isAutomaticallyRefresh = newValue }
    }
  }

  extension MJRefreshAutoStateFooter {
    @objc(refreshingTitleHidden) public final var objc_refreshingTitleHidden: Bool {
      @objc(isRefreshingTitleHidden) get { isRefreshingTitleHidden }
      @objc(setRefreshingTitleHidden:) set { isRefreshingTitleHidden = newValue }
    }
  }

  // Titles, which may be nil, and then leave the former one.

  extension MJRefreshStateHeader {
    @available(swift, obsoleted: 1.0)
    @discardableResult
    @objc(setTitle:forState:)
    public final func objc_setTitle(_ title: String?, for state: MJRefreshState) -> Self {
      if let title { setTitle(title, for: state) }
      return self
    }
  }

  extension MJRefreshAutoStateFooter {
    @available(swift, obsoleted: 1.0)
    @discardableResult
    @objc(setTitle:forState:)
    public final func objc_setTitle(_ title: String?, for state: MJRefreshState) -> Self {
      if let title { setTitle(title, for: state) }
      return self
    }
  }

  extension MJRefreshBackStateFooter {
    @available(swift, obsoleted: 1.0)
    @discardableResult
    @objc(setTitle:forState:)
    public final func objc_setTitle(_ title: String?, for state: MJRefreshState) -> Self {
      if let title { setTitle(title, for: state) }
      return self
    }
  }

  extension MJRefreshStateTrailer {
    @available(swift, obsoleted: 1.0)
    @discardableResult
    @objc(setTitle:forState:)
    public final func objc_setTitle(_ title: String?, for state: MJRefreshState) -> Self {
      if let title { setTitle(title, for: state) }
      return self
    }
  }
#endif

#if canImport(UIKit)
  // Factories of Objective-C. In Swift they are the initializers that the C target declares.

  // An extension of NSObject: those of UIView would be the declarations once more.
  extension NSObject {
    @objc(tug_componentWithRefreshingBlock:)
    @MainActor
    class func tugComponent(_ block: @escaping MJRefreshComponentAction) -> NSObject {
      let made = (self as? UIView.Type).map { make($0) } ?? UIView()
      (made as? MJRefreshComponent)?.refreshingBlock = block
      return made
    }

    @objc(tug_componentWithRefreshingTarget:refreshingAction:)
    @MainActor
    class func tugComponent(_ target: Any, _ action: Selector) -> NSObject {
      let made = (self as? UIView.Type).map { make($0) } ?? UIView()
      (made as? MJRefreshComponent)?.setRefreshingTarget(target, refreshingAction: action)
      return made
    }
  }

  extension MJRefreshHeader {
    /// Creates a header with a target and its method.
    @nonobjc public convenience init(
      refreshingTarget target: Any, refreshingAction action: Selector
    ) {
      self.init(frame: .zero)
      setRefreshingTarget(target, refreshingAction: action)
    }

    @available(swift, obsoleted: 1.0)
    @objc(headerWithRefreshingBlock:)
    open dynamic class func objc_header(_ block: @escaping MJRefreshComponentAction) -> Self {
      let header = make(self)
      header.refreshingBlock = block
      return header
    }

    @available(swift, obsoleted: 1.0)
    @objc(headerWithRefreshingTarget:refreshingAction:)
    open dynamic class func objc_header(_ target: Any, _ action: Selector) -> Self {
      let header = make(self)
      header.setRefreshingTarget(target, refreshingAction: action)
      return header
    }
  }

  extension MJRefreshFooter {
    /// Creates a footer with a target and its method.
    @nonobjc public convenience init(
      refreshingTarget target: Any, refreshingAction action: Selector
    ) {
      self.init(frame: .zero)
      setRefreshingTarget(target, refreshingAction: action)
    }

    @available(swift, obsoleted: 1.0)
    @objc(footerWithRefreshingBlock:)
    open dynamic class func objc_footer(_ block: @escaping MJRefreshComponentAction) -> Self {
      let footer = make(self)
      footer.refreshingBlock = block
      return footer
    }

    @available(swift, obsoleted: 1.0)
    @objc(footerWithRefreshingTarget:refreshingAction:)
    open dynamic class func objc_footer(_ target: Any, _ action: Selector) -> Self {
      let footer = make(self)
      footer.setRefreshingTarget(target, refreshingAction: action)
      return footer
    }
  }

  extension MJRefreshTrailer {
    /// Creates a trailer with a target and its method.
    @nonobjc public convenience init(
      refreshingTarget target: Any, refreshingAction action: Selector
    ) {
      self.init(frame: .zero)
      setRefreshingTarget(target, refreshingAction: action)
    }

    @available(swift, obsoleted: 1.0)
    @objc(trailerWithRefreshingBlock:)
    open dynamic class func objc_trailer(_ block: @escaping MJRefreshComponentAction) -> Self {
      let trailer = make(self)
      trailer.refreshingBlock = block
      return trailer
    }

    @available(swift, obsoleted: 1.0)
    @objc(trailerWithRefreshingTarget:refreshingAction:)
    open dynamic class func objc_trailer(_ target: Any, _ action: Selector) -> Self {
      let trailer = make(self)
      trailer.setRefreshingTarget(target, refreshingAction: action)
      return trailer
    }
  }

  /// An object of the class of which a factory is asked, which Objective-C knows at run time.
  @MainActor
  private func make<Component: UIView>(_ type: Component.Type) -> Component {
    // UIView's initializer is `required` in the eyes of Swift, and makes an object of this very class.
    unsafeDowncast((type as UIView.Type).init(), to: type)
  }
#endif
