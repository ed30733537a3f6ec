import HeadlessDriver
import Testing

@testable import TraceReplay
@testable import Tug

@MainActor
@Suite("A trace on the phone", .timeLimit(.minutes(30)))
struct PlaybackTests {
  private func words(_ trace: String) throws -> [String] {
    let playback = try TracePlayback(trace)
    defer { playback.stop() }
    playback.advance(by: 0.5)
    let header = try #require(playback.scrollView.tug.header)
    return labels(in: header.view)
  }

  private func labels(in view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels)
  }

  @Test("a recording of an app has the words and the arrow of the normal style")
  func recording() throws {
    let trace = """
      {"control":"header","live":true,"contentSize":[375,2000]}
      {"op":"tick","dt":1}
      """
    #expect(try words(trace).contains("Pull down to refresh"))
    let playback = try TracePlayback(trace)
    #expect(playback.scrollView.tug.header?.normalViews != nil)
    playback.stop()
  }

  @Test("MJRefresh's trace has the names of its texts")
  func comparison() throws {
    let trace = """
      {"control":"header","contentSize":[375,2000]}
      {"op":"tick","dt":1}
      """
    #expect(try words(trace).contains("MJRefreshHeaderIdleText"))
  }
}
