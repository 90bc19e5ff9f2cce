/// The horizontal alignment of text.
public enum NSTextAlignment: Int, @unchecked Sendable {
  /// Aligned with the left edge.
  case left = 0
  /// Centered.
  case center = 1
  /// Aligned with the right edge.
  case right = 2
  /// Justified, except for the last line of each paragraph.
  case justified = 3
  /// Aligned with the leading edge in the reading direction.
  case natural = 4
}
