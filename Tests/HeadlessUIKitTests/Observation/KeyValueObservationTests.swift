import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Key-value observing")
struct KeyValueObservationTests {
  final class CustomScrollView: UIScrollView {}

  @Test("a property is found by the key path of any class that has it")
  func keyPaths() {
    HeadlessHost().run {
      let view = CustomScrollView(frame: .zero)
      var received: [String] = []
      let observations = [
        view.observe(\.contentOffset) { _, _ in received.append("offset") },
        view.observe(\.bounds) { _, _ in received.append("bounds") },
        (view as UIScrollView).observe(\.frame) { _, _ in received.append("frame") },
        (view as UIView).observe(\.isHidden) { _, _ in received.append("hidden") },
        view.panGestureRecognizer.observe(\.state) { _, _ in received.append("state") },
      ]
      view.isHidden = true
      #expect(received == ["hidden"])
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      #expect(received.contains("frame"))
      view.contentSize = CGSize(width: 10, height: 100)
      received = []
      view.contentOffset.y = 5
      #expect(received == ["bounds", "offset"])
      for observation in observations { observation.invalidate() }
    }
  }

  @Test("the options say what a change contains")
  func options() {
    HeadlessHost().run {
      let view = UIView(frame: .zero)
      var received: [String] = []
      func record(_ name: String) -> (UIView, NSKeyValueObservedChange<Bool>) -> Void {
        { _, change in
          let values = [change.oldValue, change.newValue].map { $0.map(String.init) ?? "-" }
          received.append("\(name) \(values[0]) \(values[1])")
        }
      }
      let observations = [
        view.observe(\.isHidden, changeHandler: record("none")),
        view.observe(\.isHidden, options: .old, changeHandler: record("old")),
        view.observe(\.isHidden, options: [.old, .new, .initial], changeHandler: record("all")),
        view.observe(\.isHidden, options: .initial, changeHandler: record("initial")),
      ]
      #expect(received == ["all - false", "initial - -"])
      received = []
      view.isHidden = true
      #expect(received == ["none - -", "old false -", "all false true", "initial - -"])
      for observation in observations { observation.invalidate() }
    }
  }

  @Test("an observation ends when it is invalidated or released")
  func ends() {
    HeadlessHost().run {
      let view = UIView(frame: .zero)
      var received = 0
      var observation: NSKeyValueObservation? = view.observe(\.isHidden) { _, _ in received += 1 }
      view.isHidden = true
      observation?.invalidate()
      observation?.invalidate()
      view.isHidden = false
      #expect(received == 1)
      observation = view.observe(\.isHidden) { _, _ in received += 1 }
      view.isHidden = true
      observation = nil
      view.isHidden = false
      #expect(received == 2)
    }
  }

  @Test("active observations are counted")
  func counted() {
    let host = HeadlessHost()
    host.run {
      let view = UIScrollView()
      #expect(view.observationCount == 0)
      let first = view.observe(\.contentOffset) { _, _ in }
      var second: NSKeyValueObservation? = view.observe(\.frame) { _, _ in }
      #expect(view.observationCount == 2 && view.panGestureRecognizer.observationCount == 0)
      first.invalidate()
      #expect(view.observationCount == 1)
      withExtendedLifetime(second) {}
      second = nil
      #expect(view.observationCount == 0)
    }
  }

  @Test("values for which Core Animation raises an exception are ignored and reported")
  func notFinite() {
    let host = HeadlessHost()
    var mistakes: [String] = []
    host.onMistake = { mistakes.append($0) }
    host.run {
      let view = UIScrollView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      view.frame.origin.x = .nan
      view.bounds.size.width = .infinity
      view.center.y = .nan
      view.contentOffset.y = .nan
      view.layer.position.x = -.infinity
      view.layer.bounds.size.height = .nan
      #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    #expect(
      mistakes
        == [
          "UIView.frame", "UIView.bounds", "UIView.center", "UIScrollView.contentOffset",
          "CALayer.position", "CALayer.bounds",
        ].map { "\($0) is not finite: the assignment is ignored" })
  }

  @Test("the message for a property that can't be observed says whose it is, and which ones can be")
  func refusal() {
    let message = UIScrollView.refusal(of: \.isPagingEnabled)
    #expect(message.hasPrefix("HeadlessUIKit can't observe this Bool of UIScrollView"))
    #expect(
      message.hasSuffix(
        "contentOffset, contentSize, contentInset, alwaysBounceVertical, alwaysBounceHorizontal, "
          + "frame, bounds, isHidden, state"))
  }

  @Test("observers can be nested")
  func nesting() {
    HeadlessHost().run {
      let view = UIView(frame: .zero)
      var received: [String] = []
      let first = view.observe(\.isHidden, options: .new) { view, change in
        received.append("in \(change.newValue == true)")
        if change.newValue == true { view.isHidden = false }
        received.append("out")
      }
      view.isHidden = true
      #expect(received == ["in true", "in false", "out", "out"])
      first.invalidate()
    }
  }

  /// Three observers. The second removes those with these numbers when it is called.
  @Test(
    "an observer removed during a change isn't called for it",
    arguments: [([0], "012"), ([1], "012"), ([2], "01"), ([0, 1], "012"), ([0, 1, 2], "01")])
  func removal(numbers: [Int], expected: String) {
    HeadlessHost().run {
      let view = UIView(frame: .zero)
      var received = ""
      var observations: [NSKeyValueObservation] = []
      for number in 0..<3 {
        observations.append(
          view.observe(\.isHidden) { _, _ in
            received += "\(number)"
            if number == 1 { for other in numbers { observations[other].invalidate() } }
          })
      }
      view.isHidden = true
      #expect(received == expected)
    }
  }

  @Test("an observer added during a change is called from the next on")
  func addition() {
    HeadlessHost().run {
      let view = UIView(frame: .zero)
      var received: [String] = []
      var late: NSKeyValueObservation?
      let first = view.observe(\.isHidden) { view, _ in
        received.append("first")
        if late == nil { late = view.observe(\.isHidden) { _, _ in received.append("late") } }
      }
      view.isHidden = true
      #expect(received == ["first"])
      view.isHidden = false
      #expect(received == ["first", "first", "late"])
      first.invalidate()
    }
  }

  @Test("an observation doesn't retain its view")
  func memory() {
    HeadlessHost().run {
      weak var released: UIView?
      var observation: NSKeyValueObservation?
      do {
        let view = UIView(frame: .zero)
        released = view
        observation = view.observe(\.frame) { _, _ in }
      }
      #expect(released == nil)
      observation?.invalidate()
    }
  }
}
