// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny")
]

let headless = Target.Dependency.product(name: "HeadlessUIKit", package: "tug")
let replay = Target.Dependency.product(name: "TraceReplay", package: "tug")

// What tries Tug for long, or asks something else than its tests do.
let package = Package(
  name: "lab",
  platforms: [.iOS(.v15), .macOS(.v13)],
  dependencies: [.package(name: "tug", path: "..")],
  targets: [
    // Plays random traces and checks the invariants (bin/test, bin/soak).
    .executableTarget(
      name: "tugsoak", dependencies: [replay], path: "Sources/TugSoak", swiftSettings: settings),
    // Feeds with random events beside a naive model, which is that of PagingTests.
    .target(name: "PagingModel", dependencies: ["PagingCore", replay], swiftSettings: settings),
    // A link to the sources of Paging, whose machine other packages cannot use.
    .target(name: "PagingCore", swiftSettings: settings),
    .executableTarget(
      name: "pagingsoak", dependencies: ["PagingModel"], path: "Sources/PagingSoak",
      swiftSettings: settings),
    // Paging with concrete types, because Embedded Swift checks only those (bin/embedded).
    .target(name: "PagingEmbedded", dependencies: ["PagingCore"], swiftSettings: settings),
    // What UIKit is asked by the app of Probe, asked of HeadlessUIKit, and its answers beside the
    // recordings.
    .target(
      name: "ProbeSteps",
      dependencies: [
        .product(
          name: "HeadlessUIKit", package: "tug", condition: .when(platforms: [.linux, .macOS]))
      ],
      path: "Probe/Steps", swiftSettings: settings),
    .testTarget(
      name: "ProbeTests", dependencies: ["ProbeSteps", headless], path: "Probe/Tests",
      swiftSettings: settings),
    // Fifteen screens written as apps write them, and their tests, in both language modes. The folder
    // of the first target is a link to that of the second.
    .testTarget(
      name: "AppScreensSwift5", dependencies: [headless],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "AppScreensSwift6", dependencies: [headless]),
  ]
)
