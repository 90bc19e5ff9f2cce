/// The state of a header at one moment of a ``RecordedTrace``.
///
/// Lengths are in points, opacities and alpha values in 0...1.
public struct TraceRecord: Hashable, Sendable {
  /// The state of one scroll view.
  public struct ScrollView: Hashable, Sendable {
    /// The vertical content offset.
    public var contentOffsetY: Double
    /// The top of the content inset.
    public var contentInsetTop: Double
    /// The top of the vertical scroll indicator's insets.
    public var indicatorInsetTop: Double

    /// Creates a record of a scroll view.
    public init(contentOffsetY: Double, contentInsetTop: Double, indicatorInsetTop: Double) {
      self.contentOffsetY = contentOffsetY
      self.contentInsetTop = contentInsetTop
      self.indicatorInsetTop = indicatorInsetTop
    }
  }

  /// The header's frame, with its transform applied: x, y, width, height.
  public var frame: [Double]
  /// The scroll phase: `shifting`, `collapsing`, or `overExtending`.
  public var phase: String
  /// The phase's value, in points.
  public var phaseValue: Double
  /// The phase's value as a fraction.
  public var phasePercentage: Double
  /// The opacity of the header's own shadow.
  public var shadowOpacity: Double
  /// The visible part of the shadow.
  public var shadowIntensity: Double
  /// A Boolean value that indicates whether the header is hidden.
  public var hidden: Bool
  /// A Boolean value that indicates whether the header is, or is about to be, shifted off the screen.
  public var shiftedOffscreen: Bool
  /// A Boolean value that indicates whether the header prefers the status bar to be hidden.
  public var prefersStatusBarHidden: Bool
  /// The vertical content offset of the tracked scroll view, or `nil` without one.
  public var contentOffsetY: Double?
  /// The top content inset of the tracked scroll view, or `nil` without one.
  public var contentInsetTop: Double?
  /// The top indicator inset of the tracked scroll view, or `nil` without one.
  public var indicatorInsetTop: Double?
  /// The header's minimum height.
  public var minimumHeight: Double
  /// The header's maximum height.
  public var maximumHeight: Double
  /// A Boolean value that indicates whether the shift animation runs.
  public var displayLinkActive: Bool
  /// The alpha value of the view that hides while shifting, or `nil` before one is registered.
  public var hiddenViewAlpha: Double?
  /// The value that `willEndDragging` returned, or `nil` after other events.
  public var returned: Bool?
  /// The target offset after `willEndDragging`, or `nil` after other events.
  public var targetY: Double?
  /// The number of calls to the original's layout delegate. It isn't compared, because some calls were
  /// redundant.
  public var frameDidChangeCount: Int?
  /// The states of all scroll views, if there are several.
  public var scrollViews: [ScrollView]?
  /// The header's vertical translation, if it is inside its scroll view.
  public var transformTy: Double?

  /// Creates a record of a header at rest without a scroll view.
  public init(frame: [Double], minimumHeight: Double, maximumHeight: Double) {
    self.frame = frame
    phase = "shifting"
    phaseValue = 0
    phasePercentage = 0
    shadowOpacity = 0
    shadowIntensity = 0
    hidden = false
    shiftedOffscreen = false
    prefersStatusBarHidden = false
    self.minimumHeight = minimumHeight
    self.maximumHeight = maximumHeight
    displayLinkActive = false
  }
}
