import Foundation

/// A cache for the latest sizes of a label's text. Constraints measure each text at two widths: unlimited and at the
/// label's.
struct TextSizeMemory {
  private struct Entry {
    var width: CGFloat?
    var category: UIContentSizeCategory
    var size: CGSize
  }

  private var latest: Entry?
  private var previous: Entry?

  /// Returns the size at a width (unlimited if `nil`) with the user's preferred text size, or `nil` if it isn't known.
  func size(width: CGFloat?, category: UIContentSizeCategory) -> CGSize? {
    if let latest, latest.width == width, latest.category == category { return latest.size }
    if let previous, previous.width == width, previous.category == category { return previous.size }
    return nil
  }

  /// Keeps a size, and the one before it.
  mutating func keep(_ size: CGSize, width: CGFloat?, category: UIContentSizeCategory) {
    previous = latest
    latest = Entry(width: width, category: category, size: size)
  }

  /// Discards all sizes, because the text or its look changed.
  mutating func forget() { (latest, previous) = (nil, nil) }
}
