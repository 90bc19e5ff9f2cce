/// The state of a header at one moment of a ``RecordedTrace``.
///
/// Lengths are in points, opacities and alpha values in 0...1.
struct TraceRecord: Equatable, Sendable {
  struct ScrollView: Equatable, Sendable {
    var contentOffsetY = 0.0
    var contentInsetTop = 0.0
    var indicatorInsetTop = 0.0
  }

  /// The header's frame, with its transform applied: x, y, width, height.
  var frame: [Double] = []
  /// The scroll phase: `shifting`, `collapsing`, or `overExtending`.
  var phase = "shifting"
  var phaseValue = 0.0
  var phasePercentage = 0.0
  /// The opacity of the header's own shadow.
  var shadowOpacity = 0.0
  /// The visible part of the shadow.
  var shadowIntensity = 0.0
  var hidden = false
  /// A Boolean value that indicates whether the header is, or is about to be, shifted off the screen.
  var shiftedOffscreen = false
  var prefersStatusBarHidden = false
  /// The vertical content offset of the tracked scroll view, or `nil` without one.
  var contentOffsetY: Double?
  var contentInsetTop: Double?
  var indicatorInsetTop: Double?
  var minimumHeight = 0.0
  var maximumHeight = 0.0
  /// A Boolean value that indicates whether the shift animation runs.
  var displayLinkActive = false
  /// The alpha value of the view that hides while shifting, or `nil` before one is registered.
  var hiddenViewAlpha: Double?
  /// The value that `willEndDragging` returned, or `nil` after other events.
  var returned: Bool?
  /// The target offset after `willEndDragging`, or `nil` after other events.
  var targetY: Double?
  /// The number of calls to the original's layout delegate. It isn't compared, because some calls were redundant.
  var frameDidChangeCount: Int?
  /// The states of all scroll views, if there are several.
  var scrollViews: [ScrollView]?
  /// The header's vertical translation, if it is inside its scroll view.
  var transformTy: Double?
}
