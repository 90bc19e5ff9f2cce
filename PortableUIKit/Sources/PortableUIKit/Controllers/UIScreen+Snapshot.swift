import Foundation

extension UIScreen {
  /// Returns a copy of the visible windows and, if the host includes it, the status bar, with their model or
  /// presentation values, in separate layers [?].
  final func frozenCopy(afterUpdates: Bool) -> UIView {
    if afterUpdates {
      for window in simulator.visibleWindows { window.layoutIfNeeded() }
    }
    let copy = UIView(frame: bounds)
    copy.clipsToBounds = true
    let showsStatusBar = simulator.answers.snapshotsShowStatusBar
    for layer in showsStatusBar ? visibleLayers : windowLayers {
      copy.layer.addSublayer(layer.frozen(asSeen: !afterUpdates))
    }
    return copy
  }
}
