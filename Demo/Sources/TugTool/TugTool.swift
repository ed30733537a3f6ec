import ArgumentParser
import Foundation
import WebServing

/// The command-line tool of the project.
@main
struct TugTool: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tugtool",
    abstract: "Pull-to-refresh, seen and tested without a phone.",
    subcommands: [
      PlaygroundCommand.self, FeedCommand.self, PictureCommand.self, FilmCommand.self,
      ReplayCommand.self,
      FrameCostCommand.self,
    ])
}

// Options with a range. Each reports a value outside of it in one line, which the argument parser
// puts after the option's name.

/// A port to listen on.
struct Port: Sendable {
  let number: Int

  /// - Throws: A `ValidationError` for anything but a whole number from 0 to 65535.
  static func parse(_ text: String) throws -> Port {
    Port(number: try wholeNumber(text, in: 0...65_535, called: "a port"))
  }
}

/// A number of seconds between two posts.
struct WriterInterval: Sendable {
  let seconds: Double

  /// - Throws: A `ValidationError` for anything but a number from 0 to 86400.
  static func parse(_ text: String) throws -> WriterInterval {
    guard let seconds = Double(text), (0...86_400).contains(seconds) else {
      throw ValidationError("an interval is a number of seconds from 0 to 86400")
    }
    return WriterInterval(seconds: seconds)
  }
}

/// How long browsers may keep a file.
struct MaximumAge: Sendable {
  let seconds: Int

  /// - Throws: A `ValidationError` for anything but a whole number from 0 to 86400.
  static func parse(_ text: String) throws -> MaximumAge {
    MaximumAge(seconds: try wholeNumber(text, in: 0...86_400, called: "an age in seconds"))
  }
}

/// A number of frames.
struct FrameCount: Sendable {
  let number: Int

  static func parse(_ text: String, in range: ClosedRange<Int>) throws -> FrameCount {
    FrameCount(number: try wholeNumber(text, in: range, called: "a number of frames"))
  }
}

/// The width of a phone's screen.
struct ScreenWidth: Sendable {
  let points: Int

  /// - Throws: A `ValidationError` for anything but a whole number from 320 to 430.
  static func parse(_ text: String) throws -> ScreenWidth {
    ScreenWidth(points: try wholeNumber(text, in: 320...430, called: "a width in points"))
  }
}

private func wholeNumber(
  _ text: String, in range: ClosedRange<Int>, called name: String
) throws -> Int {
  guard let number = Int(text), range.contains(number) else {
    throw ValidationError(
      "\(name) is a whole number from \(range.lowerBound) to \(range.upperBound)")
  }
  return number
}

/// A host to listen on: a name or an address.
func parseHost(_ text: String) throws -> String {
  guard !text.isEmpty, text.utf8.count <= 255, text.escaped == text, !text.contains(" ") else {
    throw ValidationError("a host is a name or an address")
  }
  return text
}

/// A name that clients use for a server.
func parseHostName(_ text: String) throws -> String {
  guard HostNames.isHost(text) else {
    throw ValidationError("a host name has letters, digits, hyphens, and dots")
  }
  return text
}

/// The path of a file.
func parsePath(_ text: String) throws -> String {
  guard !text.isEmpty, !text.utf8.contains(0) else {
    throw ValidationError("a path has at least one character")
  }
  return text
}

/// The address of a feed.
func parseFeedURL(_ text: String) throws -> URL {
  guard let url = URL(string: text), let host = url.host(percentEncoded: false), !host.isEmpty,
    ["http", "https"].contains(url.scheme?.lowercased())
  else { throw ValidationError("an address is like http://127.0.0.1:8081/") }
  return url
}
