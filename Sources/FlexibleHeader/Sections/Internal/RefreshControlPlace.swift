import UIKit

/// Keeps a refresh control visible while it refreshes that would be behind the header.
///
/// The system places the control above the content. While a section stretches, the header covers that place.
///
/// This is a class, because a control of the app may lay out the header when it is moved.
@MainActor final class RefreshControlPlace {
  private weak var control: UIRefreshControl?
  /// A Boolean value that indicates whether there was a control. Reading it costs less than loading the weak reference.
  private var hasControl = false
  private var shift: CGFloat = 0

  /// Places a control. If the header covers content, the control isn't visible.
  func place(_ control: UIRefreshControl?, below header: UIView, coversContent: Bool) {
    guard control != nil || hasControl else { return }
    if control !== self.control { restore() }
    self.control = control
    hasControl = control != nil
    guard let control else { return }
    let needsShift = control.isRefreshing && !coversContent
    let shift = needsShift ? neededShift(of: control, below: header) : 0
    guard shift != self.shift else { return }
    self.shift = shift
    // The system sets the frame, which doesn't change the origin of the bounds.
    control.bounds.origin.y = -shift
    control.layer.zPosition = shift == 0 ? 0 : 1
  }

  /// Restores the original place of the control.
  func restore() {
    if let control, shift != 0 {
      control.bounds.origin.y = 0
      control.layer.zPosition = 0
    }
    control = nil
    shift = 0
  }

  private func neededShift(of control: UIRefreshControl, below header: UIView) -> CGFloat {
    // A navigation bar may have taken the control.
    guard let container = header.superview, let scrollView = control.superview as? UIScrollView else {
      return 0
    }
    let place = scrollView.convert(control.center, to: container).y - control.bounds.height / 2
    let edge = header.center.y + header.bounds.height / 2
    return place + control.bounds.height <= edge + 0.5 ? edge - place : 0
  }
}
