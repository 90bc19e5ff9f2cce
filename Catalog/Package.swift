// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Catalog",
  platforms: [.iOS(.v15)],
  products: [
    .executable(name: "catalog", targets: ["catalog"]),
    .library(name: "CatalogScreens", targets: ["CatalogScreens"]),
  ],
  dependencies: [
    .package(name: "FlexibleHeader", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "CatalogScreens",
      dependencies: [.product(name: "FlexibleHeader", package: "FlexibleHeader")],
      resources: [.copy("Resources/landscape.png")]),
    .target(
      name: "CatalogCommands",
      dependencies: [
        "CatalogScreens", .product(name: "HeaderTesting", package: "FlexibleHeader"),
      ]),
    .executableTarget(
      name: "catalog",
      dependencies: [
        "CatalogCommands", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    .testTarget(
      name: "CatalogScreensTests",
      dependencies: ["CatalogScreens", .product(name: "HeaderTesting", package: "FlexibleHeader")]),
    .testTarget(name: "CatalogCommandsTests", dependencies: ["CatalogCommands"]),
  ],
  swiftLanguageModes: [.v6]
)
