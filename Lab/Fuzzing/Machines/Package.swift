// swift-tools-version: 6.0
import PackageDescription

// A package apart from the other fuzzer: the machine's declarations are visible to their own package
// only, so its sources are linked here.
let package = Package(
  name: "fuzzing-machines",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "RefreshCore", swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    .target(name: "SeededRandom"),
    .executableTarget(
      name: "FuzzMachines", dependencies: ["RefreshCore", "SeededRandom"],
      exclude: ["Property/RandomSequenceTests.swift"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
  ]
)
