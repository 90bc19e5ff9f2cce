import Foundation

extension UIScreen {
  /// The visible windows and, where the host puts it there, the status bar as they are set or as they are seen, in
  /// layers of their own [?].
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
