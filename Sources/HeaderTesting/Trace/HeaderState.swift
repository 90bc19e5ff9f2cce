import FlexibleHeader

/// The state of a header and its scroll view in one frame.
///
/// Lengths are in points, times in seconds.
public struct HeaderState: Hashable, Sendable, Decodable {
  /// The time on the recorder's clock.
  public var time = 0.0
  /// The header's frame, with its transform applied: x, y, width, height.
  public var frame: [Double] = []
  /// The header's height.
  public var height = 0.0
  /// The distance by which the header is moved up, or 0 if it is in full view.
  public var shift = 0.0
  /// The kind of header, for example `material`.
  public var kind = ""
  /// Other values of the header, by name. See ``RecordableHeader/recordedDetails``.
  public var details: [String: HeaderDetail.Value] = [:]
  /// The scroll view that the header follows, or `nil` if there is none.
  public var scrollView: ScrollView?

  /// The state of a scroll view in one frame.
  public struct ScrollView: Hashable, Sendable, Decodable {
    /// The content offset: x, y.
    public var contentOffset: [Double] = []
    /// The top of the content inset.
    public var contentInsetTop = 0.0
    /// The top inset with the safe area.
    public var adjustedContentInsetTop = 0.0
    /// The top of the vertical scroll indicator's insets.
    public var indicatorInsetTop = 0.0
    /// A Boolean value that indicates whether a finger touches the view.
    public var isTracking = false
    /// A Boolean value that indicates whether a finger drags the content.
    public var isDragging = false
    /// A Boolean value that indicates whether the content decelerates after a drag.
    public var isDecelerating = false

    init() {}

    /// Reads the state of `scrollView`.
    @MainActor public init(of scrollView: UIScrollView) {
      contentOffset = [scrollView.contentOffset.x, scrollView.contentOffset.y]
      contentInsetTop = scrollView.contentInset.top
      adjustedContentInsetTop = scrollView.adjustedContentInset.top
      indicatorInsetTop = scrollView.verticalScrollIndicatorInsets.top
      isTracking = scrollView.isTracking
      isDragging = scrollView.isDragging
      isDecelerating = scrollView.isDecelerating
    }
  }

  init() {}

  /// Reads the state of a header and its scroll view.
  ///
  /// - Parameters:
  ///   - header: The header.
  ///   - time: The time of the state, in seconds.
  @MainActor public init(of header: any RecordableHeader, time: Double) {
    self.time = time
    frame = header.frame.numbers
    height = header.bounds.height
    shift = header.recordedShift
    kind = header.recordedKind
    details = Dictionary(header.recordedDetails.map { ($0.name, $0.value) }) { first, _ in first }
    scrollView = header.recordedScrollView.map(ScrollView.init(of:))
  }

  /// Returns the detail with the given name, or `nil` if there is none or it isn't a number.
  public func number(_ name: String) -> Double? {
    guard case .number(let value)? = details[name] else { return nil }
    return value
  }

  /// Returns the detail with the given name, or `nil` if there is none or it isn't text.
  public func text(_ name: String) -> String? {
    guard case .text(let value)? = details[name] else { return nil }
    return value
  }

  /// Returns the detail with the given name, or `nil` if there is none or it isn't a Boolean value.
  public func flag(_ name: String) -> Bool? {
    guard case .flag(let value)? = details[name] else { return nil }
    return value
  }
}

extension CGRect {
  /// The numbers in recordings: x, y, width, height.
  package var numbers: [Double] { [minX, minY, width, height].map { Double($0) } }
}
