import Testing

@testable import Playground

@Suite("What the page says")
struct ClientMessageTests {
  @Test(
    "is understood",
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
      (#"{"t":"scene","id":"feed"}"#, .scene("feed")),
      (#"{"t":"scene","id":"🦊\u0000"}"#, .scene("🦊\0")),
      (
        #"{"t":"settings","dark":true,"rightToLeft":false,"boldText":true,"reduceMotion":false,"textSize":"huge"}"#,
        .settings(PhoneSettings(dark: true, boldText: true, textSize: .huge))
      ),
    ])
  func understood(json: String, message: ClientMessage) throws {
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

  @Test(
    "is refused with a reason, when it is nonsense",
    arguments: [
      ("", noObject), (" ", noObject), ("{", noObject), ("hello", noObject), ("NaN", noObject),
      ("[]", noObject), ("null", noObject), ("7", noObject), ("\"t\"", noObject),
      (#"[{"t":"scene","id":"feed"}]"#, noObject), (#"{"t":"scene"}{"t":"scene"}"#, noObject),
      (String(repeating: "[", count: 200_000), noObject),
      (String(repeating: #"{"t":"#, count: 50_000), noObject),
      (#"{"t":"scene","id":"feed","x":\#(deep)}"#, noObject),
      (#"{"t":"settings"}"#, "\"dark\" is missing"),
      (
        #"{"t":"settings","dark":true,"rightToLeft":false,"boldText":true,"reduceMotion":false,"textSize":"L"}"#,
        "no such text size: L"
      ),
      ("{}", "\"t\" is missing"), (#"{"T":"scene"}"#, "\"t\" is missing"),
      (#"{"t":1}"#, "\"t\" is of the wrong type"), (#"{"t":null}"#, "\"t\" is of the wrong type"),
      (#"{"t":["scene"]}"#, "\"t\" is of the wrong type"),
      (#"{"t":""}"#, "no such message: "),
      (#"{"t":"Scene","id":"feed"}"#, "no such message: Scene"),
      (
        #"{"t":"\#(String(repeating: "x", count: 200_000))"}"#,
        "no such message: " + String(repeating: "x", count: 40)
      ),
      (
        #"{"t":"e\#(String(repeating: "\u{301}", count: 30_000))"}"#,
        "no such message: e" + String(repeating: "\u{301}", count: 39)
      ),
      (#"{"t":"scene"}"#, "\"id\" is missing"),
      (#"{"t":"scene","id":7}"#, "\"id\" is of the wrong type"),
      (#"{"t":"scene","id":null}"#, "\"id\" is of the wrong type"),
      (#"{"t":"resize","width":200}"#, "\"height\" is missing"),
      (#"{"t":"resize","width":199.9,"height":600}"#, "\"width\" is out of range"),
      (#"{"t":"resize","width":300,"height":2001}"#, "\"height\" is out of range"),
      (#"{"t":"wheel","x":1,"y":1,"dx":1}"#, "\"dy\" is missing"),
      (#"{"t":"wheel","x":1,"y":1,"dx":1,"dy":1e6}"#, "\"dy\" is out of range"),
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
      (pointer(x: "1e999"), noObject),
      (pointer(x: "-100001"), "\"x\" is out of range"),
      (pointer(time: "-1"), "\"time\" is out of range"),
      (pointer(time: "1e16"), "\"time\" is out of range"),
    ])
  func refused(json: String, reason: String) {
    #expect(throws: ProtocolFault(reason)) { try ClientMessage(json: json) }
  }
}
