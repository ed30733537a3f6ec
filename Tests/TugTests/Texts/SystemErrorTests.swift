import Foundation
import HeadlessDriver
import Testing

@testable import Tug

@MainActor
@Suite("The reason of a system error")
struct SystemErrorTests {
  @Test(
    "is shown if people can do something about it, and only then",
    arguments: [
      (URLError.Code.notConnectedToInternet, true), (.networkConnectionLost, true),
      (.timedOut, true), (.dataNotAllowed, true), (.internationalRoamingOff, true),
      (.callIsActive, true), (.badServerResponse, false), (.cannotParseResponse, false),
      (.userAuthenticationRequired, false),
    ])
  func reason(code: URLError.Code, isShown: Bool) {
    let screen = Screen()
    let header = screen.header(.classic)
    let error = URLError(code)
    screen.begin(header)
    screen.advance(1)
    screen.end(header, .failure(error))
    #expect((header.shownSubtitle == error.localizedDescription) == isShown)
  }
}
