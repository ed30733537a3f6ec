import NIOWebSocket

/// The status code of a close frame (RFC 6455, section 7.4).
public enum WebSocketCloseCode: UInt16, Sendable {
  /// 1000: The connection has served its purpose.
  case normal = 1000
  /// 1001: The server is stopping.
  case goingAway = 1001
  /// 1002: The peer violated the protocol.
  case protocolError = 1002
  /// 1003: The peer sent binary data; only text is accepted.
  case unsupportedData = 1003
  /// 1007: The peer sent text that isn't UTF-8.
  case invalidText = 1007
  /// 1008: The peer violated a rule of the application.
  case policyViolation = 1008
  /// 1009: The peer sent a message over the size limit.
  case messageTooBig = 1009
  /// 1011: The server failed.
  case serverError = 1011
  /// 1013: The server has too many peers at the moment.
  case tryAgainLater = 1013
}

/// The error of a send on a connection that has ended or is ending.
public struct WebSocketClosed: Error, Equatable {}
