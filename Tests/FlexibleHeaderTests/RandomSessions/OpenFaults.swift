import HeaderTesting

/// Operations after which a header is known to break a rule, and which its random sessions therefore leave out.
enum OpenFaults {
  /// Flexible headers and height bars keep the rules after all operations. A stretchy header and a footer on one scroll
  /// view don't always: each one sees a single edge of an inset that an app assigns, and a bottom inset that is greater
  /// than the footer's share counts as an addition to it.
  static let ofStretchyHeaders: Set<OperationMix.Kind> = [
    .assignInset, .assignIndicatorInset, .keyboard, .refresh,
    // Without effect on these screens.
    .announcedPage, .unannouncedPage, .shiftBehavior,
  ]
}
