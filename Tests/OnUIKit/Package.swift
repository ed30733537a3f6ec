// swift-tools-version: 6.0
import PackageDescription

// The tests of Tug that don't need a finger (Tests/TugTests/OnBoth), on the real UIKit of a
// simulator. A separate package, so that Xcode builds only these tests and Tug. On other platforms
// they run on HeadlessUIKit, as in the package above.
let package = Package(
  name: "OnUIKit",
  // The time limits of Swift Testing need iOS 16.
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [.package(name: "tug", path: "../..")],
  targets: [
    .testTarget(
      name: "OnUIKitTests",
      dependencies: [
        .product(name: "Tug", package: "tug"),
        .product(
          name: "HeadlessUIKit", package: "tug", condition: .when(platforms: [.linux, .macOS])),
      ],
      path: "Tests",
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    // The SwiftUI screens of the example in a window of the simulator. Nothing of it exists elsewhere.
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        .product(name: "TugSwiftUI", package: "tug", condition: .when(platforms: [.iOS]))
      ],
      path: "SwiftUITests",
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
  ]
)
