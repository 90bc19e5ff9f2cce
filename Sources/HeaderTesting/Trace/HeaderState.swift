import FlexibleHeader

/// What a header and its scroll view look like in one frame, as plain values.
///
/// Lengths are points, times seconds.
public struct HeaderState: Hashable, Sendable {
  /// When, on the clock of whoever records.
  public var time: Double
  /// The header's frame: x, y, width, height (with its transform applied).
  public var frame: [Double]
  /// The header's height.
  public var height: Double
  /// How far the header is moved up; 0 when it is in full view.
  public var shift: Double
  /// Which kind of header it is, for instance `material`.
  public var kind: String
  /// What else the header says of itself, by name; see ``RecordableHeader/recordedDetails``.
  public var details: [String: HeaderDetail.Value]
  /// The scroll view that it follows; nil without one.
  public var scrollView: ScrollView?

  /// What a scroll view looks like in one frame.
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

  /// Reads what `header` and its scroll view say of themselves.
  @MainActor public init(of header: any RecordableHeader, time: Double) {
    self.time = time
    let frame = header.frame
    self.frame = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    height = Double(header.bounds.height)
    shift = Double(header.recordedShift)
    kind = header.recordedKind
    details = Dictionary(header.recordedDetails.map { ($0.name, $0.value) }) { first, _ in first }
    scrollView = header.recordedScrollView.map(ScrollView.init(of:))
  }

  /// The detail of that name, if it is a number.
  public func number(_ name: String) -> Double? {
    guard case .number(let value)? = details[name] else { return nil }
    return value
  }

  /// The detail of that name, if it is a word.
  public func text(_ name: String) -> String? {
    guard case .text(let value)? = details[name] else { return nil }
    return value
  }

  /// The detail of that name, if it is a flag.
  public func flag(_ name: String) -> Bool? {
    guard case .flag(let value)? = details[name] else { return nil }
    return value
  }

  static func name(of phase: FlexibleHeaderScrollPhase) -> String {
    switch phase {
    case .shifting: "shifting"
    case .collapsing: "collapsing"
    case .overExtending: "overExtending"
    }
  }
}
