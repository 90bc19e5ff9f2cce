import Foundation

/// A cache for the latest layout of a text.
final class TextLayoutMemory {
  private var size = CGSize.zero
  private var lines = 0
  private var layout: TextLayout?

  /// Returns the layout for a size and a number of lines, or `nil` if the latest one was made for others.
  func layout(in size: CGSize, lines: Int) -> TextLayout? {
    size == self.size && lines == self.lines ? layout : nil
  }

  /// Replaces the latest layout.
  func keep(_ layout: TextLayout, in size: CGSize, lines: Int) {
    (self.size, self.lines, self.layout) = (size, lines, layout)
  }
}
