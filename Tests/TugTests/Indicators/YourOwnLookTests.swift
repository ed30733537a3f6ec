import Foundation
import Testing
import Tug

/// A ring that closes with the pull, and turns into a full disc while it refreshes.
final class RingIndicator: UIView, RefreshIndicator {
  let extent: CGFloat = 60
  private let ring = UIImageView()

  init() {
    super.init(frame: .zero)
    addSubview(ring)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ status: RefreshStatus) { draw(status.state == .refreshing ? 1 : status.progress) }

  func progressChanged(to progress: CGFloat) { draw(progress) }

  private func draw(_ progress: CGFloat) {
    ring.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in
      let path = UIBezierPath(
        arcCenter: CGPoint(x: 15, y: 15), radius: 12, startAngle: 0,
        endAngle: 2 * .pi * min(1, max(0.01, progress)), clockwise: true)
      path.lineWidth = 3
      UIColor.systemBlue.setStroke()
      path.stroke()
    }
  }

  override func layoutSubviews() {
    ring.frame = CGRect(x: bounds.midX - 15, y: bounds.midY - 15, width: 30, height: 30)
  }
}

@MainActor
@Suite("docs/your-own-look.md")
struct YourOwnLookTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// The lines of the code blocks, without those that open and close them.
  private func blocks(in document: String) -> [[String]] {
    var blocks: [[String]] = []
    var isCode = false
    for line in document.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        isCode.toggle()
        if isCode { blocks.append([]) }
      } else if isCode {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks
  }

  @Test("shows an indicator of at most 30 lines, word for word as this test compiles it")
  func sameCode() throws {
    let file = Self.folder.appending(path: "../../../docs/your-own-look.md").standardized
    let code = try #require(blocks(in: String(contentsOf: file, encoding: .utf8)).first)
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    #expect(source.contains(code.joined(separator: "\n")))
    #expect(code.contains { $0.contains("RefreshIndicator") })
    #expect(code.count <= 30, "\(code.count) lines")
  }

  @Test("the indicator that it shows works: it follows the pull, and is full while it refreshes")
  func works() {
    let screen = Screen()
    let ring = screen.host.run { RingIndicator() }
    screen.host.run {
      screen.scrollView.tug.header = .pull(.custom { ring }) { (_: Refresher) in }
    }
    let view = ring.subviews.first as? UIImageView
    let before = view?.image
    screen.pull(toOffset: -30)
    #expect(view?.image != before)
    #expect(view?.frame == CGRect(x: 172.5, y: 15, width: 30, height: 30))
    screen.finger.up()
  }
}
