extension HeaderMisuse {
  static let overlappingSnapRange = HeaderMisuse(
    action: "A snap position was added for a range that overlaps another one.",
    reason: "A bar in both ranges would have two places to go to.",
    advice: "Let ranges share no more than an end, or remove the other one first.")
}
