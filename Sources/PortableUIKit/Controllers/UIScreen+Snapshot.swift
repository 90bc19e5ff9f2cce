import Foundation

extension UIScreen {
  /// The visible windows as they are set or as they are seen, in layers of their own.
  final func frozenCopy(afterUpdates: Bool) -> UIView {
    let windows = simulator.visibleWindows
    if afterUpdates {
      for window in windows { window.layoutIfNeeded() }
    }
    let copy = UIView(frame: bounds)
    copy.clipsToBounds = true
    for window in windows { copy.layer.addSublayer(window.layer.frozen(asSeen: !afterUpdates)) }
    return copy
  }
}
