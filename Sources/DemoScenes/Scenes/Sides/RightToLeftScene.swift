import Tug

extension Scene {
  public static let rightToLeft = Scene(
    id: "right-to-left", group: .sides, title: "Right to left",
    summary:
      "The same cards in a right-to-left layout: the leading control is at the right, and its "
      + "arrow is mirrored.",
    screen: { SidesViewController(environment: $0, isMirrored: true) })
}
