import ArgumentParser
import Foundation
import TraceReplay

/// Plays a recorded trace of scrolling, and prints the states of the control.
struct ReplayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Play a trace of scrolling on a control, step by step.",
    discussion: """
      The input is JSON lines: first a config, then one event a line; or one whole trace a line. \
      A state is printed after the set-up and after each event. The format is described in \
      docs/replay.md.

        printf '%s\\n' '{"control": "header"}' '{"op": "offset", "y": -80, "dragging": true}' \
          | tugtool replay

      A line that can't be played ends the replay with one line on standard error and status 65.
      """)

  @Argument(help: "The file to read; '-' for standard input.")
  var file = "-"

  @Option(help: "The output: states as JSON lines, or a timeline as a picture.")
  var format = Format.states

  @Flag(
    help: """
      Print the shortest trace that still shows the same difference from 'expect' at the end, or \
      the same broken promise.
      """)
  var minimize = false

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case states, svg
  }

  @MainActor
  func run() async throws {
    var output = Output()
    do {
      var lines = try LineReader(path: file)
      switch format {
      case _ where minimize: try await Self.minimize(&lines, into: &output)
      case .states: try await Self.play(&lines, into: &output)
      case .svg: try await Self.draw(&lines, into: &output)
      }
      try output.flush()
    } catch let error as TraceError {
      try? output.flush()
      throw ProcessLifetime.failure("\(error)", code: 65)
    } catch let error as OutputError {
      throw ProcessLifetime.failure("\(error)", code: 74)
    } catch let error as POSIXError {
      try? output.flush()
      let reason = String(cString: strerror(error.code.rawValue))
      throw ProcessLifetime.failure("cannot read \(file): \(reason)", code: 66)
    }
  }

  @MainActor
  private static func play(_ lines: inout LineReader, into output: inout Output) async throws {
    let session = TraceSession()
    while let line = try lines.next() {
      try await session.play(line) { output.write($0) }
      try output.flush(from: lines.isDrained ? 0 : Output.pieceSize)
    }
    try session.finish()
  }

  @MainActor
  private static func minimize(_ lines: inout LineReader, into output: inout Output) async throws {
    var input: [Data] = []
    while let line = try lines.next() { input.append(line) }
    let shortest = try await TraceMinimizer(input)
    for line in shortest.lines { output.write(line) }
    let count = "\(shortest.lines.count - 1) of \(shortest.originalCount) events"
    FileHandle.standardError.write(Data("tugtool: \(count) still show: \(shortest.reason)\n".utf8))
  }

  @MainActor
  private static func draw(_ lines: inout LineReader, into output: inout Output) async throws {
    let timeline = TraceTimeline()
    let session = TraceSession(timeline: timeline)
    while let line = try lines.next() { try await session.play(line) { _ in } }
    try session.finish()
    output.write(timeline.svg)
  }
}

/// Standard output, written in large pieces.
private struct Output {
  static let pieceSize = 1 << 16
  private var pending = Data()

  mutating func write(_ line: String) {
    pending.append(contentsOf: line.utf8)
    pending.append(0x0A)
  }

  /// Writes what is pending, if it has at least `size` bytes.
  mutating func flush(from size: Int = 0) throws {
    guard !pending.isEmpty, pending.count >= size else { return }
    defer { pending.removeAll(keepingCapacity: true) }
    do { try FileHandle.standardOutput.write(contentsOf: pending) } catch {
      throw OutputError(path: "standard output", error)
    }
  }
}
