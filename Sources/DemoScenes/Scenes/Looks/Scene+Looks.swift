extension Scene {
  /// What controls can look like, and say.
  static let looks: [Scene] = [
    .images, .spinner, .styled, .ownLook, .sides, .languages, .updatedTime,
  ]
}
