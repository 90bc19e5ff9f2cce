/// A view with a scripted safe area, which its subviews have, too. Its top is initially 0.
final class ScriptedSafeAreaView: UIView {
  var topInset: CGFloat = 0

  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: topInset, left: 0, bottom: 0, right: 0) }
}

/// A window with a scripted safe area. Changes don't notify its views.
final class ScriptedSafeAreaWindow: UIWindow {
  var topInset: CGFloat = 0

  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: topInset, left: 0, bottom: 0, right: 0) }
}
