// swift-tools-version: 6.0
import PackageDescription

/// The platforms without Apple's UIKit, on which FlexibleHeader builds against PortableUIKit.
let withoutUIKit = TargetDependencyCondition.when(platforms: [.linux, .android, .windows, .openbsd])

/// Set to build and test the engine alone, for example on a Mac, where `swift build` finds no UIKit.
let isEngineOnly = Context.environment["HEADER_ENGINE_ONLY"] != nil

/// Set to optimize PortableUIKit in debug builds, too. It takes a minute longer to build, and the tests run in half the time.
let optimizesPortableUIKit = Context.environment["OPTIMIZE_PORTABLE_UIKIT"] != nil

let package = Package(
  name: "FlexibleHeader",
  platforms: [.iOS(.v15)],
  products: [.library(name: "HeaderEngine", targets: ["HeaderEngine"])],
  targets: [
    .target(
      name: "HeaderEngine", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
    .testTarget(name: "HeaderEngineTests", dependencies: ["HeaderEngine"]),
  ],
  swiftLanguageModes: [.v6]
)

if !isEngineOnly {
  package.products += [
    .library(name: "FlexibleHeader", targets: ["FlexibleHeader"]),
    .library(name: "HeaderTesting", targets: ["HeaderTesting"]),
    .library(name: "FlexibleHeaderMigration", targets: ["FlexibleHeaderMigration"]),
    .library(name: "FlexibleHeaderObjC", targets: ["FlexibleHeaderObjC"]),
  ]
  package.targets += [
    .target(name: "FlexibleHeader", dependencies: ["HeaderEngine"]),
    .target(name: "HeaderTesting", dependencies: ["FlexibleHeader", "HeaderEngine"]),
    // Reads and plays recordings of the original libraries. Apps never see it.
    .target(name: "OriginalTraces", dependencies: ["FlexibleHeader", "HeaderEngine", "HeaderTesting"]),
    // Screens on which headers meet, for the tests and for HeaderSessions. Apps never see it.
    .target(name: "CombinedScreens", dependencies: ["FlexibleHeader", "HeaderTesting"]),
    .target(name: "FlexibleHeaderMigration", dependencies: ["FlexibleHeader"]),
    // Empty where there is no Objective-C.
    .target(name: "FlexibleHeaderObjC", dependencies: ["FlexibleHeaderMigration"]),
    .testTarget(
      name: "FlexibleHeaderTests",
      dependencies: ["FlexibleHeader", "FlexibleHeaderMigration", "HeaderTesting"]),
    .testTarget(name: "HeaderTestingTests", dependencies: ["HeaderTesting"]),
    .testTarget(name: "OriginalTracesTests", dependencies: ["OriginalTraces"]),
    .testTarget(name: "CombinedScreensTests", dependencies: ["CombinedScreens"]),
    .testTarget(
      name: "FlexibleHeaderMigrationTests", dependencies: ["FlexibleHeaderMigration", "HeaderTesting"]),
  ]
}

// On a Mac there is UIKit, in Xcode. Elsewhere the portable one takes its place.
#if !os(macOS)
  if !isEngineOnly {
    package.products += [
      .library(name: "PortableUIKit", targets: ["PortableUIKit"]),
      // For the catalog, whose command `replay` plays traces.
      .library(name: "OriginalTraces", targets: ["OriginalTraces"]),
      .library(
        name: "UIKitShim",
        targets: [
          "UIKit", "QuartzCore", "CoreGraphics", "WebKit", "_Testing_UIKit", "_Testing_CoreGraphics",
        ]),
    ]
    package.targets += [
      .target(name: "PortableUIKit", path: "PortableUIKit/Sources/PortableUIKit"),
      // Plays random sessions: swift run -c release HeaderSessions 10000
      .executableTarget(name: "HeaderSessions", dependencies: ["CombinedScreens"]),
      // Named like Apple's modules, for sources that import those.
      .target(
        name: "UIKit", dependencies: ["PortableUIKit", "CoreGraphics"], path: "PortableUIKit/Sources/UIKit"),
      .target(name: "QuartzCore", dependencies: ["PortableUIKit"], path: "PortableUIKit/Sources/QuartzCore"),
      // Swift looks for the overlay of Testing and CoreGraphics wherever UIKit and Testing are imported.
      .target(
        name: "CoreGraphics", dependencies: ["PortableUIKit", "_Testing_CoreGraphics"],
        path: "PortableUIKit/Sources/CoreGraphics"),
      .target(name: "WebKit", dependencies: ["PortableUIKit"], path: "PortableUIKit/Sources/WebKit"),
      .target(name: "_Testing_CoreGraphics", path: "PortableUIKit/Sources/_Testing_CoreGraphics"),
      .target(name: "_Testing_UIKit", path: "PortableUIKit/Sources/_Testing_UIKit"),
      // Runs a function of the tests before the first test, so that each test has a device of its own.
      .target(name: "TestStart", path: "PortableUIKit/Tests/TestStart"),
      .testTarget(
        name: "PortableUIKitTests", dependencies: ["PortableUIKit", "TestStart"],
        path: "PortableUIKit/Tests/PortableUIKitTests"),
    ]
    let usingUIKit = [
      "FlexibleHeader", "HeaderTesting", "OriginalTraces", "CombinedScreens", "FlexibleHeaderMigration",
      "FlexibleHeaderTests", "HeaderTestingTests", "OriginalTracesTests", "CombinedScreensTests",
      "FlexibleHeaderMigrationTests",
    ]
    // SwiftPM compiles a target again when a module changes that it names here. The one named UIKit only exports the
    // portable one, so both are named.
    for target in package.targets where usingUIKit.contains(target.name) {
      target.dependencies += ["UIKit", "PortableUIKit"].map { .target(name: $0, condition: withoutUIKit) }
    }
    // The migration module exports UIKit. In tests, Swift then looks for the overlay of Testing and UIKit.
    for target in package.targets where target.name == "FlexibleHeaderMigration" {
      target.dependencies.append(.target(name: "_Testing_UIKit", condition: withoutUIKit))
    }
    // One compiler for all files of a test target expands each macro once, not once a batch and once for the module.
    // In a fresh clone, that saves two fifths of the time of building the tests; after a change in one file, building takes
    // longer than it did. Apps never build these targets.
    let oneCompiler = [
      "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "2",
      "-no-emit-module-separately-wmo",
    ]
    for target in package.targets where target.type == .test {
      target.swiftSettings = [.unsafeFlags(oneCompiler)]
    }
    // PortableUIKit keeps its assertions when it is optimized.
    for target in package.targets where target.name == "PortableUIKit" && optimizesPortableUIKit {
      target.swiftSettings = [
        .unsafeFlags(["-Osize", "-assert-config", "Debug"] + oneCompiler, .when(configuration: .debug))
      ]
    }
  }
#endif
