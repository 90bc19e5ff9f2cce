import FlexibleHeader

/// What the invariants need to know of a header and its scroll view at one moment, as plain values in points.
public struct HeaderReading: Equatable, Sendable {
  /// The header's frame.
  public var frame: CGRect
  /// The smallest height, safe area included.
  public var leastHeight: CGFloat
  /// The largest visible shift: how far up the header may be moved.
  public var greatestShift: CGFloat
  /// How much of the shadow is to be seen, 0...1.
  public var shadowIntensity: CGFloat
  /// Opacity of the header's own shadow, 0...1.
  public var shadowOpacity: Float
  /// Whether the shift animation runs.
  public var isShiftAnimationRunning: Bool
  /// How the header leaves the screen.
  public var shiftBehavior: FlexibleHeaderShiftBehavior
  /// What of the header's scroll view matters; nil without one.
  public var scroll: Scroll?

  /// What the invariants need to know of a scroll view.
  public struct Scroll: Equatable, Sendable {
    /// The height that the content leaves free above itself; may be negative.
    public var freeHeight: CGFloat
    /// Whether the content is pulled up past its end.
    public var isPastBottom: Bool

    /// Makes a reading by hand.
    public init(freeHeight: CGFloat, isPastBottom: Bool = false) {
      self.freeHeight = freeHeight
      self.isPastBottom = isPastBottom
    }

    /// Reads `scrollView`, whose owner put `ownInsetTop` of its content inset's top there.
    @MainActor public init(of scrollView: UIScrollView, ownInsetTop: CGFloat) {
      let offset = scrollView.contentOffset.y
      freeHeight = -(offset + ownInsetTop)
      let isTaller = scrollView.contentSize.height > scrollView.bounds.height
      let end = scrollView.contentSize.height + scrollView.contentInset.bottom
      isPastBottom = isTaller && offset + scrollView.bounds.height >= end
    }
  }

  /// Makes a reading by hand, of a header at rest.
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

  /// Reads `header`; `ownInsetTop` is what others than the header put into the scroll view's top inset.
  ///
  /// The bounds of height and shift follow from the header's public properties, not from its inner state.
  @MainActor public init(of header: FlexibleHeaderView, ownInsetTop: CGFloat = 0) {
    let safeArea = header.minMaxHeightIncludesSafeArea ? 0 : header.topSafeAreaGuide.bounds.height
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
    let corrects = header.correctsOriginalBehavior
    if corrects, UIAccessibility.isVoiceOverRunning { return 0 }
    let height = corrects && header.shiftBehavior == .hideable ? max(least, header.bounds.height) : least
    let bar = header.window?.windowScene?.statusBarManager?.statusBarFrame.height ?? 0
    return max(0, max(0, height - (leavesBar ? bar : 0)) - header.minimumHeaderViewHeight)
  }
}
