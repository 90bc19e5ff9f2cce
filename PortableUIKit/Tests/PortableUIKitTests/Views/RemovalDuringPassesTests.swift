import PortableUIKit
import Testing

/// Passes over the view tree borrow views instead of retaining them. Views that a callback removes, with the last
/// reference to them, have to exist until the pass has left them.
@MainActor struct RemovalDuringPassesTests {
  private let simulator = HostSimulator(device: .phone47)
  private let windows = WindowKeeper()

  /// Shows a container with three views that remove all of them in a callback.
  private func showContainer(
    in window: UIWindow, _ event: RemovingView.Event, count: Int = 3
  ) -> (container: UIView, lives: Lives) {
    let container = UIView(frame: window.bounds)
    let lives = Lives()
    for _ in 0..<count {
      let view = RemovingView(frame: container.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.lives = lives
      lives.count += 1
      container.addSubview(view)
    }
    window.addSubview(container)
    window.layoutIfNeeded()
    for case let view as RemovingView in container.subviews { view.event = event }
    return (container, lives)
  }

  @Test("Views that are removed in safeAreaInsetsDidChange() are deallocated after the pass")
  func removalWhenSafeAreaChanges() {
    simulator.makeCurrent()
    let window = windows.show(UIViewController(), in: SafeAreaWindow(frame: UIScreen.main.bounds))
    let (container, lives) = showContainer(in: window, .safeArea)
    window.insets = UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0)
    container.center.y += 10
    expectEmpty(container.subviews)
    expectEqual(lives.count, 0)
  }

  @Test("Views that are removed in layoutSubviews() are deallocated after the pass")
  func removalInLayout() {
    simulator.makeCurrent()
    let window = windows.show(UIViewController(), in: SafeAreaWindow(frame: UIScreen.main.bounds))
    let (container, lives) = showContainer(in: window, .layout)
    for view in container.subviews { view.setNeedsLayout() }
    container.setNeedsLayout()
    window.layoutIfNeeded()
    expectEmpty(container.subviews)
    expectEqual(lives.count, 0)
  }

  @Test("Views that are removed in updateConstraints() are deallocated after the pass")
  func removalInConstraintPass() {
    simulator.makeCurrent()
    let window = windows.show(UIViewController(), in: SafeAreaWindow(frame: UIScreen.main.bounds))
    let (container, lives) = showContainer(in: window, .constraints)
    for view in container.subviews { view.setNeedsUpdateConstraints() }
    window.layoutIfNeeded()
    expectEmpty(container.subviews)
    expectEqual(lives.count, 0)
  }

  @Test("Views that are removed while they follow the size of the superview are deallocated after the pass")
  func removalWhenResized() {
    simulator.makeCurrent()
    let window = windows.show(UIViewController(), in: SafeAreaWindow(frame: UIScreen.main.bounds))
    let (container, lives) = showContainer(in: window, .frame)
    container.frame.size.height += 20
    expectEmpty(container.subviews)
    expectEqual(lives.count, 0)
  }

  @Test("Views that are removed when they get solved frames are deallocated after the pass")
  func removalWhenPlaced() {
    simulator.makeCurrent()
    let window = windows.show(UIViewController(), in: SafeAreaWindow(frame: UIScreen.main.bounds))
    let (container, lives) = showContainer(in: window, .bounds)
    for view in container.subviews {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    }
    window.layoutIfNeeded()
    expectEmpty(container.subviews)
    expectEqual(lives.count, 0)
  }
}

/// The number of views that exist.
private final class Lives {
  nonisolated(unsafe) var count = 0
}

/// A view that removes all subviews of its superview when an event occurs.
private final class RemovingView: UIView {
  enum Event { case safeArea, layout, constraints, frame, bounds }

  var event: Event?
  nonisolated(unsafe) var lives: Lives?

  deinit { lives?.count -= 1 }

  private func removeAll(because event: Event) {
    guard event == self.event else { return }
    for view in superview?.subviews ?? [] { view.removeFromSuperview() }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    removeAll(because: .safeArea)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    removeAll(because: .layout)
  }

  override func updateConstraints() {
    super.updateConstraints()
    removeAll(because: .constraints)
  }

  override var frame: CGRect {
    didSet { removeAll(because: .frame) }
  }

  override var bounds: CGRect {
    didSet { removeAll(because: .bounds) }
  }
}
