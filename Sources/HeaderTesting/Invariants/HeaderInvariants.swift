import FlexibleHeader

/// What is true of every header after every event, whoever scrolls however.
public enum HeaderInvariants {
  /// What the event was, as far as it matters for what must be true after it.
  public enum Occasion: Hashable, Sendable {
    /// The tracked scroll view moved, and the header was told.
    ///
    /// `isFirst`: no earlier move is known to compare it with, as after another scroll view was attached.
    case scroll(isFirst: Bool)
    /// The header moved by itself: an animation's frame, or a command.
    case ownMove
    /// Whoever owns the header gave it another width.
    case resize(width: CGFloat)
    /// Anything else; what it changes may take effect at the next move.
    case change
  }

  /// Lengths that differ by less are equal, in points.
  public static let tolerance: CGFloat = 1e-6

  /// What is not as it must be after an event, in words; empty if all is well.
  ///
  /// Checks: the frame is finite; x and width are untouched; after a scroll event the header is at least as high
  /// as its minimum; its top edge is never further up than the greatest shift nor below 0; scrolling never shifts
  /// it while the content leaves it all its height; shadow intensity and opacity are in 0...1; the delegate was
  /// told of each changed frame and of no other; nothing was set to the value it had; insets of a scroll view
  /// that is no longer tracked are what they were.
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
    // A change of options moves nothing until the next move: till then the old place is as good as it was.
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
    // A width that the owner sets is the owner's own doing: the header may tell of it later.
    if case .resize = occasion { return found }
    if last != after.frame { found.append("the delegate was not told of the frame \(after.frame)") }
    return found
  }
}
