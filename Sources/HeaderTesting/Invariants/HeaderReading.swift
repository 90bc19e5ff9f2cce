import FlexibleHeader

/// The state of a header and its scroll view that the invariants use. All lengths are in points.
public struct HeaderReading: Equatable, Sendable {
  /// The header's frame.
  public var frame: CGRect
  /// The minimum height with the safe area.
  public var leastHeight: CGFloat
  /// The largest visible shift: the longest distance that the header moves up.
  public var greatestShift: CGFloat
  /// The visible part of the shadow, in 0...1.
  public var shadowIntensity: CGFloat
  /// The opacity of the header's own shadow, in 0...1.
  public var shadowOpacity: Float
  /// A Boolean value that indicates whether the shift animation runs.
  public var isShiftAnimationRunning: Bool
  /// The header's shift behavior.
  public var shiftBehavior: FlexibleHeaderShiftBehavior
  /// The state of the header's scroll view, or `nil` without one.
  public var scroll: Scroll?

  /// The state of a scroll view that the invariants use.
  public struct Scroll: Equatable, Sendable {
    /// The height that the content leaves free above it. It can be negative.
    public var freeHeight: CGFloat
    /// A Boolean value that indicates whether the content is pulled up past its end.
    public var isPastBottom: Bool

    /// Creates a reading from given values.
    public init(freeHeight: CGFloat, isPastBottom: Bool = false) {
      self.freeHeight = freeHeight
      self.isPastBottom = isPastBottom
    }

    /// Reads a scroll view.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - ownInsetTop: The part of the top content inset that the scroll view's owner set.
    @MainActor public init(of scrollView: UIScrollView, ownInsetTop: CGFloat) {
      let offset = scrollView.contentOffset.y
      freeHeight = -(offset + ownInsetTop)
      let isTaller = scrollView.contentSize.height > scrollView.bounds.height
      let end = scrollView.contentSize.height + scrollView.contentInset.bottom
      isPastBottom = isTaller && offset + scrollView.bounds.height >= end
    }
  }

  /// Creates a reading of a header at rest from given values.
  public init(frame: CGRect, leastHeight: CGFloat, greatestShift: CGFloat, scroll: Scroll? = nil) {
    self.frame = frame
    self.leastHeight = leastHeight
    self.greatestShift = greatestShift
    shadowIntensity = 0
    shadowOpacity = 0
    isShiftAnimationRunning = false
    shiftBehavior = .disabled
    self.scroll = scroll
  }

  /// Reads a header.
  ///
  /// The limits of height and shift are derived from the header's public properties, not from its inner
  /// state.
  ///
  /// - Parameters:
  ///   - header: The header.
  ///   - ownInsetTop: The part of the scroll view's top content inset that code other than the header set.
  ///     The default is 0.
  @MainActor public init(of header: FlexibleHeaderView, ownInsetTop: CGFloat = 0) {
    let safeArea = header.heightsIncludeSafeArea ? 0 : header.topSafeAreaGuide.bounds.height
    let isPaging = header.trackingScrollView?.isPagingEnabled ?? false
    self.init(
      frame: header.frame, leastHeight: header.minimumHeight + safeArea,
      greatestShift: Self.greatestShift(of: header, least: header.minimumHeight + safeArea, isPaging),
      scroll: header.trackingScrollView.map { Scroll(of: $0, ownInsetTop: ownInsetTop) })
    shadowIntensity = header.shadowIntensity
    shadowOpacity = header.layer.shadowOpacity
    isShiftAnimationRunning = header.isShiftAnimationRunning
    shiftBehavior = header.shiftBehavior
  }

  @MainActor private static func greatestShift(
    of header: FlexibleHeaderView, least: CGFloat, _ isPaging: Bool
  ) -> CGFloat {
    let takesBarAlong = header.shiftBehavior == .enabledWithStatusBar || header.shiftBehavior == .hideable
    let leavesBar = (!takesBarAlong || isPaging) && header.statusBarHintCanOverlapHeader
    let corrects = header.policy.correctsOriginalBehavior
    if corrects, UIAccessibility.isVoiceOverRunning { return 0 }
    let height = corrects && header.shiftBehavior == .hideable ? max(least, header.bounds.height) : least
    let bar = header.window?.windowScene?.statusBarManager?.statusBarFrame.height ?? 0
    return max(0, max(0, height - (leavesBar ? bar : 0)) - header.minimumHeaderViewHeight)
  }
}
