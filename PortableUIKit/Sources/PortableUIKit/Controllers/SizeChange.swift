import Foundation

/// One window's part in a rotation or change of size.
@MainActor struct SizeChange {
  let window: UIWindow
  /// The window's new frame on the screen, in points.
  let frame: CGRect
  let coordinator: SizeTransitionCoordinator

  init(window: UIWindow, frame: CGRect, duration: TimeInterval, turn: CGAffineTransform = .identity) {
    self.window = window
    self.frame = frame
    coordinator = SizeTransitionCoordinator(window: window, duration: duration, turn: turn)
  }

  /// Ends what still runs in the window and tells the controllers; bounds and traits are the old ones.
  func announce(_ newTraits: UITraitCollection?) {
    window.sizeTransition?.end()
    window.sizeTransition = coordinator
    guard let root = window.rootViewController else { return }
    if let newTraits { root.willTransition(to: newTraits, with: coordinator) }
    if frame.size != window.bounds.size { root.viewWillTransition(to: frame.size, with: coordinator) }
    for presentation in root.presentationsAbove {
      presentation.windowWillChange(to: frame.size, traits: newTraits, with: coordinator)
    }
  }

  /// Runs the completions, unless a later change has done so already.
  func end() {
    coordinator.end()
    if window.sizeTransition === coordinator { window.sizeTransition = nil }
  }
}
