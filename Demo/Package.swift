// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny")
]

let tug = [
  "Tug", "TugScrolling", "TugMJRefresh", "TugSVPullToRefresh", "TugSwiftUI", "TugTrace", "Paging",
]
.map { Target.Dependency.product(name: $0, package: "tug") }
let headless = ["HeadlessUIKit", "TraceReplay"]
  .map { Target.Dependency.product(name: $0, package: "tug") }
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let database = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let network = ["NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket"]
  .map { Target.Dependency.product(name: $0, package: "swift-nio") }

// The demo of Tug: scenes in UIKit code, a feed to load, a server, and a page on which they run.
let package = Package(
  name: "demo",
  platforms: [.iOS(.v15), .macOS(.v13)],
  products: [
    // The scenes, for the app in TugDemo.swiftpm.
    .library(name: "DemoScenes", targets: ["DemoScenes"])
  ],
  dependencies: [
    .package(name: "tug", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .target(name: "DemoScenes", dependencies: tug, swiftSettings: settings),
    .target(name: "WebServing", dependencies: network + [logging], swiftSettings: settings),
    .target(
      name: "FeedServer", dependencies: headless + ["WebServing", database],
      swiftSettings: settings),
    .target(
      name: "Playground",
      dependencies: tug + headless + ["WebServing", "FeedServer", "DemoScenes", logging],
      // A link to Sources/DemoScenes, because the page shows the scenes' code. Processed one by
      // one, so that a build copies each changed file.
      exclude: ["SceneSources/Scene.swift", "SceneSources/Scene+All.swift"],
      sources: ["Picture", "Protocol", "Server", "Session", "Stream"],
      resources: [.copy("Web"), .process("SceneSources")],
      swiftSettings: settings),
    .executableTarget(
      name: "tugtool",
      dependencies: headless + [
        "Playground", "FeedServer", "WebServing", logging,
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/TugTool",
      swiftSettings: settings),

    // A client that speaks HTTP and WebSocket byte by byte, for the tests of servers.
    .target(
      name: "WebTesting", dependencies: network + ["WebServing"], path: "Tests/WebTesting",
      swiftSettings: settings),
    .testTarget(
      name: "DemoScenesTests",
      dependencies: tug + headless + [
        "DemoScenes", "FeedServer", logging,
        .product(name: "InMemoryLogging", package: "swift-log"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "WebServingTests",
      dependencies: network + ["WebServing", "WebTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "FeedServerTests", dependencies: ["FeedServer", "WebServing", database],
      swiftSettings: settings),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: tug + headless + ["Playground", "WebServing", "WebTesting", "DemoScenes"],
      swiftSettings: settings),
  ]
)
