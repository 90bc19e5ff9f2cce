// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that counting needs to build neither the catalog nor the library for benchmarks.
let package = Package(
  name: "Counts",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Workloads", targets: ["Workloads"])],
  dependencies: [.package(name: "FlexibleHeader", path: "../..")],
  targets: [
    .target(
      name: "Workloads",
      dependencies: [
        .product(name: "HeaderEngine", package: "FlexibleHeader"),
        .product(name: "FlexibleHeader", package: "FlexibleHeader"),
        .product(name: "FlexibleHeaderMigration", package: "FlexibleHeader"),
        .product(name: "PortableUIKit", package: "FlexibleHeader"),
      ]),
    .executableTarget(name: "EventCost", dependencies: ["Workloads"]),
  ],
  swiftLanguageModes: [.v6]
)
