/// Decides where a stretchy header lies, and what it puts into the top inset of its scroll view.
///
/// The view tells it what it measured and applies the answer. Numbers that cannot be counted with are
/// ignored: the header then stays where it is.
public struct StretchyHeader: Equatable, Sendable {
  /// The height at rest without the safe area as its user set it, in points; at rest the header is at least
  /// as tall as its minimum.
  public private(set) var referenceHeight = 0.0
  /// The minimum height, in points.
  public private(set) var minimumHeight = 0.0
  /// Over how many points the header fades on its way under the bar; 0 if it does not fade.
  public private(set) var fadeDistance = 0.0
  /// The header stays at its minimum height instead of scrolling away.
  public var isPinned = false
  /// The share in the inset is what can be seen of the header, so that section headers stick to its bottom
  /// edge.
  public var insetFollowsVisibleHeight = false
  /// Where the content sits while the header is taller than at rest.
  public var stretchMode = StretchMode.fill
  /// Where the header lies; nil before it saw its scroll view.
  public private(set) var geometry: StretchyGeometry?
  /// What the header put into the top content inset.
  public private(set) var share = InsetShare()

  /// How tall the header is at rest, others' insets included, in points.
  public private(set) var restingHeight = 0.0
  /// The share that belongs into the inset while the content is at its top.
  private var restShare = 0.0
  private var lastRest: Rest?

  /// Content at its top while nothing moved, to be found again after the safe area changed.
  private struct Rest: Equatable {
    var offset: Double
    var safeArea: Double
  }

  /// Content counts as being at its top within this many points: offsets are rounded to pixels.
  static let nearness = 0.5

  /// A header without height.
  public init() {}

  /// Sets the height at rest. Negative values count as 0; NaN, infinite and absurd ones are ignored.
  public mutating func setReferenceHeight(_ height: Double) {
    if StretchyScroll.isUsable(height) { referenceHeight = height > 0 ? height : 0 }
  }

  /// Sets the minimum height. Negative values count as 0; NaN, infinite and absurd ones are ignored.
  public mutating func setMinimumHeight(_ height: Double) {
    if StretchyScroll.isUsable(height) { minimumHeight = height > 0 ? height : 0 }
  }

  /// Sets the distance of fading. Negative values count as 0; NaN, infinite and absurd ones are ignored.
  public mutating func setFadeDistance(_ distance: Double) {
    if StretchyScroll.isUsable(distance) { fadeDistance = distance > 0 ? distance : 0 }
  }

  /// The header's own share of the inset at rest.
  public var fullShare: Double { max(referenceHeight, minimumHeight) }

  /// By how much the header is taller than at rest, in points.
  public var stretch: Double { max(0, (geometry?.height ?? 0) - restingHeight) }

  // MARK: - Events

  /// The content moved: places the header and answers the inset to be written, nil if it is right.
  public mutating func follow(_ scroll: StretchyScroll) -> Double? {
    guard scroll.isUsable else { return nil }
    if lastRest?.offset != scroll.offset { remember(scroll) }
    geometry = StretchyGeometry(
      offset: scroll.offset, safeArea: scroll.appliedSafeAreaTop, minimumHeight: minimumHeight,
      isPinned: isPinned)
    let others = share.others(in: scroll.contentInsetTop)
    restingHeight = max(minimumHeight, others + restShare)
    guard insetFollowsVisibleHeight else { return nil }
    let inset = share.set(visibleShare(scroll, others: others), in: scroll.contentInsetTop)
    return inset == scroll.contentInsetTop ? nil : inset
  }

  /// Sizes or values changed: brings the share in the inset up to date and answers what is to be written, nil
  /// if all is right. Content at its top is to stay there, other content where it is.
  ///
  /// `isSettled` says that the system is through with the consequences of a new safe area; content that
  /// rested at its top and was left behind is then taken along.
  public mutating func adapt(_ scroll: StretchyScroll, isSettled: Bool) -> StretchyWrite? {
    guard scroll.isUsable else { return nil }
    let wasLeftBehind = isSettled && wasLeftBehind(scroll)
    let isAtTop = isAtTop(scroll)
    let growth = fullShare - restShare
    restShare = fullShare
    let others = share.others(in: scroll.contentInsetTop)
    let follows = insetFollowsVisibleHeight && !isAtTop
    let inset = share.set(
      follows ? visibleShare(scroll, others: others) : restShare, in: scroll.contentInsetTop)
    let top = -(scroll.adjustedInsetTop + inset - scroll.contentInsetTop)
    var offset = scroll.offset
    if wasLeftBehind {
      offset = top
    } else if isAtTop {
      offset -= growth
    } else if !follows, !scroll.isTracking, inset < scroll.contentInsetTop {
      offset = max(offset, top)
    }
    if isSettled { lastRest = nil }
    guard inset != scroll.contentInsetTop || offset != scroll.offset else { return nil }
    return StretchyWrite(inset: inset, offset: offset)
  }

  /// Where content shall come to rest that a finger lets go of with a velocity in points per millisecond; nil
  /// leaves it to the system. `rate` is what is left of the velocity after a millisecond.
  ///
  /// An inset that follows the header ends where the content is now. Left to itself, content on its way down
  /// would spring back there, although the inset goes on growing with it.
  public func restingOffset(velocity: Double, rate: Double, _ scroll: StretchyScroll) -> Double? {
    guard insetFollowsVisibleHeight, scroll.isUsable, StretchyScroll.isUsable(velocity) else { return nil }
    guard velocity < 0, rate > 0, rate < 1, share.amount < restShare else { return nil }
    let edge = -scroll.adjustedInsetTop
    let rest = scroll.offset + velocity * rate / (1 - rate)
    return rest < edge ? max(rest, edge - (restShare - share.amount)) : nil
  }

  /// Takes the header's share out and answers what is to be written. Content at its top is to stay there.
  public mutating func withdraw(_ scroll: StretchyScroll) -> StretchyWrite {
    let isAtTop = scroll.isUsable && isAtTop(scroll)
    let top = -(scroll.adjustedInsetTop - share.amount)
    let inset = share.set(0, in: scroll.contentInsetTop)
    forgetScrollView()
    guard scroll.isUsable else { return StretchyWrite(inset: inset, offset: scroll.offset) }
    return StretchyWrite(inset: inset, offset: isAtTop ? top : max(scroll.offset, top))
  }

  /// The scroll view went away, and with it what was in its inset.
  public mutating func forgetScrollView() {
    share = InsetShare()
    restShare = 0
    geometry = nil
    lastRest = nil
  }

  // MARK: - Private

  /// What of the header can be seen over this content, if it took no more than the share at rest.
  private func visibleShare(_ scroll: StretchyScroll, others: Double) -> Double {
    let room = -scroll.offset - scroll.appliedSafeAreaTop - others
    return min(restShare, max(isPinned ? minimumHeight : 0, room))
  }

  private func isAtTop(_ scroll: StretchyScroll) -> Bool {
    scroll.offset <= -(scroll.adjustedInsetTop + restShare - share.amount) + Self.nearness
  }

  private mutating func remember(_ scroll: StretchyScroll) {
    let rests = !scroll.isMoving && isAtTop(scroll)
    lastRest = rests ? Rest(offset: scroll.offset, safeArea: scroll.appliedSafeAreaTop) : nil
  }

  /// The safe area changed under content that rested at its top, nothing moves, and nobody took the content
  /// along.
  private func wasLeftBehind(_ scroll: StretchyScroll) -> Bool {
    guard let lastRest, !scroll.isMoving else { return false }
    return scroll.offset == lastRest.offset && scroll.appliedSafeAreaTop != lastRest.safeArea
  }
}
