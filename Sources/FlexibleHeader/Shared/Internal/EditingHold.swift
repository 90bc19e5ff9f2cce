import UIKit

/// Keeps a list in place when editing begins in a header that it contains.
///
/// The system scrolls the nearest scroll view to a text field that becomes the first responder. It treats the content inset as
/// covered, so a field in the inset never counts as visible, and the list would move by up to the height of the header. Apps
/// can't prevent this: the scroll begins after editing of the field was reported, and again after the keyboard was shown. This
/// object ends the scroll in the next frame, before a noticeable movement.
@MainActor final class EditingHold {
  private weak var header: UIView?
  private weak var scrollView: UIScrollView?
  private let comesIntoView: Bool
  private var token: NotificationToken?
  private var frame: DisplayLink?

  /// Keeps a list in place. Another view may contain the header. If `comesIntoView` is `true`, the header becomes visible when
  /// a field in it is edited. Otherwise, the system scrolls to fields that aren't visible.
  init(of header: UIView, in scrollView: UIScrollView, comesIntoView: Bool) {
    self.header = header
    self.scrollView = scrollView
    self.comesIntoView = comesIntoView
    token = NotificationToken(FocusedView.responderNotifications) { [weak self] in
      self?.responderMayHaveChanged()
    }
  }

  private func responderMayHaveChanged() {
    guard let scrollView, let field = header?.firstResponderInside,
      comesIntoView || isVisible(field, in: scrollView)
    else { return }
    let offset = scrollView.contentOffset
    frame = DisplayLink(animates: false) { [weak self] _ in self?.hold(at: offset) }
  }

  private func hold(at offset: CGPoint) {
    frame = nil
    guard let scrollView, !scrollView.isMovedByUser, scrollView.isScrollAnimated != false else { return }
    scrollView.setContentOffset(offset, animated: false)
  }

  /// Returns whether a field is on the screen, below the bars.
  private func isVisible(_ field: UIView, in scrollView: UIScrollView) -> Bool {
    let place = field.convert(field.bounds, to: scrollView)
    return place.minY >= scrollView.bounds.minY + scrollView.safeAreaInsets.top
      && place.maxY <= scrollView.bounds.maxY
  }
}
