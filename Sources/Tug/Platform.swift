// The only file that chooses UIKit or HeadlessUIKit. Every other file of Tug and of the scenes is the
// same on a phone and on Linux.
#if canImport(UIKit)
  // Older SDKs import constants as variables, which cannot be read in Swift 6 without this.
  @_exported @preconcurrency import UIKit
  import os
#else
  @_exported import HeadlessUIKit
#endif

#if canImport(UIKit)
  /// Calls back at each frame until the callback returns false. HeadlessUIKit has one of its own,
  /// because a display link takes a selector.
  @MainActor
  package final class FrameLink: NSObject {
    private let onFrame: () -> Bool
    private var link: CADisplayLink?

    package init(on view: UIView, onFrame: @escaping () -> Bool) {
      self.onFrame = onFrame
      super.init()
    }

    /// Starts with the next frame. A link that is running continues, and keeps itself alive.
    package func start() {
      guard link == nil else { return }
      let link = CADisplayLink(target: self, selector: #selector(frameCame))
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    @objc private func frameCame() {
      guard !onFrame() else { return }
      link?.invalidate()
      link = nil
    }
  }
#endif

#if canImport(UIKit)
  /// Calls back at each frame of a motion, with the time of the frame, until the callback returns false.
  ///
  /// Asks for 120 frames a second where the display has them. On an iPhone, the app has to allow more
  /// than 60 with `CADisableMinimumFrameDurationOnPhone` in its Info.plist. No frame comes while the view
  /// is outside of a window.
  @MainActor
  final class MotionLink: NSObject {
    private weak var view: UIView?
    private let onFrame: (TimeInterval) -> Bool
    /// Ends the frames; `nil` while none are requested.
    private var end: (() -> Void)?

    private static var frameRates: CAFrameRateRange {
      CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
    }

    init(on view: UIView, onFrame: @escaping (TimeInterval) -> Bool) {
      self.view = view
      self.onFrame = onFrame
      super.init()
    }

    /// Starts with the next frame. A link that is running continues.
    func start() {
      guard end == nil, let view else { return }
      // Catalyst lacks the class, and so do SDKs before iOS 18, which lack the module SwiftUICore, too.
      #if canImport(SwiftUICore) && !targetEnvironment(macCatalyst)
        if #available(iOS 18, tvOS 18, visionOS 2, *) {
          let link = UIUpdateLink(view: view) { [weak self] _, info in
            self?.frameCame(at: info.modelTime)
          }
          link.requiresContinuousUpdates = true
          link.preferredFrameRateRange = Self.frameRates
          link.isEnabled = true
          end = { link.isEnabled = false }
          return
        }
      #endif
      startDisplayLink()
    }

    private func startDisplayLink() {
      let link = CADisplayLink(target: self, selector: #selector(displayLinkFired))
      #if !os(visionOS)
        link.preferredFrameRateRange = Self.frameRates
      #endif
      link.add(to: .main, forMode: .common)
      end = { link.invalidate() }
    }

    /// The frame shows at its target: at its timestamp, the first one would show the content where it was.
    @objc private func displayLinkFired(_ link: CADisplayLink) {
      frameCame(at: link.targetTimestamp)
    }

    private func frameCame(at time: TimeInterval) {
      if !onFrame(time) { stop() }
    }

    /// Stops at once.
    func stop() {
      end?()
      end = nil
    }
  }

  /// Calls back once after a delay, whether or not frames are drawn. HeadlessUIKit has one of its own,
  /// on the clock of a host.
  @MainActor
  final class DelayedCall {
    private var timer: Timer?

    init(on view: UIView) {}

    /// Starts the delay, in place of the one before.
    func start(after seconds: TimeInterval, _ call: @escaping @MainActor () -> Void) {
      cancel()
      let timer = Timer(timeInterval: seconds, repeats: false) { _ in
        MainActor.assumeIsolated { call() }
      }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }

    func cancel() {
      timer?.invalidate()
      timer = nil
    }
  }

  extension UIView {
    /// Whether the view's window is in the background, where no frames are drawn.
    var isInBackground: Bool { window?.windowScene?.activationState == .background }

    /// Whether large titles lie in lists, rather than in the bar, which grows with a pull.
    var hasTitlesInContent: Bool {
      if #available(iOS 26, *) { true } else { false }
    }

    /// Whether the height is that of a phone in landscape.
    var isCompactHeight: Bool { traitCollection.verticalSizeClass == .compact }
  }
#else
  /// Calls back at each frame of a motion, with the time of the frame, until the callback returns false.
  @MainActor
  final class MotionLink {
    private let link: FrameLink

    init(on view: UIView, onFrame: @escaping (TimeInterval) -> Bool) {
      link = FrameLink(on: view) { onFrame(CACurrentMediaTime()) }
    }

    /// Starts with the next frame. A link that is running continues.
    func start() { link.start() }

    /// Stops at once.
    func stop() { link.stop() }
  }

  extension UIView {
    /// Whether the view's window is in the background, where no frames are drawn.
    var isInBackground: Bool { host.isInBackground }

    /// Whether large titles lie in lists, rather than in the bar, which grows with a pull.
    var hasTitlesInContent: Bool { host.behavior.largeTitles == .inContent }

    /// Whether the height is that of a phone in landscape.
    var isCompactHeight: Bool { window?.bounds.isCompactHeight ?? false }
  }
#endif

#if canImport(UIKit)
  /// Calls back at each tap.
  package final class TapRecognizer: UITapGestureRecognizer {
    private let onTap: () -> Void

    package init(onTap: @escaping () -> Void) {
      self.onTap = onTap
      super.init(target: nil, action: nil)
      addTarget(self, action: #selector(tapped))
    }

    @objc private func tapped() { onTap() }
  }
#else
  /// Calls back at each tap, without a target and an action: there are no selectors here.
  package final class TapRecognizer: UITapGestureRecognizer {
    package init(onTap: @escaping () -> Void) {
      super.init()
      onStateChange = { if $0.state == .ended { onTap() } }
    }
  }
#endif

extension DateFormatter {
  /// Whether formatters know the words for today and yesterday. On Linux they don't: today's times have no date.
  static var namesDays: Bool {
    #if os(Linux)
      false
    #else
      true
    #endif
  }
}

/// Constants of UIKit that only this file can read (see the import).
@MainActor
enum AccessibilityConstants {
  static var button: UIAccessibilityTraits { .button }
  static var updatesFrequently: UIAccessibilityTraits { .updatesFrequently }
  static var dimmedButton: UIAccessibilityTraits { [.button, .notEnabled] }
  static var staticText: UIAccessibilityTraits { .staticText }
  static var announcement: UIAccessibility.Notification { .announcement }
  static var layoutChanged: UIAccessibility.Notification { .layoutChanged }

  /// A text to be spoken in its language: after the announcement before, and with a low priority, unless something
  /// else is said.
  static func announcement(
    _ text: String, in language: String, isQueued: Bool, isLow: Bool
  ) -> NSAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [
      .accessibilitySpeechLanguage: language, .accessibilitySpeechQueueAnnouncement: isQueued,
    ]
    // Observation stands for an SDK of iOS 17, as in NewerSystems.swift.
    #if canImport(Observation)
      if #available(iOS 17, tvOS 17, *), isLow {
        attributes[.accessibilitySpeechAnnouncementPriority] = UIAccessibilityPriority.low
      }
    #endif
    return NSAttributedString(string: text, attributes: attributes)
  }
}

#if canImport(UIKit)
  extension NotificationCenter {
    /// The queue on which controls hear of the system, which may post on any thread.
    static var systemQueue: OperationQueue? { .main }
  }
#else
  extension NotificationCenter {
    /// HeadlessUIKit posts on the main actor. On Linux, Foundation does not know its thread as the main one,
    /// and would wait for itself.
    static var systemQueue: OperationQueue? { nil }
  }
#endif

/// The app's languages, and its tables of strings.
@MainActor
enum MainBundle {
  #if canImport(UIKit)
    static var preferredLocalizations: [String] { Bundle.main.preferredLocalizations }

    static func localizedString(forKey key: String, value: String, table: String) -> String {
      Bundle.main.localizedString(forKey: key, value: value, table: table)
    }
  #else
    static var preferredLocalizations: [String] {
      HeadlessHost.current.bundle.preferredLocalizations
    }

    static func localizedString(forKey key: String, value: String, table: String) -> String {
      HeadlessHost.current.bundle.localizedString(forKey: key, value: value, table: table)
    }
  #endif
}

#if canImport(UIKit)
  extension LanguageSetting {
    /// The setting of the app, of which a device has one in each process.
    static let current = LanguageSetting()
  }

  extension WarningSetting {
    static let current = WarningSetting()
  }
#else
  extension LanguageSetting {
    /// The setting of the app, of which each host has one.
    static var current: LanguageSetting {
      HeadlessHost.current.appObject { LanguageSetting() }
    }
  }

  extension WarningSetting {
    static var current: WarningSetting {
      HeadlessHost.current.appObject { WarningSetting() }
    }
  }
#endif

#if canImport(UIKit)
  extension RefreshWarning {
    /// Writes the warning where a developer without a handler sees it.
    func log() {
      Logger(subsystem: "Tug", category: "Refresher").warning("\(description, privacy: .public)")
    }
  }

  /// Whether the code runs where UIKit may be used. The compiler doesn't know of calls in Swift 5 mode.
  package enum MainThread {
    package static var isCurrent: Bool { Thread.isMainThread }
  }
#else
  extension RefreshWarning {
    /// Tests ask for warnings by a handler.
    func log() {}
  }

  /// Whether the code runs on the main actor, of which Foundation does not know on Linux.
  package enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    package static var isCurrent: Bool {
      Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
    }
  }
#endif

#if canImport(UIKit)
  /// An interval in Instruments for each run, named "refresh" or "load": from the start of its opening
  /// to its result. Instruments shows it under the subsystem "Tug".
  @MainActor
  struct RunSignpost {
    private static let signposter = OSSignposter(subsystem: "Tug", category: "Refresher")
    private var interval: (role: RefreshRole, state: OSSignpostIntervalState)?

    mutating func begin(_ role: RefreshRole) {
      end()
      let state =
        switch role {
        case .refresh: Self.signposter.beginInterval("refresh")
        case .load: Self.signposter.beginInterval("load")
        }
      interval = (role, state)
    }

    /// Ends the interval. Does nothing without one.
    mutating func end() {
      switch interval {
      case (.refresh, let state)?: Self.signposter.endInterval("refresh", state)
      case (.load, let state)?: Self.signposter.endInterval("load", state)
      case nil: break
      }
      interval = nil
    }
  }
#else
  /// The intervals that Instruments would show on a device. A test that assigns an empty list gets them.
  @MainActor
  final class SignpostLog {
    var entries: [String]?

    static var current: SignpostLog { HeadlessHost.current.appObject { SignpostLog() } }
  }

  /// An interval for each run, named "refresh" or "load": from the start of its opening to its result.
  @MainActor
  struct RunSignpost {
    private var role: RefreshRole?

    mutating func begin(_ role: RefreshRole) {
      end()
      self.role = role
      SignpostLog.current.entries?.append("\(role) begins")
    }

    /// Ends the interval. Does nothing without one.
    mutating func end() {
      if let role { SignpostLog.current.entries?.append("\(role) ends") }
      role = nil
    }
  }
#endif
