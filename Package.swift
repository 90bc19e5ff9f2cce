// swift-tools-version: 6.0
import PackageDescription

/// Where there is no UIKit of Apple's, FlexibleHeader stands on the portable one.
let withoutUIKit = TargetDependencyCondition.when(platforms: [.linux, .android, .windows, .openbsd])

let package = Package(
  name: "FlexibleHeader",
  platforms: [.iOS(.v15)],
  products: [
    .library(name: "HeaderEngine", targets: ["HeaderEngine"]),
    .library(name: "FlexibleHeader", targets: ["FlexibleHeader"]),
    .library(name: "PortableUIKit", targets: ["PortableUIKit"]),
    .library(name: "HeaderTesting", targets: ["HeaderTesting"]),
  ],
  targets: [
    .target(name: "HeaderEngine"),
    .target(
      name: "FlexibleHeader",
      dependencies: ["HeaderEngine", .target(name: "PortableUIKit", condition: withoutUIKit)]),
    .target(name: "PortableUIKit"),
    .target(
      name: "HeaderTesting",
      dependencies: ["FlexibleHeader", .target(name: "PortableUIKit", condition: withoutUIKit)]),

    .testTarget(name: "HeaderEngineTests", dependencies: ["HeaderEngine"]),
    .testTarget(name: "FlexibleHeaderTests", dependencies: ["FlexibleHeader", "HeaderTesting"]),
    .testTarget(name: "PortableUIKitTests", dependencies: ["PortableUIKit"]),
    .testTarget(name: "HeaderTestingTests", dependencies: ["HeaderTesting"]),
  ],
  swiftLanguageModes: [.v6]
)
