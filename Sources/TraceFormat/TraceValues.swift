/// A number that can't be negative: a length in points, or a duration in seconds.
package struct NonNegative: Codable, Equatable, Sendable {
  package let value: Double

  /// - Parameter value: The number; 0 is used in place of a negative one and of NaN.
  package init(_ value: Double) { self.value = value > 0 ? value : 0 }

  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer().decode(Double.self)
    guard value >= 0 else { throw InvalidValue("is negative") }
    self.value = value
  }

  package func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

/// Numbers of which each has its place in a list.
package protocol TraceList: Codable, Equatable, Sendable {
  static var places: [WritableKeyPath<Self, Double>] { get }
  /// Whether negative numbers are refused.
  static var isNonNegative: Bool { get }
  init()
}

extension TraceList {
  package static var isNonNegative: Bool { false }

  package init(from decoder: any Decoder) throws {
    let places = Self.places
    guard let numbers = try? decoder.singleValueContainer().decode([Double].self),
      numbers.count == places.count
    else { throw InvalidValue("is not a list of \(places.count) numbers") }
    if Self.isNonNegative, numbers.contains(where: { $0 < 0 }) { throw InvalidValue("is negative") }
    self.init()
    for (place, number) in zip(places, numbers) { self[keyPath: place] = number }
  }

  package func encode(to encoder: any Encoder) throws {
    try Self.places.map { self[keyPath: $0] }.encode(to: encoder)
  }
}

/// `[x, y]`, in points.
package struct TracePoint: TraceList {
  package var x = 0.0
  package var y = 0.0
  package init() {}
  package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  package static var places: [WritableKeyPath<Self, Double>] { [\.x, \.y] }
}

/// `[width, height]`, in points.
package struct TraceSize: TraceList {
  package var width = 0.0
  package var height = 0.0
  package init() {}
  package init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  package static var places: [WritableKeyPath<Self, Double>] { [\.width, \.height] }
  package static var isNonNegative: Bool { true }
}

/// `[top, left, bottom, right]`, in points.
package struct TraceInsets: TraceList {
  package var top = 0.0
  package var left = 0.0
  package var bottom = 0.0
  package var right = 0.0
  package init() {}
  package init(top: Double, left: Double, bottom: Double, right: Double) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  package static var places: [WritableKeyPath<Self, Double>] { [\.top, \.left, \.bottom, \.right] }
}

// MARK: - Changes: what is `nil` stays as it is

/// The coordinates that change.
package struct PointChange: Codable, Equatable, Sendable {
  package var x: Double?
  package var y: Double?
  package init(x: Double? = nil, y: Double? = nil) { (self.x, self.y) = (x, y) }
}

/// The lengths that change: width and height.
package struct SizeChange: Codable, Equatable, Sendable {
  package var w: NonNegative?
  package var h: NonNegative?
  package init(w: Double? = nil, h: Double? = nil) {
    (self.w, self.h) = (w.map(NonNegative.init), h.map(NonNegative.init))
  }
}

/// The insets that change: top, left, bottom, right.
package struct InsetsChange: Codable, Equatable, Sendable {
  package var t: Double?
  package var l: Double?
  package var b: Double?
  package var r: Double?
  package init(t: Double? = nil, l: Double? = nil, b: Double? = nil, r: Double? = nil) {
    (self.t, self.l, self.b, self.r) = (t, l, b, r)
  }
}

/// The flags of a scroll view that change.
package struct FlagsChange: Codable, Equatable, Sendable {
  package var dragging: Bool?
  package var decelerating: Bool?
  package init(dragging: Bool? = nil, decelerating: Bool? = nil) {
    (self.dragging, self.decelerating) = (dragging, decelerating)
  }
}
