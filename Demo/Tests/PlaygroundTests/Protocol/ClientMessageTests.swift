import Foundation
import Testing

@testable import Playground

@Suite("A message from the page")
struct ClientMessageTests {
  @Test(
    "is decoded",
    arguments: [
      (
        #"{"t":"pointer","phase":"down","id":1,"x":10,"y":20.5,"time":1234.5}"#,
        ClientMessage.pointer(.down, id: 1, x: 10, y: 20.5, time: 1234.5)
      ),
      (
        #"{"t":"pointer","phase":"move","id":-2147483648,"x":-5,"y":1e3,"time":0}"#,
        .pointer(.move, id: -2_147_483_648, x: -5, y: 1000, time: 0)
      ),
      (
        #"{"time":1,"y":2,"x":3,"id":4,"phase":"up","t":"pointer","pressure":0.5}"#,
        .pointer(.up, id: 4, x: 3, y: 2, time: 1)
      ),
      (
        #"{"t":"pointer","phase":"cancel","id":0,"x":100000,"y":-100000,"time":1e15}"#,
        .pointer(.cancel, id: 0, x: 100_000, y: -100_000, time: 1e15)
      ),
      (
        #" {"t":"wheel","x":10,"y":20,"dx":0,"dy":-30,"time":1234.5} "#,
        .wheel(x: 10, y: 20, dx: 0, dy: -30)
      ),
      (#"{"t":"resize","width":200,"height":2000}"#, .resize(width: 200, height: 2000)),
      (
        #"{"t":"resize","width":390,"height":844,"safeArea":[47,0,34,0]}"#,
        .resize(width: 390, height: 844, safeArea: .init(top: 47, bottom: 34))
      ),
      (#"{"t":"scene","id":"feed"}"#, .scene("feed")),
      (#"{"t":"clock","rate":0.25}"#, .clock(rate: 0.25)),
      (#"{"t":"step","seconds":0.5}"#, .step(seconds: 0.5)),
      (#"{"t":"begin","control":"footer"}"#, .begin(control: "footer")),
      (#"{"t":"trace"}"#, .trace),
      (#"{"t":"replay","text":"{}\n","last":true}"#, .replay("{}\n", isLast: true)),
      (
        #"{"t":"feed","latency":0.3,"failure":1,"amount":"short"}"#,
        .feed(FeedSettings(latency: 0.3, failure: 1, amount: .short))
      ),
      (#"{"t":"scene","id":"🦊\u0000"}"#, .scene("🦊\0")),
      (#"{"t":"scene","id":",}\",]\\","x":["a,]",{"b":"}"},[],{}]}"#, .scene(#",}",]\"#)),
      (#"{"t":"trace","x":1e400}"#, .trace),
      (
        #"{"t":"settings","dark":true,"rightToLeft":false,"boldText":true,"reduceMotion":false,"textSize":"huge"}"#,
        .settings(PhoneSettings(dark: true, boldText: true, textSize: .huge))
      ),
      (
        #"{"t":"settings","dark":false,"rightToLeft":true,"boldText":false,"reduceMotion":false,"textSize":"large","language":"ar"}"#,
        .settings(PhoneSettings(rightToLeft: true, language: "ar"))
      ),
    ])
  func decoded(json: String, message: ClientMessage) throws {
    #expect(try ClientMessage(json: json) == message)
  }

  private static let deep =
    String(repeating: "[", count: 30_000) + String(repeating: "]", count: 30_000)
  private static let noObject = "not a JSON object"
  private static func pointer(
    phase: String = "\"down\"", id: String = "1", x: String = "1", time: String = "1"
  ) -> String {
    #"{"t":"pointer","phase":\#(phase),"id":\#(id),"x":\#(x),"y":1,"time":\#(time)}"#
  }

  private static let nonsense: [(String, String)] = [
    ("", noObject), (" ", noObject), ("{", noObject), ("hello", noObject), ("NaN", noObject),
    ("[]", noObject), ("null", noObject), ("7", noObject), ("\"t\"", noObject),
    (#"[{"t":"scene","id":"feed"}]"#, noObject), (#"{"t":"scene"}{"t":"scene"}"#, noObject),
    (String(repeating: "[", count: 200_000), noObject),
    (String(repeating: #"{"t":"#, count: 50_000), noObject),
    (#"{"t":"scene","id":"feed","x":\#(deep)}"#, noObject),
    // What a decoder may take, although it isn't JSON.
    (#"{"t":"trace",}"#, noObject), ("{\"t\":\"trace\" , \r\n\t}", noObject),
    (#"{"t":"trace","x":[1,]}"#, noObject), (#"{"t":"trace","x":{"y":1,},"z":2}"#, noObject),
    (#"{"t":"resize","width":390,"height":844,"safeArea":[47,0,34,0,]}"#, noObject),
    (#"{"t":"trace","x":"\\",}"#, noObject), (#"{"t":"trace","x":01}"#, noObject),
    (#"{"t":"trace","x":[--1]}"#, noObject), (#"{"t":"trace","x":"\q"}"#, noObject),
    ("{\"t\":\"trace\",\"x\":\"\u{1}\"}", noObject), (#"{"t":"trace","x":1.2.3}"#, noObject),
    (#"{"t":"settings"}"#, "\"dark\" is missing"),
    (
      #"{"t":"settings","dark":true,"rightToLeft":false,"boldText":true,"reduceMotion":false,"textSize":"L"}"#,
      "no such text size: L"
    ),
    (
      #"{"t":"settings","dark":true,"rightToLeft":false,"boldText":true,"reduceMotion":false,"textSize":"large","language":"tlh"}"#,
      "no such language: tlh"
    ),
    (
      #"{"t":"resize","width":390,"height":844,"safeArea":[47,0,34]}"#,
      "\"safeArea\" is out of range"
    ),
    (
      #"{"t":"resize","width":390,"height":844,"safeArea":[47,0,34,1e9]}"#,
      "\"safeArea\" is out of range"
    ),
    (#"{"t":"clock","rate":1.5}"#, "\"rate\" is out of range"),
    (#"{"t":"step","seconds":-1}"#, "\"seconds\" is out of range"),
    (#"{"t":"step","seconds":11}"#, "\"seconds\" is out of range"),
    (#"{"t":"begin"}"#, "\"control\" is missing"),
    (#"{"t":"replay","text":"{}"}"#, "\"last\" is missing"),
    (
      #"{"t":"feed","latency":0,"failure":0,"amount":"some"}"#, "no such amount: some"
    ),
    (
      #"{"t":"feed","latency":11,"failure":0,"amount":"all"}"#, "\"latency\" is out of range"
    ),
    (
      #"{"t":"feed","latency":0,"failure":2,"amount":"all"}"#, "\"failure\" is out of range"
    ),
    ("{}", "\"t\" is missing"), (#"{"T":"scene"}"#, "\"t\" is missing"),
    (#"{"t":1}"#, "\"t\" is of the wrong type"), (#"{"t":null}"#, "\"t\" is of the wrong type"),
    (#"{"t":["scene"]}"#, "\"t\" is of the wrong type"),
    (#"{"t":""}"#, "no such message: "),
    (#"{"t":"Scene","id":"feed"}"#, "no such message: Scene"),
    (
      #"{"t":"\#(String(repeating: "x", count: 200_000))"}"#,
      "no such message: " + String(repeating: "x", count: 40) + "…"
    ),
    (
      #"{"t":"e\#(String(repeating: "\u{301}", count: 30_000))"}"#,
      "no such message: e" + String(repeating: "\u{301}", count: 39) + "…"
    ),
    (#"{"t":"scene"}"#, "\"id\" is missing"),
    (#"{"t":"scene","id":7}"#, "\"id\" is of the wrong type"),
    (#"{"t":"scene","id":null}"#, "\"id\" is of the wrong type"),
    (#"{"t":"resize","width":200}"#, "\"height\" is missing"),
    (#"{"t":"resize","width":199.9,"height":600}"#, "\"width\" is out of range"),
    (#"{"t":"resize","width":300,"height":2001}"#, "\"height\" is out of range"),
    (#"{"t":"wheel","x":1,"y":1,"dx":1}"#, "\"dy\" is missing"),
    (#"{"t":"wheel","x":1,"y":1,"dx":1,"dy":1e6}"#, "\"dy\" is out of range"),
    (#"{"t":"wheel","x":1,"y":1,"dx":1,"dy":1}"#, "\"time\" is missing"),
    (#"{"t":"wheel","x":1,"y":1,"dx":1,"dy":1,"time":-1}"#, "\"time\" is out of range"),
    (#"{"t":"\u001b[31m\nx"}"#, "no such message: \\u{1B}[31m\\u{A}x"),
    (#"{"t":"pointer"}"#, "\"phase\" is missing"),
    (pointer(phase: "\"hover\""), "no such phase: hover"),
    (pointer(phase: "true"), "\"phase\" is of the wrong type"),
    (pointer(id: "\"1\""), "\"id\" is of the wrong type"),
    (pointer(id: "1.5"), "\"id\" is not a whole number"),
    (pointer(id: "1e30"), "\"id\" is out of range"),
    (pointer(id: "99999999999999999999"), "\"id\" is out of range"),
    (pointer(x: "\"NaN\""), "\"x\" is of the wrong type"), (pointer(x: "NaN"), noObject),
    (pointer(x: "Infinity"), noObject), (pointer(x: "[1]"), "\"x\" is of the wrong type"),
    (pointer(x: "{}"), "\"x\" is of the wrong type"),
    (pointer(x: "null"), "\"x\" is of the wrong type"),
    (pointer(x: "true"), "\"x\" is of the wrong type"),
    (pointer(x: "1e300"), "\"x\" is out of range"),
    (pointer(x: "1e400"), "\"x\" is out of range"),
    (pointer(x: "-1.5E+400"), "\"x\" is out of range"),
    (pointer(x: String(repeating: "1", count: 400)), "\"x\" is out of range"),
    (pointer(id: "1e400"), "\"id\" is out of range"),
    (pointer(x: "1.2.3"), noObject), (pointer(x: "1e"), noObject),
    (
      #"{"t":"resize","width":390,"height":844,"safeArea":[47,0,1e400,0]}"#,
      "\"safeArea\" is out of range"
    ),
    (#"{"t":"step","seconds":1e400}"#, "\"seconds\" is out of range"),
    (
      #"{"t":"feed","latency":1e400,"failure":0,"amount":"all"}"#, "\"latency\" is out of range"
    ),
    (pointer(x: "-100001"), "\"x\" is out of range"),
    (pointer(time: "-1"), "\"time\" is out of range"),
    (pointer(time: "1e16"), "\"time\" is out of range"),
  ]

  @Test("is refused with a reason if it's invalid", arguments: nonsense)
  func refused(json: String, reason: String) {
    #expect(throws: ProtocolFault(reason)) { try ClientMessage(json: json) }
  }
}

@Suite("A number of the protocol")
struct WireNumberTests {
  @Test(
    "has at most four decimals and can always be encoded",
    arguments: [
      (0, "0"), (1, "1"), (-64, "-64"), (0.5, "0.5"), (1.0 / 3, "0.3333"), (2.0 / 3, "0.6667"),
      (-0.12345, "-0.1235"), (0.00001, "0"), (375.00004, "375"), (.nan, "0"), (.infinity, "0"),
      (-.infinity, "0"), (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
    ] as [(Double, String)])
  func digits(value: Double, json: String) throws {
    #expect(try WireNumber(value).jsonText() == json)
  }

  @Test("equals another number with the same four decimals")
  func equality() {
    #expect(WireNumber(1.00001) == WireNumber(1.00002))
    #expect(WireNumber(1.0001) != WireNumber(1.0002))
    #expect(WireNumber(-0.00001) == WireNumber(0))
  }
}

extension Encodable {
  /// JSON with sorted keys, for comparisons.
  func sortedJSON() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
