/// The `ShiftRules` that apply. They are the entire difference between the original and this package.
struct ShiftPolicy: Equatable {
  /// A Boolean value that indicates whether scrolling shifts the header. Otherwise only commands do.
  var followsScrolling: Bool
  /// A Boolean value that indicates whether a drag stops the animation. If `false`, it doesn't, because nothing would resume
  /// the animation.
  var stopsAtDrag = true
  /// A Boolean value that indicates whether only a command may leave a gap above content.
  var closesGaps = false
  /// A Boolean value that indicates whether changes without a scroll keep the header's relation to the content.
  var keepsStance = false
  /// A Boolean value that indicates whether a partly shifted header settles when content comes to rest.
  var settles = true
  /// A Boolean value that indicates whether a partly shifted header settles on every change while the content is at rest.
  var settlesAlways = false

  /// Creates the policy of a behavior: that of the original, or with corrections.
  init(_ behavior: FlexibleHeaderShiftBehavior, corrects: Bool) {
    followsScrolling = behavior != .hideable
    guard corrects else { return }
    keepsStance = true
    stopsAtDrag = behavior == .enabled || behavior == .enabledWithStatusBar
    (closesGaps, settles, settlesAlways) = (followsScrolling, followsScrolling, followsScrolling)
  }
}

/// The present limits of a header's shift. See `Documentation/Behavior/FlexibleHeader.md#shift-limit`.
struct ShiftLimits: Equatable {
  var policy: ShiftPolicy
  /// A Boolean value that indicates whether scrolling or a command can move the header off-screen.
  var canShift: Bool
  /// A Boolean value that indicates whether the status bar leaves with the header.
  var hidesStatusBar: Bool
  /// A Boolean value that indicates whether VoiceOver keeps the header on the screen.
  var staysOnScreen: Bool
  /// A Boolean value that indicates whether only moves off the screen have an effect.
  var isScrubbed: Bool
  /// A Boolean value that indicates whether a header that is off-screen stays there during a scroll by code. Code scrolls to
  /// the edge of an inset that follows the header, and the content would end below a header that returns on the way.
  var staysHiddenWithoutTouch: Bool
  /// The greatest visible shift, in points; never negative.
  var greatestShift: Double
  /// The part of the header that doesn't shift because the status bar covers it, in points.
  var lockedHeight: Double
  /// The smallest height, including the safe area, in points.
  var leastHeight: Double
  /// The height that leaves the screen, in points: the smallest height, or that of a commanded header.
  var shiftedHeight: Double
  /// The length by which the accumulator may exceed `greatestShift`, in points.
  var reserve: Double

  /// Creates the limits of a header of `height` points.
  init(
    _ configuration: MaterialConfiguration, isPaging: Bool, _ surroundings: Surroundings, height: Double
  ) {
    let corrects = configuration.correctsOriginalBehavior
    policy = ShiftPolicy(configuration.shiftBehavior, corrects: corrects)
    staysOnScreen = corrects && surroundings.isVoiceOverRunning
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
    shiftedHeight = corrects && !policy.followsScrolling ? max(leastHeight, height) : leastHeight
    let range = max(0, max(0, shiftedHeight - lockedHeight) - configuration.minimumHeaderViewHeight)
    greatestShift = staysOnScreen ? 0 : range
    reserve = staysOnScreen ? 0 : configuration.returnDistance
    isScrubbed = configuration.isTrackingScrollViewBeingScrubbed
    staysHiddenWithoutTouch = corrects && configuration.insetFollowsVisibleHeight
  }
}

/// Where a header was at a layout, and its limits then, in points. It keeps its relation to the content and to the screen.
struct ShiftStance: Equatable {
  /// The bottom edge.
  var bottom: Double
  /// The smallest height, including the safe area.
  var leastHeight: Double
  /// The greatest visible shift.
  var greatestShift: Double

  init(_ layout: MaterialLayout) {
    bottom = layout.top + layout.height
    leastHeight = layout.leastHeight
    greatestShift = layout.greatestShift
  }
}

/// The limits that content and screen set for a header at one moment. Lengths are in points.
struct ShiftSituation {
  var limits: ShiftLimits
  /// The height that the content leaves free above itself; negative once it has passed the top, and minus infinity without
  /// content.
  var free = -Double.infinity
  /// The height by which the header covers content while it is in place; without content, its height.
  var cover: Double
  /// A Boolean value that indicates whether a finger or a pointing device drags the content. No event reports the end of a
  /// touch that doesn't drag.
  var isDragged = false
  /// A Boolean value that indicates whether the content moves, by a finger or by itself.
  var isMoving = false
  /// A Boolean value that indicates whether the content is pulled past its lower end.
  var isPulledPastEnd = false
  /// A Boolean value that indicates whether a list will move the content when it lays out its rows.
  var awaitsRows = false

  var policy: ShiftPolicy { limits.policy }
  /// A Boolean value that indicates whether the content's movement can bring the header back, apart from closing a gap.
  var mayReturn: Bool { !limits.isScrubbed && (isMoving || !limits.staysHiddenWithoutTouch) }
  var range: Double { limits.greatestShift }
  /// The visible shift at which the header ends where the content begins.
  var contact: Double { min(range, max(0, limits.leastHeight - free)) }
}
