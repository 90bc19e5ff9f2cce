/// What a stretchy header or a revealing footer sees of its scroll view at one moment.
///
/// The view measures it, the engine reads it; neither keeps it. Lengths are points, y grows downwards.
public struct StretchyScroll: Equatable, Sendable {
  /// The content offset.
  public var offset: Double
  /// The content's height, without any inset.
  public var contentHeight: Double
  /// The height of the scroll view's bounds.
  public var viewHeight: Double
  /// The content inset at the top, as the scroll view has it.
  public var contentInsetTop: Double
  /// The content inset at the bottom, as the scroll view has it.
  public var contentInsetBottom: Double
  /// The top inset after the system's adjustment.
  public var adjustedInsetTop: Double
  /// The bottom inset after the system's adjustment.
  public var adjustedInsetBottom: Double
  /// The scroll view's own safe area at the top; 0 if the scroll view never adjusts its insets.
  public var safeAreaTop: Double
  /// The scroll view's own safe area at the bottom; 0 if the scroll view never adjusts its insets.
  public var safeAreaBottom: Double
  /// A finger is on the content.
  public var isTracking: Bool
  /// The content moves, by a finger or on its own.
  public var isMoving: Bool

  /// A moment; everything left out is 0 or false.
  public init(
    offset: Double = 0, contentHeight: Double = 0, viewHeight: Double = 0, contentInsetTop: Double = 0,
    contentInsetBottom: Double = 0, adjustedInsetTop: Double = 0, adjustedInsetBottom: Double = 0,
    safeAreaTop: Double = 0, safeAreaBottom: Double = 0, isTracking: Bool = false, isMoving: Bool = false
  ) {
    self.offset = offset
    self.contentHeight = contentHeight
    self.viewHeight = viewHeight
    self.contentInsetTop = contentInsetTop
    self.contentInsetBottom = contentInsetBottom
    self.adjustedInsetTop = adjustedInsetTop
    self.adjustedInsetBottom = adjustedInsetBottom
    self.safeAreaTop = safeAreaTop
    self.safeAreaBottom = safeAreaBottom
    self.isTracking = isTracking
    self.isMoving = isMoving
  }

  /// Lengths beyond this many points are taken for mistakes, like those that are not finite.
  static let greatestLength = 1e9

  /// Every number can be counted with.
  var isUsable: Bool {
    Self.isUsable(offset) && Self.isUsable(contentHeight) && Self.isUsable(viewHeight)
      && Self.isUsable(contentInsetTop) && Self.isUsable(contentInsetBottom)
      && Self.isUsable(adjustedInsetTop) && Self.isUsable(adjustedInsetBottom)
      && Self.isUsable(safeAreaTop) && Self.isUsable(safeAreaBottom)
  }

  static func isUsable(_ length: Double) -> Bool { abs(length) <= greatestLength }

  /// The safe area as far as it was added to the inset at the top. What goes beyond it, such as the room that
  /// a refresh control takes, belongs to others.
  var appliedSafeAreaTop: Double {
    Self.applied(safeAreaTop, adjusted: adjustedInsetTop, content: contentInsetTop)
  }

  /// The safe area as far as it was added to the inset at the bottom.
  var appliedSafeAreaBottom: Double {
    Self.applied(safeAreaBottom, adjusted: adjustedInsetBottom, content: contentInsetBottom)
  }

  private static func applied(_ safeArea: Double, adjusted: Double, content: Double) -> Double {
    let added = adjusted - content
    // The difference of two sums misses the safe area by a rounding error.
    return added > safeArea - 1e-6 ? max(0, safeArea) : max(0, added)
  }
}
