/// A view with a scripted safe area, which is that of its subviews, too. Its top is 0 at first.
final class ScriptedSafeAreaView: UIView {
  var topInset: CGFloat = 0

  override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: topInset, left: 0, bottom: 0, right: 0)
  }
}
