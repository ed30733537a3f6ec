/// Something to measure, in one of its cases.
@MainActor
public struct Workload {
  /// What is done; workloads with the same title are compared with the first of them.
  public let title: String
  public let variant: String
  /// How many operations one run makes: many where one is too short for a clock.
  public let operations: Int
  /// Sets the scene, which is not measured.
  public let start: () -> Session

  public struct Session {
    /// What is measured.
    public let run: () -> Void
    /// Puts the scene back to where it was; not measured.
    public let restore: () -> Void

    init(restore: @escaping () -> Void = {}, run: @escaping () -> Void) {
      self.run = run
      self.restore = restore
    }
  }

  public var name: String { "\(title): \(variant)" }

  public static let all = machines + offsets + attaching + layouts + tables

  /// Those of which the memory is of interest.
  public static let small = machines + offsets + attaching + [attachingViews]
}
