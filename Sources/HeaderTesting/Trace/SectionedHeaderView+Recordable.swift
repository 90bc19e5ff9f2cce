import FlexibleHeader

extension SectionedHeaderView: RecordableHeader {
  /// The kind of header: `sections`.
  public var recordedKind: String { "sections" }

  /// The scroll view that the header tracks.
  public var recordedScrollView: UIScrollView? { trackingScrollView }

  /// The value 0, because the header is never moved; its sections are.
  public var recordedShift: CGFloat { 0 }

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
