// The names are those of MJRefresh, or of its Objective-C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Tug

/// The components of a scroll view, which it keeps.
@MainActor
private final class Components {
  var header: MJRefreshHeader?
  var footer: MJRefreshFooter?
  var trailer: MJRefreshTrailer?
}

extension UIScrollView {
  private var components: Components { tug.extra { _ in Components() } }

  /// Forgets a component in whose place something else stands.
  func forget(_ component: MJRefreshComponent) {
    let kept = components
    if kept.header === component { kept.header = nil }
    if kept.footer === component { kept.footer = nil }
    if kept.trailer === component { kept.trailer = nil }
  }

  /// Puts a component in the place of another one, behind the content.
  private func replace(_ old: MJRefreshComponent?, with new: MJRefreshComponent?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
  }

  /// The header. Another one takes its place, and `nil` removes it.
  #if canImport(UIKit)
    @objc
  #endif
  public var mj_header: MJRefreshHeader? {
    get { components.header }
    set {
      let old = components.header
      guard newValue !== old else { return }
      components.header = newValue
      replace(old, with: newValue)
    }
  }

  /// The footer. Another one takes its place, and `nil` removes it.
  #if canImport(UIKit)
    @objc
  #endif
  public var mj_footer: MJRefreshFooter? {
    get { components.footer }
    set {
      let old = components.footer
      guard newValue !== old else { return }
      components.footer = newValue
      replace(old, with: newValue)
    }
  }

  /// The trailer. Another one takes its place, and `nil` removes it.
  #if canImport(UIKit)
    @objc
  #endif
  public var mj_trailer: MJRefreshTrailer? {
    get { components.trailer }
    set {
      let old = components.trailer
      guard newValue !== old else { return }
      components.trailer = newValue
      replace(old, with: newValue)
    }
  }

  /// The former name of `mj_header`.
  @available(*, deprecated, renamed: "mj_header")
  #if canImport(UIKit)
    @objc
  #endif
  public var header: MJRefreshHeader? {
    get { mj_header }
    set { mj_header = newValue }
  }

  /// The former name of `mj_footer`.
  @available(*, deprecated, renamed: "mj_footer")
  #if canImport(UIKit)
    @objc
  #endif
  public var footer: MJRefreshFooter? {
    get { mj_footer }
    set { mj_footer = newValue }
  }

  /// The number of rows of a table, or of items of a collection; 0 for other scroll views.
  #if canImport(UIKit)
    @objc
  #endif
  public func mj_totalDataCount() -> Int {
    switch self {
    case let table as UITableView:
      (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
    case let list as UICollectionView:
      (0..<list.numberOfSections).reduce(0) { $0 + list.numberOfItems(inSection: $1) }
    default: 0
    }
  }
}
