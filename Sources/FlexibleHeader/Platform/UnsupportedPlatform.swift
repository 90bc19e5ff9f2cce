// On a Mac, `swift build` builds for macOS, which has no UIKit. The manifest can't distinguish this from a build for
// iOS. tvOS and watchOS lack parts of UIKit that headers need, and a manifest can't exclude them.
#if os(macOS) || os(tvOS) || os(watchOS)
  #error(
    """
    FlexibleHeader needs the UIKit of iOS. Build for iOS, iPadOS, or Mac Catalyst in Xcode, or set HEADER_ENGINE_ONLY=1 \
    to build and test the engine.
    """
  )
#endif
