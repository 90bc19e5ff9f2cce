/// The frames of a scroll view's indicators, in points of the scroll view's superview.
public struct HostScrollIndicators: Sendable, Hashable {
  /// The thickness of an indicator, in points.
  static let thickness: CGFloat = 3
  /// The distance of an indicator from the edge, in points.
  static let margin: CGFloat = 3
  /// The duration for which flashed indicators are visible, in seconds.
  static let flashDuration: TimeInterval = 0.5
  /// The minimum length of an indicator, in points.
  static let shortestLength: CGFloat = 7

  /// The vertical indicator, or `nil` if it's disabled or all content is visible.
  public let vertical: CGRect?
  /// The horizontal indicator, or `nil` if it's disabled or all content is visible.
  public let horizontal: CGRect?
  /// A Boolean value that indicates whether the indicators are currently visible: while the content moves,
  /// and for half a second after `flashScrollIndicators()`.
  public let areVisible: Bool
  /// A Boolean value that indicates whether the indicators are light, according to the indicator style of the
  /// scroll view. In the default style, they are light in dark appearance.
  public let areLight: Bool

  /// Computes the indicators of a scroll view in its current state.
  @preconcurrency @MainActor public init(of scrollView: UIScrollView) {
    let now = HostSimulator.of(scrollView).now
    let isFlashed = scrollView.indicatorFlash.map { now - $0 < Self.flashDuration } ?? false
    areVisible = isFlashed || scrollView.isDragging || scrollView.isZooming || scrollView.isMovingByItself
    areLight =
      switch scrollView.indicatorStyle {
      case .default: scrollView.traitCollection.userInterfaceStyle == .dark
      case .black: false
      case .white: true
      }
    let (offset, size) = (scrollView.contentOffset, scrollView.bounds.size)
    let content = scrollView.contentSize
    let adjusted = scrollView.adjustedContentInset
    let inset = scrollView.contentInset
    let frame = scrollView.frame
    var automatic = UIEdgeInsets.zero
    if scrollView.automaticallyAdjustsScrollIndicatorInsets {
      automatic = UIEdgeInsets(
        top: adjusted.top - inset.top, left: adjusted.left - inset.left,
        bottom: adjusted.bottom - inset.bottom, right: adjusted.right - inset.right)
    }

    let side = scrollView.verticalScrollIndicatorInsets.adding(automatic)
    vertical = Self.bar(
      isShown: scrollView.showsVerticalScrollIndicator, offset: offset.y + adjusted.top,
      content: content.height + adjusted.top + adjusted.bottom, viewport: size.height,
      start: side.top, end: size.height - side.bottom
    ).map { bar in
      CGRect(
        x: frame.maxX - side.right - Self.margin - Self.thickness, y: frame.minY + bar.start,
        width: Self.thickness, height: bar.length)
    }

    let bottom = scrollView.horizontalScrollIndicatorInsets.adding(automatic)
    horizontal = Self.bar(
      isShown: scrollView.showsHorizontalScrollIndicator, offset: offset.x + adjusted.left,
      content: content.width + adjusted.left + adjusted.right, viewport: size.width,
      start: bottom.left, end: size.width - bottom.right
    ).map { bar in
      CGRect(
        x: frame.minX + bar.start, y: frame.maxY - bottom.bottom - Self.margin - Self.thickness,
        width: bar.length, height: Self.thickness)
    }
  }

  /// Returns the position of an indicator between two ends of its track. It shrinks while the content is
  /// pulled beyond an edge.
  private static func bar(
    isShown: Bool, offset: CGFloat, content: CGFloat, viewport: CGFloat, start: CGFloat, end: CGFloat
  ) -> (start: CGFloat, length: CGFloat)? {
    let track = end - start - 2 * margin
    guard isShown, content > viewport, viewport > 0, track > shortestLength else { return nil }
    let overshoot = max(-offset, offset - (content - viewport), 0)
    let length = max(shortestLength, track * viewport / content - overshoot)
    let progress = min(1, max(0, offset / (content - viewport)))
    return (start + margin + progress * (track - length), length)
  }
}
