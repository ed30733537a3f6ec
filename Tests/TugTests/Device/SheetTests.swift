import Foundation
import HeadlessDriver
import Testing

@testable import Tug

/// A list in a sheet, which a drag down from the list's top moves.
@MainActor
@Suite("Lists in sheets")
struct SheetTests {
  /// A list in a sheet, with a header.
  private func sheet(
    worksInSheets: Bool, style: UIModalPresentationStyle = .pageSheet
  ) -> (TestDevice, UIScrollView, UIViewController) {
    let device = TestDevice { UIViewController() }
    let (list, controller) = device.run {
      let controller = UIViewController()
      let list = UIScrollView(frame: controller.view.bounds)
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentSize = CGSize(width: 375, height: 2000)
      controller.view.addSubview(list)
      let header = Refresher.pull(.classic) { (_: Refresher) in }
      header.trigger.pull?.worksInSheets = worksInSheets
      list.tug.header = header
      controller.modalPresentationStyle = style
      return (list, controller)
    }
    device.run { device.window.rootViewController?.present(controller, animated: true) }
    device.advance(0.1)
    return (device, list, controller)
  }

  private func pull(_ device: TestDevice) {
    device.finger.grab(at: CGPoint(x: 180, y: 200), toward: CGPoint(x: 0, y: 1))
    device.finger.move(by: CGPoint(x: 0, y: 200), over: 0.3)
  }

  @Test("a drag down from the top moves the sheet, and the header hears nothing of it")
  func takenBySheet() {
    let (device, list, controller) = sheet(worksInSheets: false)
    #expect(list.refreshControl == nil)
    pull(device)
    #expect(list.contentOffset.y == 0 && list.tug.header?.state == .idle)
    #expect((controller.view.superview?.frame.minY ?? 0) > 100, "the sheet follows the finger")
    device.finger.up()
    device.advance(1)
    #expect(list.tug.header?.state == .idle && list.contentInset == .zero)
  }

  @Test("with the option the header gets the pull")
  func works() {
    let (device, list, controller) = sheet(worksInSheets: true)
    pull(device)
    #expect(list.tug.header?.state == .pulling)
    #expect(controller.view.superview?.frame.minY == 30, "the sheet stays")
    device.finger.hold(0.3)
    device.finger.up()
    device.advance(1)
    #expect(list.tug.header?.state == .refreshing && list.contentInset.top == 54)
  }

  @Test("after a long pull in a sheet and its refresh, nothing but the app's inset is left")
  func afterwards() {
    let (device, list, _) = sheet(worksInSheets: true)
    let before = list.adjustedContentInset.top
    device.finger.grab(at: CGPoint(x: 180, y: 200), toward: CGPoint(x: 0, y: 1))
    device.finger.move(by: CGPoint(x: 0, y: 340), over: 0.4)
    device.finger.hold(0.3)
    device.finger.up()
    device.advance(1)
    #expect(list.adjustedContentInset.top == before + 54, "the header alone holds the list")
    device.run { list.tug.header?.endRefreshing() }
    device.advance(1)
    #expect(list.adjustedContentInset.top == before && list.contentOffset.y == -before)
    #expect(list.refreshControl?.isRefreshing != true)
  }

  @Test("a pull counts on while the installed control adds its room under the finger")
  func countsOn() {
    let (device, list, _) = sheet(worksInSheets: true)
    let before = list.adjustedContentInset.top
    device.finger.grab(at: CGPoint(x: 180, y: 200), toward: CGPoint(x: 0, y: 1))
    var progress: CGFloat = 0
    for _ in 0..<60 {
      device.finger.move(by: CGPoint(x: 0, y: 6), over: 0.01)
      let now = list.tug.header?.progress ?? 0
      #expect(now >= progress && now == (-before - list.contentOffset.y) / 54)
      progress = now
    }
    #expect(list.refreshControl?.isRefreshing == true, "the pull is a long one")
    device.run { list.tug.header?.trigger.pull?.worksInSheets = false }
    #expect(list.refreshControl == nil && list.adjustedContentInset.top == before)
    #expect(list.tug.header?.progress == progress)
    device.finger.up()
    device.advance(1)
    #expect(list.tug.header?.state == .refreshing && list.adjustedContentInset.top == before + 54)
  }

  @Test("in the Mac idiom, where UIKit raises an exception, the option installs nothing")
  func macIdiom() {
    let (device, list, _) = sheet(worksInSheets: false)
    var mistakes: [String] = []
    device.host.onMistake = { mistakes.append($0) }
    device.host.updateTraits { $0.userInterfaceIdiom = .mac }
    device.run { list.tug.header?.trigger.pull?.worksInSheets = true }
    #expect(list.refreshControl == nil && mistakes.isEmpty)
  }

  @Test(
    "what the option installs is gone outside of sheets, without the option, and with the control")
  func installed() {
    let (_, full, _) = sheet(worksInSheets: true, style: .fullScreen)
    #expect(full.refreshControl == nil)
    let (device, list, controller) = sheet(worksInSheets: true)
    #expect(list.refreshControl?.alpha == 0 && list.refreshControlOfApp == nil)
    device.run { list.tug.header?.trigger.pull?.worksInSheets = false }
    #expect(list.refreshControl == nil)
    device.run { list.tug.header?.trigger.pull?.worksInSheets = true }
    #expect(list.refreshControl != nil)
    device.run { list.tug.header = nil }
    #expect(list.refreshControl == nil)
    device.run { controller.dismiss(animated: true) }
    #expect(controller.presentingViewController == nil)
  }

  @Test("a refreshControl of the app's stays, and is reported")
  func appsOwn() {
    let (device, list, _) = sheet(worksInSheets: false)
    let own = device.run { UIRefreshControl() }
    list.refreshControl = own
    device.run { list.tug.header?.trigger.pull?.worksInSheets = true }
    #expect(list.refreshControl === own && list.refreshControlOfApp === own)
    device.run { list.tug.header = nil }
    #expect(list.refreshControl === own)
  }
}
