import FlexibleHeader

extension FlexibleHeightBar: RecordableHeader {
  /// The kind of header: `heightBar`.
  public var recordedKind: String { "heightBar" }

  /// The scroll view of the behavior's last event.
  public var recordedScrollView: UIScrollView? { behavior?.lastScrollView }

  /// The value 0, because a bar is never moved.
  public var recordedShift: CGFloat { 0 }

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
