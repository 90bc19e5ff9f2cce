import PortableUIKit

/// The texts of all labels that can be seen in a view, sorted.
@MainActor func labelTexts(in view: UIView) -> [String] {
  guard !view.isHidden, view.alpha > 0 else { return [] }
  let own = (view as? UILabel)?.text.map { [$0] } ?? []
  return (own + view.subviews.flatMap(labelTexts)).sorted()
}

/// Taps a window with a finger that stays down for a frame.
@MainActor func tapScreen(at point: CGPoint, of window: UIWindow) {
  let finger = HostFinger(in: window)
  finger.down(at: point)
  HostSimulator.current.step()
  finger.up()
  HostSimulator.current.step()
}
