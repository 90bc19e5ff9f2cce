// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "FlexibleHeader", path: "..")],
  targets: [
    .executableTarget(
      name: "EventCost",
      dependencies: [
        .product(name: "HeaderEngine", package: "FlexibleHeader"),
        .product(name: "FlexibleHeader", package: "FlexibleHeader"),
        .product(name: "PortableUIKit", package: "FlexibleHeader"),
      ]),
    .executableTarget(
      name: "TableFling", dependencies: [.product(name: "PortableUIKit", package: "FlexibleHeader")]),
  ],
  swiftLanguageModes: [.v6]
)
