import Foundation

/// What the page may say. See `docs/playground-protocol.md`.
enum ClientMessage: Equatable, Sendable {
  enum PointerPhase: String, Decodable, Sendable {
    case down, move, up, cancel
  }

  /// Points, and milliseconds of the page's clock.
  case pointer(PointerPhase, id: Int, x: Double, y: Double, time: Double)
  case wheel(x: Double, y: Double, dx: Double, dy: Double)
  /// Without a safe area it stays as it is, and the size is new at once; with one the phone turns.
  case resize(width: Double, height: Double, safeArea: SafeArea? = nil)
  case scene(String)
  case settings(PhoneSettings)
  case feed(FeedSettings)
  /// How many seconds pass in one real second: 1, less for slow motion, 0 to stop.
  case clock(rate: Double)
  /// Lets time pass at once.
  case step(seconds: Double)
  /// Starts a control as its app would.
  case begin(control: String)
  /// Asks for a recording of what happened since the last gesture began.
  case trace
  /// A piece of a recording that is to be shown.
  case replay(String, isLast: Bool)

  /// What the device covers of the screen, in points.
  struct SafeArea: Equatable, Sendable {
    var top = 0.0
    var left = 0.0
    var bottom = 0.0
    var right = 0.0
  }

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
