import HeaderTesting

/// Operations after which headers are known to break a rule, and which random sessions therefore leave out.
enum OpenFaults {
  static let operations: Set<OperationMix.Kind> = [
    // Turning to a page at its top while a header is shifted leaves an empty band, announced or not.
    .announcedPage, .unannouncedPage,
    // An inset that an app assigns can't always be told from an addition.
    .assignInset, .assignIndicatorInset, .keyboard,
    // The header keeps its height when a refresh ends after a scroll, until the next scroll event.
    .refresh,
    // Another shift behavior takes effect at the next scroll event, which is by design: until then a header may rest
    // where the former behavior put it. Each behavior has sessions of its own.
    .shiftBehavior,
  ]
}
