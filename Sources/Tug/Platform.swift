// These are part of Tug's own API; the machines behind it are not.
@_exported import enum RefreshCore.Arbitration
@_exported import enum RefreshCore.RefreshState
@_exported import enum RefreshCore.ScrollDirection
@_exported import enum RefreshCore.ScrollEvent
@_exported import enum RefreshCore.ShortContent

// The one place that knows which UIKit this is. Every other file of Tug and of the scenes is the
// same on a phone and on Linux.
#if canImport(UIKit)
  // Older SDKs import constants as variables, which Swift 6 does not let anyone read without this.
  @_exported @preconcurrency import UIKit
#else
  @_exported import HeadlessUIKit
  @_exported import Foundation
#endif

#if canImport(UIKit)
  /// Calls back at each frame, until the callback says that it was the last. HeadlessUIKit has one of
  /// its own: a display link takes a selector.
  @MainActor
  final class FrameLink: NSObject {
    private let onFrame: () -> Bool
    private var link: CADisplayLink?

    init(on view: UIView, onFrame: @escaping () -> Bool) {
      self.onFrame = onFrame
      super.init()
    }

    /// The next frame is the first. A link that runs goes on; while it does, it keeps itself alive.
    func start() {
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
  /// Calls back at each tap.
  final class TapRecognizer: UITapGestureRecognizer {
    private let onTap: () -> Void

    init(onTap: @escaping () -> Void) {
      self.onTap = onTap
      super.init(target: nil, action: nil)
      addTarget(self, action: #selector(tapped))
    }

    @objc private func tapped() { onTap() }
  }
#else
  /// Calls back at each tap. There are no selectors here, so there is no target and action.
  final class TapRecognizer: UITapGestureRecognizer {
    init(onTap: @escaping () -> Void) {
      super.init()
      onStateChange = { if $0.state == .ended { onTap() } }
    }
  }
#endif

/// Constants of UIKit that can only be read in this file (see the import).
@MainActor
enum AccessibilityConstants {
  static var button: UIAccessibilityTraits { .button }
  static var updatesFrequently: UIAccessibilityTraits { .updatesFrequently }
  static var announcement: UIAccessibility.Notification { .announcement }
}

#if canImport(UIKit)
  extension LanguageSetting {
    /// That of the app that runs: a phone has one in each process.
    static let current = LanguageSetting()
  }

  extension WarningSetting {
    static let current = WarningSetting()
  }
#else
  extension LanguageSetting {
    /// That of the app that runs: each host has one.
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
