import HeadlessDriver
import Testing
import Tug

@testable import Playground

@MainActor
@Suite("The changes of a view tree")
struct TreeDifferTests {
  private let identifiers = SnapshotIdentifiers()
  private let device = TestDevice { UIViewController() }
  private let tree: UIView

  /// A root of 100 × 50 points with a box that contains another box.
  init() {
    tree = device.run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      let box = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 30))
      box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      box.accessibilityIdentifier = "box"
      box.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
      root.addSubview(box)
      return root
    }
  }

  private var snapshot: ViewSnapshot { ViewSnapshot(of: tree, identifiers: identifiers) }

  @Test("are at first the whole tree without default values")
  func first() throws {
    var stream = TreeDiffer()
    let change = stream.change(to: snapshot)
    #expect(
      try change.set.map { try $0.sortedJSON() } == [
        #"{"c":[2],"f":[0,0,100,50],"id":1,"name":"UIView"}"#,
        ##"{"bg":"#ff0000","c":[3],"f":[10,5,20,30],"id":2,"label":"box","name":"UIView"}"##,
        #"{"f":[1,2,3,4],"id":3,"name":"UIView"}"#,
      ])
    #expect(change.remove.isEmpty)
  }

  @Test("are empty for a tree that hasn't changed")
  func same() {
    var stream = TreeDiffer()
    _ = stream.change(to: snapshot)
    #expect(stream.change(to: snapshot).isEmpty)
    var almost = snapshot
    almost.children[0].frame.origin.x += 0.00001
    #expect(stream.change(to: almost).isEmpty)
  }

  @Test("have only the changed keys of a node, with null for a return to the default")
  func changes() throws {
    var stream = TreeDiffer()
    var next = snapshot
    // In the corner that is clipped below.
    next.children[0].children[0].background = next.children[0].background
    _ = stream.change(to: next)
    next.children[0].alpha = 0.5
    next.children[0].clips = true
    next.children[0].cornerRadius = 8
    #expect(try only(stream.change(to: next)) == #"{"a":0.5,"clip":true,"id":2,"r":8}"#)

    next.children[0].transform = CGAffineTransform(scaleX: 2, y: 3)
    next.children[0].boundsOrigin = CGPoint(x: 0, y: -64)
    #expect(try only(stream.change(to: next)) == #"{"id":2,"m":[2,0,0,3,0,0],"o":[0,-64]}"#)

    next.children[0].isHidden = true
    next.children[0].background = nil
    next.children[0].label = nil
    #expect(try only(stream.change(to: next)) == #"{"bg":null,"h":true,"id":2,"label":null}"#)

    next.children[0].alpha = 1
    next.children[0].clips = false
    next.children[0].cornerRadius = 0
    next.children[0].transform = .identity
    next.children[0].boundsOrigin = .zero
    next.children[0].isHidden = false
    next.children[0].frame = .zero
    #expect(
      try only(stream.change(to: next))
        == #"{"a":null,"clip":null,"f":null,"h":null,"id":2,"m":null,"o":null,"r":null}"#)
  }

  @Test("have the new content of a node, and null for the old kind of content")
  func content() throws {
    var stream = TreeDiffer()
    let (label, spinner) = device.run {
      (UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20)), UIActivityIndicatorView())
    }
    device.run {
      label.text = "Hello"
      tree.addSubview(label)
      spinner.startAnimating()
    }
    let first = stream.change(to: snapshot)
    #expect(try first.set.last?.sortedJSON().contains(#""lines":[{"s":"Hello","#) == true)
    device.run { label.text = "Bye" }
    let changed = try only(stream.change(to: snapshot))
    #expect(changed.contains(#""s":"Bye""#))
    #expect(!changed.contains(#""f":"#))

    var next = snapshot
    next.children[1].content = ViewSnapshot(of: spinner, identifiers: identifiers).content
    let spins = try only(stream.change(to: next))
    #expect(spins.contains(#""spinner":{"color":"#))
    #expect(spins.contains(#""text":null"#))
  }

  @Test("have the shadow of a view, with its outline if it has one")
  func shadow() throws {
    var stream = TreeDiffer()
    _ = stream.change(to: snapshot)
    let layer = tree.subviews[0].layer
    device.run { (layer.shadowOpacity, layer.shadowRadius) = (0.2, 4) }
    #expect(
      try only(stream.change(to: snapshot))
        == #"{"id":2,"shadow":{"blur":4,"color":"rgba(0,0,0,0.2)","x":0,"y":-3}}"#)
    device.run {
      layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).cgPath
    }
    #expect(try only(stream.change(to: snapshot)).contains(#""d":"M0 0L1 0L1 1L0 1Z""#))
    device.run { layer.shadowOpacity = 0 }
    #expect(try only(stream.change(to: snapshot)) == #"{"id":2,"shadow":null}"#)
  }

  @Test("list the removed nodes, and the moved nodes with their parents only")
  func removal() throws {
    var stream = TreeDiffer()
    _ = stream.change(to: snapshot)
    var next = snapshot
    let inner = next.children[0].children.removeFirst()
    next.children.append(inner)
    let moved = stream.change(to: next)
    #expect(
      try moved.set.map { try $0.sortedJSON() } == [#"{"c":[2,3],"id":1}"#, #"{"c":null,"id":2}"#])
    #expect(moved.remove.isEmpty)

    next.children = []
    let gone = stream.change(to: next)
    #expect(gone.remove == [2, 3])
    #expect(try gone.set.map { try $0.sortedJSON() } == [#"{"c":null,"id":1}"#])
    #expect(!gone.isEmpty)

    stream.reset()
    #expect(stream.change(to: next).set.map(\.node.id) == [1])
  }

  private func only(_ change: TreeDiffer.Change) throws -> String {
    #expect(change.remove.isEmpty)
    #expect(change.set.count == 1)
    return try #require(change.set.first).sortedJSON()
  }
}
