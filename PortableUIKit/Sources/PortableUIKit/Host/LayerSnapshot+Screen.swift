extension LayerSnapshot {
  /// Creates a snapshot of the screen: the visible windows from back to front, and the status bar in front of
  /// them.
  @preconcurrency @MainActor public init(of screen: UIScreen) {
    let bounds = screen.bounds
    self.init(position: CGPoint(x: bounds.midX, y: bounds.midY), bounds: bounds)
    masksToBounds = true
    sublayers = screen.visibleLayers.compactMap(LayerSnapshot.init(of:))
  }
}

extension UIScreen {
  /// The layers of everything on the screen, from back to front.
  final var visibleLayers: [CALayer] {
    let statusBar = simulator.statusBarView
    statusBar.update(for: simulator)
    return windowLayers + (statusBar.isHidden ? [] : [statusBar.layer])
  }

  /// The layers of the visible windows, from back to front.
  final var windowLayers: [CALayer] { simulator.visibleWindows.map(\.layer) }
}
