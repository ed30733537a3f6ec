/// A measured task in one of its variants.
@MainActor
public struct Workload {
  /// The task. Workloads with the same title are compared with the first of them.
  public let title: String
  public let variant: String
  /// The number of operations in one run. More than one if one is too short to measure.
  public let operations: Int
  /// Prepares a run. Not measured.
  public let start: () -> Session

  public struct Session {
    /// The measured work.
    public let run: () -> Void
    /// Restores the initial state. Not measured.
    public let restore: () -> Void

    init(restore: @escaping () -> Void = {}, run: @escaping () -> Void) {
      self.run = run
      self.restore = restore
    }
  }

  public var name: String { "\(title): \(variant)" }

  public static let all =
    machines + offsets + arming + motions + attaching + layouts + tables

  /// The workloads whose memory is measured.
  public static let small = machines + offsets + attaching + [attachingViews]
}
