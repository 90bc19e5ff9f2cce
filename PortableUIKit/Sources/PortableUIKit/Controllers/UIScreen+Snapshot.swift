import Foundation

extension UIScreen {
  /// Returns a copy of the visible windows with their model or presentation values, in separate layers [?]. The system draws
  /// the status bar outside of the app, so it isn't part of the copy [?].
  final func frozenCopy(afterUpdates: Bool) -> UIView {
    if afterUpdates {
      for window in simulator.visibleWindows { window.layoutIfNeeded() }
    }
    let copy = UIView(frame: bounds)
    copy.clipsToBounds = true
    for layer in windowLayers {
      copy.layer.addSublayer(layer.frozen(asSeen: !afterUpdates))
    }
    return copy
  }
}
