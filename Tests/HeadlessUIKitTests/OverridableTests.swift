import Foundation
import HeadlessDriver
import HeadlessUIKit
import Testing

/// What may be overridden: the list of `SUPPORTED.md` against the sources, and a class that does so.
@MainActor
@Suite("Overriding")
struct OverridableTests {
  nonisolated private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Headless/HeadlessUIKit").standardized

  private static func sources() throws -> [String] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// The members in the body of each open class, and in its extensions, that are declared with `access`.
  private static func members(_ access: String, in sources: [String]) -> [String: Set<String>] {
    let names = Set(
      sources.flatMap { $0.matches(of: /(?m)^open class (\w+)/).map { String($0.1) } })
    var found: [String: Set<String>] = [:]
    for source in sources {
      for part in source.matches(
        of: /(?m)^(?:open class|extension) (\w+)[^{]*\{\n((?:.|\n)*?)^\}/.anchorsMatchLineEndings())
      {
        let (name, body) = (String(part.1), part.2)
        guard names.contains(name), !name.hasPrefix("Any") else { continue }
        for member in body.matches(
          of: /(?m)^  (?:@\S+ )*(open|public) ((?:[\w()]+ )*?)(func|var|let) (\w+)/
            .anchorsMatchLineEndings())
        where member.1 == access && !member.2.contains(/\b(?:override|static)\b/) {
          let suffix = member.3 == "func" ? labels(of: body[member.range.upperBound...]) : ""
          found[name, default: []].insert(String(member.4) + suffix)
        }
      }
    }
    return found
  }

  /// The argument labels of a declaration, from its first parenthesis on.
  private static func labels(of text: Substring) -> String {
    guard let start = text.firstIndex(of: "(") else { return "()" }
    var (depth, labels, part, last) = (0, "", "", Character(" "))
    for character in text[start...] {
      defer { last = character }
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || (character == ">" && last != "-") { depth -= 1 }
      if depth == 0 || (depth == 1 && character == ",") {
        let label = part.trimmingCharacters(in: .whitespacesAndNewlines).prefix {
          $0.isLetter || $0.isNumber || $0 == "_"
        }
        if !label.isEmpty { labels += label + ":" }
        part = ""
      } else if !(depth == 1 && character == "(") {
        part.append(character)
      }
      if depth == 0 { break }
    }
    return "(\(labels))"
  }

  @Test("every class and member is open, except those in the list")
  func list() throws {
    let document = try String(
      contentsOf: Self.folder.appending(path: "SUPPORTED.md"), encoding: .utf8)
    let section = document.components(separatedBy: "\n## What may be overridden\n").last ?? ""
    var listed: [String: Set<String>] = [:]
    for line in section.split(separator: "\n") {
      let names = line.matches(of: /`([^`]+)`/).map { String($0.1) }
      if line.hasPrefix("- `") { listed[names[0]] = Set(names.dropFirst()) }
      if line.hasPrefix("Classes ") { listed["classes"] = Set(names) }
    }
    let sources = try Self.sources()
    let open = Self.members("open", in: sources)
    #expect(open.count > 40 && open["UIView", default: []].count > 50, "no sources were found")
    var closed = Self.members("public", in: sources)
    closed["classes"] = Set(
      sources.flatMap { source in
        source.matches(of: /(?m)^(?:@\S+ )*public (?:final )?class ((?:UI|CA|NS)\w+)/)
          .map { String($0.1) }
      })
    for name in Set(listed.keys).union(closed.keys) {
      let closed = closed[name, default: []].subtracting(open[name, default: []])
      #expect(listed[name, default: []] == closed, "\(name)")
    }
  }

  @Test("every public declaration of the main actor counts as older than Swift 6")
  func mainActor() throws {
    let files = FileManager.default.enumerator(at: Self.folder, includingPropertiesForKeys: nil)
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let source = try String(contentsOf: file, encoding: .utf8)
      for match in source.matches(
        of: /(?m)^ *((?:@\w+ )*)@MainActor((?:\s+@\w+)*)\s+(?:public|open) .*$/)
      {
        count += 1
        let isOlder = match.1.contains("@preconcurrency") || match.2.contains("@preconcurrency")
        #expect(isOlder, "\(file.lastPathComponent): \(match.0)")
      }
    }
    #expect(count > 50, "the sources were not found")
  }

  private final class Spy: UIView {
    var calls: [String] = []
    override func addSubview(_ view: UIView) {
      calls.append("add")
      super.addSubview(view)
    }
    override func setNeedsLayout() {
      calls.append("needs")
      super.setNeedsLayout()
    }
    override func layoutIfNeeded() {
      calls.append("layout")
      super.layoutIfNeeded()
    }
    override func sizeToFit() { calls.append("fit") }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { CGPoint(x: 1, y: 2) }
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0) }
  }

  @Test(
    "an override of a view's method is called")
  func overrides() {
    HeadlessHost().run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let spy = Spy(frame: window.bounds)
      window.addSubview(spy)
      spy.calls = []
      let list = UIScrollView(frame: spy.bounds)
      list.alwaysBounceVertical = true
      spy.addSubview(list)
      #expect(spy.calls.contains("add"))
      spy.sizeToFit()
      spy.layoutIfNeeded()
      #expect(spy.calls.contains("fit") && spy.calls.contains("layout"))
      #expect(spy.convert(CGPoint.zero, to: nil) == CGPoint(x: 1, y: 2))
      #expect(list.safeAreaInsets.top == 9)
    }
  }

  /// A view that shows its code other subviews than it has, as a container with a content view does.
  private final class Wrapper: UIView {
    let inner = UIView()
    override var subviews: [UIView] { inner.subviews }
    override var superview: UIView? { nil }
    override func addSubview(_ view: UIView) { inner.addSubview(view) }
    func install() { super.addSubview(inner) }
  }

  @Test(
    "a view that answers with other subviews, or no superview, still works"
  )
  func tree() {
    let (device, wrapper) = TestDevice.showing { Wrapper() }
    let button = device.run { UIButton(frame: CGRect(x: 20, y: 100, width: 80, height: 40)) }
    device.run {
      wrapper.install()
      wrapper.inner.frame = wrapper.bounds
      wrapper.addSubview(button)
    }
    #expect(wrapper.subviews == [button], "the override isn't asked")
    #expect(wrapper.superview == nil)
    var taps = 0
    device.run { button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside) }
    device.finger.tap(at: CGPoint(x: 40, y: 120))
    #expect(taps == 1, "the button in the wrapper gets no touches")
    #expect(button.convert(CGPoint.zero, to: nil) == CGPoint(x: 20, y: 100))
    let shown = ViewSnapshot(of: wrapper, identifiers: SnapshotIdentifiers())
    #expect(shown.children.map(\.children.count) == [1], "the wrapper is drawn without its subview")
  }

  /// A layer that follows its size, as those of cards and charts do.
  private final class OutlineLayer: CAShapeLayer {
    override var bounds: CGRect {
      didSet { path = UIBezierPath(rect: bounds).cgPath }
    }
  }
  private final class OutlinedView: UIView {
    override class var layerClass: AnyClass { OutlineLayer.self }
  }

  @Test("a subclass of a layer is told of its view's size")
  func layer() throws {
    try HeadlessHost().run {
      let view = OutlinedView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      view.frame.size.width = 50
      let path = try #require((view.layer as? OutlineLayer)?.path)
      #expect(UIBezierPath(cgPath: path).bounds == CGRect(x: 0, y: 0, width: 50, height: 20))
    }
  }

  /// A path that counts its lines, with the initializers that UIKit requires.
  private final class CountingPath: UIBezierPath {
    var lines = 0
    override init() { super.init() }
    required init?(coder: NSCoder) {
      lines = -1
      super.init(coder: coder)
    }
    convenience init(rect: CGRect) {
      self.init()
      move(to: rect.origin)
      addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
    override func addLine(to point: CGPoint) {
      lines += 1
      super.addLine(to: point)
    }
    override func addArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
      clockwise: Bool
    ) { addLine(to: center) }
    override var cgPath: CGPath {
      get { super.cgPath }
      set {
        lines = 0
        super.cgPath = newValue
      }
    }
  }

  @Test("a subclass of a path has its own initializers")
  func path() {
    let path = CountingPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(path.lines == 1)
    path.addArc(
      withCenter: CGPoint(x: 9, y: 4), radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(path.lines == 2 && path.bounds.maxX == 9)
    path.cgPath = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)).cgPath
    #expect(path.lines == 3 && path.bounds == CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(CountingPath(ovalIn: CGRect(x: 0, y: 0, width: 2, height: 2)).lines == 1)
  }

  private final class Presenter: UIViewController {
    var presented: UIViewController?
    var dismissals = 0
    override func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool,
      completion: (() -> Void)? = nil
    ) { presented = viewControllerToPresent }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { dismissals += 1 }
    override var presentedViewController: UIViewController? { presented }
  }

  @Test("a mock controller notes what a screen presents")
  func presenting() {
    let (device, presenter) = TestDevice.showing { Presenter() }
    let other = device.run { UIViewController() }
    let screen: UIViewController = presenter
    screen.present(other, animated: true)
    screen.dismiss(animated: true)
    #expect(presenter.presented === other && presenter.dismissals == 1)
    #expect(screen.presentedViewController === other)
    #expect(other.viewIfLoaded?.window == nil, "the controller is shown in spite of the override")
  }
}
