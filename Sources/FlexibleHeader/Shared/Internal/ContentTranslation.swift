import UIKit

/// Keeps a header that is a subview of its scroll view in place and in front of the content, by translating it with the
/// content offset.
@MainActor final class ContentTranslation {
  private(set) var isActive = false
  private let frontPosition = FrontPosition()

  /// Translates the header with the content of the scroll view that contains it, or ends the translation if there is none.
  /// Returns whether the header moved.
  func move(_ header: UIView, with scrollView: UIScrollView?) -> Bool {
    guard let scrollView else {
      guard isActive else { return false }
      isActive = false
      frontPosition.lower(header)
      header.transform = .identity
      return true
    }
    isActive = true
    frontPosition.bringToFront(header)
    // A table view adds rows above the header in its own layout. The header's layout runs after that.
    header.setNeedsLayout()
    let translation = CGAffineTransform(translationX: 0, y: scrollView.contentOffset.y)
    guard header.transform != translation else { return false }
    // The user moves the content directly, even during an animation.
    if !scrollView.isMovedByUser, let motion = scrollView.layer.animation(forKey: "bounds.origin") {
      UIView.animate(withDuration: motion.duration, delay: 0, options: .allowUserInteraction) {
        header.transform = translation
      }
    } else {
      header.transform = translation
    }
    return true
  }

  /// Moves a translated header in front of the content, which may have been added since.
  func keepInFront(_ header: UIView) {
    if isActive { frontPosition.bringToFront(header) }
  }
}
