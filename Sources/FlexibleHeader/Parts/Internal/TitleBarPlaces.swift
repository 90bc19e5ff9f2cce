import UIKit

/// The places of a bar's title and of the views at its ends, for a layout from left to right.
///
/// The title is between the views if its words fit there, and below them otherwise. Views that don't fit side by side are
/// below each other.
struct TitleBarPlaces {
  /// The smallest height of a row, in points.
  private static let rowHeight: CGFloat = 44
  /// The space between views, and above and below the title, in points.
  private static let spacing: CGFloat = 8

  private(set) var leading = CGRect.zero
  private(set) var title = CGRect.zero
  private(set) var trailing = CGRect.zero
  private(set) var height: CGFloat = 0

  /// Places a title between two views. The size of a missing view is zero.
  @MainActor init(
    left: CGFloat, right: CGFloat, leading: CGSize, trailing: CGSize, title label: UILabel, barWidth: CGFloat
  ) {
    let start = leading.width > 0 ? left + leading.width + Self.spacing : left
    let end = trailing.width > 0 ? right - trailing.width - Self.spacing : right
    let viewsShareRow = start <= right - trailing.width
    let isAlone = start == left && end == right
    let isBetween = isAlone || label.widthOfLongestWord <= end - start
    let room = isBetween ? (start: start, end: end) : (start: left, end: right)
    let width = max(0, room.end - room.start)
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let titleWidth = min(size.width, width)
    let titleHeight = size.height + 2 * Self.spacing

    let first = addRow(
      for: leading.height, viewsShareRow ? trailing.height : 0, isBetween ? titleHeight : 0)
    let second = viewsShareRow ? first : addRow(for: trailing.height)
    let last = isBetween ? first : addRow(for: titleHeight)
    self.leading = CGRect(x: left, y: first.minY, width: leading.width, height: first.height)
    self.trailing = CGRect(
      x: right - trailing.width, y: second.minY, width: trailing.width, height: second.height)
    let centered = (barWidth - titleWidth) / 2
    title = CGRect(
      x: max(room.start, min(centered, room.end - titleWidth)), y: last.midY - size.height / 2,
      width: titleWidth, height: size.height)
  }

  /// Adds a row that is high enough for views of the given heights.
  private mutating func addRow(for heights: CGFloat...) -> CGRect {
    let row = CGRect(x: 0, y: height, width: 0, height: heights.reduce(Self.rowHeight, max))
    height = row.maxY
    return row
  }
}

extension UILabel {
  /// The width of the longest word of the text, in points. A label of this width doesn't break words.
  fileprivate var widthOfLongestWord: CGFloat {
    let ruler = UILabel()
    ruler.font = font
    return (text ?? "").split(whereSeparator: \.isWhitespace).reduce(0) { widest, word in
      ruler.text = String(word)
      return max(widest, ruler.sizeThatFits(.zero).width)
    }
  }
}
