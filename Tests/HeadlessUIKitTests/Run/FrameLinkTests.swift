import HeadlessUIKit
import Testing

@Suite("A frame link")
@MainActor
struct FrameLinkTests {
  @Test("a frame link is called for each frame until it returns false, and can be restarted")
  func frames() {
    let host = HeadlessHost()
    let view = host.run { UIView(frame: .zero) }
    var count = 0
    let link = FrameLink(on: view) {
      count += 1
      return count % 3 != 0
    }
    host.advance(by: 1)
    #expect(count == 0 && !host.isBusy)
    link.start()
    link.start()
    host.advance(by: host.frameInterval)
    #expect(count == 1 && host.isBusy)
    host.advance(by: 1)
    #expect(count == 3 && !host.isBusy)
    link.start()
    host.advance(by: 1)
    #expect(count == 6 && !host.isBusy)
  }
}
