import HeaderEngine

extension FlexibleHeaderView {
  /// Animates `animations` with the duration (0.2 s) and the curve (ease in and out) of the header's own change from
  /// one scroll view to another, so that both move as one. `completion` is told whether the animation ran to its end.
  public func animate(animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
    UIView.animate(
      withDuration: MaterialHeader.switchDuration, delay: 0, options: Self.switchOptions,
      animations: animations, completion: completion)
  }

  /// Fingers reach the header while it moves, and what already moves goes on from where it is.
  static var switchOptions: UIView.AnimationOptions {
    [.curveEaseInOut, .allowUserInteraction, .beginFromCurrentState]
  }
}
