import FlexibleHeader
import PortableUIKit

/// A window with a bar that follows a scroll view, and subviews with keyframes.
@MainActor final class BarStage {
  let window: UIWindow
  let scrollView: UIScrollView
  let bar: FlexibleHeightBar
  let icons: [UIView]
  private let finger: HostFinger

  /// Creates a stage with `count` subviews of `keyframes` keyframes each. If `isHeld` is `true`, a finger holds the
  /// content, as in a drag. `SafariBehavior` collapses the bar only during a drag.
  init(behavior: HeightBarBehavior, isHeld: Bool, count: Int, keyframes: Int) {
    let screen = CGRect(x: 0, y: 0, width: 320, height: ScrollSession.viewHeight)
    window = UIWindow(frame: screen)
    scrollView = UIScrollView(frame: screen)
    bar = FlexibleHeightBar(frame: CGRect(x: 0, y: 0, width: 320, height: ScrollSession.topInset))
    icons = (0..<count).map { _ in UIView() }
    finger = HostFinger(in: window)
    bar.minimumHeight = ScrollSession.minimumHeight
    bar.behavior = behavior
    scrollView.contentSize = CGSize(width: 320, height: ScrollSession.contentHeight)
    scrollView.contentInset.top = ScrollSession.topInset
    scrollView.delegate = behavior
    for (index, icon) in icons.enumerated() { place(icon, at: 60 + 100 * CGFloat(index), keyframes) }
    window.addSubview(scrollView)
    window.addSubview(bar)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    guard isHeld else { return }
    finger.down(at: CGPoint(x: 160, y: 400))
    finger.move(to: CGPoint(x: 160, y: 360))
  }

  private func place(_ icon: UIView, at x: CGFloat, _ keyframes: Int) {
    bar.addSubview(icon)
    for index in 0..<keyframes {
      let progress = CGFloat(index) / CGFloat(keyframes - 1)
      let scale = 1 - 0.5 * progress
      var attributes = SubviewLayoutAttributes()
      attributes.size = CGSize(width: 80, height: 80)
      attributes.center = CGPoint(x: x, y: 90 - 50 * progress)
      attributes.alpha = scale
      attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
      bar.effects.keyframes().add(attributes, for: icon, at: progress)
    }
  }
}
