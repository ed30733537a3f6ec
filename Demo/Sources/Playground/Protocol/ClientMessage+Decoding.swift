import Foundation
import WebServing

extension ClientMessage: Decodable {
  enum Key: String, CodingKey {
    case t, phase, id, x, y, dx, dy, time, width, height, safeArea, rate, seconds, control, text,
      last
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self =
      switch try fields.decode(String.self, forKey: .t) {
      case "pointer": try Self.pointer(fields)
      case "wheel": try Self.wheel(fields)
      case "resize":
        .resize(
          width: try fields.number(.width, in: Self.side),
          height: try fields.number(.height, in: Self.side), safeArea: try Self.safeArea(fields))
      case "settings": .settings(try PhoneSettings(from: decoder))
      case "feed": .feed(try FeedSettings(from: decoder))
      case "scene": .scene(try fields.decode(String.self, forKey: .id))
      case "clock": .clock(rate: try fields.number(.rate, in: 0...1))
      case "step": .step(seconds: try fields.number(.seconds, in: 0...10))
      case "begin": .begin(control: try fields.decode(String.self, forKey: .control))
      case "trace": .trace
      case "replay":
        .replay(
          try fields.decode(String.self, forKey: .text),
          isLast: try fields.decode(Bool.self, forKey: .last))
      case let type: throw ProtocolFault("no such message: \(type.excerpt())")
      }
  }

  private static func pointer(_ fields: KeyedDecodingContainer<Key>) throws -> ClientMessage {
    let name = try fields.decode(String.self, forKey: .phase)
    guard let phase = PointerPhase(rawValue: name) else {
      throw ProtocolFault("no such phase: \(name.excerpt())")
    }
    guard let id = Int(exactly: try fields.number(.id, in: pointerID)) else {
      throw ProtocolFault("\"id\" is not a whole number")
    }
    return .pointer(
      phase, id: id, x: try fields.number(.x, in: place), y: try fields.number(.y, in: place),
      time: try fields.number(.time, in: milliseconds))
  }

  private static func wheel(_ fields: KeyedDecodingContainer<Key>) throws -> ClientMessage {
    let message = ClientMessage.wheel(
      x: try fields.number(.x, in: place), y: try fields.number(.y, in: place),
      dx: try fields.number(.dx, in: place), dy: try fields.number(.dy, in: place))
    // A part of the protocol that the session doesn't need.
    _ = try fields.number(.time, in: milliseconds)
    return message
  }

  private static func safeArea(_ fields: KeyedDecodingContainer<Key>) throws -> SafeArea? {
    guard fields.contains(.safeArea),
      let lengths = try fields.readable([Double]?.self, .safeArea)
    else { return nil }
    guard lengths.count == 4, lengths.allSatisfy((0...200).contains) else {
      throw ProtocolFault("\"safeArea\" is out of range")
    }
    return SafeArea(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
  }

  /// Points; a pointer may leave the phone.
  private static let place = -100_000.0...100_000.0
  /// Browsers number pointers differently: any whole number that a `Double` represents exactly.
  private static let pointerID = -9e15...9e15
  private static let milliseconds = 0.0...1e15
  private static let side = 200.0...2000.0
}

extension KeyedDecodingContainer {
  func number(_ key: Key, in range: ClosedRange<Double>) throws -> Double {
    let value = try readable(Double.self, key)
    guard range.contains(value) else {
      throw ProtocolFault("\"\(key.stringValue)\" is out of range")
    }
    return value
  }

  /// Decodes numbers; names the field of one that can't be read, which the decoder's error doesn't.
  func readable<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value {
    do {
      return try decode(type, forKey: key)
    } catch let error as DecodingError {
      guard case .dataCorrupted = error else { throw error }
      throw UnreadableNumber(field: key.stringValue)
    } catch {
      // Foundation for Linux has an error of its own for numbers.
      throw UnreadableNumber(field: key.stringValue)
    }
  }
}
