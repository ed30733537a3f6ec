// swift-tools-version: 6.0
import PackageDescription

// A package apart from the other fuzzer: the machine's declarations are visible to their own package
// only, so its sources are linked here.
let package = Package(
  name: "fuzzing-machines",
  platforms: [.macOS(.v13)],
  targets: [
    // The rules alone, which their tests import by this name.
    .target(
      name: "Tug",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"), .unsafeFlags(["-enable-testing"]),
      ]),
    .target(name: "SeededRandom"),
    .executableTarget(
      name: "FuzzMachines", dependencies: ["Tug", "SeededRandom"],
      exclude: ["Property/RandomSequenceTests.swift"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
  ]
)
