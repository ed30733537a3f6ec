import Foundation

/// What the page may say. See `docs/playground-protocol.md`.
enum ClientMessage: Equatable, Sendable {
  enum PointerPhase: String, Decodable, Sendable {
    case down, move, up, cancel
  }

  /// Points, and milliseconds of the page's clock.
  case pointer(PointerPhase, id: Int, x: Double, y: Double, time: Double)
  case wheel(x: Double, y: Double, dx: Double, dy: Double)
  case resize(width: Double, height: Double)
  case scene(String)
  case settings(PhoneSettings)

  /// Throws a fault for anything that the protocol does not know.
  init(json: String) throws {
    do {
      self = try JSONDecoder().decode(ClientMessage.self, from: Data(json.utf8))
    } catch let fault as ProtocolFault {
      throw fault
    } catch DecodingError.keyNotFound(let key, _) {
      throw ProtocolFault("\"\(key.stringValue)\" is missing")
    } catch DecodingError.typeMismatch(_, let context) {
      throw ProtocolFault(wrongTypeAt: context)
    } catch DecodingError.valueNotFound(_, let context) {
      throw ProtocolFault(wrongTypeAt: context)
    } catch {
      throw ProtocolFault("not a JSON object")
    }
  }
}

/// Why a connection is closed.
struct ProtocolFault: Error, Equatable {
  let reason: String
  init(_ reason: String) { self.reason = reason }

  fileprivate init(wrongTypeAt context: DecodingError.Context) {
    self.init(
      context.codingPath.last.map { "\"\($0.stringValue)\" is of the wrong type" }
        ?? "not a JSON object")
  }
}

extension String {
  /// What is repeated to a client of what it sent. Not counted in letters: one may have any number of
  /// accents.
  var excerpt: String { String(unicodeScalars.prefix(40)) }
}

extension ClientMessage: Decodable {
  private enum Key: String, CodingKey {
    case t, phase, id, x, y, dx, dy, time, width, height
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func number(_ key: Key, in range: ClosedRange<Double>) throws -> Double {
      let value = try fields.decode(Double.self, forKey: key)
      guard range.contains(value) else {
        throw ProtocolFault("\"\(key.rawValue)\" is out of range")
      }
      return value
    }

    switch try fields.decode(String.self, forKey: .t) {
    case "pointer":
      let name = try fields.decode(String.self, forKey: .phase)
      guard let phase = PointerPhase(rawValue: name) else {
        throw ProtocolFault("no such phase: \(name.excerpt)")
      }
      guard let id = Int(exactly: try number(.id, in: Self.pointerID)) else {
        throw ProtocolFault("\"id\" is not a whole number")
      }
      self = .pointer(
        phase, id: id,
        x: try number(.x, in: Self.place), y: try number(.y, in: Self.place),
        time: try number(.time, in: 0...1e15))
    case "wheel":
      self = .wheel(
        x: try number(.x, in: Self.place), y: try number(.y, in: Self.place),
        dx: try number(.dx, in: Self.place), dy: try number(.dy, in: Self.place))
    case "resize":
      self = .resize(
        width: try number(.width, in: Self.side), height: try number(.height, in: Self.side))
    case "settings":
      self = .settings(try PhoneSettings(from: decoder))
    case "scene":
      self = .scene(try fields.decode(String.self, forKey: .id))
    case let type:
      throw ProtocolFault("no such message: \(type.excerpt)")
    }
  }

  /// A finger may leave the phone; numbers beyond any desk are nonsense.
  private static let place = -100_000.0...100_000.0
  /// Browsers differ in what they call a pointer: any whole number that a `Double` has exactly.
  private static let pointerID = -9e15...9e15
  private static let side = 200.0...2000.0
}
