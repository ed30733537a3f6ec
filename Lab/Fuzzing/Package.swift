// swift-tools-version: 6.0
import PackageDescription

// A package of its own, since everything in it, including Tug, is built with libFuzzer's counters
// (bin/fuzz).
let package = Package(
  name: "fuzzing",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "tug", path: "../..")],
  targets: [
    .executableTarget(
      name: "FuzzTraces",
      dependencies: [.product(name: "TraceReplay", package: "tug")]),
    .executableTarget(
      name: "FuzzPaging",
      dependencies: ["PagingCore"],
      // What plays random steps.
      exclude: [
        "Model/FeedComparison.swift", "Model/RandomServer.swift", "Model/RandomSteps.swift",
      ]),
    // A link to the sources of Paging, whose machine other packages cannot use.
    .target(name: "PagingCore"),
  ]
)
