/// How far a header may be shifted at the moment, and by whom (section 4).
struct ShiftLimits: Equatable {
  /// Scrolling or a command can move the header off the screen.
  var canShift: Bool
  /// The status bar leaves with the header.
  var hidesStatusBar: Bool
  /// The header stops where it still covers the status bar.
  var collapsesToStatusBar: Bool
  /// The largest visible shift `aMax`, in points; never negative.
  var greatestShift: Double
  /// The part of the header that shifting leaves in place for the status bar's sake, in points.
  var lockedHeight: Double
  /// The smallest height, safe area included, in points.
  var leastHeight: Double
  /// How much further than `greatestShift` the accumulator may run, in points.
  var anchorLength: Double
  /// Only moves off the screen count.
  var isScrubbed: Bool

  init(
    _ configuration: MaterialConfiguration, isPaging: Bool, statusBarHeight: Double
  ) {
    switch configuration.shiftBehavior {
    case .disabled: (canShift, hidesStatusBar) = (false, false)
    case .enabled: (canShift, hidesStatusBar) = (!isPaging, false)
    case .enabledWithStatusBar: (canShift, hidesStatusBar) = (!isPaging, !isPaging)
    case .hideable: (canShift, hidesStatusBar) = (true, !isPaging)
    }
    collapsesToStatusBar = !hidesStatusBar && configuration.statusBarHintCanOverlapHeader
    lockedHeight = collapsesToStatusBar ? statusBarHeight : 0
    leastHeight = configuration.heights.least
    greatestShift = max(0, max(0, leastHeight - lockedHeight) - configuration.minimumHeaderViewHeight)
    anchorLength = configuration.contentImportance.anchorLength
    isScrubbed = configuration.isTrackingScrollViewBeingScrubbed
  }
}
