/// A header's shares of the insets of one scroll view, and other values that the header stores for that scroll view.
///
/// Only these shares are ever removed again; insets set by other code are never modified. The insets always contain the shares:
/// `ScrollLedger` detects that the app assigned insets, and restores the sums.
public struct InsetLedger: Equatable, Sendable {
  /// The share of the content inset at the top.
  package internal(set) var contentTop = InsetShare()
  /// The share of the content inset at the bottom.
  package internal(set) var contentBottom = InsetShare()
  /// The share of the vertical scroll indicator's inset at the top.
  package internal(set) var indicatorTop = InsetShare()
  /// The header's height when the scroll view was tracked last, in points, or `nil` while it is tracked.
  var stashedHeight: Double?
  /// A Boolean value that indicates whether the scroll view was tracked or announced before.
  package internal(set) var isKnown = false

  /// Creates the ledger of a scroll view that the header has never seen.
  public init() {}

  /// Removes the header's shares from the insets.
  ///
  /// - Returns: The insets to write.
  public mutating func withdraw(from scroll: ScrollMetrics) -> ScrollWrite {
    ScrollWrite(
      contentInsetTop: contentTop.change(to: 0, in: scroll.contentInsetTop),
      contentInsetBottom: contentBottom.change(to: 0, in: scroll.contentInsetBottom),
      indicatorInsetTop: indicatorTop.change(to: 0, in: scroll.indicatorInsetTop))
  }

  /// Returns the part of the indicator's inset that belongs to other code, in points.
  public func others(ofIndicatorIn scroll: ScrollMetrics) -> Double {
    indicatorTop.others(in: scroll.indicatorInsetTop)
  }

  /// Changes the share of the indicator's inset and returns the values to write.
  public mutating func setIndicatorShare(_ amount: Double, in scroll: ScrollMetrics) -> ScrollWrite {
    ScrollWrite(indicatorInsetTop: indicatorTop.change(to: amount, in: scroll.indicatorInsetTop))
  }
}
