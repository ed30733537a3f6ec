// The names are those of MJRefresh, or of its Objective-C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Tug
// Apps import one module, as they did before.
@_exported import TugMJRefreshC

#if !canImport(UIKit)
  /// What a control calls back.
  public typealias MJRefreshComponentAction = () -> Void

  // Lengths in points, durations in seconds. Where there is UIKit, a header of Objective-C has them.
  public let MJRefreshLabelLeftInset: CGFloat = 25
  public let MJRefreshHeaderHeight: CGFloat = 54
  public let MJRefreshFooterHeight: CGFloat = 44
  public let MJRefreshTrailWidth: CGFloat = 60
  public let MJRefreshFastAnimationDuration: CGFloat = 0.25
  public let MJRefreshSlowAnimationDuration: CGFloat = 0.4
#endif

public let MJRefreshKeyPathContentOffset = "contentOffset"
public let MJRefreshKeyPathContentSize = "contentSize"
public let MJRefreshKeyPathContentInset = "contentInset"
public let MJRefreshKeyPathPanState = "state"
/// The key of the time in user defaults, unless a header has its own.
public let MJRefreshHeaderLastUpdatedTimeKey = "MJRefreshHeaderLastUpdatedTimeKey"

// The keys of texts, in an app's own table too.
public let MJRefreshHeaderIdleText = "MJRefreshHeaderIdleText"
public let MJRefreshHeaderPullingText = "MJRefreshHeaderPullingText"
public let MJRefreshHeaderRefreshingText = "MJRefreshHeaderRefreshingText"
public let MJRefreshTrailerIdleText = "MJRefreshTrailerIdleText"
public let MJRefreshTrailerPullingText = "MJRefreshTrailerPullingText"
public let MJRefreshAutoFooterIdleText = "MJRefreshAutoFooterIdleText"
public let MJRefreshAutoFooterRefreshingText = "MJRefreshAutoFooterRefreshingText"
public let MJRefreshAutoFooterNoMoreDataText = "MJRefreshAutoFooterNoMoreDataText"
public let MJRefreshBackFooterIdleText = "MJRefreshBackFooterIdleText"
public let MJRefreshBackFooterPullingText = "MJRefreshBackFooterPullingText"
public let MJRefreshBackFooterRefreshingText = "MJRefreshBackFooterRefreshingText"
public let MJRefreshBackFooterNoMoreDataText = "MJRefreshBackFooterNoMoreDataText"
public let MJRefreshHeaderLastTimeText = "MJRefreshHeaderLastTimeText"
public let MJRefreshHeaderDateTodayText = "MJRefreshHeaderDateTodayText"
public let MJRefreshHeaderNoneLastDateText = "MJRefreshHeaderNoneLastDateText"

extension NSNotification.Name {
  /// Posted by `MJRefreshConfig` after a change of its language.
  public static let MJRefreshDidChangeLanguage = NSNotification.Name(
    "MJRefreshDidChangeLanguageNotification")
}
