import UIKit

/// The status bar of a header's scene, as it was measured last. Other code can change the status bar without a notification.
@MainActor struct OverlappingStatusBar {
  let manager: UIStatusBarManager
  /// The height of the whole status bar, in points; 0 while it is hidden.
  let height: CGFloat
  /// The height of the part of the status bar that overlaps the header's place, in points.
  let overlap: Double
  /// A Boolean value that indicates whether the system shows a status bar here unless the app hides it.
  let isAvailable: Bool

  /// A Boolean value that indicates whether the status bar still has the height that was measured.
  @inline(__always)
  var hasMeasuredHeight: Bool { manager.statusBarFrame.size.height == height }

  /// A Boolean value that indicates whether the status bar is hidden. A status bar with a height isn't hidden.
  @inline(__always)
  var isHidden: Bool { height == 0 && manager.isStatusBarHidden }
}
