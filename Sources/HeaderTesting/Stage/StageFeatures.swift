/// The features of the device that a ``HeaderStage`` runs on.
///
/// The simulated device has all of them. A real window on iOS has none. There, drags, flings, and taps on buttons work without
/// touches: the stage sets offsets, sends the scroll view's delegate its events, and sends actions. Mark tests that need a
/// feature:
///
/// ```swift
/// @Test(.enabled(if: StageFeatures.available.contains(.rotation))) func headerFitsInLandscape() {
///   let stage = HeaderStage { ProfileViewController() }
///   stage.rotate(to: .landscapeLeft)
///   stage.settle()
///   #expect(stage.root.header.frame.width == stage.window.bounds.width)
/// }
/// ```
public struct StageFeatures: OptionSet, Hashable, Sendable {
  /// One bit for each feature.
  public let rawValue: Int

  /// Creates a set of features from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Fingers that send touches to views and gesture recognizers. Without this feature, scroll views don't report that they are
  /// tracked, and a swipe from the edge or a tap on a switch has no effect.
  public static let touches = StageFeatures(rawValue: 1 << 0)
  /// A clock that advances only frame by frame, so that a test takes the same course every time.
  public static let clock = StageFeatures(rawValue: 1 << 1)
  /// Interface orientations other than portrait, and the window sizes of Split View.
  public static let rotation = StageFeatures(rawValue: 1 << 2)
  /// User settings (text size, VoiceOver, Reduce Motion) and assumptions about UIKit.
  public static let settings = StageFeatures(rawValue: 1 << 3)
  /// A status bar of the device model's height.
  public static let statusBar = StageFeatures(rawValue: 1 << 4)
  /// Pictures of the screen.
  public static let pictures = StageFeatures(rawValue: 1 << 5)
  /// Several devices side by side, and windows created by a test on any of them.
  public static let devices = StageFeatures(rawValue: 1 << 6)

  /// All features.
  public static let all: StageFeatures = [
    .touches, .clock, .rotation, .settings, .statusBar, .pictures, .devices,
  ]
}

extension StageFeatures: CustomStringConvertible {
  /// The names of the features, for example `.touches, .clock`.
  public var description: String {
    let names = [".touches", ".clock", ".rotation", ".settings", ".statusBar", ".pictures", ".devices"]
    let present = names.enumerated().filter { contains(StageFeatures(rawValue: 1 << $0.offset)) }
    return present.map(\.element).joined(separator: ", ")
  }
}
