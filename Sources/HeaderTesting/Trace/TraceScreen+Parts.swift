import FlexibleHeader

/// A window whose safe area is what the trace says; nobody is told when it changes.
final class ScriptedWindow: UIWindow {
  var topInset: CGFloat = 0

  override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: topInset, left: 0, bottom: 0, right: 0)
  }
}

/// Keeps the window's safe area from what lies within: there it would come at moments that no script knows.
final class SafeAreaStop: UIView {
  override var safeAreaInsets: UIEdgeInsets { .zero }
}

/// The view of the controller that a header infers its top safe area from.
final class ScriptedSafeAreaView: UIView {
  var topInset: CGFloat = 0

  override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: topInset, left: 0, bottom: 0, right: 0)
  }
}

/// An application that obeys the header's wish for the status bar at once.
final class StatusBarFollower: FlexibleHeaderViewDelegate {
  private let surroundings: TraceSurroundings

  init(_ surroundings: TraceSurroundings) { self.surroundings = surroundings }

  func flexibleHeaderViewNeedsStatusBarAppearanceUpdate(_ headerView: FlexibleHeaderView) {
    surroundings.isStatusBarHidden = headerView.prefersStatusBarHidden
  }

  func flexibleHeaderViewFrameDidChange(_ headerView: FlexibleHeaderView) {}
}
