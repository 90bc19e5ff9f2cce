/// The handling of text that is wider than the available width.
public enum NSLineBreakMode: Int, @unchecked Sendable {
  /// Text wraps after words. Words that are wider than a line are broken.
  case byWordWrapping = 0
  /// Text wraps after any character.
  case byCharWrapping = 1
  /// Text is clipped at the edge.
  case byClipping = 2
  /// The beginning is replaced by an ellipsis.
  case byTruncatingHead = 3
  /// The end is replaced by an ellipsis.
  case byTruncatingTail = 4
  /// The middle is replaced by an ellipsis.
  case byTruncatingMiddle = 5
}
