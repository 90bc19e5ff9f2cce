import FlexibleHeader

extension RecordableHeader where Self: ScrollHeaderView {
  /// The scroll view that the header follows.
  public var recordedScrollView: UIScrollView? { scrollView }

  /// The value 0, for headers that never move up.
  public var recordedShift: CGFloat { 0 }
}

extension FlexibleHeaderView: RecordableHeader {
  /// The kind of header: `material`.
  public var recordedKind: String { "material" }

  /// The visible shift, in points. For a header inside its scroll view, its translation is taken into
  /// account.
  public var recordedShift: CGFloat { transform.ty - frame.minY }

  /// The header's phase, shadow, flags, and heights.
  public var recordedDetails: [HeaderDetail] {
    [
      HeaderDetail("phase", "\(scrollPhase)"),
      HeaderDetail("phaseValue", scrollPhaseValue),
      HeaderDetail("phasePercentage", scrollPhasePercentage),
      HeaderDetail("minimumHeight", minimumHeight),
      HeaderDetail("maximumHeight", maximumHeight),
      HeaderDetail("shadowOpacity", CGFloat(layer.shadowOpacity)),
      HeaderDetail("shadowIntensity", shadowIntensity),
      HeaderDetail("isHidden", isHidden),
      HeaderDetail("isShiftedOffscreen", isShiftedOffscreen),
      HeaderDetail("prefersStatusBarHidden", prefersStatusBarHidden),
      HeaderDetail("isShiftAnimationRunning", isShiftAnimationRunning),
    ]
  }
}

extension FlexibleHeightBar: RecordableHeader {
  /// The kind of header: `heightBar`.
  public var recordedKind: String { "heightBar" }

  /// The scroll view of the behavior's last event.
  public var recordedScrollView: UIScrollView? { behavior?.lastScrollView }

  /// The bar's progress, heights, and automatic movements.
  public var recordedDetails: [HeaderDetail] {
    [
      HeaderDetail("progress", progress),
      HeaderDetail("minimumHeight", minimumHeight),
      HeaderDetail("maximumHeight", maximumHeight),
      HeaderDetail("isSnapping", behavior?.isSnapping ?? false),
      HeaderDetail("isSettling", (behavior as? SafariBehavior)?.isSettling ?? false),
      HeaderDetail("isHidden", isHidden),
    ]
  }
}

extension SectionedHeaderView: RecordableHeader {
  /// The kind of header: `sections`.
  public var recordedKind: String { "sections" }

  /// The header's heights, progress, overlap, and stretch.
  public var recordedDetails: [HeaderDetail] {
    [
      HeaderDetail("visibleHeight", visibleHeight),
      HeaderDetail("minimumHeight", minimumHeight),
      HeaderDetail("maximumHeight", maximumHeight),
      HeaderDetail("progress", progress),
      HeaderDetail("stretch", stretch),
      HeaderDetail("overlap", overlap),
      HeaderDetail("isLifted", isLifted),
    ]
  }
}

extension StretchyHeaderView: RecordableHeader {
  /// The kind of header: `stretchy`.
  public var recordedKind: String { "stretchy" }

  /// The distance by which the header has scrolled away with the content, in points.
  public var recordedShift: CGFloat { max(0, minimumHeight - visibleHeight) }

  /// The header's heights, fading, and title.
  public var recordedDetails: [HeaderDetail] {
    [
      HeaderDetail("restingHeight", maximumHeight),
      HeaderDetail("minimumHeight", minimumHeight),
      HeaderDetail("stretch", stretch),
      HeaderDetail("visibleHeight", visibleHeight),
      HeaderDetail("alpha", alpha),
      HeaderDetail("titleVisibility", titleVisibility),
    ]
  }
}

extension RevealingFooterView: RecordableHeader {
  /// The kind of header: `footer`.
  public var recordedKind: String { "footer" }

  /// The footer's heights and pull.
  public var recordedDetails: [HeaderDetail] {
    [
      HeaderDetail("restingHeight", restingHeight),
      HeaderDetail("minimumHeight", minimumHeight),
      HeaderDetail("pullThreshold", pullThreshold),
      HeaderDetail("pullProgress", pullProgress),
    ]
  }
}
