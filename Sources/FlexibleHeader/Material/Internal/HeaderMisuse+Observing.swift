/// Errors in the observation of a scroll view. See `Documentation/Behavior/FlexibleHeader.md#observing`.
extension HeaderMisuse {
  static let forwardingWhileObserving = HeaderMisuse(
    action: "A scroll event was forwarded to a header that observes its tracking scroll view.",
    reason: "The header would take every move twice.",
    advice: "Either stop forwarding, or set observesTrackingScrollViewScrollEvents to false.")

  static let observingWhileShifting = HeaderMisuse(
    action: "Observing was switched on for a header that shifts with scrolling.",
    reason:
      "Observing tells where the content is, but not when a finger leaves it, so the header could not settle.",
    advice: "Forward the scroll view's delegate events, or use shiftBehavior .disabled or .hideable.")

  static let shiftingWhileObserving = HeaderMisuse(
    action: "A header that observes its tracking scroll view was asked to shift with scrolling.",
    reason:
      "Observing tells where the content is, but not when a finger leaves it, so the header could not settle.",
    advice: "Set observesTrackingScrollViewScrollEvents to false and forward the delegate events first.")

  static let styleWhileInferring = HeaderMisuse(
    action: "preferredStatusBarStyle was set while the style is inferred from the header's background.",
    reason: "The next question for the style would ignore the value.",
    advice: "Set infersPreferredStatusBarStyle to false first.")
}
