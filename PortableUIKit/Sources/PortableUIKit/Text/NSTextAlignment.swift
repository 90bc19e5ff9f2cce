/// Where the lines of a text stand from left to right.
public enum NSTextAlignment: Int, @unchecked Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// Stretched between both edges, except the last line of each paragraph.
  case justified = 3
  /// At the edge where reading starts.
  case natural = 4
}
