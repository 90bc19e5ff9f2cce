import HeaderEngine
import UIKit

/// Measuring the screen around the header.
extension FlexibleHeaderView {
  @inline(__always)
  func surroundings() -> Surroundings {
    if let scriptedDevice {
      return Surroundings(
        headerHeight: bounds.height, statusBarHeight: scriptedDevice.statusBarHeight,
        isStatusBarHidden: scriptedDevice.isStatusBarHidden, isVoiceOverRunning: mustStayVisible)
    }
    // The status bar is measured for every event, because other code can change it without a notification.
    if let statusBar, statusBar.hasMeasuredHeight {
      return surroundings(below: statusBar)
    }
    guard let window, let manager = window.windowScene?.statusBarManager else {
      return Surroundings(headerHeight: bounds.height, isVoiceOverRunning: mustStayVisible)
    }
    return surroundings(below: measure(manager, in: window))
  }

  @inline(__always)
  private func surroundings(below statusBar: OverlappingStatusBar) -> Surroundings {
    var surroundings = Surroundings(
      headerHeight: bounds.height, statusBarHeight: statusBar.overlap,
      isStatusBarHidden: statusBar.isHidden, isVoiceOverRunning: mustStayVisible)
    surroundings.hasStatusBar = statusBar.isAvailable
    surroundings.statusBarAbove = statusBar.height - statusBar.overlap
    return surroundings
  }

  private func measure(_ manager: UIStatusBarManager, in window: UIWindow) -> OverlappingStatusBar {
    let (frame, traits) = (manager.statusBarFrame, window.traitCollection)
    // Phones in landscape have no status bar, whatever the app prefers. A window that turns has its new size before its new traits.
    let isUpright = traits.verticalSizeClass != .compact || window.bounds.width < window.bounds.height
    let isAvailable = traits.userInterfaceIdiom != .phone || isUpright
    let measured = OverlappingStatusBar(
      manager: manager, height: frame.height, overlap: overlap(withStatusBar: frame, in: window),
      isAvailable: isAvailable)
    statusBar = measured
    return measured
  }

  /// Returns the height of the part of the status bar that overlaps the header's place, in points. A sheet or a
  /// floating window may be below the status bar.
  private func overlap(withStatusBar frame: CGRect, in window: UIWindow) -> CGFloat {
    guard frame.height > 0, policy.correctsOriginalBehavior else { return frame.height }
    return max(0, min(frame.height, frame.maxY - window.frame.minY - placeTop(in: window)))
  }

  /// Returns the distance from the top edge of a superview to the header's place, in points.
  func placeTop(in view: UIView) -> CGFloat {
    guard let superview else { return 0 }
    // The origin of a scroll view's bounds is its content offset.
    return superview.convert(CGPoint(x: 0, y: superview.bounds.minY), to: view).y - view.bounds.minY
  }
}
