// swift-tools-version: 6.0
import PackageDescription

/// A libFuzzer target, whose inputs `LLVMFuzzerTestOneInput` receives.
func fuzzer(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: ["FuzzSupport"] + dependencies)
}

let engine = Target.Dependency.product(name: "HeaderEngine", package: "FlexibleHeader")

// Scripts/check fuzz builds the targets with `-sanitize=fuzzer,address` for all modules. See README.md.
let package = Package(
  name: "Fuzz",
  platforms: [.iOS(.v15)],
  dependencies: [.package(name: "FlexibleHeader", path: "..")],
  targets: [
    .target(name: "FuzzSupport", dependencies: [engine]),
    fuzzer("FuzzMaterialHeader", [engine]),
    fuzzer("FuzzHeightBars", [engine]),
    fuzzer("FuzzStretchyHeader", [engine]),
    fuzzer("FuzzSectionedHeader", [engine]),

    // The parts of other targets that read data from outside, by symbolic links: they compile in seconds, and without
    // PortableUIKit or the server.
    .target(name: "Readers", dependencies: [engine]),
    .target(name: "Images"),
    .target(name: "Messages"),
    fuzzer("FuzzReaders", ["Readers"]),
    fuzzer("FuzzImages", ["Images"]),
    fuzzer("FuzzMessages", ["Messages"]),
  ],
  swiftLanguageModes: [.v6]
)
