// The names are those of MJRefresh, or of its Objective-C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Tug

extension Bundle {
  #if canImport(UIKit)
    /// The bundle of the texts and pictures: the app's own, because Tug has none.
    @objc(mj_refreshBundle)
    public class func mj_refresh() -> Self { (main as? Self) ?? self.init() }
  #else
    /// The bundle of the texts and pictures: the app's own, because Tug has none.
    public class func mj_refresh() -> Bundle { main }
  #endif

  /// The arrow of headers and footers, which points down.
  #if canImport(UIKit)
    @objc
  #endif
  public class func mj_arrowImage() -> UIImage { onMain { ArrowImage.long } }

  /// The arrow of trailers, which points to the left.
  #if canImport(UIKit)
    @objc
  #endif
  public class func mj_trailArrowImage() -> UIImage { onMain { ArrowImage.left } }

  /// The text of a key: the app's own, or the built-in one of the language.
  #if canImport(UIKit)
    @objc(mj_localizedStringForKey:)
  #endif
  public class func mj_localizedString(forKey key: String) -> String {
    mj_localizedString(forKey: key, value: nil)
  }

  /// The text of a key: the app's own, or the built-in one of the language, or a value.
  #if canImport(UIKit)
    @objc(mj_localizedStringForKey:value:)
  #endif
  public class func mj_localizedString(forKey key: String, value: String?) -> String {
    if let own = MJRefreshConfig.default.ownText(forKey: key) { return own }
    return onMain {
      let language = TugLanguage.current
      return key == MJRefreshHeaderDateTodayText ? language.today : language.texts.text(forMJKey: key)
    } ?? value ?? key
  }

  /// MJRefresh's functions have no isolation, and make what belongs to the main actor.
  private class func onMain<Value: Sendable>(_ body: @MainActor () -> Value) -> Value {
    if MainThread.isCurrent { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
  }
}

extension RefreshTexts {
  /// Tug's text for a key of MJRefresh's.
  fileprivate func text(forMJKey key: String) -> String? {
    switch key {
    case MJRefreshHeaderIdleText: pullDown
    case MJRefreshHeaderPullingText: releaseToRefresh
    case MJRefreshHeaderRefreshingText: refreshing
    case MJRefreshTrailerIdleText: pullSideways
    case MJRefreshTrailerPullingText, MJRefreshBackFooterPullingText: releaseToLoad
    case MJRefreshAutoFooterIdleText: loadAction
    case MJRefreshAutoFooterRefreshingText, MJRefreshBackFooterRefreshingText: loading
    case MJRefreshAutoFooterNoMoreDataText, MJRefreshBackFooterNoMoreDataText: noMoreData
    case MJRefreshBackFooterIdleText: pullUp
    case MJRefreshHeaderLastTimeText:
      lastUpdated.components(separatedBy: "%@").first?.trimmingCharacters(in: .whitespaces)
    case MJRefreshHeaderNoneLastDateText: neverUpdated
    default: nil
    }
  }
}
