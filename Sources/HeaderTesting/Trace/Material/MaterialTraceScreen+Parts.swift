import FlexibleHeader

/// A view with a scripted safe area, which is that of its subviews, too. Its top is 0 at first.
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
