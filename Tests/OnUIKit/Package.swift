// swift-tools-version: 6.0
import PackageDescription

// The tests of Tug that need no finger (Tests/TugTests/OnBoth), on the real UIKit of a simulator. A
// package of its own, so that Xcode builds them, Tug, and nothing else. Off Apple's phones it runs
// them on HeadlessUIKit, as the package above does.
let package = Package(
  name: "OnUIKit",
  platforms: [.iOS(.v15), .macOS(.v13)],
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
