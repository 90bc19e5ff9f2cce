/// Decides where a footer lies that appears when content is pulled past its end: a stretchy header in the
/// mirror.
///
/// The view tells it what it measured and applies the answer. Numbers that cannot be counted with are
/// ignored: the footer then stays where it is.
public struct RevealingFooter: Equatable, Sendable {
  /// How much of the footer rests in view below the content, in points, at least its minimum height; 0 hides
  /// it until the content is pulled.
  public private(set) var referenceHeight = 0.0
  /// The minimum height, in points.
  public private(set) var minimumHeight = 0.0
  /// What happens when the content is pulled far enough.
  public var latch = PullLatch()
  /// The footer's top edge, in points of a frame that does not scroll; nil before it saw its scroll view.
  public private(set) var top: Double?
  /// The footer's height, at least the minimum.
  public private(set) var height = 0.0
  /// What the footer put into the bottom content inset.
  public private(set) var share = InsetShare()

  /// A footer without height.
  public init() {}

  /// Sets how much rests in view. Negative values count as 0; NaN, infinite and absurd ones are ignored.
  public mutating func setReferenceHeight(_ height: Double) {
    if StretchyScroll.isUsable(height) { referenceHeight = height > 0 ? height : 0 }
  }

  /// Sets the minimum height. Negative values count as 0; NaN, infinite and absurd ones are ignored.
  public mutating func setMinimumHeight(_ height: Double) {
    if StretchyScroll.isUsable(height) { minimumHeight = height > 0 ? height : 0 }
  }

  // MARK: - Events

  /// The content moved: places the footer and answers whether the content was just pulled far enough.
  public mutating func follow(_ scroll: StretchyScroll) -> Bool {
    guard scroll.isUsable else { return false }
    let edge = edge(of: scroll)
    top = edge - scroll.offset
    height = max(minimumHeight, scroll.offset + scroll.viewHeight - scroll.appliedSafeAreaBottom - edge)
    return latch.pull(scroll.offset - endOffset(scroll), byFinger: scroll.isTracking)
  }

  /// Sizes or values changed: brings the share in the inset up to date and answers what is to be written, nil
  /// if it is right. Content beyond its new end is to go back there.
  public mutating func adapt(_ scroll: StretchyScroll) -> StretchyWrite? {
    guard scroll.isUsable else { return nil }
    let filler = edge(of: scroll) - scroll.contentHeight
    return set(referenceHeight > 0 ? max(referenceHeight, minimumHeight) + filler : 0, scroll)
  }

  /// Takes the footer's share out and answers what is to be written. Content beyond its new end is to go back
  /// there.
  public mutating func withdraw(_ scroll: StretchyScroll) -> StretchyWrite? {
    top = nil
    latch.reset()
    return set(0, scroll)
  }

  /// The scroll view went away, and with it what was in its inset.
  public mutating func forgetScrollView() {
    top = nil
    share = InsetShare()
    latch.reset()
  }

  // MARK: - Private

  /// Where the footer begins in the content: at its end, or where the view ends for content that is shorter.
  private func edge(of scroll: StretchyScroll) -> Double {
    let withoutFooter = scroll.adjustedInsetBottom - share.amount
    return max(scroll.contentHeight, scroll.viewHeight - scroll.adjustedInsetTop - withoutFooter)
  }

  /// The offset at which the content rests at its end.
  private func endOffset(_ scroll: StretchyScroll) -> Double {
    max(
      -scroll.adjustedInsetTop, scroll.contentHeight + scroll.adjustedInsetBottom - scroll.viewHeight)
  }

  private mutating func set(_ amount: Double, _ scroll: StretchyScroll) -> StretchyWrite? {
    let inset = share.set(amount, in: scroll.contentInsetBottom)
    guard inset != scroll.contentInsetBottom else { return nil }
    var end = scroll.offset
    if scroll.isUsable, !scroll.isMoving, inset < scroll.contentInsetBottom {
      var after = scroll
      after.adjustedInsetBottom += inset - scroll.contentInsetBottom
      end = endOffset(after)
    }
    return StretchyWrite(inset: inset, offset: min(scroll.offset, end))
  }
}
