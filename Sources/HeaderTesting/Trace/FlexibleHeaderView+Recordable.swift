import FlexibleHeader

extension FlexibleHeaderView: RecordableHeader {
  /// The kind of header: `material`.
  public var recordedKind: String { "material" }

  /// The tracking scroll view.
  public var recordedScrollView: UIScrollView? { trackingScrollView }

  /// The visible shift, in points. For a header inside its scroll view, its translation is taken into
  /// account.
  public var recordedShift: CGFloat { transform.ty - frame.minY }

  /// The header's phase, shadow, flags, and heights.
  public var recordedDetails: [HeaderDetail] {
    [
      HeaderDetail("phase", HeaderState.name(of: scrollPhase)),
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
