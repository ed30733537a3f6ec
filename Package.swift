// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny")
]

let package = Package(
  name: "tug",
  defaultLocalization: "en",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    // No executable: SwiftPM fetches what the products of a package need, and only that, so that
    // an app would get the playground's packages with it. `tugtool` is built by its target's name.
    .library(name: "Tug", targets: ["Tug"]),
    // For code that was written for SVPullToRefresh: its calls, on Tug.
    .library(name: "TugSVPullToRefresh", targets: ["TugSVPullToRefresh"]),
    // For those who test screens where there is no UIKit, and for Benchmarks.
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit", "HeadlessDriver"]),
    // For those who turn a recorded trace into a test, and for Fuzzing.
    .library(name: "TraceReplay", targets: ["TraceReplay", "SeededRandom"]),
    // Which page to load, and what becomes of it: without Tug, UIKit or the network.
    .library(name: "Paging", targets: ["Paging"]),
    // The screens of the demo, for the app in Examples.
    .library(name: "DemoScenes", targets: ["DemoScenes"]),
  ],
  dependencies: [
    // None of these reaches an app: the library product `Tug` uses none of them, and SwiftPM does
    // not even fetch them (bin/check-consumer).
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    // The pure layers: no Foundation, no UIKit, no clock; they also compile as Embedded Swift.
    .target(
      name: "CScrollMath", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "ScrollPhysics", dependencies: ["CScrollMath"], swiftSettings: settings),
    .target(name: "RefreshCore", swiftSettings: settings),

    // The recorder writes it, and the replay reads it (docs/replay.md).
    .target(name: "TraceFormat", swiftSettings: settings),
    // A machine that also compiles as Embedded Swift, and a feed on the main actor around it.
    .target(name: "Paging", swiftSettings: settings),

    // For what is made up: posts, random traces, tests.
    .target(name: "SeededRandom", swiftSettings: settings),

    // The library that apps link. On iOS it is RefreshCore, TraceFormat and Tug, and nothing else.
    .target(
      name: "Tug",
      dependencies: [
        "RefreshCore", "TraceFormat",
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
      ],
      swiftSettings: settings),

    .target(name: "TugSVPullToRefresh", dependencies: ["Tug"], swiftSettings: settings),

    // The UIKit that runs where there is none, and the finger that moves it.
    .target(
      name: "HeadlessUIKit", dependencies: ["ScrollPhysics"], exclude: ["SUPPORTED.md"],
      swiftSettings: settings),
    .target(
      name: "HeadlessDriver", dependencies: ["HeadlessUIKit", "ScrollPhysics"],
      swiftSettings: settings),

    // Plays what was recorded of a scroll view on Tug's controls (docs/replay.md).
    .target(
      name: "TraceReplay",
      dependencies: ["SeededRandom", "TraceFormat", "Tug", "HeadlessDriver"],
      swiftSettings: settings),

    // The playground: scenes in UIKit code, a feed to load, a server, a page.
    .target(name: "DemoScenes", dependencies: ["Paging", "Tug"], swiftSettings: settings),
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
        .product(name: "Logging", package: "swift-log"),
      ],
      // A link to Sources/DemoScenes: the page shows the scenes' code. Processed one by one, so
      // that a build copies each file that has changed.
      exclude: ["SceneSources/Scene.swift", "SceneSources/Scene+All.swift"],
      sources: ["Picture", "Protocol", "Server", "Session", "Stream"],
      resources: [.copy("Web"), .process("SceneSources")],
      swiftSettings: settings),
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
    .testTarget(
      name: "TugTests",
      dependencies: ["Tug", "HeadlessDriver", "TraceReplay", "AllocationCounter", "SeededRandom"],
      swiftSettings: settings),
    .testTarget(
      name: "TugSVPullToRefreshTests", dependencies: ["TugSVPullToRefresh", "HeadlessDriver"],
      swiftSettings: settings),
    // A feed and a naive model of it, side by side, for PagingTests, pagingsoak and Fuzzing.
    .target(
      name: "PagingModel", dependencies: ["Paging", "SeededRandom"],
      path: "Tests/PagingTests/Model", swiftSettings: settings),
    // Feeds with random events; the figures are in docs/reliability.md.
    .executableTarget(
      name: "pagingsoak", dependencies: ["PagingModel"], path: "Tests/PagingTests/Soak",
      swiftSettings: settings),
    // The machine with concrete types, since Embedded Swift checks no others (bin/embedded).
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
    // The code and the links in the pages for people.
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["Paging", "Tug", "TugSVPullToRefresh", "HeadlessDriver", "DemoScenes"],
      swiftSettings: settings),
    .testTarget(
      name: "TraceFormatTests", dependencies: ["TraceFormat"], swiftSettings: settings),
    .testTarget(
      name: "TraceReplayTests",
      dependencies: ["TraceReplay", "TraceFormat", "Tug", "HeadlessDriver", "AllocationCounter"],
      resources: [.copy("Traces")],
      swiftSettings: settings),
    .testTarget(
      name: "DemoScenesTests",
      dependencies: [
        "DemoScenes", "Paging", "Tug", "HeadlessDriver", "FeedServer",
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
      dependencies: ["FeedServer", "WebServing", .product(name: "GRDB", package: "GRDB.swift")],
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
