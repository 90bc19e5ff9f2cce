import FlexibleHeader

extension StretchyHeaderView: RecordableHeader {
  /// `stretchy`.
  public var recordedKind: String { "stretchy" }

  /// The scroll view in which it is installed.
  public var recordedScrollView: UIScrollView? { scrollView }

  /// How far the header has scrolled away with the content.
  public var recordedShift: CGFloat { max(0, minimumHeight - visibleHeight) }

  /// Heights, fading and title.
  public var recordedDetails: [HeaderDetail] {
    [
      HeaderDetail("referenceHeight", referenceHeight),
      HeaderDetail("minimumHeight", minimumHeight),
      HeaderDetail("stretch", stretch),
      HeaderDetail("visibleHeight", visibleHeight),
      HeaderDetail("alpha", alpha),
      HeaderDetail("titleVisibility", titleVisibility),
    ]
  }
}

extension RevealingFooterView: RecordableHeader {
  /// `footer`.
  public var recordedKind: String { "footer" }

  /// The scroll view in which it is installed.
  public var recordedScrollView: UIScrollView? { scrollView }

  /// A footer is never moved up.
  public var recordedShift: CGFloat { 0 }

  /// Heights and pull.
  public var recordedDetails: [HeaderDetail] {
    [
      HeaderDetail("referenceHeight", referenceHeight),
      HeaderDetail("minimumHeight", minimumHeight),
      HeaderDetail("pullThreshold", pullThreshold),
      HeaderDetail("pullProgress", pullProgress),
    ]
  }
}
