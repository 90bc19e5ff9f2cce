import FlexibleHeader

/// The rules that every header meets after every event, however the content is scrolled.
public enum HeaderInvariants {
  /// The kind of event, as far as the rules depend on it.
  public enum Occasion: Hashable, Sendable {
    /// The tracked scroll view moved, and the header received the scroll event.
    ///
    /// `isFirst` is `true` if there is no earlier move to compare with, for example after another scroll view
    /// was attached.
    case scroll(isFirst: Bool)
    /// The header moved without scrolling: an animation's frame, or a command.
    case ownMove
    /// The header's owner changed its width.
    case resize(width: CGFloat)
    /// Any other change. It may take effect at the next move.
    case change
  }

  /// The largest difference between lengths that count as equal, in points.
  public static let tolerance: CGFloat = 1e-6

  /// Returns descriptions of the rules that are broken after an event.
  ///
  /// The rules are:
  ///
  /// - The frame is finite. Its x-coordinate and width are unchanged.
  /// - After a scroll event, the height of the header is at least its minimum.
  /// - The top edge is neither above the greatest shift nor below 0. Scrolling doesn't shift the header while
  ///   the content leaves its full height free.
  /// - The shadow's intensity and opacity are in 0...1.
  /// - The delegate is notified of each frame change, and only of those.
  /// - No property is set to its current value.
  /// - The insets of a scroll view that is no longer tracked are restored.
  ///
  /// - Parameters:
  ///   - occasion: The kind of event.
  ///   - before: The reading before the event.
  ///   - after: The reading after the event.
  ///   - activity: The effects on delegate and scroll view. The default has none.
  /// - Returns: One description for each broken rule, or an empty array.
  public static func violations(
    after occasion: Occasion, from before: HeaderReading, to after: HeaderReading,
    activity: HeaderActivity = HeaderActivity()
  ) -> [String] {
    guard isFinite(after.frame) else { return ["the frame \(after.frame) is not finite"] }
    return placeViolations(occasion, before, after) + shiftViolations(occasion, before, after)
      + shadowViolations(after) + reportViolations(occasion, before, after, activity)
      + activity.equalWrites.map { "\($0) was set to the value it had" }
      + activity.leftInsets.filter { abs($0.found - $0.wanted) > tolerance }.map {
        "\($0.name) is \($0.found), not restored to \($0.wanted)"
      }
  }

  private static func isFinite(_ frame: CGRect) -> Bool {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].allSatisfy(\.isFinite)
  }

  private static func placeViolations(
    _ occasion: Occasion, _ before: HeaderReading, _ after: HeaderReading
  ) -> [String] {
    var found: [String] = []
    var width = before.frame.size.width
    if case .resize(let new) = occasion { width = new }
    if after.frame.origin.x != before.frame.origin.x {
      found.append("x went from \(before.frame.origin.x) to \(after.frame.origin.x)")
    }
    if after.frame.size.width != width {
      found.append("the width is \(after.frame.size.width) instead of \(width)")
    }
    if case .scroll = occasion, after.frame.size.height < after.leastHeight - tolerance {
      found.append("the height \(after.frame.size.height) is below the minimum \(after.leastHeight)")
    }
    return found
  }

  private static func shiftViolations(
    _ occasion: Occasion, _ before: HeaderReading, _ after: HeaderReading
  ) -> [String] {
    let shift = -after.frame.origin.y
    // A changed option takes effect at the next move. Until then, the previous position is allowed.
    let allowed =
      isMove(occasion)
      ? after.greatestShift
      : max(after.greatestShift, before.greatestShift, -before.frame.origin.y)
    var found: [String] = []
    if shift < -tolerance { found.append("the top edge \(-shift) is below 0") }
    if shift > allowed + tolerance { found.append("shifted by \(shift), more than \(allowed)") }
    guard case .scroll(let isFirst) = occasion, let scroll = after.scroll,
      scroll.freeHeight >= after.leastHeight, !scroll.isPastBottom, after.shiftBehavior != .hideable,
      !after.isShiftAnimationRunning
    else { return found }
    let most = isFirst ? -before.frame.origin.y : 0
    if shift > most + tolerance {
      found.append("shifted by \(shift) while the content leaves \(scroll.freeHeight) free")
    }
    return found
  }

  private static func isMove(_ occasion: Occasion) -> Bool {
    switch occasion {
    case .scroll, .ownMove: true
    case .resize, .change: false
    }
  }

  private static func shadowViolations(_ after: HeaderReading) -> [String] {
    var found: [String] = []
    if !(0...1).contains(after.shadowIntensity) {
      found.append("the shadow intensity \(after.shadowIntensity) is not in 0...1")
    }
    if !(0...1).contains(after.shadowOpacity) {
      found.append("the shadow opacity \(after.shadowOpacity) is not in 0...1")
    }
    return found
  }

  private static func reportViolations(
    _ occasion: Occasion, _ before: HeaderReading, _ after: HeaderReading, _ activity: HeaderActivity
  ) -> [String] {
    var found: [String] = []
    var last = before.frame
    for frame in activity.reportedFrames {
      if frame == last { found.append("the delegate was told of the frame \(frame), which had not changed") }
      last = frame
    }
    // The header may report a width that its owner sets later.
    if case .resize = occasion { return found }
    if last != after.frame { found.append("the delegate was not told of the frame \(after.frame)") }
    return found
  }
}
