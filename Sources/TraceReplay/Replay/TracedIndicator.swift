import Tug

/// The look of a control in a trace: as high as the trace says, and with the normal look inside where
/// the trace has one. Its words are MJRefresh's names for them, as in the traces.
final class TracedIndicator: UIView, RefreshIndicator {
  var extent: CGFloat
  let normal: NormalIndicator?
  let texts: RefreshTexts

  init(extent: CGFloat, isNormal: Bool, trigger: TriggerKind, control: TraceConfig.Control) {
    self.extent = extent
    texts = RefreshTexts(namesOf: control)
    normal = isNormal ? NormalIndicator(trigger: trigger) : nil
    super.init(frame: .zero)
    guard let normal else { return }
    normal.texts = texts
    normal.frame = bounds
    normal.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(normal)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func prepare(for edge: Edge, trigger: TriggerKind) {
    normal?.prepare(for: edge, trigger: trigger)
  }

  func show(_ status: RefreshStatus) { normal?.show(status) }

  func progressChanged(to progress: CGFloat) { normal?.progressChanged(to: progress) }
}

extension RefreshTexts {
  /// The names of MJRefresh's texts: the recording was made without its language files.
  fileprivate init(namesOf control: TraceConfig.Control) {
    self.init()
    switch control {
    case .header:
      pullDown = "MJRefreshHeaderIdleText"
      releaseToRefresh = "MJRefreshHeaderPullingText"
      refreshing = "MJRefreshHeaderRefreshingText"
    case .backFooter:
      pullUp = "MJRefreshBackFooterIdleText"
      releaseToLoad = "MJRefreshBackFooterPullingText"
      loading = "MJRefreshBackFooterRefreshingText"
      noMoreData = "MJRefreshBackFooterNoMoreDataText"
    case .autoFooter:
      loadMore = "MJRefreshAutoFooterIdleText"
      loading = "MJRefreshAutoFooterRefreshingText"
      noMoreData = "MJRefreshAutoFooterNoMoreDataText"
    case .trailer:
      pullUp = "MJRefreshTrailerIdleText"
      releaseToLoad = "MJRefreshTrailerPullingText"
      loading = "MJRefreshTrailerPullingText"
    }
  }
}
