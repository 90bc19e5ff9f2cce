import FlexibleHeader

extension FlexibleHeightBar: RecordableHeader {
  /// `heightBar`.
  public var recordedKind: String { "heightBar" }

  /// The scroll view of the behaviour's last event.
  public var recordedScrollView: UIScrollView? { behavior?.lastScrollView }

  /// A bar never leaves its place.
  public var recordedShift: CGFloat { 0 }

  /// Progress, heights and what moves by itself.
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
