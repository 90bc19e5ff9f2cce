import HeaderEngine

/// An event of a ``RecordedTrace``.
///
/// Offsets and lengths are in points, velocities in points per millisecond, durations in seconds.
enum TraceEvent: TracedEvent {
  /// The scroll view's flags and offset change, then the header receives one scroll event.
  case scroll(y: Double, tracking: Bool, dragging: Bool, decelerating: Bool)
  /// The finger is about to lift. The header can change the target.
  case willEndDragging(velocityY: Double, targetY: Double)
  case endDragging(willDecelerate: Bool)
  case endDecelerating
  /// One frame of the shift animation. Has no effect if none runs.
  case tick(duration: Double)
  case set(TraceChange)
  /// The owner of the tracked scroll view adds to its top inset inside `changeContentInsets`.
  case changeContentInsets(top: Double)
  /// The header begins to track the scroll view with this index, or none.
  case setTrackingScrollView(index: Int?)
  /// The header is notified that it will track the scroll view with this index, or none.
  case willChangeToScrollView(index: Int?)
  /// A view of the header is registered to fade while the header shifts.
  case hideViewWhenShifted
  case shiftOnScreen(animated: Bool)
  case shiftOffScreen(animated: Bool)
  /// The device rotates, and everything takes this size.
  case rotate(width: Double, height: Double)
}

/// An option of the header or its environment that a ``TraceEvent/set(_:)`` changes.
enum TraceChange: Equatable, Sendable {
  /// A number, by its name in trace files.
  enum Number: String {
    case minimumHeight, maximumHeight, minimumHeaderViewHeight, visibleShadowOpacity
    /// The top inset of the window, and of the view from which the header infers its safe area.
    case deviceTopSafeAreaInset
  }

  /// A flag, by its name in trace files.
  enum Flag: String {
    case minMaxHeightIncludesSafeArea, canOverExtend, inFrontOfInfiniteContent, sharedWithManyScrollViews
    case statusBarHintCanOverlapHeader, resetShadowAfterTrackingScrollViewIsReset
    case disableContentInsetAdjustmentWhenContentInsetAdjustmentBehaviorIsNever
    case contentIsTranslucent, trackingScrollViewIsBeingScrubbed
    /// The app's status bar is hidden.
    case statusBarHidden
    /// VoiceOver is running.
    case voiceOver
  }

  case number(Number, Double)
  case flag(Flag, Bool)
  case shiftBehavior(FlexibleHeaderShiftBehavior)
  case contentImportance(FlexibleHeaderContentImportance)
  /// The top safe area inset of the scroll view with this index, or of the tracked one if `index` is `nil`.
  case scrollViewSafeAreaTop(Double, index: Int?)
}
