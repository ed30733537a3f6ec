// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

// Opens in Xcode and in Swift Playgrounds, as an app. The scenes are those of the playground.
let package = Package(
  name: "TugDemo",
  platforms: [.iOS("16.0")],
  products: [
    .iOSApplication(
      name: "TugDemo",
      targets: ["TugDemo"],
      bundleIdentifier: "org.example.TugDemo",
      teamIdentifier: "",
      displayVersion: "0.1.0",
      bundleVersion: "1",
      accentColor: .presetColor(.blue),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait,
        .landscapeLeft,
        .landscapeRight,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ])
  ],
  dependencies: [
    .package(name: "tug", path: "../.."),
    .package(name: "demo", path: ".."),
  ],
  targets: [
    .executableTarget(
      name: "TugDemo",
      dependencies: [
        .product(name: "Tug", package: "tug"),
        .product(name: "DemoScenes", package: "demo"),
        .product(name: "TugSwiftUI", package: "tug"),
      ],
      path: "Sources",
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")])
  ]
)
