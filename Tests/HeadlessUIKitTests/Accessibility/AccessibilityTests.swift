import Foundation
import HeadlessUIKit
import Testing

/// An observer of the process's notifications, until it is released.
private final class Listener: @unchecked Sendable {
  // Accessed only on the main actor, where the notifications of this suite are posted.
  private(set) var count = 0
  private var token: (any NSObjectProtocol)?

  init(_ name: NSNotification.Name) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] _ in self?.count += 1
    }
  }

  deinit { token.map(NotificationCenter.default.removeObserver) }
}

@MainActor
@Suite("Accessibility and haptics of a host", .serialized)
struct AccessibilityTests {
  @Test("VoiceOver and Reduce Motion are settings of a host, and posted")
  func settings() {
    let (host, other) = (HeadlessHost(), HeadlessHost())
    let motion = Listener(UIAccessibility.reduceMotionStatusDidChangeNotification)
    let voiceOver = Listener(UIAccessibility.voiceOverStatusDidChangeNotification)
    let bold = Listener(UIAccessibility.boldTextStatusDidChangeNotification)
    let size = Listener(UIContentSizeCategory.didChangeNotification)
    let shapes = Listener(UIAccessibility.buttonShapesEnabledStatusDidChangeNotification)
    host.accessibility.isReduceMotionEnabled = true
    host.accessibility.buttonShapesEnabled = true
    host.accessibility.isVoiceOverRunning = true
    host.accessibility.isVoiceOverRunning = true
    host.updateTraits { $0.legibilityWeight = .bold }
    host.updateTraits { $0.preferredContentSizeCategory = .small }
    #expect(motion.count >= 1 && voiceOver.count >= 1 && bold.count >= 1 && size.count >= 1)
    host.run {
      #expect(UIAccessibility.isVoiceOverRunning && UIAccessibility.isReduceMotionEnabled)
      #expect(UIAccessibility.buttonShapesEnabled && shapes.count >= 1)
      let label = UILabel()
      label.attributedText = NSAttributedString(
        string: "Text", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
      let underline = label.attributedText?.attribute(.underlineStyle, at: 0, effectiveRange: nil)
      #expect(underline as? Int == 1)
      label.text = "Text"
      #expect(label.attributedText?.attributes(at: 0, effectiveRange: nil)[.underlineStyle] == nil)
    }
    other.run {
      #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
    }
  }

  @Test("notifications to VoiceOver are recorded while it runs")
  func posts() {
    let host = HeadlessHost()
    host.run { UIAccessibility.post(notification: .announcement, argument: "Unheard") }
    host.accessibility.isVoiceOverRunning = true
    host.run {
      UIAccessibility.post(notification: .announcement, argument: "Heard")
      UIAccessibility.post(notification: .screenChanged, argument: nil)
    }
    #expect(host.accessibility.announcements == ["Heard"])
    #expect(host.accessibility.posts.map(\.notification) == [.announcement, .screenChanged])
  }

  @Test("an element describes itself and has actions")
  func elements() {
    let view = UIView()
    #expect(view.accessibilityTraits == .none && !view.isAccessibilityElement)
    #expect(!view.accessibilityActivate() && !view.accessibilityScroll(.up))
    var calls = 0
    let action = UIAccessibilityCustomAction(name: "Refresh") { _ in
      calls += 1
      return true
    }
    view.accessibilityCustomActions = [action]
    #expect(view.accessibilityCustomActions?.first?.actionHandler?(action) == true)
    #expect(calls == 1)
  }

  @Test("an announcement has a priority and a language, and may wait")
  func announcements() {
    let host = HeadlessHost()
    host.accessibility.isVoiceOverRunning = true
    let text = NSAttributedString(
      string: "Geladen",
      attributes: [
        .accessibilitySpeechQueueAnnouncement: true, .accessibilitySpeechLanguage: "de",
        .accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.low,
      ])
    host.run {
      UIAccessibility.post(notification: .announcement, argument: text)
      UIAccessibility.post(notification: .announcement, argument: "Plain")
    }
    #expect(host.accessibility.announcements == ["Geladen", "Plain"])
    #expect(host.accessibility.posts.map(\.isQueued) == [true, false])
    #expect(host.accessibility.posts.map(\.priority) == [.low, .default])
    #expect(host.accessibility.posts.map(\.language) == ["de", nil])
  }

  @Test("the focus goes to the element of a layout change, and stays without one")
  func focus() {
    final class Element: UIView {
      var changes: [Bool] = []
      override func accessibilityElementDidBecomeFocused() { changes.append(true) }
      override func accessibilityElementDidLoseFocus() { changes.append(false) }
    }
    let host = HeadlessHost()
    host.accessibility.isVoiceOverRunning = true
    host.run {
      let (one, other) = (Element(), Element())
      host.accessibility.focusedElement = one
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
      UIAccessibility.post(notification: .announcement, argument: "Text")
      #expect(one.accessibilityElementIsFocused() && !other.accessibilityElementIsFocused())
      UIAccessibility.post(notification: .layoutChanged, argument: other)
      #expect(!one.accessibilityElementIsFocused() && other.accessibilityElementIsFocused())
      #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView === other)
      #expect(one.changes == [true, false] && other.changes == [true])
    }
  }

  @Test("Switch Control, Voice Control, and the keyboard reach what can be used")
  func reachability() {
    let host = HeadlessHost()
    let root = UIView()
    let (button, text, own, dimmed, clear) = (UIView(), UIView(), UIView(), UIView(), UIView())
    for view in [button, text, own, dimmed, clear] {
      view.isAccessibilityElement = true
      root.addSubview(view)
    }
    for view in [button, dimmed, clear] { view.accessibilityTraits = .button }
    dimmed.accessibilityTraits.insert(.notEnabled)
    own.accessibilityRespondsToUserInteraction = true
    clear.alpha = 0
    button.addSubview(UIView())
    let record = host.accessibility
    #expect(record.elements(in: root, for: .voiceOver) == [button, text, own, dimmed])
    for technology in AssistiveTechnology.allCases where technology != .voiceOver {
      #expect(record.elements(in: root, for: technology) == [button, own])
    }
    root.isHidden = true
    #expect(record.elements(in: root, for: .voiceOver).isEmpty)
  }

  @Test("the app's languages and tables of strings are settings of a host")
  func bundle() {
    var bundle = AppBundle(localizations: ["en", "de", "pt-PT"], preferences: ["fr", "de-AT"])
    #expect(bundle.preferredLocalizations.first == "de")
    bundle.tables = ["de": ["Texts": ["key": "Wort"]]]
    #expect(bundle.localizedString(forKey: "key", value: nil, table: "Texts") == "Wort")
    #expect(bundle.localizedString(forKey: "other", value: "-", table: "Texts") == "-")
    #expect(bundle.localizedString(forKey: "other", value: "", table: "Texts") == "other")
    #expect(bundle.localizedString(forKey: "key", value: nil, table: "Missing") == "key")
    bundle.preferences = ["fr"]
    #expect(bundle.preferredLocalizations == ["en"])
    bundle.preferences = ["pt-PT", "de"]
    #expect(bundle.preferredLocalizations.first == "pt-PT")
  }

  @Test("impacts are recorded with their intensity and time")
  func haptics() {
    let host = HeadlessHost()
    let generator = host.run { UIImpactFeedbackGenerator(style: .light) }
    generator.prepare()
    host.advance(by: 1)
    generator.impactOccurred()
    generator.impactOccurred(intensity: 2)
    #expect(host.haptics.prepareCount == 1)
    #expect(
      host.haptics.impacts == [
        .init(style: .light, intensity: 1, time: 1), .init(style: .light, intensity: 1, time: 1),
      ])
    #expect(HeadlessHost().haptics.impacts.isEmpty)
  }

  @Test("an app has one object of each class, separate from another app's")
  func appObjects() {
    final class AppObject {}
    let (host, other) = (HeadlessHost(), HeadlessHost())
    let object = host.appObject { AppObject() }
    #expect(host.appObject { AppObject() } === object)
    #expect(other.appObject { AppObject() } !== object)
  }
}
