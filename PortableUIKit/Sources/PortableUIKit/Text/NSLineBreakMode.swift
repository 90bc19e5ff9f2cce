/// What happens to text that is wider than its place.
public enum NSLineBreakMode: Int, @unchecked Sendable {
  /// It goes on in the next line after a word; words wider than a line are broken.
  case byWordWrapping = 0
  /// It goes on in the next line after any character.
  case byCharWrapping = 1
  /// It is cut off at the edge.
  case byClipping = 2
  /// An ellipsis stands for its beginning.
  case byTruncatingHead = 3
  /// An ellipsis stands for its end.
  case byTruncatingTail = 4
  /// An ellipsis stands for its middle.
  case byTruncatingMiddle = 5
}
