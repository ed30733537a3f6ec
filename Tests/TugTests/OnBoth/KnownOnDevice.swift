import Testing

/// Marks a test that fails with what a device is believed to do, until Tug is mended. The test itself
/// says what a user should see, and stays as it is.
struct KnownOnDevice: TestTrait, TestScoping {
  let comment: Comment
  /// Whether the test passes with some of its arguments.
  let isIntermittent: Bool

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await withKnownIssue(comment, isIntermittent: isIntermittent) { try await function() }
  }
}

extension Trait where Self == KnownOnDevice {
  /// - Parameter row: The row of the table of differences between HeadlessUIKit and a device.
  static func knownOnDevice(_ row: String, someArguments: Bool = false) -> Self {
    KnownOnDevice(
      comment: Comment(rawValue: "what a device does, row \(row)"), isIntermittent: someArguments)
  }
}
