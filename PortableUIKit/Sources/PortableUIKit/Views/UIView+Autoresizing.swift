extension UIView {
  /// The parts of a view's layout that change with the size of its superview. All other parts keep their
  /// length.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the set, one for each part.
    public let rawValue: UInt
    /// Creates a set with the given bits. Unknown bits are kept and have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the left edge changes.
    public static var flexibleLeftMargin: UIView.AutoresizingMask { .init(rawValue: 1 << 0) }
    /// The width changes.
    public static var flexibleWidth: UIView.AutoresizingMask { .init(rawValue: 1 << 1) }
    /// The distance to the right edge changes.
    public static var flexibleRightMargin: UIView.AutoresizingMask { .init(rawValue: 1 << 2) }
    /// The distance to the top edge changes.
    public static var flexibleTopMargin: UIView.AutoresizingMask { .init(rawValue: 1 << 3) }
    /// The height changes.
    public static var flexibleHeight: UIView.AutoresizingMask { .init(rawValue: 1 << 4) }
    /// The distance to the bottom edge changes.
    public static var flexibleBottomMargin: UIView.AutoresizingMask { .init(rawValue: 1 << 5) }
  }

  /// Resizes every subview immediately according to its autoresizing mask.
  final func resizeSubviews(from old: CGSize, to new: CGSize) {
    let subviews = subviewsStorage
    for index in subviews.indices where !subviews[index].settings.autoresizingMask.isEmpty {
      Unmanaged.passUnretained(subviews[index]).borrow { $0.followSuperview(from: old, to: new) }
    }
    keepAlive(subviews)
  }

  private func followSuperview(from old: CGSize, to new: CGSize) {
    let mask = settings.autoresizingMask
    let place = backing.geometry.untransformedFrame
    var target = place
    // Most superviews change only one of the two.
    if new.width != old.width {
      var span = FlexibleSpan.horizontal(of: place, mask)
      span.follow(from: old.width, to: new.width)
      (target.origin.x, target.size.width) = (span.start, span.length)
    }
    if new.height != old.height {
      var span = FlexibleSpan.vertical(of: place, mask)
      span.follow(from: old.height, to: new.height)
      (target.origin.y, target.size.height) = (span.start, span.length)
    }
    guard !target.isSame(as: place) else { return }
    if backing.geometry.isTransformed {
      let anchorPoint = backing.geometry.anchorPoint
      bounds.size = target.size
      center = CGPoint(
        x: target.origin.x + anchorPoint.x * target.size.width,
        y: target.origin.y + anchorPoint.y * target.size.height)
    } else {
      frame = target
    }
  }
}

/// A span between two edges whose flexible parts share changes of the distance between the edges.
struct FlexibleSpan {
  var start: CGFloat
  var length: CGFloat
  var isStartFlexible = false
  var isLengthFlexible = false
  var isEndFlexible = false

  /// Returns the span between the left and the right edge.
  static func horizontal(of frame: CGRect, _ mask: UIView.AutoresizingMask) -> FlexibleSpan {
    FlexibleSpan(
      start: frame.origin.x, length: frame.size.width, isStartFlexible: mask.contains(.flexibleLeftMargin),
      isLengthFlexible: mask.contains(.flexibleWidth), isEndFlexible: mask.contains(.flexibleRightMargin))
  }

  /// Returns the span between the top and the bottom edge.
  static func vertical(of frame: CGRect, _ mask: UIView.AutoresizingMask) -> FlexibleSpan {
    FlexibleSpan(
      start: frame.origin.y, length: frame.size.height, isStartFlexible: mask.contains(.flexibleTopMargin),
      isLengthFlexible: mask.contains(.flexibleHeight), isEndFlexible: mask.contains(.flexibleBottomMargin))
  }

  /// Distributes the change in proportion to the flexible parts, or equally if they have no length.
  mutating func follow(from old: CGFloat, to new: CGFloat) {
    let change = new - old
    let count = (isStartFlexible ? 1 : 0) + (isLengthFlexible ? 1 : 0) + (isEndFlexible ? 1 : 0)
    guard change != 0, count > 0 else { return }
    if count == 1 {
      if isStartFlexible { start += change }
      if isLengthFlexible { length += change }
      return
    }
    let end = old - start - length
    let total = (isStartFlexible ? start : 0) + (isLengthFlexible ? length : 0) + (isEndFlexible ? end : 0)
    func share(_ part: CGFloat) -> CGFloat {
      total > 0 ? change * part / total : change / CGFloat(count)
    }
    let (startShare, lengthShare) = (share(start), share(length))
    if isStartFlexible { start += startShare }
    if isLengthFlexible { length += lengthShare }
  }
}
