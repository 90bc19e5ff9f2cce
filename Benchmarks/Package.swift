// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.iOS(.v15)],
  dependencies: [
    .package(name: "FlexibleHeader", path: ".."), .package(name: "Catalog", path: "../Catalog"),
  ],
  targets: [
    .target(
      name: "Workloads",
      dependencies: [
        .product(name: "HeaderEngine", package: "FlexibleHeader"),
        .product(name: "FlexibleHeader", package: "FlexibleHeader"),
        .product(name: "PortableUIKit", package: "FlexibleHeader"),
      ]),
    .executableTarget(name: "EventCost", dependencies: ["Workloads"]),
    .executableTarget(
      name: "FrameCost",
      dependencies: [
        .product(name: "CatalogScreens", package: "Catalog"),
        .product(name: "CatalogServer", package: "Catalog"),
      ]),
    .executableTarget(
      name: "TableFling", dependencies: [.product(name: "PortableUIKit", package: "FlexibleHeader")]),
  ],
  swiftLanguageModes: [.v6]
)
