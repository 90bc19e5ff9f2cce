import UIKit

/// The status bar of the scene in which a header is, as it was measured last. Other code can change the status bar without
/// notice.
@MainActor struct OverlappingStatusBar {
  let manager: UIStatusBarManager
  /// The height of the whole status bar, in points; 0 while it is hidden.
  let height: CGFloat
  /// The height of the part of the status bar that overlaps the header's place, in points.
  let overlap: Double

  /// A Boolean value that indicates whether the status bar still has the height that was measured.
  @inline(__always)
  var hasMeasuredHeight: Bool { manager.statusBarFrame.size.height == height }

  /// A Boolean value that indicates whether the status bar is hidden. One that has a height isn't.
  @inline(__always)
  var isHidden: Bool { height == 0 && manager.isStatusBarHidden }
}
