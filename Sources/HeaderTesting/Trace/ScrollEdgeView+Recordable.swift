import FlexibleHeader

extension StretchyHeaderView: RecordableHeader {
  /// The kind of header: `stretchy`.
  public var recordedKind: String { "stretchy" }

  /// The scroll view in which it is installed.
  public var recordedScrollView: UIScrollView? { scrollView }

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

  /// The scroll view in which it is installed.
  public var recordedScrollView: UIScrollView? { scrollView }

  /// The value 0, because a footer is never moved up.
  public var recordedShift: CGFloat { 0 }

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
