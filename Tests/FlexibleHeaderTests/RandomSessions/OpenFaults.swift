import HeaderTesting

/// Operations after which headers are known to break a rule, and which random sessions therefore leave out.
enum OpenFaults {
  static let operations: Set<OperationMix.Kind> = [
    // A finger during the animation of a hideable header leaves it half way or cancels the command.
    .animatedShift,
    // A hidden header peeks out when its minimum height grows.
    .heights,
    // Turning to a page at its top while a header is shifted leaves an empty band, announced or not.
    .announcedPage, .unannouncedPage,
    // Insets that an app assigns replace the header's share.
    .assignInset, .assignIndicatorInset, .keyboard,
    // A safe area that changes during an animated scroll leaves a residue in the indicator inset.
    .safeArea, .statusBar, .leaveWindow,
    // The header keeps its height when a refresh ends after a scroll, until the next scroll event.
    .refresh,
    // Another shift behavior takes effect at the next scroll event, which is by design: until then a header may rest
    // where the former behavior put it. Each behavior has sessions of its own.
    .shiftBehavior,
  ]
}
