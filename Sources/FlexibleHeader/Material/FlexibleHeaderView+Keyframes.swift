import HeaderEngine

/// Subviews, at any depth, and constraints that follow what the header does.
extension FlexibleHeaderView {
  /// Keyframes over the progress of collapsing: 0 at the maximum height and above, 1 at the minimum height
  /// and while shifted. They are applied with every update of the header.
  public var collapseKeyframes: LayoutKeyframes {
    if let keyframes = layoutKeyframes.collapse { return keyframes }
    let keyframes = makeKeyframes()
    layoutKeyframes.collapse = keyframes
    return keyframes
  }

  /// Keyframes over the progress of shifting: 0 in place, 1 as far off the screen as the header goes. A view
  /// that has keyframes for both follows these. They are applied with every update of the header.
  public var shiftKeyframes: LayoutKeyframes {
    if let keyframes = layoutKeyframes.shift { return keyframes }
    let keyframes = makeKeyframes()
    layoutKeyframes.shift = keyframes
    return keyframes
  }

  func applyKeyframes() {
    layoutKeyframes.collapse?.apply(collapseProgress)
    layoutKeyframes.shift?.apply(shiftProgress)
  }

  private func makeKeyframes() -> LayoutKeyframes {
    ownsKeyframes = true
    return LayoutKeyframes(of: self) { [weak self] in self?.applyKeyframes() }
  }

  private var collapseProgress: Double {
    let heights = engine.heights
    let range = heights.greatest - heights.least
    guard range > 0 else { return 0 }
    return min(1, max(0, (heights.greatest - Double(bounds.height)) / range))
  }

  private var shiftProgress: Double {
    let phase = engine.phase
    return phase.phase == .shifting ? min(1, max(0, phase.percentage)) : 0
  }
}
