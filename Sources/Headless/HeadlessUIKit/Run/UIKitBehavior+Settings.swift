import Foundation

extension UIKitBehavior {
  /// A setting, and its other value.
  package struct Setting: Sendable {
    package let name: String
    let change: @Sendable (inout UIKitBehavior) -> Void
  }

  /// All settings but `completions`, whose values are those of single animations. For runs of a whole suite under other values, see `environmentVariable`.
  package static let settings = [
    Setting(name: "assignsOffsetAfterChanges") { $0.assignsOffsetAfterChanges = false },
    Setting(name: "boundsChangeFrame") { $0.boundsChangeFrame = true },
    Setting(name: "autoresizesByFrame") { $0.autoresizesByFrame = false },
    Setting(name: "reloadsAssignContentSize") { $0.reloadsAssignContentSize = false },
    Setting(name: "scrollViewsConsumeSafeArea") { $0.scrollViewsConsumeSafeArea = false },
    Setting(name: "keepsDistanceToSafeArea") { $0.keepsDistanceToSafeArea = false },
    Setting(name: "safeAreaArrival") { $0.safeAreaArrival = .nextTurn },
    Setting(name: "layoutArrival") { $0.layoutArrival = .nextTurn },
    Setting(name: "correctsOffsetBeforeInsetNotice") { $0.correctsOffsetBeforeInsetNotice = false },
    Setting(name: "correctsEndUnderFinger") { $0.correctsEndUnderFinger = true },
    Setting(name: "insetsClampUnderFinger") { $0.insetsClampUnderFinger = true },
    Setting(name: "sizesClampUnderFinger") { $0.sizesClampUnderFinger = true },
    Setting(name: "insetsKeepStart") { $0.insetsKeepStart = true },
    Setting(name: "setOffsetsTellEnds") { $0.setOffsetsTellEnds = false },
    Setting(name: "wheelsDrag") { $0.wheelsDrag = false },
    Setting(name: "wheelNotchDuration") { $0.wheelNotchDuration = 0.07 },
    Setting(name: "entersRangeWithoutWindow") { $0.entersRangeWithoutWindow = false },
    Setting(name: "dragsInOwnCoordinates") { $0.dragsInOwnCoordinates = false },
    Setting(name: "emptyAnimationsEndAtOnce") { $0.emptyAnimationsEndAtOnce = true },
    Setting(name: "animationsLayOutScrollViews") { $0.animationsLayOutScrollViews = false },
    Setting(name: "largeTitles") { $0.largeTitles = .inBar },
    Setting(name: "insetsHideLargeTitles") { $0.insetsHideLargeTitles = true },
    Setting(name: "docksSearchBars") { $0.docksSearchBars = true },
  ]

  /// The environment variable with the names of the settings that have their other value in every new host,
  /// with commas between them; or the number of a row of `rows`.
  package static let environmentVariable = "HEADLESS_UIKIT_BEHAVIOR"

  /// The behavior of a new host.
  static let ofNewHosts: UIKitBehavior = {
    let value = ProcessInfo.processInfo.environment[environmentVariable] ?? ""
    let row = Int(value).flatMap { rows.indices.contains($0) ? rows[$0] : nil }
    return device(with: row ?? value.split(separator: ",").map(String.init))
  }()

  package static func device(with names: [String]) -> UIKitBehavior {
    var behavior = UIKitBehavior.device
    behavior.change(names)
    return behavior
  }

  /// Gives settings their other values.
  package mutating func change(_ names: [String]) {
    for setting in Self.settings where names.contains(setting.name) { setting.change(&self) }
  }

  /// Sets of settings that have their other values, in which each two settings meet in all four combinations.
  ///
  /// Each setting is on in four of the seven rows after the first, and no two in the same ones: any two sets of four
  /// out of seven have an element in common, and each has one that the other lacks. In the first row none is on.
  package static let rows: [[String]] = {
    let columns = (0..<128).filter { $0.nonzeroBitCount == 4 }
    return [[]]
      + (0..<7).map { row in
        zip(settings, columns).filter { $1 >> row & 1 == 1 }.map(\.0.name)
      }
  }()
}
