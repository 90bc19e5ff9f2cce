/// What a header says of itself at one moment of a ``RecordedTrace``.
///
/// Lengths are points, opacities and alphas 0...1.
public struct TraceRecord: Hashable, Sendable {
  /// What a record says of one scroll view.
  public struct ScrollView: Hashable, Sendable {
    /// The content offset's y.
    public var contentOffsetY: Double
    /// The content inset's top.
    public var contentInsetTop: Double
    /// The top of the vertical scroll indicator's inset.
    public var indicatorInsetTop: Double

    /// Makes a record of a scroll view.
    public init(contentOffsetY: Double, contentInsetTop: Double, indicatorInsetTop: Double) {
      self.contentOffsetY = contentOffsetY
      self.contentInsetTop = contentInsetTop
      self.indicatorInsetTop = indicatorInsetTop
    }
  }

  /// The header's frame: x, y, width, height (with its transform applied).
  public var frame: [Double]
  /// `shifting`, `collapsing` or `overExtending`.
  public var phase: String
  /// The phase's value in points.
  public var phaseValue: Double
  /// The phase's value as a fraction.
  public var phasePercentage: Double
  /// Opacity of the header's own shadow.
  public var shadowOpacity: Double
  /// How much of the shadow is to be seen.
  public var shadowIntensity: Double
  /// Whether the header view is hidden.
  public var hidden: Bool
  /// Whether the header is shifted away, or wants to be.
  public var shiftedOffscreen: Bool
  /// Whether the header wants the status bar hidden.
  public var prefersStatusBarHidden: Bool
  /// Of the tracked scroll view; nil without one.
  public var contentOffsetY: Double?
  /// Of the tracked scroll view; nil without one.
  public var contentInsetTop: Double?
  /// Of the tracked scroll view; nil without one.
  public var indicatorInsetTop: Double?
  /// The header's minimum height.
  public var minimumHeight: Double
  /// The header's maximum height.
  public var maximumHeight: Double
  /// Whether the shift animation runs.
  public var displayLinkActive: Bool
  /// Alpha of the view that hides while shifting; nil before there is one.
  public var hiddenViewAlpha: Double?
  /// What `willEndDragging` answered; nil after other events.
  public var returned: Bool?
  /// The target that `willEndDragging` left; nil after other events.
  public var targetY: Double?
  /// How often the original called its layout delegate. Never compared: it called without need.
  public var frameDidChangeCount: Int?
  /// All scroll views, if there are several.
  public var scrollViews: [ScrollView]?
  /// The header's vertical translation, if it lies inside its scroll view.
  public var transformTy: Double?

  /// Makes a record of a header at rest without a scroll view.
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
