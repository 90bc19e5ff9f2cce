// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Catalog",
  platforms: [.iOS(.v15)],
  products: [
    .library(name: "CatalogServer", targets: ["CatalogServer"]),
    .executable(name: "catalog", targets: ["catalog"]),
  ],
  dependencies: [
    .package(name: "FlexibleHeader", path: ".."),
    .package(name: "CatalogScreens", path: "../CatalogScreens"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    // The engine of the static page. Scripts/build-site-engine compiles it to WebAssembly.
    .target(
      name: "SiteEngine",
      dependencies: [.product(name: "HeaderEngine", package: "FlexibleHeader")], path: "Site/Engine"),
    .target(
      name: "CatalogCommands",
      dependencies: [
        .product(name: "CatalogScreens", package: "CatalogScreens"), "CatalogServer", "SiteEngine",
        .product(name: "HeaderTesting", package: "FlexibleHeader"),
      ]),
    .target(
      name: "CatalogServer",
      dependencies: [
        .product(name: "CatalogScreens", package: "CatalogScreens"),
        .product(name: "HeaderTesting", package: "FlexibleHeader"),
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      resources: [.copy("Resources/Page")]),
    .executableTarget(
      name: "catalog",
      dependencies: [
        "CatalogCommands", "CatalogServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    .testTarget(
      name: "CatalogScreensTests",
      dependencies: [
        .product(name: "CatalogScreens", package: "CatalogScreens"),
        .product(name: "HeaderTesting", package: "FlexibleHeader"),
      ]),
    .testTarget(name: "CatalogCommandsTests", dependencies: ["CatalogCommands"]),
    // The code that the page writes, compiled as an app compiles it.
    .target(
      name: "HeaderCodeFixtures", dependencies: [.product(name: "FlexibleHeader", package: "FlexibleHeader")],
      path: "Tests/HeaderCodeFixtures",
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    .testTarget(name: "CatalogServerTests", dependencies: ["CatalogServer", "HeaderCodeFixtures"]),
  ],
  swiftLanguageModes: [.v6]
)

// On a Mac there is UIKit, in Xcode. Elsewhere the portable one takes its place, under the same name.
#if !os(macOS)
  for target in package.targets where target.name == "CatalogCommands" {
    target.dependencies.append(.product(name: "OriginalTraces", package: "FlexibleHeader"))
  }
  for target in package.targets where target.name == "HeaderCodeFixtures" {
    target.dependencies.append(.product(name: "UIKitShim", package: "FlexibleHeader"))
  }
#endif
