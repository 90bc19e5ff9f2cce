/// The state of a scroll view at an event: the position of the content and all values that affect the result of the event.
///
/// The connection reads it once per event, for all headers and footers. Lengths are in points, and y grows downward.
package struct ScrollReading: Equatable, Sendable {
  /// The content offset.
  package var offset: Double
  /// The height of the content, without any inset.
  package var contentHeight: Double
  package var viewWidth: Double
  /// The height of the scroll view's bounds.
  package var viewHeight: Double
  /// The position of the scroll view's center in its superview.
  package var middle: Double
  /// The insets that headers and footers have a part in.
  package var insets: ScrollInsets
  /// The adjusted content inset at the top.
  package var adjustedTop: Double
  /// The adjusted content inset at the bottom.
  package var adjustedBottom: Double
  /// The part of the adjusted content inset at the top that is room for a refresh control.
  package var refreshHeight: Double
  /// The room for a refresh control in any of the insets. If the system adjusts nothing, it is in the content insets.
  package var refreshRoom: Double
  package var flags: ScrollMotion.Flags
  /// A Boolean value that indicates whether the scroll view is a collection view, whose layout provides the height of the
  /// content.
  package var isCollection = false
  /// A Boolean value that indicates whether the scroll view is or was in a window, so that the system's part of the insets is
  /// valid.
  package var wasShown = false
  /// A Boolean value that indicates whether the scroll view left the window. It has no safe area then.
  package var isAway = false
  /// The length by which a list has moved its content without scrolling so far, in points. Only differences count.
  package var contentShift = 0.0

  @inlinable @inline(__always)
  package init(
    offset: Double = 0, contentHeight: Double = 0, viewWidth: Double = 0, viewHeight: Double = 0,
    middle: Double = 0, insets: ScrollInsets = ScrollInsets(), adjustedTop: Double = 0,
    adjustedBottom: Double = 0,
    refreshHeight: Double = 0, refreshRoom: Double = 0,
    flags: ScrollMotion.Flags = .resting
  ) {
    self.offset = offset
    self.contentHeight = contentHeight
    self.viewWidth = viewWidth
    self.viewHeight = viewHeight
    self.middle = middle
    self.insets = insets
    self.adjustedTop = adjustedTop
    self.adjustedBottom = adjustedBottom
    self.refreshHeight = refreshHeight
    self.refreshRoom = refreshRoom
    self.flags = flags
  }

  /// Returns whether two readings are equal, or differ only in the offset.
  @inlinable package func differsOnlyInOffset(from other: ScrollReading) -> Bool {
    contentHeight == other.contentHeight && viewHeight == other.viewHeight && viewWidth == other.viewWidth
      && middle == other.middle && insets == other.insets && adjustedTop == other.adjustedTop
      && adjustedBottom == other.adjustedBottom && refreshHeight == other.refreshHeight
      && refreshRoom == other.refreshRoom && flags == other.flags
  }

  /// Returns whether the scroll view has the same frame in two readings.
  package func hasFrame(of other: ScrollReading) -> Bool {
    middle == other.middle && viewHeight == other.viewHeight && viewWidth == other.viewWidth
  }

  /// A Boolean value that indicates whether there is room for a refresh control, and not just a pixel to which the system
  /// rounded content at its top.
  package var hasRefreshRoom: Bool { refreshRoom > Tolerance.pixel }

  /// A Boolean value that indicates whether the system added to the content insets.
  package var isAdjusted: Bool { adjustedTop != insets.top || adjustedBottom != insets.bottom }

  /// A Boolean value that indicates whether the system added more to the content insets than the room for a refresh control.
  package var hasSafeArea: Bool {
    abs(systemTop - refreshHeight) > Tolerance.sum || adjustedBottom != insets.bottom
  }

  /// A Boolean value that indicates whether the content rested at its top, as far as the system's rounding allows.
  package var isAtTop: Bool { abs(offset + adjustedTop) <= Tolerance.pixel }

  /// Returns the end of content at rest that is beyond it, at the edge of an inset of which a length is withheld; otherwise `nil`.
  /// The system left it there, because it takes that edge for the top of the content.
  package func offsetWithinContent(withheld: Double) -> Double? {
    guard withheld > 0, isAtTop, flags == .resting else { return nil }
    let end = max(-(adjustedTop + withheld), contentHeight + adjustedBottom - viewHeight)
    return offset > end + Tolerance.pixel ? end : nil
  }

  /// Finds the room for a control that refreshes in the insets. The control is still refreshing when the system removes the
  /// room.
  ///
  /// The safe area is `nil` if the system adjusts nothing, so that the room is in the content inset. Otherwise it is in the
  /// adjusted inset, beyond the safe area if the system adds that.
  package mutating func findRefreshRoom(_ height: Double, safeAreaTop: Double?, after former: ScrollReading?)
  {
    if let safeAreaTop {
      let system = adjustedTop - insets.top
      let isAlone = abs(system - height) < Tolerance.pixel
      guard isAlone || system > safeAreaTop + height - Tolerance.pixel else { return }
      (refreshHeight, refreshRoom) = (height, height)
    } else {
      let isTakenAway = former.map {
        $0.refreshRoom > 0 && insets.top < $0.insets.top - height + Tolerance.pixel
      }
      refreshRoom = isTakenAway == true ? 0 : height
    }
  }

  /// Adds the safe area that the system added to the insets in the window that the scroll view left, because the system will add
  /// it again.
  ///
  /// - Parameters:
  ///   - former: The reading before this one, or `nil` if this is the first.
  ///   - safeAreaTop: The safe area of the screen that the scroll view may have had, in points. Content that isn't scrolled rests
  ///     that far beyond its top only if the insets were greater.
  package mutating func keepSafeArea(of former: ScrollReading?, onScreenWith safeAreaTop: Double) {
    if let former {
      guard former.wasShown else { return }
      adjustedTop = insets.top + former.systemTop - former.refreshHeight + refreshHeight
      adjustedBottom = insets.bottom + former.systemBottom
    } else {
      guard safeAreaTop > 0, -offset - adjustedTop >= safeAreaTop - Tolerance.pixel else { return }
      adjustedTop = -offset
    }
    (wasShown, isAway) = (true, true)
  }

  /// Adds the room that a refresh leaves above the content when it ends.
  ///
  /// The system removes the room from the insets at once, and then scrolls the content to its top. Until the content is there,
  /// the rest of the room counts as before. Otherwise headers would stretch, as if the content were pulled. If a header wrote
  /// insets and offset since the former reading, a difference of a pixel results from the system's rounding and isn't a
  /// movement. A header that followed it would write again.
  @inlinable package mutating func keepRefreshRoom(of former: ScrollReading, isWritten: Bool = false) {
    guard former.refreshRoom > 0, refreshRoom == 0 else { return }
    let distance = -offset - adjustedTop
    guard distance > 0 else { return }
    let isRounded =
      (isWritten || offset == former.offset) && abs(distance - former.refreshRoom) <= Tolerance.pixel
    let rest = isRounded ? former.refreshRoom : min(former.refreshRoom, distance)
    refreshRoom = rest
    refreshHeight = rest
    adjustedTop += rest
  }

  /// What other code and the system decide about the scroll view, apart from its content.
  package var surroundings: ScrollSurroundings {
    ScrollSurroundings(
      middle: middle, width: viewWidth, height: viewHeight, systemTop: systemTop, systemBottom: systemBottom)
  }

  /// What the system added to the content insets, in points.
  package var systemTop: Double { adjustedTop - insets.top }
  package var systemBottom: Double { adjustedBottom - insets.bottom }
}

/// The frame of a scroll view, and what the system adds to its insets: the safe area, and the room for a refresh control. In
/// points.
package struct ScrollSurroundings: Sendable {
  var middle: Double
  var width: Double
  var height: Double
  var systemTop: Double
  var systemBottom: Double

  /// Returns whether the surroundings differ by more than the rounding errors of sums.
  package func differ(from others: ScrollSurroundings) -> Bool {
    middle != others.middle || width != others.width || height != others.height
      || abs(systemTop - others.systemTop) > Tolerance.sum
      || abs(systemBottom - others.systemBottom) > Tolerance.sum
  }
}
