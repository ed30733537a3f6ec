// The names are those of MJRefresh, or of its Objective-C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Tug

extension UIView {
  /// The left of the frame.
  #if canImport(UIKit)
    @objc
  #endif
  public var mj_x: CGFloat {
    get { frame.origin.x }
    set { frame.origin.x = newValue }
  }

  /// The top of the frame.
  #if canImport(UIKit)
    @objc
  #endif
  public var mj_y: CGFloat {
    get { frame.origin.y }
    set { frame.origin.y = newValue }
  }

  /// The width of the frame.
  #if canImport(UIKit)
    @objc
  #endif
  public var mj_w: CGFloat {
    get { frame.size.width }
    set { frame.size.width = newValue }
  }

  /// The height of the frame.
  #if canImport(UIKit)
    @objc
  #endif
  public var mj_h: CGFloat {
    get { frame.size.height }
    set { frame.size.height = newValue }
  }

  /// The size of the frame.
  #if canImport(UIKit)
    @objc
  #endif
  public var mj_size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// The origin of the frame.
  #if canImport(UIKit)
    @objc
  #endif
  public var mj_origin: CGPoint {
    get { frame.origin }
    set { frame.origin = newValue }
  }
}

extension UILabel {
  #if canImport(UIKit)
    /// A label as the components have them: bold, gray, and centered.
    @objc(mj_label)
    public class func mj_() -> Self {
      let label = unsafeDowncast((self as UIView.Type).init(), to: self)
      label.useMJStyle()
      return label
    }
  #else
    /// A label as the components have them: bold, gray, and centered.
    public class func mj_() -> UILabel {
      let label = UILabel()
      label.useMJStyle()
      return label
    }
  #endif

  private func useMJStyle() {
    font = .boldSystemFont(ofSize: 14)
    textColor = UIColor(red: 90 / 255, green: 90 / 255, blue: 90 / 255, alpha: 1)
    autoresizingMask = .flexibleWidth
    textAlignment = .center
    backgroundColor = .clear
  }

  /// The width of the text in one line; 0 without one.
  #if canImport(UIKit)
    @objc
  #endif
  public func mj_textWidth() -> CGFloat {
    guard text?.isEmpty == false else { return 0 }
    let lines = numberOfLines
    numberOfLines = 1
    defer { numberOfLines = lines }
    return sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    ).width
  }
}
