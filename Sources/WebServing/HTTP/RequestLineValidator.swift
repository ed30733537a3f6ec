import NIOCore
import NIOHTTP1

/// Refuses request lines whose words aren't separated by exactly one space, which NIO's parser accepts.
///
/// The handler is in front of the parser and passes the bytes on in pieces that never extend beyond a
/// message, so that it finds the line of every request on a connection. ``RequestBoundaryObserver``, right
/// behind the parser, reports where a message ends.
final class RequestLineValidator: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let boundary: RequestBoundary
  private var isRefused = false
  private var isAfterSpace = true

  init(_ boundary: RequestBoundary) {
    self.boundary = boundary
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    while !isRefused, let piece = bytes.readSlice(length: nextLength(bytes.readableBytesView)),
      piece.readableBytes > 0
    {
      context.fireChannelRead(wrapInboundOut(piece))
    }
    if isRefused, bytes.readableBytes > 0 { context.fireErrorCaught(HTTPParserError.invalidURL) }
  }

  /// How many bytes belong to the current part of a message.
  private func nextLength(_ bytes: ByteBufferView) -> Int {
    switch boundary.position {
    case .requestLine: return requestLineLength(bytes)
    case .lines:
      return bytes.firstIndex(of: Self.lineFeed).map { $0 - bytes.startIndex + 1 } ?? bytes.count
    case .body(let length):
      let next = min(length, bytes.count)
      boundary.position = .body(length - next)
      return next
    case .otherProtocol: return bytes.count
    }
  }

  private func requestLineLength(_ bytes: ByteBufferView) -> Int {
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case Self.space where isAfterSpace:
        isRefused = true
        return 0
      case Self.space: isAfterSpace = true
      case Self.lineFeed:
        // Empty lines before a request are allowed.
        if !isAfterSpace { boundary.position = .lines }
        isAfterSpace = true
        return index + 1
      case Self.carriageReturn: break
      default: isAfterSpace = false
      }
    }
    return bytes.count
  }

  private static let space = UInt8(ascii: " ")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
}

/// The position of a connection's next byte in a message.
final class RequestBoundary {
  enum Position {
    case requestLine
    /// Header fields, or a body in chunks: both end with an empty line.
    case lines
    /// A body with so many bytes left.
    case body(Int)
    /// The connection may be upgraded.
    case otherProtocol
  }

  var position = Position.requestLine
}

/// Reports to ``RequestLineValidator`` what the parser has found.
final class RequestBoundaryObserver: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  private let boundary: RequestBoundary

  init(_ boundary: RequestBoundary) {
    self.boundary = boundary
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      if head.headers.contains(name: "Upgrade") || head.method == .CONNECT {
        boundary.position = .otherProtocol
      } else if let length = head.headers.first(name: "Content-Length").flatMap({ Int($0) }) {
        boundary.position = .body(length)
      }
    case .body: break
    case .end: boundary.position = .requestLine
    }
    context.fireChannelRead(data)
    if case .otherProtocol = boundary.position {
      // At once, because bytes of the other protocol may follow.
      context.pipeline.syncOperations.removeHandler(self, promise: nil)
    }
  }
}
