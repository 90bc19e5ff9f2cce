// On a Mac, `swift build` builds for macOS, which has no UIKit. The manifest can't distinguish this from a build for
// iOS.
#if os(macOS)
  #error(
    "FlexibleHeader needs UIKit. Build for iOS in Xcode, or set HEADER_ENGINE_ONLY=1 to build and test the engine."
  )
#endif
