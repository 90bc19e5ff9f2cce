// swift-tools-version: 6.0
import PackageDescription

// The screens are a package without downloads, so that the iOS app needs none. Their tests are in the package Catalog.
let package = Package(
  name: "CatalogScreens",
  platforms: [.iOS(.v15)],
  products: [.library(name: "CatalogScreens", targets: ["CatalogScreens"])],
  dependencies: [.package(name: "FlexibleHeader", path: "..")],
  targets: [
    .target(
      name: "CatalogScreens",
      dependencies: [.product(name: "FlexibleHeader", package: "FlexibleHeader")],
      // As in new apps: importing FlexibleHeader and UIKit has to be enough.
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])
  ],
  swiftLanguageModes: [.v6]
)

// On a Mac there is UIKit, in Xcode. Elsewhere the portable one takes its place, under the same name.
#if !os(macOS)
  for target in package.targets {
    target.dependencies.append(.product(name: "UIKitShim", package: "FlexibleHeader"))
  }
#endif
