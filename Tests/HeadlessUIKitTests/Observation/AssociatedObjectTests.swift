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
}
