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
    layoutKeyframes.collapse?.apply(engine.layout?.collapseProgress ?? 0)
    layoutKeyframes.shift?.apply(engine.layout?.shiftProgress ?? 0)
  }

  private func makeKeyframes() -> LayoutKeyframes {
    ownsKeyframes = true
    return LayoutKeyframes(of: self) { [weak self] in self?.applyKeyframes() }
  }
}
