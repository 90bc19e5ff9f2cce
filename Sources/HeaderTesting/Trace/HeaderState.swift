import FlexibleHeader

/// What a header and its scroll view look like in one frame, as plain values.
///
/// Lengths are points, times seconds, opacities 0...1.
public struct HeaderState: Hashable, Sendable {
  /// When, on the clock of whoever records.
  public var time: Double
  /// The header's frame: x, y, width, height (with its transform applied).
  public var frame: [Double]
  /// The header's height.
  public var height: Double
  /// How far the header is shifted up; 0 when it is in full view.
  public var shift: Double
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
  public var isHidden: Bool
  /// Whether the shift animation runs.
  public var isShiftAnimationRunning: Bool
  /// The tracked scroll view; nil without one.
  public var scrollView: ScrollView?

  /// What a tracked scroll view looks like in one frame.
  public struct ScrollView: Hashable, Sendable {
    /// The content offset: x, y.
    public var contentOffset: [Double]
    /// The content inset's top.
    public var contentInsetTop: Double
    /// The top inset with the safe area.
    public var adjustedContentInsetTop: Double
    /// The top of the vertical scroll indicator's inset.
    public var indicatorInsetTop: Double
    /// Whether a finger is on the view.
    public var isTracking: Bool
    /// Whether a finger drags it.
    public var isDragging: Bool
    /// Whether it moves on without a finger.
    public var isDecelerating: Bool

    /// Reads what `scrollView` says of itself.
    @MainActor public init(of scrollView: UIScrollView) {
      contentOffset = [Double(scrollView.contentOffset.x), Double(scrollView.contentOffset.y)]
      contentInsetTop = Double(scrollView.contentInset.top)
      adjustedContentInsetTop = Double(scrollView.adjustedContentInset.top)
      indicatorInsetTop = Double(scrollView.verticalScrollIndicatorInsets.top)
      isTracking = scrollView.isTracking
      isDragging = scrollView.isDragging
      isDecelerating = scrollView.isDecelerating
    }
  }

  /// Reads what `header` and its tracking scroll view say of themselves.
  @MainActor public init(of header: FlexibleHeaderView, time: Double) {
    self.time = time
    let frame = header.frame
    self.frame = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    height = Double(header.bounds.height)
    shift = Double(header.transform.ty - frame.minY)
    phase = HeaderState.name(of: header.scrollPhase)
    phaseValue = Double(header.scrollPhaseValue)
    phasePercentage = Double(header.scrollPhasePercentage)
    shadowOpacity = Double(header.layer.shadowOpacity)
    shadowIntensity = Double(header.shadowIntensity)
    isHidden = header.isHidden
    isShiftAnimationRunning = header.isShiftAnimationRunning
    scrollView = header.trackingScrollView.map(ScrollView.init(of:))
  }

  static func name(of phase: FlexibleHeaderScrollPhase) -> String {
    switch phase {
    case .shifting: "shifting"
    case .collapsing: "collapsing"
    case .overExtending: "overExtending"
    }
  }
}
