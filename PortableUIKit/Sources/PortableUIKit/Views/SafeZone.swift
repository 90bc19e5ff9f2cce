import Foundation

/// The part of a rectangle that isn't covered by bars, used to compute the insets of frames inside the
/// rectangle.
struct SafeZone {
  private let minX, minY, maxX, maxY: CGFloat
  private let outer: UIEdgeInsets

  init(of bounds: CGRect, insets: UIEdgeInsets) {
    minX = bounds.origin.x + insets.left
    minY = bounds.origin.y + insets.top
    maxX = bounds.origin.x + bounds.size.width - insets.right
    maxY = bounds.origin.y + bounds.size.height - insets.bottom
    outer = insets
  }

  /// Returns how far a frame extends into each unsafe edge, at most the full inset at that edge.
  func insets(for frame: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: min(max(0, minY - frame.origin.y), outer.top),
      left: min(max(0, minX - frame.origin.x), outer.left),
      bottom: min(max(0, frame.origin.y + frame.size.height - maxY), outer.bottom),
      right: min(max(0, frame.origin.x + frame.size.width - maxX), outer.right))
  }
}

extension UIEdgeInsets {
  /// A Boolean value that indicates whether all four insets are zero.
  var isZero: Bool { top == 0 && left == 0 && bottom == 0 && right == 0 }

  /// The insets less those of another value.
  func subtracting(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top - other.top, left: left - other.left, bottom: bottom - other.bottom, right: right - other.right
    )
  }

  /// Returns the edge-by-edge sum.
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left,
      bottom: bottom + other.bottom, right: right + other.right)
  }

  /// The insets with negative values replaced by zero.
  var nonNegative: UIEdgeInsets {
    UIEdgeInsets(top: max(0, top), left: max(0, left), bottom: max(0, bottom), right: max(0, right))
  }
}
