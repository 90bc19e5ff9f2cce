import FlexibleHeader

/// A view that hides the window's safe area from its subviews. UIKit would update it at moments that the
/// script doesn't control.
final class SafeAreaStop: UIView {
  override var safeAreaInsets: UIEdgeInsets { .zero }
}

/// The view of the controller from which a header infers its top safe area.
final class ScriptedSafeAreaView: UIView {
  var topInset: CGFloat = 0

  override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: topInset, left: 0, bottom: 0, right: 0)
  }
}

/// A delegate that applies the header's status bar preference immediately.
final class StatusBarFollower: FlexibleHeaderViewRelay {
  private let surroundings: TraceSurroundings

  init(_ surroundings: TraceSurroundings) { self.surroundings = surroundings }

  func headerViewNeedsStatusBarUpdate(_ headerView: FlexibleHeaderView) {
    surroundings.isStatusBarHidden = headerView.prefersStatusBarHidden
  }
}
