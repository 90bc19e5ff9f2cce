extension SectionedHeader {
  /// The direction in which content moves, and what it does to a header.
  public enum Direction: Equatable, Sendable {
    /// The content moves up, which collapses the header.
    case up
    /// The content moves down, which expands the header.
    case down
  }

  /// An event of the content, or a command.
  ///
  /// A *free height* is the distance from the lower edge of the safe area to the content's top edge; it is
  /// negative once the content's top has moved beyond that edge. The *bottom free height* is the free height
  /// with the content scrolled to its end. See
  /// [Free height](Documentation/Behavior/SectionedHeader.md#free-height).
  public enum Event: Equatable, Sendable {
    /// The content was scrolled by a finger, by its deceleration or by an animation. Ends an animation of the
    /// header where it is.
    case scroll(freeHeight: Double, bottomFreeHeight: Double)
    /// The content moved without being scrolled: by layout, insets, rotation, a changed content size, or an offset set without
    /// animation.
    case layout(freeHeight: Double, bottomFreeHeight: Double)
    /// A finger begins to drag the content. Ends an animation of the header where it is.
    case willBeginDragging
    /// The finger leaves the screen, and the content would decelerate to the target. A positive velocity moves the content up;
    /// only its sign counts.
    case willEndDragging(velocity: Double, targetFreeHeight: Double, bottomFreeHeight: Double)
    /// Dragging without deceleration, deceleration or a scrolling animation is over. The velocity is 0 then.
    case cameToRest(velocity: Double)
    /// Expands one section, or all if `section` is `nil`. An index without a section is ignored.
    case expand(section: Int?, animated: Bool)
    /// Collapses one section, or all if `section` is `nil`, as far as their rules allow. An index without a
    /// section is ignored.
    case collapse(section: Int?, animated: Bool)
    /// Another scroll view is tracked, with its content at these free heights.
    case trackAnother(freeHeight: Double, bottomFreeHeight: Double)
  }

  /// The changes to apply after an event.
  public struct Update: Equatable, Sendable {
    /// A Boolean value that indicates whether sections must be laid out again.
    public internal(set) var layoutChanged = false
    /// A Boolean value that indicates whether ``SectionedHeader/isLifted`` changed.
    public internal(set) var liftedChanged = false
    /// A Boolean value that indicates whether an animation is running. If `true`, call ``SectionedHeader/advance(by:)`` for
    /// each frame.
    public internal(set) var isAnimating = false
    /// A Boolean value that indicates whether an animation reached its end.
    public internal(set) var animationFinished = false
    /// The free height to which the content must be moved at once, or `nil` if it stays.
    ///
    /// The header has already counted this move, except after ``SectionedHeader/configure(_:)``. If the scroll view rounds the
    /// offset, send the result as ``Event/layout(freeHeight:bottomFreeHeight:)``.
    public internal(set) var freeHeight: Double?
    /// The free height at which the deceleration should end, or `nil` to use the proposed one.
    public internal(set) var targetFreeHeight: Double?
  }
}

extension SectionedHeader.Update {
  /// A Boolean value that indicates whether header and content stay where they are.
  var movesNothing: Bool {
    !layoutChanged && !liftedChanged && !animationFinished && freeHeight == nil
  }
}
