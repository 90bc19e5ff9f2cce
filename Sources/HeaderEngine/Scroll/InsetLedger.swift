/// A header's shares of the insets of one scroll view, and what else the header remembers about that scroll view.
///
/// Only these shares are ever removed again; insets set by other code are never modified.
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

  /// Recognizes insets that other code assigned since the header wrote them. Their shares are gone.
  ///
  /// Content insets are assigned as a whole: if one edge was, the other one was, too, unless it still is what the header
  /// wrote. An indicator inset that equals the content inset was copied from it.
  ///
  /// - Returns: Whether the content inset at the top was assigned.
  @discardableResult
  mutating func followAssignments(in scroll: ScrollMetrics) -> Bool {
    // Nearly every event finds the insets as the last one left them.
    guard
      contentTop.isChanged(scroll.contentInsetTop) || contentBottom.isChanged(scroll.contentInsetBottom)
        || indicatorTop.isChanged(scroll.indicatorInsetTop)
    else { return false }
    return findAssignments(in: scroll)
  }

  @inline(never)
  private mutating func findAssignments(in scroll: ScrollMetrics) -> Bool {
    guard scroll.isUsable else { return false }
    followIndicatorAssignment(in: scroll)
    return isContentInsetAssigned(in: scroll) && contentInsetWasAssigned(in: scroll)
  }

  /// Returns whether other code wrote an edge of the content inset with a share of the header.
  func isContentInsetChanged(in scroll: ScrollMetrics) -> Bool {
    contentTop.isChanged(scroll.contentInsetTop) || contentBottom.isChanged(scroll.contentInsetBottom)
  }

  /// Returns whether one of the edges shows that other code assigned the content inset.
  func isContentInsetAssigned(in scroll: ScrollMetrics) -> Bool {
    contentTop.isAssigned(scroll.contentInsetTop) || contentBottom.isAssigned(scroll.contentInsetBottom)
  }

  /// Records that other code assigned the content inset: shares in edges that changed are gone.
  ///
  /// - Returns: Whether a share at the top is gone.
  @discardableResult
  mutating func contentInsetWasAssigned(in scroll: ScrollMetrics) -> Bool {
    if contentBottom.isChanged(scroll.contentInsetBottom) {
      contentBottom.wasAssigned(scroll.contentInsetBottom)
    }
    guard contentTop.isChanged(scroll.contentInsetTop) else { return false }
    contentTop.wasAssigned(scroll.contentInsetTop)
    return true
  }

  /// Recognizes an indicator inset that other code assigned, or copied from the content inset.
  mutating func followIndicatorAssignment(in scroll: ScrollMetrics) {
    let inset = scroll.indicatorInsetTop
    guard indicatorTop.isChanged(inset) else { return }
    if inset == scroll.contentInsetTop, !contentTop.isChanged(scroll.contentInsetTop) {
      indicatorTop.wasAssigned(inset, others: contentTop.others(in: scroll.contentInsetTop))
    } else if indicatorTop.isAssigned(inset) {
      indicatorTop.wasAssigned(inset)
    }
  }

  /// Records that other code added to the insets, or subtracted from them, by agreement with the header.
  mutating func followAdditions(in scroll: ScrollMetrics) {
    contentTop.wasAdded(in: scroll.contentInsetTop)
    contentBottom.wasAdded(in: scroll.contentInsetBottom)
    indicatorTop.wasAdded(in: scroll.indicatorInsetTop)
  }

  /// Returns the insets without the header's shares, and resets the shares.
  public mutating func withdraw(from scroll: ScrollMetrics) -> ScrollWrite {
    followAssignments(in: scroll)
    return ScrollWrite(
      contentInsetTop: contentTop.change(to: 0, in: scroll.contentInsetTop),
      contentInsetBottom: contentBottom.change(to: 0, in: scroll.contentInsetBottom),
      indicatorInsetTop: indicatorTop.change(to: 0, in: scroll.indicatorInsetTop))
  }

  /// Returns the part of the indicator's inset that belongs to other code, in points.
  public mutating func others(ofIndicatorIn scroll: ScrollMetrics) -> Double {
    followAssignments(in: scroll)
    return indicatorTop.others(in: scroll.indicatorInsetTop)
  }

  /// Changes the share of the indicator's inset and returns what to write.
  public mutating func setIndicatorShare(_ amount: Double, in scroll: ScrollMetrics) -> ScrollWrite {
    followAssignments(in: scroll)
    guard amount != indicatorTop.amount else { return ScrollWrite() }
    return ScrollWrite(indicatorInsetTop: indicatorTop.change(to: amount, in: scroll.indicatorInsetTop))
  }
}
