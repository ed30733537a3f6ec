// swift-tools-version: 6.0
import PackageDescription

// A separate package, so that building Tug does not build the benchmark harness.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "tug", path: "../.."),
    .package(url: "https://github.com/google/swift-benchmark", from: "0.1.2"),
  ],
  targets: [
    // With a link to the rules of Tug, whose declarations other packages cannot use.
    .target(
      name: "Workloads",
      dependencies: [
        .product(name: "Tug", package: "tug"),
        .product(name: "HeadlessUIKit", package: "tug"),
      ]),
    .executableTarget(
      name: "Timing",
      dependencies: [
        "Workloads", .product(name: "Benchmark", package: "swift-benchmark"),
      ]),
    .executableTarget(name: "Instructions", dependencies: ["Workloads"]),
    // Needs Paging, and nothing else of Tug.
    .executableTarget(name: "PagingCost", dependencies: ["PagingCore", "AllocationCounter"]),
    // A link to the sources of Paging, whose machine other packages cannot use.
    .target(name: "PagingCore"),
    // A link to the tests' counter, which is not a product of the package above.
    .target(name: "AllocationCounter"),
    .executableTarget(name: "Memory", dependencies: ["Workloads", "AllocationCounter"]),
  ]
)
