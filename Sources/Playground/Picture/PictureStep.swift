import Foundation

/// Something that is done to a scene before its picture is taken.
enum PictureStep: Equatable, Sendable {
  /// Puts the finger down, if it is up, and drags it down by points; up for negative ones.
  case pull(Double)
  /// The same to the right; to the left for negative ones.
  case slide(Double)
  case release
  case tap(x: Double, y: Double)
  /// Lets seconds pass.
  case wait(Double)
  /// Waits until nothing is being loaded.
  case load
  /// Scrolls to the end of the list.
  case end
  /// Stops the feed.
  case fail
  /// Somebody writes a post.
  case post

  init(_ text: String) throws {
    let words = text.split(separator: " ").map(String.init)
    let numbers = words.dropFirst().compactMap(Double.init).filter(\.isFinite)
    guard numbers.count == words.count - 1 else { throw PictureFault.badStep(text) }
    switch (words.first, numbers.count) {
    case ("pull", 1): self = .pull(numbers[0])
    case ("push", 1): self = .pull(-numbers[0])
    case ("slide", 1): self = .slide(numbers[0])
    case ("tap", 2): self = .tap(x: numbers[0], y: numbers[1])
    case ("wait", 1): self = .wait(numbers[0])
    case ("release", 0): self = .release
    case ("load", 0): self = .load
    case ("end", 0): self = .end
    case ("fail", 0): self = .fail
    case ("post", 0): self = .post
    case (_, _): throw PictureFault.badStep(text)
    }
  }

  /// The steps before each picture: pictures are divided by bars, steps by commas.
  static func pictures(in text: String) throws -> [[PictureStep]] {
    try text.split(separator: "|", omittingEmptySubsequences: false).map { part in
      try part.trimmingCharacters(in: .whitespaces).split(separator: ",").map {
        try PictureStep($0.trimmingCharacters(in: .whitespaces))
      }
    }
  }
}

enum PictureFault: Error, Equatable, CustomStringConvertible {
  case badStep(String)
  case noScene(String)
  case neverLoaded

  var description: String {
    switch self {
    case .badStep(let text): "'\(text)' is no step; see tugtool picture --help"
    case .noScene(let id): "there is no scene '\(id)'"
    case .neverLoaded: "the scene was still loading after ten seconds"
    }
  }
}
