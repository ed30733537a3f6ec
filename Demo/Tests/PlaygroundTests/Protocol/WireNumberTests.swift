import Testing

@testable import Playground

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
