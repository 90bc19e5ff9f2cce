import Foundation

/// The part of a rotation or size change that concerns one window.
@MainActor struct SizeChange {
  let window: UIWindow
  /// The new frame of the window on the screen, in points.
  let frame: CGRect
  let coordinator: SizeTransitionCoordinator
  /// The traits of the window after the change, or `nil` if they don't change.
  let newTraits: UITraitCollection?

  init(
    window: UIWindow, frame: CGRect, duration: TimeInterval, turn: CGAffineTransform = .identity,
    newTraits: UITraitCollection?
  ) {
    self.window = window
    self.frame = frame
    self.newTraits = newTraits
    coordinator = SizeTransitionCoordinator(window: window, duration: duration, turn: turn)
  }

  /// Ends running animations in the window and notifies the controllers. Bounds and traits still have their
  /// old values.
  func announce() {
    window.sizeTransition?.end()
    window.sizeTransition = coordinator
    guard let root = window.rootViewController else { return }
    if let newTraits { root.willTransition(to: newTraits, with: coordinator) }
    if frame.size != window.bounds.size { root.viewWillTransition(to: frame.size, with: coordinator) }
    for presentation in root.presentationsAbove {
      presentation.windowWillChange(to: frame.size, traits: newTraits, with: coordinator)
    }
  }

  /// Runs the completion handlers, unless a later change already did.
  func end() {
    coordinator.end()
    if window.sizeTransition === coordinator { window.sizeTransition = nil }
  }
}
