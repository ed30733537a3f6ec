import Foundation

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
