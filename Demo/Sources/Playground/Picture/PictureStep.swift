import Foundation
import HeadlessDriver
import Tug
import WebServing

/// A step before a picture of a scene.
enum PictureStep: Equatable, Sendable {
  /// Puts the finger down, if it's up, and drags it down by a number of points; up if negative.
  case pull(Double)
  /// Drags the finger to the right by a number of points; to the left if negative.
  case slide(Double)
  /// Moves the finger down at a number of points per second, and lifts it while it moves; up if negative.
  case fling(Double)
  case release
  case tap(x: Double, y: Double)
  /// Taps the view with an accessibility identifier, or the choice with a title.
  case press(String)
  /// Lets a number of seconds pass.
  case wait(Double)
  /// Waits until loading has finished.
  case load
  /// Scrolls to the end of the list.
  case end
  /// Stops the feed, so that loading fails.
  case fail
  /// Starts a feed that was stopped, so that loading succeeds again.
  case serve
  /// Has the headers show that they were updated at 9:41 today.
  case updated
  /// Adds a post to the feed.
  case post
  /// From here on, the first control that is seen in this state is what the film's picture in lists shows.
  case poster(RefreshState)

  init(_ text: String) throws {
    if text.hasPrefix("press ") {
      self = .press(text.dropFirst(6).trimmingCharacters(in: .whitespaces))
      return
    }
    let words = text.split(separator: " ").map(String.init)
    if words.first == "poster", words.count == 2,
      let state = RefreshState.allCases.first(where: { "\($0)" == words[1] })
    {
      self = .poster(state)
      return
    }
    let numbers = words.dropFirst().compactMap(Double.init).filter(\.isFinite)
    guard numbers.count == words.count - 1 else { throw PictureFault.badStep(text) }
    let isDistance = numbers.allSatisfy { abs($0) <= 10_000 }
    switch (words.first, numbers.count) {
    case ("pull", 1) where isDistance: self = .pull(numbers[0])
    case ("push", 1) where isDistance: self = .pull(-numbers[0])
    case ("slide", 1) where isDistance: self = .slide(numbers[0])
    case ("fling", 1) where isDistance: self = .fling(numbers[0])
    case ("tap", 2) where isDistance: self = .tap(x: numbers[0], y: numbers[1])
    case ("wait", 1) where (0...3600).contains(numbers[0]): self = .wait(numbers[0])
    case ("release", 0): self = .release
    case ("load", 0): self = .load
    case ("end", 0): self = .end
    case ("fail", 0): self = .fail
    case ("serve", 0): self = .serve
    case ("updated", 0): self = .updated
    case ("post", 0): self = .post
    case (_, _): throw PictureFault.badStep(text)
    }
  }

  /// The steps of each picture. Bars separate pictures, commas separate steps.
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
  case noView(String)
  case neverLoaded

  var description: String {
    switch self {
    case .badStep(let text): "'\(text.excerpt())' isn't a step; see tugtool picture --help"
    case .noScene(let id): "there is no scene '\(id.excerpt())'"
    case .noView(let name): "no view is named '\(name.excerpt())'"
    case .neverLoaded: "the scene was still loading after ten seconds"
    }
  }
}

/// How the finger of a film moves.
enum FilmFinger {
  /// Where the finger goes down on a screen of 375 × 667 points, so that it stays on the screen.
  static func start(of step: PictureStep) -> CGPoint {
    switch step {
    case .pull(let points): CGPoint(x: 187, y: points < 0 ? 500 : 220)
    case .fling(let speed): CGPoint(x: 187, y: speed < 0 ? 480 : 200)
    case .slide(let points): CGPoint(x: points < 0 ? 330 : 60, y: 330)
    default: CGPoint(x: 187, y: 330)
    }
  }

  /// The share of a drag after a share of its time: at rest at both ends, as a hand moves
  /// (Flash and Hogan 1985, the movement of least jerk).
  static func share(at time: Double) -> Double {
    time * time * time * (10 + time * (6 * time - 15))
  }
}

extension UIView {
  /// The center, in the window, of the visible view with an identifier, or of the choice with a title.
  func center(of name: String) -> CGPoint? {
    guard !isHidden, alpha > 0 else { return nil }
    if let own = accessibilityIdentifier, own == name || own == "choice-\(name)" {
      return convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    }
    for subview in subviews.reversed() {
      if let place = subview.center(of: name) { return place }
    }
    return nil
  }
}
