// swift-tools-version: 6.0
import PackageDescription

// The tests of Tug that need no finger (Tests/TugTests/OnBoth), on the real UIKit of a simulator. A
// package of its own, so that Xcode builds them, Tug, and nothing else. Off Apple's phones it runs
// them on HeadlessUIKit, as the package above does.
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
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")])
  ]
)
