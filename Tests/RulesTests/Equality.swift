@testable import Tug

/// Compared by what a value says of itself: Tug compares none of these, and each app would pay for it.
public protocol ComparedByText: Equatable {}

extension ComparedByText {
  public static func == (one: Self, other: Self) -> Bool { "\(one)" == "\(other)" }
}

extension RefreshEvent: ComparedByText {}
extension RefreshEffect: ComparedByText {}
extension RefreshMovement: ComparedByText {}
extension RefreshMachine.Snapshot: ComparedByText {}
extension RefreshPhase: ComparedByText {}
extension ControlState: ComparedByText {}
extension RunCycle: ComparedByText {}
extension RunCycle.Step: ComparedByText {}
extension TriggerRules: ComparedByText {}
extension PullRules: ComparedByText {}
extension LoadRules: ComparedByText {}
extension AxisMetrics: ComparedByText {}
extension OffsetPath: ComparedByText {}
extension InertRange: ComparedByText {}
extension OffsetRange: ComparedByText {}
extension PullProgress: ComparedByText {}
extension BeginRequest: ComparedByText {}
