import Foundation
import Testing
import TraceReplay

@testable import TugTrace

@Suite("Lines that a trace can't have")
struct StrictReadingTests {
  /// Returns why the last of the lines is refused.
  private func refusal(_ lines: String...) -> String? {
    var parser = TraceParser()
    do {
      for line in lines { _ = try parser.read(Data(line.utf8)) }
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(
    "a config is refused with the name of the field that is wrong",
    arguments: [
      (
        #"{"control":"header","also":[{"control":"backFooter","mood":1}]}"#,
        #""also" has no "mood""#
      ),
      (#"{"control":"header","also":[{}]}"#, #""also" needs "control""#),
      (#"{"control":"header","also":[1]}"#, #""also" has an element that is not an object"#),
      (#"{"control":"header","also":1}"#, #""also" is not a list"#),
      (
        #"{"control":"header","also":[{"control":"autoHeader"}]}"#,
        "two controls cannot stand at the same edge: autoHeader"
      ),
      (
        #"{"control":"header","start":{"stage":"dreaming"}}"#,
        #""dreaming" is nothing that "stage" can be"#
      ),
      (#"{"control":"header","start":{"mood":1}}"#, #""start" has no "mood""#),
      (#"{"control":"header","start":7}"#, #""start" is not an object"#),
      (#"{"control":"header","start":null}"#, #""start" is null"#),
      (#"{"control":"header","frame":[-1,0]}"#, #""frame" is negative"#),
      (#"{"control":"header","safeArea":[1,2,3]}"#, #""safeArea" has too few numbers"#),
      (#"{"control":"header","safeArea":[1,2,3,4,5]}"#, #""safeArea" has too many numbers"#),
      (#"{"control":"header","frame":[1,2,3]}"#, #""frame" has too many numbers"#),
      (
        #"{"control":"header","safeArea":[1,2,3,"4"]}"#,
        #""safeArea" has an element that is not a number"#
      ),
      (#"{"control":"header","safeArea":4}"#, #""safeArea" is not a list"#),
      (#"{"control":"header","window":null}"#, #""window" is null"#),
      (#"{"control":"header","onFire":7}"#, #""onFire" is not a string"#),
      (#"{"control":"header","fillLimit":1.5}"#, "a number is malformed, too large, or not whole"),
      (
        #"{"control":"header","shortContent":"no"}"#,
        #""no" is nothing that "shortContent" can be"#
      ),
      (#"{"op":"begin"}"#, #"a config needs "control""#),
      (#"{"events":[]}"#, #"a config needs "config""#),
      (#"{"config":{"control":"header"},"events":[{"op":"end","on":3}]}"#, "there is no control 3"),
      (#"{"config":{"control":"header"},"events":[{"op":"end","x":3}]}"#, #""end" has no "x""#),
      (#"{"config":{"control":"header"},"events":[],"mood":1}"#, #"a trace has no "mood""#),
      (#"{"config":{"control":"header"},"events":[{"op":"tick"}]}"#, #""tick" needs "dt""#),
      (
        #"{"config":{"control":"header"},"events":[{"op":"finger","state":"up"}]}"#,
        #""finger" needs a config with "physics""#
      ),
      (
        #"{"config":{"control":"header","physics":"untilRelease"},"events":[{"op":"offset","y":1}]}"#,
        #""offset" needs a config without "physics""#
      ),
    ])
  func config(line: String, reason: String) {
    #expect(refusal(line) == "line 1: \(reason)")
  }

  @Test(
    "an event is refused with its own name, and the number of its line",
    arguments: [
      (#"{"op":"begin","v":1}"#, #""begin" has no "v""#),
      (#"{"op":"tick","dt":1,"on":0}"#, #""tick" has no "on""#),
      (#"{"op":"begin","on":1}"#, "there is no control 1"),
      (#"{"op":"begin","on":-1}"#, #""on" is negative"#),
      (#"{"op":"contentSize","h":-1}"#, #""h" is negative"#),
      (#"{"op":"contentSize"}"#, #""contentSize" needs a number: "w", "h""#),
      (#"{"op":"safeArea","t":null,"l":1}"#, #""t" is null"#),
      (#"{"op":"set","key":"height","v":-1}"#, #""v" is negative"#),
      (#"{"op":"set","key":"height"}"#, #""set" needs "v""#),
      (#"{"op":"finish","v":"maybe"}"#, #""maybe" is nothing that "v" can be"#),
      (#"{"control":"header","colour":1}"#, #"a config has no "colour""#),
      (#"{"events":[]}"#, #"an event needs "op""#),
      (#"{"op":"tick","dt":1e400}"#, #""dt" is not a finite number"#),
      (#"{"op":"offset","y":-1e400}"#, #""y" is not a finite number"#),
      (#"{"op":"offset","y":1.2.3}"#, #""y" is not a finite number"#),
      ("", "this isn't valid JSON"), ("[]", "this isn't a JSON object"),
      ("1e400", "this isn't a JSON object"),
    ])
  func event(line: String, reason: String) {
    #expect(
      refusal(#"{"control":"header"}"#, #"{"op":"begin"}"#, line) == "line 3: \(reason)")
  }

  @Test("after a whole trace, each line is a whole trace")
  func traces() {
    let trace = #"{"config":{"control":"header"},"events":[],"initial":null,"expect":[1]}"#
    #expect(refusal(trace, trace) == nil)
    #expect(refusal(trace, #"{"control":"header"}"#) == #"line 2: a trace needs "config""#)
  }

  @Test("a field that is not there has its default")
  func defaults() throws {
    let line = Data(#"{"control":"header","contentInset":[64,2,0,0],"safeArea":[20,1,0,0]}"#.utf8)
    var parser = TraceParser()
    guard case .config(let config) = try parser.read(line) else {
      Issue.record("a config was read as another line")
      return
    }
    #expect(config.frame == CGSize(width: 375, height: 667))
    #expect(config.contentSize == CGSize(width: 375, height: 2000))
    #expect(config.offset == CGPoint(x: -3, y: -84))
    #expect(config.isInWindow && config.clampsOffset && !config.isLive)
  }
}

@Suite("Reading lines")
struct LineReaderTests {
  private func lines(of text: String) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    var reader = try LineReader(path: file.path)
    var lines: [String] = []
    while let line = try reader.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    #expect(!reader.isDrained)
    return lines
  }

  @Test(
    "a line ends at its line break, the last line also without; an empty line counts",
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("a\n\nb\n", ["a", "", "b"]),
      ("\n", [""]),
    ])
  func breaks(text: String, expected: [String]) throws {
    #expect(try lines(of: text) == expected)
  }

  @Test("lines longer than one read are returned whole")
  func longLines() throws {
    let long = String(repeating: "x", count: 200_000)
    #expect(try lines(of: "\(long)\n\(long)y\nz") == [long, long + "y", "z"])
  }

  @Test("an unreadable file is an error", arguments: ["/", "/no/such/file"])
  func unreadable(path: String) {
    #expect(throws: POSIXError.self) {
      var reader = try LineReader(path: path)
      _ = try reader.next()
    }
  }
}
