import Foundation
import HeadlessDriver
import Testing

@testable import Tug

/// `setContentOffset` tells the delegate of the deceleration that it ends, which an app may answer.
@MainActor
@Suite("Offsets that the app sets")
struct SetOffsetTests {
  private final class Answering: NSObject, UIScrollViewDelegate {
    var offset: CGFloat?
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      guard let offset else { return }
      self.offset = nil
      scrollView.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
    }
  }

  @Test(
    "an offset that the app sets at the end of a deceleration wins over the motion of a header",
    arguments: [true, false])
  func wins(tellsEnds: Bool) {
    let screen = Screen()
    screen.host.behavior.setOffsetsTellEnds = tellsEnds
    let (app, list) = (Answering(), screen.scrollView)
    list.delegate = app
    screen.host.run { list.tug.header = Refresher.pull(.classic) { (_: Refresher) in } }
    screen.pull(toOffset: -150)
    screen.advance(0.1)
    app.offset = 300
    screen.letGo()
    screen.advance(2)
    #expect(app.offset != nil || list.contentOffset.y == 300, "the app's offset is lost")
  }

  @Test(
    "an offset near the motion's own that the app sets from a step of it stays",
    arguments: [5, 40, 120, 128, 200] as [CGFloat])
  func near(distance: CGFloat) {
    let screen = Screen()
    let (app, list) = (Moving(), screen.scrollView)
    list.delegate = app
    let header = screen.header(.classic)
    screen.begin(header)
    screen.advance(0.1)
    app.distance = distance
    screen.advance(1 / 60)
    #expect(app.distance == nil, "the motion has a step")
    let offset = list.contentOffset.y
    screen.advance(2)
    #expect(list.contentOffset.y == offset, "the app's offset stays")
  }

  private final class Moving: NSObject, UIScrollViewDelegate {
    var distance: CGFloat?
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard let distance else { return }
      self.distance = nil
      scrollView.contentOffset.y += distance
    }
  }
}
