// swift-tools-version: 6.0
import PackageDescription

// A package of its own: nobody who builds Tug builds a benchmark harness.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "tug", path: ".."),
    .package(url: "https://github.com/google/swift-benchmark", from: "0.1.2"),
  ],
  targets: [
    .target(
      name: "Workloads",
      dependencies: [
        .product(name: "Tug", package: "tug"),
        .product(name: "HeadlessUIKit", package: "tug"),
        .product(name: "RefreshCore", package: "tug"),
      ]),
    .executableTarget(
      name: "Timing",
      dependencies: [
        "Workloads", .product(name: "Benchmark", package: "swift-benchmark"),
      ]),
    .executableTarget(name: "Instructions", dependencies: ["Workloads"]),
    // A package of its own would be too much: it needs Paging, and nothing else of Tug.
    .executableTarget(
      name: "PagingCost",
      dependencies: [.product(name: "Paging", package: "tug"), "AllocationCounter"]),
    // The tests' counter, by a link: it is no product of the package above.
    .target(name: "AllocationCounter"),
    .executableTarget(name: "Memory", dependencies: ["Workloads", "AllocationCounter"]),
  ]
)
