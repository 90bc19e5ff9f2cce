// swift-tools-version: 6.0
import PackageDescription

/// The platforms without Apple's UIKit, on which FlexibleHeader builds against PortableUIKit.
let withoutUIKit = TargetDependencyCondition.when(platforms: [.linux, .android, .windows, .openbsd])

/// Set to build and test the engine alone, for example on a Mac, where `swift build` finds no UIKit.
let isEngineOnly = Context.environment["HEADER_ENGINE_ONLY"] != nil

let package = Package(
  name: "FlexibleHeader",
  platforms: [.iOS(.v15)],
  products: [.library(name: "HeaderEngine", targets: ["HeaderEngine"])],
  targets: [
    .target(name: "HeaderEngine"),
    .testTarget(name: "HeaderEngineTests", dependencies: ["HeaderEngine"]),
  ],
  swiftLanguageModes: [.v6]
)

if !isEngineOnly {
  package.products += [
    .library(name: "FlexibleHeader", targets: ["FlexibleHeader"]),
    .library(name: "HeaderTesting", targets: ["HeaderTesting"]),
  ]
  package.targets += [
    .target(name: "FlexibleHeader", dependencies: ["HeaderEngine"]),
    .target(name: "HeaderTesting", dependencies: ["FlexibleHeader", "HeaderEngine"]),
    .testTarget(name: "FlexibleHeaderTests", dependencies: ["FlexibleHeader", "HeaderTesting"]),
    .testTarget(name: "HeaderTestingTests", dependencies: ["HeaderTesting"]),
  ]
}

// On a Mac there is UIKit, in Xcode. Elsewhere the portable one takes its place.
#if !os(macOS)
  if !isEngineOnly {
    package.products += [
      .library(name: "PortableUIKit", targets: ["PortableUIKit"]),
      .library(name: "UIKitShim", targets: ["UIKit", "QuartzCore", "_Testing_UIKit"]),
    ]
    package.targets += [
      .target(name: "PortableUIKit", path: "PortableUIKit/Sources/PortableUIKit"),
      // Named like Apple's modules, for sources that import those.
      .target(name: "UIKit", dependencies: ["PortableUIKit"], path: "PortableUIKit/Sources/UIKit"),
      .target(name: "QuartzCore", dependencies: ["PortableUIKit"], path: "PortableUIKit/Sources/QuartzCore"),
      .target(name: "_Testing_UIKit", path: "PortableUIKit/Sources/_Testing_UIKit"),
      .testTarget(
        name: "PortableUIKitTests", dependencies: ["PortableUIKit"],
        path: "PortableUIKit/Tests/PortableUIKitTests"),
    ]
    for target in package.targets
    where ["FlexibleHeader", "HeaderTesting", "FlexibleHeaderTests"].contains(target.name) {
      target.dependencies.append(.target(name: "UIKit", condition: withoutUIKit))
    }
  }
#endif
