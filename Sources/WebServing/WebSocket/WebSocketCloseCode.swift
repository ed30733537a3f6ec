import NIOWebSocket

/// Why a WebSocket connection ends, as both sides put it (RFC 6455, section 7.4).
public enum WebSocketCloseCode: UInt16, Sendable {
  /// 1000: all is said.
  case normal = 1000
  /// 1001: the server stops.
  case goingAway = 1001
  /// 1002: the peer broke the protocol.
  case protocolError = 1002
  /// 1003: the peer sent bytes where only text is taken.
  case unsupportedData = 1003
  /// 1007: the peer sent text that is not UTF-8.
  case invalidText = 1007
  /// 1008: the peer broke a rule of the application.
  case policyViolation = 1008
  /// 1009: the peer sent a message over the limit.
  case messageTooBig = 1009
  /// 1011: the server failed.
  case serverError = 1011
  /// 1013: there are too many peers at the moment.
  case tryAgainLater = 1013
}

/// The connection has ended, or is ending: nothing more can be sent.
public struct WebSocketClosed: Error, Equatable {}
