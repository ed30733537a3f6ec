import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Associated objects")
struct AssociatedObjectTests {
  private final class Value {}

  @Test("a value is stored under its key, replaced, and released with its object")
  func lifetime() {
    HeadlessHost().run {
      let keys = UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1)
      defer { keys.deallocate() }
      let (key, otherKey) = (UnsafeRawPointer(keys), UnsafeRawPointer(keys + 1))
      weak var first: Value?
      weak var second: Value?
      do {
        let view = UIView(frame: .zero)
        for isFirst in [true, false] {
          let value = Value()
          if isFirst { first = value } else { second = value }
          objc_setAssociatedObject(view, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
          #expect(objc_getAssociatedObject(view, key) as? Value === value)
        }
        #expect(first == nil && second != nil)
        #expect(objc_getAssociatedObject(view, otherKey) == nil)
        objc_setAssociatedObject(view, otherKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(second != nil)
      }
      #expect(second == nil)
    }
  }

  /// Asks its view for an associated object when it goes.
  @MainActor
  private final class Curious {
    let view: UIView
    let key: UnsafeRawPointer
    let report: (Any?) -> Void

    init(_ view: UIView, _ key: UnsafeRawPointer, report: @escaping (Any?) -> Void) {
      (self.view, self.key, self.report) = (view, key, report)
    }

    isolated deinit { report(objc_getAssociatedObject(view, key)) }
  }

  @Test(
    "a replaced value can ask for others when it is released",
    arguments: [true, false])
  func releaseOfReplaced(isRemoved: Bool) {
    HeadlessHost().run {
      let keys = UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1)
      defer { keys.deallocate() }
      let key = UnsafeRawPointer(keys)
      let view = UIView(frame: .zero)
      var heard: [String] = []
      objc_setAssociatedObject(
        view, key,
        Curious(view, key) { heard.append($0 == nil ? "none" : "the new one") },
        .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      let next = isRemoved ? nil : Value()
      objc_setAssociatedObject(view, key, next, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(heard == [isRemoved ? "none" : "the new one"])
    }
  }
}
