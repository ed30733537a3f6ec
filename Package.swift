// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny")
]

// Of the modules in which tests spend their time. Only bin/lib/setup.sh sets the variable: SwiftPM refuses a
// dependency with unsafe flags. Assertions are still checked.
let testedSettings: [SwiftSetting] =
  Context.environment["TUG_OPTIMIZES_TESTED_MODULES"] == nil
  ? settings : settings + [.unsafeFlags(["-O", "-assert-config", "Debug"])]

/// A module in the folder of what runs without UIKit.
func headless(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Headless/\(name)", exclude: exclude,
    swiftSettings: testedSettings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource]? = nil) -> Target {
  .testTarget(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

let package = Package(
  name: "tug",
  defaultLocalization: "en",
  platforms: [.iOS(.v15), .macOS(.v13), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .library(name: "Tug", targets: ["Tug"]),
    // The same controls on SwiftUI's lists and scroll views.
    .library(name: "TugSwiftUI", targets: ["TugSwiftUI"]),
    // A whole screen of SwiftUI for a feed of Paging.
    .library(name: "TugPaging", targets: ["TugPaging"]),
    // More of a feed in SwiftUI alone, on every system that has it.
    .library(name: "PagingUI", targets: ["PagingUI"]),
    // Which page to load, and the resulting list, without Tug, UIKit, or the network.
    .library(name: "Paging", targets: ["Paging"]),
    // The end of a scroll, and its direction, with or without a control.
    .library(name: "TugScrolling", targets: ["TugScrolling"]),
    // For code written for SVPullToRefresh: its API, implemented with Tug.
    .library(name: "TugSVPullToRefresh", targets: ["TugSVPullToRefresh"]),
    // For code written for MJRefresh: its API, implemented with Tug.
    .library(name: "TugMJRefresh", targets: ["TugMJRefresh"]),
    // Records the events of a scroll view in an app, for a bug report (docs/replay.md).
    .library(name: "TugTrace", targets: ["TugTrace"]),
    // For testing screens without UIKit.
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit", "HeadlessDriver"]),
    // For turning a recorded trace into a test.
    .library(name: "TraceReplay", targets: ["TraceReplay", "SeededRandom"]),
  ],
  targets: [
    // The library that apps link. On iOS it imports no other target.
    .target(
      name: "Tug",
      dependencies: [
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS]))
      ],
      // What Apple asks of a library that uses user defaults. Xcode finds it in the app's bundles.
      resources: [.copy("PrivacyInfo.xcprivacy")],
      swiftSettings: testedSettings),
    // Without SwiftUI, what is left is the part that finds the scroll view.
    .target(name: "TugSwiftUI", dependencies: ["Tug"], swiftSettings: settings),
    .target(name: "TugPaging", dependencies: ["TugSwiftUI", "Paging"], swiftSettings: settings),
    .target(name: "Paging", swiftSettings: settings),
    // The rules of Tug's automatic footer, for lists without a scroll view of UIKit's.
    .target(name: "TugRules", swiftSettings: settings),
    .target(name: "PagingUI", dependencies: ["TugRules", "Paging"], swiftSettings: settings),
    .target(name: "TugScrolling", dependencies: ["Tug"], swiftSettings: settings),
    .target(name: "TugSVPullToRefresh", dependencies: ["Tug"], swiftSettings: settings),
    // What Swift can't say of MJRefresh's API: an open enumeration, constants, macros.
    .target(name: "TugMJRefreshC"),
    // In Swift 5 mode: Swift 6 stops a program that ends a refresh on another thread through Objective-C.
    .target(
      name: "TugMJRefresh", dependencies: ["Tug", "TugMJRefreshC"],
      swiftSettings: settings + [.swiftLanguageMode(.v5)]),
    .target(name: "TugTrace", dependencies: ["Tug"], swiftSettings: testedSettings),

    // UIKit for platforms without it, the finger that moves it, and recordings that move it.
    .target(
      name: "CScrollMath", path: "Sources/Headless/CScrollMath",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    headless("ScrollPhysics", ["CScrollMath"]),
    headless("SeededRandom"),
    headless("HeadlessUIKit", ["ScrollPhysics"], exclude: ["SUPPORTED.md"]),
    headless("HeadlessDriver", ["HeadlessUIKit", "ScrollPhysics"]),
    headless("TraceReplay", ["SeededRandom", "Tug", "TugTrace", "HeadlessDriver"]),

    // Counts heap allocations; only test targets depend on it.
    .target(name: "AllocationCounter", path: "Tests/Support/AllocationCounter"),
    tests("RulesTests", ["Tug", "AllocationCounter", "SeededRandom"]),
    tests(
      "TugTests",
      [
        "Tug", "TugScrolling", "TugTrace", "HeadlessDriver", "TraceReplay", "AllocationCounter",
        "SeededRandom",
      ]),
    tests("TugSwiftUITests", ["TugPaging", "TugSwiftUI", "PagingUI", "TugRules", "HeadlessDriver", "SeededRandom"]),
    .testTarget(
      name: "PagingTests", dependencies: ["Paging", "SeededRandom"], exclude: ["Documentation"],
      swiftSettings: settings),
    // The code in Paging's pages, which has types of an app's own.
    .testTarget(
      name: "PagingDocumentationTests", dependencies: ["Paging", "Tug", "HeadlessDriver"],
      path: "Tests/PagingTests/Documentation", swiftSettings: settings),
    tests("MigrationTests", ["TugMJRefresh", "TugSVPullToRefresh", "HeadlessDriver", "SeededRandom"]),
    tests("HeadlessUIKitTests", ["HeadlessUIKit", "HeadlessDriver", "AllocationCounter", "SeededRandom"]),
    tests(
      "TraceReplayTests",
      ["TraceReplay", "Tug", "TugMJRefresh", "TugTrace", "HeadlessDriver", "AllocationCounter"],
      resources: [.copy("Traces")]),
    // The code and the links in the pages for readers.
    tests("DocumentationTests", ["Paging", "Tug", "TugSVPullToRefresh", "TugScrolling", "TugTrace", "HeadlessDriver"]),
  ]
)
