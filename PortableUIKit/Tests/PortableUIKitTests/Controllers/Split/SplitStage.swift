import Foundation
import PortableUIKit

/// A split view controller with logging columns in a window.
@MainActor final class SplitStage {
  let log = CallLog()
  let simulator: HostSimulator
  let split: UISplitViewController
  let primary, supplementary, secondary: LoggingController
  let delegate = SplitRecorder()
  private let windows = WindowKeeper()
  var window: UIWindow { split.view.window! }

  /// Creates the columns. `prepare` runs before the controller is shown.
  init(
    _ style: UISplitViewController.Style = .doubleColumn, on device: DeviceModel = .pad,
    isLandscape: Bool = true,
    sidebarsAreCompact: Bool = true, _ prepare: (UISplitViewController) -> Void = { _ in }
  ) {
    simulator = .fresh(device) { $0.splitSidebarsAreCompact = sidebarsAreCompact }
    if isLandscape {
      simulator.rotate(to: .landscapeRight, duration: 0)
      simulator.step()
    }
    split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
    primary = LoggingController("primary", log)
    supplementary = LoggingController("supplementary", log)
    secondary = LoggingController("secondary", log)
    split.delegate = delegate
    if style == .unspecified {
      split.viewControllers = [primary, secondary]
    } else {
      split.setViewController(primary, for: .primary)
      if style == .tripleColumn { split.setViewController(supplementary, for: .supplementary) }
      split.setViewController(secondary, for: .secondary)
    }
    prepare(split)
    windows.show(split)
    simulator.step()
    _ = log.take()
    delegate.calls = []
  }

  /// The horizontal extent of a controller's column in the split view, or `nil` if it isn't in the window.
  func extent(of controller: UIViewController) -> ClosedRange<CGFloat>? {
    guard let view = (controller.navigationController ?? controller).viewIfLoaded, view.window != nil else {
      return nil
    }
    let frame = view.convert(view.bounds, to: split.view)
    return frame.minX...frame.maxX
  }

  /// Changes the horizontal size class of the window together with its width.
  func resize(toWidth width: CGFloat, _ sizeClass: UIUserInterfaceSizeClass) {
    let frame = CGRect(x: 0, y: 0, width: width, height: window.bounds.height)
    simulator.resizeWindow(window, to: frame, horizontalSizeClass: sizeClass)
    simulator.runUntilIdle(limit: 2)
  }

  /// The appearance calls since the last time.
  func appearanceCalls() -> [String] { log.take().filter { $0.hasSuffix("ppear") } }
}

/// A delegate that records its calls.
@MainActor final class SplitRecorder: NSObject, UISplitViewControllerDelegate {
  var calls: [String] = []
  var topColumn: UISplitViewController.Column?
  var expandedMode: UISplitViewController.DisplayMode?

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { calls.append("\(svc.displayMode) to \(displayMode)") }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    calls.append("collapse to \(proposedTopColumn)")
    return topColumn ?? proposedTopColumn
  }
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    calls.append("expand to \(proposedDisplayMode)")
    return expandedMode ?? proposedDisplayMode
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    calls.append("didCollapse \(svc.isCollapsed)")
  }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    calls.append("didExpand \(!svc.isCollapsed)")
  }
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    calls.append("show \(column)")
  }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    calls.append("hide \(column)")
  }
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    calls.append("gesture")
  }
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    calls.append("gesture ended")
  }
}
