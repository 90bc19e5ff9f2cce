/// How far a header may shift at the moment, and by what. See `Documentation/Behavior/FlexibleHeader.md#shift-limit`.
struct ShiftLimits: Equatable {
  /// A Boolean value that indicates whether scrolling or a command can move the header off-screen.
  var canShift: Bool
  /// A Boolean value that indicates whether the status bar leaves with the header.
  var hidesStatusBar: Bool
  /// A Boolean value that indicates whether only commands move the header, so that touches and settling leave it alone.
  var ignoresTouches: Bool
  /// A Boolean value that indicates whether the header comes down to content that begins below it. The original leaves a gap
  /// there.
  var followsContent: Bool
  /// A Boolean value that indicates whether a finger leaves the shift animation alone, which nothing would resume.
  var keepsAnimating: Bool
  /// A Boolean value that indicates whether VoiceOver keeps the header on the screen.
  var staysOnScreen: Bool
  /// The greatest visible shift, in points; never negative.
  var greatestShift: Double
  /// The part of the header that doesn't shift because the status bar lies over it, in points.
  var lockedHeight: Double
  /// The smallest height, including the safe area, in points.
  var leastHeight: Double
  /// The height that leaves the screen, in points: the smallest height, or that of a commanded header.
  var shiftedHeight: Double
  /// The length by which the accumulator may exceed `greatestShift`, in points.
  var anchorLength: Double
  /// A Boolean value that indicates whether only moves off the screen count.
  var isScrubbed: Bool

  /// Creates the limits of a header of `height` points.
  init(
    _ configuration: MaterialConfiguration, isPaging: Bool, _ surroundings: Surroundings, height: Double
  ) {
    let corrects = configuration.correctsOriginalBehavior
    staysOnScreen = corrects && surroundings.isVoiceOverRunning
    ignoresTouches = corrects && configuration.shiftBehavior == .hideable
    followsContent = corrects && configuration.shiftBehavior != .hideable
    keepsAnimating = ignoresTouches || (corrects && configuration.shiftBehavior == .disabled)
    switch configuration.shiftBehavior {
    case .disabled: (canShift, hidesStatusBar) = (false, false)
    case .enabled: (canShift, hidesStatusBar) = (!isPaging, false)
    case .enabledWithStatusBar: (canShift, hidesStatusBar) = (!isPaging, !isPaging)
    case .hideable: (canShift, hidesStatusBar) = (true, !isPaging)
    }
    if staysOnScreen { (canShift, hidesStatusBar) = (false, false) }
    let collapsesToStatusBar = !hidesStatusBar && configuration.statusBarHintCanOverlapHeader
    lockedHeight = collapsesToStatusBar ? surroundings.statusBarHeight : 0
    leastHeight = configuration.heights.least
    shiftedHeight = ignoresTouches ? max(leastHeight, height) : leastHeight
    let range = max(0, max(0, shiftedHeight - lockedHeight) - configuration.minimumHeaderViewHeight)
    greatestShift = staysOnScreen ? 0 : range
    anchorLength = staysOnScreen ? 0 : configuration.returnDistance
    isScrubbed = configuration.isTrackingScrollViewBeingScrubbed
  }
}
