// swift-tools-version: 6.0
import PackageDescription

// A package of its own: everything in it, Tug included, is built with libFuzzer's counters
// (bin/fuzz), and nobody who builds Tug builds them.
let package = Package(
  name: "fuzzing",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "tug", path: "..")],
  targets: [
    .executableTarget(
      name: "FuzzTraces",
      dependencies: [.product(name: "TraceReplay", package: "tug")]),
    .executableTarget(
      name: "FuzzMachines",
      dependencies: [
        .product(name: "RefreshCore", package: "tug"),
        .product(name: "TraceReplay", package: "tug"),
      ],
      exclude: ["Property/RandomSequenceTests.swift"]),
    .executableTarget(
      name: "FuzzPaging",
      dependencies: [.product(name: "Paging", package: "tug")],
      exclude: ["Model/RandomSteps.swift"]),
  ]
)
