// swift-tools-version: 6.0
// Two libraries as they are written for iOS, and tests of them that run without a simulator.
import PackageDescription

/// On iOS the sources import Apple's modules, elsewhere those of the shim.
let uiKit = Target.Dependency.product(
  name: "UIKitShim", package: "FlexibleHeader",
  condition: .when(platforms: [.linux, .android, .windows, .openbsd]))

let package = Package(
  name: "HeadlessTests",
  platforms: [.iOS(.v15)],
  products: [
    .library(name: "Anchorage", targets: ["Anchorage"]), .library(name: "Cards", targets: ["Cards"]),
  ],
  dependencies: [.package(name: "FlexibleHeader", path: "../../..")],
  targets: [
    .target(name: "Anchorage", dependencies: [uiKit], swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "Cards", dependencies: ["Anchorage", uiKit]),
    .testTarget(name: "AnchorageTests", dependencies: ["Anchorage"]),
    .testTarget(name: "CardsTests", dependencies: ["Cards"]),
  ],
  swiftLanguageModes: [.v6]
)
