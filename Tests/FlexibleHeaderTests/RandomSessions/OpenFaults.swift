import HeaderTesting

/// Operations after which headers are known to break a rule, and which random sessions therefore leave out.
enum OpenFaults {
  static let operations: Set<OperationMix.Kind> = [
    // A finger during the animation of a hideable header leaves it half way or cancels the command.
    .animatedShift,
    // A hidden header peeks out when its minimum height grows.
    .heights,
    // Turning to a page at its top while a shared header is shifted leaves an empty band.
    .unannouncedPage,
    // Insets that an app assigns replace the header's share.
    .assignInset, .assignIndicatorInset, .keyboard,
    // A safe area that changes during an animated scroll leaves a residue in the indicator inset.
    .safeArea, .statusBar, .leaveWindow,
    // The header keeps its height when a refresh ends after a scroll, until the next scroll event.
    .refresh,
  ]
}
