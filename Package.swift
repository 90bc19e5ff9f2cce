// swift-tools-version: 6.0
import PackageDescription

/// Where there is no UIKit of Apple's, FlexibleHeader stands on the portable one.
let withoutUIKit = TargetDependencyCondition.when(platforms: [.linux, .android, .windows, .openbsd])

let package = Package(
  name: "FlexibleHeader",
  platforms: [.iOS(.v15)],
  products: [
    .library(name: "HeaderEngine", targets: ["HeaderEngine"]),
    .library(name: "PortableUIKit", targets: ["PortableUIKit"]),
  ],
  targets: [
    .target(name: "HeaderEngine"),
    .target(name: "PortableUIKit"),

    .testTarget(name: "HeaderEngineTests", dependencies: ["HeaderEngine"]),
    .testTarget(name: "PortableUIKitTests", dependencies: ["PortableUIKit"]),
  ],
  swiftLanguageModes: [.v6]
)
