/// Something that happens to a header in a ``RecordedTrace``.
///
/// Offsets and lengths are points, velocities points per millisecond, durations seconds.
public enum TraceEvent: Hashable, Sendable {
  /// The scroll view takes these flags and this offset, then the header hears of one scroll event.
  case scroll(y: Double, tracking: Bool, dragging: Bool, decelerating: Bool)

  /// The finger is about to lift; the header may change the target.
  case willEndDragging(velocityY: Double, targetY: Double)

  /// The finger has lifted.
  case endDragging(willDecelerate: Bool)

  /// The content has come to rest.
  case endDecelerating

  /// One frame of the shift animation; nothing if none runs.
  case tick(duration: Double)

  /// An option or a circumstance changes.
  case set(TraceChange)

  /// The owner of the tracked view adds to its top inset inside `changeContentInsets`.
  case changeContentInsets(top: Double)

  /// The scroll view of this index is tracked from now on, or none.
  case setTrackingScrollView(index: Int?)

  /// The scroll view of this index is announced, or none.
  case willChangeToScrollView(index: Int?)

  /// A view of the header is registered to fade while it shifts.
  case hideViewWhenShifted

  /// The header is told to come back.
  case shiftOnScreen(animated: Bool)

  /// The header is told to leave.
  case shiftOffScreen(animated: Bool)

  /// The device is turned: everything takes this size.
  case rotate(width: Double, height: Double)
}

/// An option of the header, or a circumstance, that a ``TraceEvent/set(_:)`` changes.
public enum TraceChange: Hashable, Sendable {
  /// The header's property of that name.
  case minimumHeight(Double)
  /// The header's property of that name.
  case maximumHeight(Double)
  /// The header's property of that name.
  case minMaxHeightIncludesSafeArea(Bool)
  /// The header's property of that name.
  case shiftBehavior(TraceSetup.ShiftBehavior)
  /// The header's content importance.
  case contentImportance(TraceSetup.ContentImportance)
  /// The header's property of that name.
  case canOverExtend(Bool)
  /// The header's property of that name.
  case inFrontOfInfiniteContent(Bool)
  /// The header's property of that name.
  case sharedWithManyScrollViews(Bool)
  /// The header's property of that name.
  case statusBarHintCanOverlapHeader(Bool)
  /// The header's property of that name.
  case minimumHeaderViewHeight(Double)
  /// The header's property of that name.
  case visibleShadowOpacity(Double)
  /// The header's property of that name.
  case resetShadowAfterTrackingScrollViewIsReset(Bool)
  /// The header's property of that name.
  case disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever(Bool)
  /// The header's property of that name.
  case contentIsTranslucent(Bool)
  /// The header's property of that name.
  case trackingScrollViewIsBeingScrubbed(Bool)
  /// The window's top inset, and that of the view that the header infers it from.
  case deviceTopSafeAreaInset(Double)
  /// Whether the application's status bar is hidden.
  case statusBarHidden(Bool)
  /// Whether VoiceOver runs.
  case voiceOver(Bool)
  /// The top safe-area inset of the scroll view of this index, of the tracked one if nil.
  case scrollViewSafeAreaTop(Double, index: Int?)
}
