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

let package = Package(
  name: "tug",
  defaultLocalization: "en",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    // No executable: SwiftPM fetches exactly the packages that the products need, so an app would
    // get the playground's packages. `tugtool` is built by its target's name.
    .library(name: "Tug", targets: ["Tug"]),
    // The end of a scroll, and its direction.
    .library(name: "TugScrolling", targets: ["TugScrolling"]),
    // For code written for SVPullToRefresh: its API, implemented with Tug.
    .library(name: "TugSVPullToRefresh", targets: ["TugSVPullToRefresh"]),
    // The same controls on SwiftUI's lists and scroll views.
    .library(name: "TugSwiftUI", targets: ["TugSwiftUI"]),
    // For testing screens without UIKit, and for Benchmarks.
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit", "HeadlessDriver"]),
    // Records the events of a scroll view in an app, for a bug report (docs/replay.md).
    .library(name: "TugTrace", targets: ["TugTrace"]),
    // For turning a recorded trace into a test, and for Fuzzing.
    .library(name: "TraceReplay", targets: ["TraceReplay", "SeededRandom"]),
    // Which page to load, and the resulting list, without Tug, UIKit, or the network.
    .library(name: "Paging", targets: ["Paging"]),
    // The screens of the demo, for the app in Examples.
    .library(name: "DemoScenes", targets: ["DemoScenes"]),
  ],
  dependencies: [
    // None of these reaches an app: the library product `Tug` doesn't use them, and SwiftPM doesn't
    // even fetch them (bin/check-consumer).
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    // The pure layers: no Foundation, no UIKit, no clock; they also compile as Embedded Swift.
    .target(
      name: "CScrollMath", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "ScrollPhysics", dependencies: ["CScrollMath"], swiftSettings: testedSettings),
    .target(name: "RefreshCore", swiftSettings: testedSettings),

    // The format that the recorder writes and the replay reads (docs/replay.md).
    .target(name: "TraceFormat", swiftSettings: testedSettings),
    // A machine that also compiles as Embedded Swift, and a feed on the main actor around it.
    .target(name: "Paging", swiftSettings: settings),

    // For generated posts, random traces, and tests.
    .target(name: "SeededRandom", swiftSettings: testedSettings),

    // The library that apps link. On iOS it is RefreshCore and Tug, and nothing else.
    .target(
      name: "Tug",
      dependencies: [
        "RefreshCore",
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
      ],
      // What Apple asks of a library that uses user defaults. Xcode finds it in the app's bundles.
      resources: [.copy("PrivacyInfo.xcprivacy")],
      swiftSettings: testedSettings),

    .target(name: "TugSVPullToRefresh", dependencies: ["Tug"], swiftSettings: settings),
    // Observes a scroll view, with or without a control.
    .target(name: "TugScrolling", dependencies: ["Tug"], swiftSettings: settings),
    // The recorder. An app links it only where it records.
    .target(
      name: "TugTrace", dependencies: ["RefreshCore", "TraceFormat", "Tug"],
      swiftSettings: testedSettings),
    // Modifiers for SwiftUI. Without SwiftUI, what is left is the part that finds the scroll view.
    .target(name: "TugSwiftUI", dependencies: ["Tug"], swiftSettings: settings),

    // UIKit for platforms without it, and the finger that moves it.
    .target(
      name: "HeadlessUIKit", dependencies: ["ScrollPhysics"], exclude: ["SUPPORTED.md"],
      swiftSettings: testedSettings),
    .target(
      name: "HeadlessDriver", dependencies: ["HeadlessUIKit", "ScrollPhysics"],
      swiftSettings: testedSettings),

    // Plays recordings of a scroll view on Tug's controls (docs/replay.md).
    .target(
      name: "TraceReplay",
      dependencies: [
        "RefreshCore", "SeededRandom", "TraceFormat", "Tug", "TugTrace", "HeadlessDriver",
      ],
      swiftSettings: testedSettings),

    // The playground: scenes in UIKit code, a feed to load, a server, a page.
    .target(
      name: "DemoScenes",
      dependencies: ["Paging", "Tug", "TugScrolling", "TugSVPullToRefresh", "TugSwiftUI"],
      swiftSettings: settings),
    .target(
      name: "WebServing",
      dependencies: [
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      swiftSettings: settings),
    .target(
      name: "FeedServer",
      dependencies: [
        "SeededRandom", "WebServing", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings),
    .target(
      name: "Playground",
      dependencies: [
        "WebServing", "FeedServer", "DemoScenes", "HeadlessDriver", "TraceReplay", "Tug",
        "TugTrace",
        .product(name: "Logging", package: "swift-log"),
      ],
      // A link to Sources/DemoScenes, because the page shows the scenes' code. Processed one by
      // one, so that a build copies each changed file.
      exclude: ["SceneSources/Scene.swift", "SceneSources/Scene+All.swift"],
      sources: ["Picture", "Protocol", "Server", "Session", "Stream"],
      resources: [.copy("Web"), .process("SceneSources")],
      swiftSettings: testedSettings),
    .executableTarget(
      name: "tugtool",
      dependencies: [
        "Playground", "FeedServer", "TraceReplay", "WebServing",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ],
      path: "Sources/TugTool",
      swiftSettings: settings),

    // Plays random traces and checks the invariants (bin/test, bin/soak).
    .executableTarget(
      name: "tugsoak", dependencies: ["TraceReplay"], path: "Sources/TugSoak",
      swiftSettings: settings),

    // Counts heap allocations; only test targets depend on it.
    .target(name: "AllocationCounter", path: "Tests/Support/AllocationCounter"),
    // A client that speaks HTTP and WebSocket byte by byte, for the tests of servers.
    .target(
      name: "WebTesting",
      dependencies: [
        "WebServing",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      path: "Tests/Support/WebTesting", swiftSettings: settings),
    .testTarget(
      name: "ScrollPhysicsTests", dependencies: ["ScrollPhysics", "AllocationCounter"],
      swiftSettings: settings),
    .testTarget(
      name: "RefreshCoreTests",
      dependencies: ["RefreshCore", "AllocationCounter", "SeededRandom"],
      swiftSettings: settings),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: ["HeadlessUIKit", "HeadlessDriver", "AllocationCounter", "SeededRandom"],
      swiftSettings: settings),
    // What UIKit is asked by the app of Tests/Probe, asked of HeadlessUIKit, and its answers beside
    // the recordings.
    .target(
      name: "ProbeSteps",
      dependencies: [
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS]))
      ],
      path: "Tests/Probe/Steps", swiftSettings: settings),
    .testTarget(
      name: "ProbeTests", dependencies: ["ProbeSteps", "HeadlessDriver"],
      path: "Tests/Probe/Tests", swiftSettings: settings),
    // Fifteen screens written as apps write them, and their tests, in both language modes. The folder
    // of the first target is a link to that of the second.
    .testTarget(
      name: "AppScreensSwift5", dependencies: ["HeadlessUIKit", "HeadlessDriver"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "AppScreensSwift6", dependencies: ["HeadlessUIKit", "HeadlessDriver"]),
    .testTarget(
      name: "TugTests",
      dependencies: [
        "Tug", "TugScrolling", "TugTrace", "HeadlessDriver", "TraceReplay", "AllocationCounter",
        "SeededRandom",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "TugSVPullToRefreshTests", dependencies: ["TugSVPullToRefresh", "HeadlessDriver"],
      swiftSettings: settings),
    .testTarget(
      name: "TugSwiftUITests",
      dependencies: ["TugSwiftUI", "HeadlessDriver", "Paging", "SeededRandom"],
      swiftSettings: settings),
    // A feed and a naive model of it, side by side, for PagingTests, pagingsoak and Fuzzing.
    .target(
      name: "PagingModel", dependencies: ["Paging", "SeededRandom"],
      path: "Tests/PagingTests/Model", swiftSettings: settings),
    // Feeds with random events.
    .executableTarget(
      name: "pagingsoak", dependencies: ["PagingModel"], path: "Tests/PagingTests/Soak",
      swiftSettings: settings),
    // The machine with concrete types, because Embedded Swift checks only those (bin/embedded).
    .target(
      name: "PagingEmbedded", dependencies: ["Paging"], path: "Tests/PagingTests/Embedded",
      swiftSettings: settings),
    .testTarget(
      name: "PagingTests", dependencies: ["Paging", "PagingModel", "SeededRandom"],
      exclude: ["Documentation", "Embedded", "Model", "Soak"], swiftSettings: settings),
    // The code in Paging's pages.
    .testTarget(
      name: "PagingDocumentationTests", dependencies: ["Paging", "Tug"],
      path: "Tests/PagingTests/Documentation", swiftSettings: settings),
    // The code and the links in the pages for readers.
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Paging", "Tug", "TugSVPullToRefresh", "TugScrolling", "TugTrace", "HeadlessDriver",
        "DemoScenes",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "TraceFormatTests", dependencies: ["TraceFormat"], swiftSettings: settings),
    .testTarget(
      name: "TraceReplayTests",
      dependencies: [
        "TraceReplay", "TraceFormat", "Tug", "TugTrace", "HeadlessDriver", "AllocationCounter",
      ],
      resources: [.copy("Traces")],
      swiftSettings: settings),
    .testTarget(
      name: "DemoScenesTests",
      dependencies: [
        "DemoScenes", "Paging", "Tug", "TugSVPullToRefresh", "HeadlessDriver", "FeedServer",
        .product(name: "InMemoryLogging", package: "swift-log"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "WebServingTests",
      dependencies: [
        "WebServing", "WebTesting",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "FeedServerTests",
      dependencies: [
        "FeedServer", "WebServing", .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: [
        "Playground", "SeededRandom", "WebServing", "WebTesting", "DemoScenes", "HeadlessDriver",
        "Tug",
      ],
      swiftSettings: settings),
  ]
)
