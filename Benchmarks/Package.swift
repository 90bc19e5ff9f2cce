// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [
    .package(name: "FlexibleHeader", path: ".."),
    .package(name: "Catalog", path: "../Catalog"),
    .package(name: "CatalogScreens", path: "../CatalogScreens"),
    .package(name: "Counts", path: "Counts"),
    // Without its traits, it counts no allocations. Scripts/event-cost does.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .target(
      name: "MainActorBenchmark", dependencies: [.product(name: "Benchmark", package: "benchmark")]),
    .benchmark("ScrollEvents", dependencies: [.product(name: "Workloads", package: "Counts")]),
    .benchmark("TableFrames", dependencies: [.product(name: "PortableUIKit", package: "FlexibleHeader")]),
    .benchmark(
      "CatalogFrames",
      dependencies: [
        .product(name: "CatalogScreens", package: "CatalogScreens"),
        .product(name: "CatalogServer", package: "Catalog"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

extension Target {
  /// A program of benchmarks. The library looks for programs in the folder `Benchmarks`.
  static func benchmark(_ name: String, dependencies: [Dependency]) -> Target {
    .executableTarget(
      name: name,
      dependencies: dependencies + ["MainActorBenchmark", .product(name: "Benchmark", package: "benchmark")],
      path: "Benchmarks/\(name)", plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
  }
}
