import HeaderTesting

extension HeaderStage {
  /// Plays a recorded stroke of a real finger.
  func play(_ name: String, onFrame: () -> Void = {}) throws {
    play(try Stroke(contentsOf: Fixtures.url("Gestures/\(name).json"), named: name), onFrame: onFrame)
  }

  var statusBar: UIStatusBarManager? { window.windowScene?.statusBarManager }
}
