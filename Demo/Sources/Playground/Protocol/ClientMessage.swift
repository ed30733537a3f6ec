import Foundation
import WebServing

/// A message from the page. See `docs/playground-protocol.md`.
enum ClientMessage: Equatable, Sendable {
  enum PointerPhase: String, Decodable, Sendable {
    case down, move, up, cancel
  }

  /// A place in points, and a time in milliseconds of the page's clock.
  case pointer(PointerPhase, id: Int, x: Double, y: Double, time: Double)
  case wheel(x: Double, y: Double, dx: Double, dy: Double)
  /// With a safe area, the phone rotates in an animation. Without one, only its size changes, at once.
  case resize(width: Double, height: Double, safeArea: SafeArea? = nil)
  case scene(String)
  case settings(PhoneSettings)
  case feed(FeedSettings)
  /// The seconds that pass in one real second: 1, less for slow motion, 0 to pause.
  case clock(rate: Double)
  /// Lets time pass, even while the clock is paused.
  case step(seconds: Double)
  /// Calls `beginRefreshing()` of a control.
  case begin(control: String)
  /// Requests the recording since the last gesture began.
  case trace
  /// A piece of a trace to show.
  case replay(String, isLast: Bool)

  /// The margins of the screen that the device covers, in points.
  struct SafeArea: Equatable, Sendable {
    var top = 0.0
    var left = 0.0
    var bottom = 0.0
    var right = 0.0
  }

  /// Decodes a message.
  ///
  /// - Throws: A `ProtocolFault` for anything outside the protocol.
  init(json: String) throws {
    do {
      self = try JSONDecoder().decode(ClientMessage.self, from: Data(json.utf8))
      guard Self.isStrict(json) else { throw ProtocolFault("not a JSON object") }
    } catch let fault as ProtocolFault {
      throw fault
    } catch DecodingError.keyNotFound(let key, _) {
      throw ProtocolFault("\"\(key.stringValue)\" is missing")
    } catch DecodingError.typeMismatch(_, let context) {
      throw ProtocolFault(wrongTypeAt: context)
    } catch DecodingError.valueNotFound(_, let context) {
      throw ProtocolFault(wrongTypeAt: context)
    } catch let number as UnreadableNumber where Self.hasHugeNumber(json) {
      throw ProtocolFault("\"\(number.field)\" is out of range")
    } catch {
      throw ProtocolFault("not a JSON object")
    }
  }

  /// Whether text that the decoder has read is JSON: the decoder takes a comma before a closing bracket, and anything
  /// in the values of fields that nobody asks for.
  private static func isStrict(_ json: String) -> Bool {
    let reads = (try? JSONSerialization.jsonObject(with: Data(json.utf8))) != nil
    guard reads || hasHugeNumber(json) else { return false }
    var (isInString, isEscaped, isAfterComma) = (false, false, false)
    for byte in json.utf8 {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\"): isEscaped = true
      case UInt8(ascii: "\""):
        isInString.toggle()
        isAfterComma = false
      case _ where isInString: break
      case UInt8(ascii: ","): isAfterComma = true
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if isAfterComma { return false }
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
      default: isAfterComma = false
      }
    }
    return true
  }

  /// Whether the text has a number such as 1e400, which the decoder reports as invalid JSON. Takes time
  /// in proportion to the text, which is a page's.
  private static func hasHugeNumber(_ json: String) -> Bool {
    let numbers = json.utf8.split { !"+-.0123456789Ee".utf8.contains($0) }
    return numbers.contains { Double(Substring($0))?.isInfinite == true }
  }
}

/// A field with a number that the decoder can't read: one beyond a `Double`, or no number at all.
struct UnreadableNumber: Error {
  let field: String
}

/// A violation of the protocol, which closes the connection.
struct ProtocolFault: Error, Equatable {
  let reason: String
  init(_ reason: String) { self.reason = reason }

  fileprivate init(wrongTypeAt context: DecodingError.Context) {
    let key = context.codingPath.last { $0.intValue == nil }
    self.init(key.map { "\"\($0.stringValue)\" is of the wrong type" } ?? "not a JSON object")
  }
}

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
