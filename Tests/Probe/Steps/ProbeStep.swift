#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// One thing that the probe finds out about a system.
struct ProbeStep: Sendable {
  /// The name in the file: words with hyphens.
  let name: String
  /// Whether somebody's finger decides how far and how fast.
  var needsFinger = false
  let run: @MainActor @Sendable (any ProbeDevice, ProbeLog) async -> Void
}

extension ProbeStep {
  static let all =
    geometry + surroundings + lists + motion + animation + fingers + bars + titles
}

@MainActor
enum Probe {
  /// Performs the steps one after the other.
  static func run(_ steps: [ProbeStep] = ProbeStep.all, on device: any ProbeDevice) async
    -> ProbeLog
  {
    let log = ProbeLog()
    for step in steps {
      log.begin(step.name)
      await step.run(device, log)
    }
    return log
  }
}
