// The names are those of MJRefresh, or of its Objective-C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Tug

extension UIScrollView {
  /// The adjusted content inset.
  #if canImport(UIKit)
    @objc
  #endif
  public var mj_inset: UIEdgeInsets { adjustedContentInset }

  // Reading gives what was written: a setter leaves out what the system adds.

  /// The top of the adjusted content inset.
  #if canImport(UIKit)
    @objc
  #endif
  public var mj_insetT: CGFloat {
    get { adjustedContentInset.top }
    set { contentInset.top = newValue - (adjustedContentInset.top - contentInset.top) }
  }

  /// The bottom of the adjusted content inset.
  #if canImport(UIKit)
    @objc
  #endif
  public var mj_insetB: CGFloat {
    get { adjustedContentInset.bottom }
    set { contentInset.bottom = newValue - (adjustedContentInset.bottom - contentInset.bottom) }
  }

  /// The left of the adjusted content inset.
  #if canImport(UIKit)
    @objc
  #endif
  public var mj_insetL: CGFloat {
    get { adjustedContentInset.left }
    set { contentInset.left = newValue - (adjustedContentInset.left - contentInset.left) }
  }

  /// The right of the adjusted content inset.
  #if canImport(UIKit)
    @objc
  #endif
  public var mj_insetR: CGFloat {
    get { adjustedContentInset.right }
    set { contentInset.right = newValue - (adjustedContentInset.right - contentInset.right) }
  }

  /// The content offset across.
  #if canImport(UIKit)
    @objc
  #endif
  public var mj_offsetX: CGFloat {
    get { contentOffset.x }
    set { contentOffset.x = newValue }
  }

  /// The content offset down.
  #if canImport(UIKit)
    @objc
  #endif
  public var mj_offsetY: CGFloat {
    get { contentOffset.y }
    set { contentOffset.y = newValue }
  }

  /// The width of the content.
  #if canImport(UIKit)
    @objc
  #endif
  public var mj_contentW: CGFloat {
    get { contentSize.width }
    set { contentSize.width = newValue }
  }

  /// The height of the content.
  #if canImport(UIKit)
    @objc
  #endif
  public var mj_contentH: CGFloat {
    get { contentSize.height }
    set { contentSize.height = newValue }
  }
}
