/// The ledger's entry for one scroll view: what a header put into its insets, and how tall it was there (section 5).
///
/// Only what stands here is ever taken out again; all else belongs to others.
public struct InjectedInsets: Equatable, Sendable {
  /// The header's share of the content inset at the top, in points.
  public internal(set) var contentTop = 0.0
  /// The header's share of the vertical scroll indicator's inset at the top, in points.
  public internal(set) var indicatorTop = 0.0
  /// The header's share of the content inset at the bottom: what short content lacks, in points.
  public internal(set) var contentBottom = 0.0
  /// The header's height when the scroll view was last left, in points; nil while it is tracked.
  public internal(set) var stashedHeight: Double?
  /// The scroll view was tracked or announced before.
  public internal(set) var isKnown = false

  /// The entry of a scroll view that the header never saw.
  public init() {}

  /// The insets at the top that belong to others, in points.
  func rawInsetTop(_ scroll: ScrollState) -> Double {
    scroll.contentInsetTop + scroll.refreshHeight - contentTop
  }

  /// The height that the content leaves free above itself, unclamped; may be negative.
  func freeHeight(_ scroll: ScrollState) -> Double { -(scroll.offset + rawInsetTop(scroll)) }

  /// Brings the header's share of the content inset up to date and answers the inset to be written; nil when it
  /// is right already.
  mutating func inject(heights: HeaderHeights, into scroll: ScrollState) -> Double? {
    isKnown = true
    guard !scroll.refusesInjection else { return nil }
    let desired = max(heights.greatest - scroll.systemInsetTop, heights.greatestWithoutSafeArea)
    guard desired != contentTop else { return nil }
    let inset = scroll.contentInsetTop + desired - contentTop
    contentTop = desired
    return inset == scroll.contentInsetTop ? nil : inset
  }

  /// Brings the header's share of the indicator's inset up to date and answers the inset to be written; nil when
  /// it is right already or none of the header's business.
  mutating func injectIndicator(visibleHeight: Double, into scroll: ScrollState) -> Double? {
    guard !scroll.refusesInjection else { return nil }
    let desired = visibleHeight - scroll.systemInsetTop
    guard desired != indicatorTop else { return nil }
    let inset = scroll.indicatorInsetTop + desired - indicatorTop
    indicatorTop = desired
    return inset == scroll.indicatorInsetTop ? nil : inset
  }

  /// Changes of the filler below this are rounding, in points.
  static let smallestFillerChange = 0.001

  /// Gives content that is too short to be scrolled until `collapsedHeight` is left of the header exactly the length
  /// that it lacks, or with nil takes that back. Answers the bottom inset to be written; nil when it is right already.
  mutating func fill(collapsedHeight: Double?, into scroll: ScrollState) -> Double? {
    let others = scroll.contentInsetBottom - contentBottom
    var missing = 0.0
    if let collapsedHeight, !scroll.refusesInjection {
      let covered = collapsedHeight + scroll.contentInsetTop - contentTop + others + scroll.systemInsetBottom
      missing = max(0, scroll.viewHeight - covered - (scroll.contentHeight - contentBottom))
    }
    guard abs(missing - contentBottom) > Self.smallestFillerChange else { return nil }
    contentBottom = missing
    return others + missing
  }

  /// Takes out everything and answers the insets to be written.
  mutating func withdraw(from scroll: ScrollState) -> MaterialHeader.Withdrawal {
    defer {
      contentTop = 0
      contentBottom = 0
      indicatorTop = 0
    }
    return MaterialHeader.Withdrawal(
      contentTop: scroll.contentInsetTop - contentTop,
      contentBottom: scroll.contentInsetBottom - contentBottom,
      indicatorTop: scroll.indicatorInsetTop - indicatorTop)
  }
}

extension MaterialHeader {
  /// The insets of a scroll view without what the header put into them, in points.
  public struct Withdrawal: Equatable, Sendable {
    /// The content inset at the top.
    public var contentTop: Double
    /// The content inset at the bottom.
    public var contentBottom: Double
    /// The vertical scroll indicator's inset at the top.
    public var indicatorTop: Double
  }
}
