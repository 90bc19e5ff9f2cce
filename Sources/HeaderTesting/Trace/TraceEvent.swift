/// An event of a ``RecordedTrace``.
///
/// Offsets and lengths are in points, velocities in points per millisecond, durations in seconds.
public enum TraceEvent: Hashable, Sendable {
  /// The scroll view's flags and offset change, then the header receives one scroll event.
  case scroll(y: Double, tracking: Bool, dragging: Bool, decelerating: Bool)

  /// The finger is about to lift. The header can change the target.
  case willEndDragging(velocityY: Double, targetY: Double)

  /// The finger lifted.
  case endDragging(willDecelerate: Bool)

  /// The content came to rest.
  case endDecelerating

  /// One frame of the shift animation. Has no effect if none runs.
  case tick(duration: Double)

  /// An option of the header or its environment changes.
  case set(TraceChange)

  /// The owner of the tracked scroll view adds to its top inset inside `changeContentInsets`.
  case changeContentInsets(top: Double)

  /// The header begins to track the scroll view with this index, or none.
  case setTrackingScrollView(index: Int?)

  /// The header is notified that it will track the scroll view with this index, or none.
  case willChangeToScrollView(index: Int?)

  /// A view of the header is registered to fade while the header shifts.
  case hideViewWhenShifted

  /// The app shows the header.
  case shiftOnScreen(animated: Bool)

  /// The app hides the header.
  case shiftOffScreen(animated: Bool)

  /// The device rotates, and everything takes this size.
  case rotate(width: Double, height: Double)
}

/// An option of the header or its environment that a ``TraceEvent/set(_:)`` changes.
public enum TraceChange: Hashable, Sendable {
  /// The header's property with this name.
  case minimumHeight(Double)
  /// The header's property with this name.
  case maximumHeight(Double)
  /// The header's property with this name.
  case minMaxHeightIncludesSafeArea(Bool)
  /// The header's property with this name.
  case shiftBehavior(TraceSetup.ShiftBehavior)
  /// The header's content importance.
  case contentImportance(TraceSetup.ContentImportance)
  /// The header's property with this name.
  case canOverExtend(Bool)
  /// The header's property with this name.
  case inFrontOfInfiniteContent(Bool)
  /// The header's property with this name.
  case sharedWithManyScrollViews(Bool)
  /// The header's property with this name.
  case statusBarHintCanOverlapHeader(Bool)
  /// The header's property with this name.
  case minimumHeaderViewHeight(Double)
  /// The header's property with this name.
  case visibleShadowOpacity(Double)
  /// The header's property with this name.
  case resetShadowAfterTrackingScrollViewIsReset(Bool)
  /// The header's property with this name.
  case disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever(Bool)
  /// The header's property with this name.
  case contentIsTranslucent(Bool)
  /// The header's property with this name.
  case trackingScrollViewIsBeingScrubbed(Bool)
  /// The top inset of the window, and of the view from which the header infers its safe area.
  case deviceTopSafeAreaInset(Double)
  /// A Boolean value that indicates whether the app's status bar is hidden.
  case statusBarHidden(Bool)
  /// A Boolean value that indicates whether VoiceOver is running.
  case voiceOver(Bool)
  /// The top safe area inset of the scroll view with this index, or of the tracked one if `index` is `nil`.
  case scrollViewSafeAreaTop(Double, index: Int?)
}
