import UIKit

/// The places of tabs and of their titles in a bar.
struct HeaderTabPlaces {
  /// The height of the indicator, in points.
  static let indicatorHeight: CGFloat = 3
  /// The smallest space beside a title, and the space above and below it, in points.
  static let inset: CGFloat = 12

  /// The frames of the tabs, in their order.
  private(set) var tabs: [CGRect] = []
  /// The width of the content that scrolls, in points.
  let contentWidth: CGFloat
  private let titleWidths: [CGFloat]

  /// Places tabs in a row. They share the width of the bar, unless the titles need more. The margins are the distances of the
  /// first and the last tab from the edges.
  init(titleWidths: [CGFloat], size: CGSize, margins: UIEdgeInsets, isRightToLeft: Bool) {
    self.titleWidths = titleWidths
    let room = size.width - margins.left - margins.right
    let share = room / CGFloat(max(1, titleWidths.count))
    var widths = titleWidths.map { $0 + 2 * Self.inset }
    if widths.allSatisfy({ $0 <= share }) {
      widths = widths.map { _ in share }
    } else {
      let space = max(0, share - widths.reduce(0, +) / CGFloat(widths.count))
      widths = widths.map { $0 + space }
    }
    contentWidth = max(size.width, widths.reduce(0, +) + margins.left + margins.right)
    var edge = isRightToLeft ? contentWidth - margins.right : margins.left
    for width in widths {
      if isRightToLeft { edge -= width }
      tabs.append(CGRect(x: edge, y: 0, width: width, height: size.height))
      if !isRightToLeft { edge += width }
    }
  }

  /// Returns the frame of the indicator at a position in tabs, which is limited to the tabs. There must be a tab.
  func indicator(at position: CGFloat) -> CGRect {
    let position = max(0, min(position, CGFloat(tabs.count - 1)))
    let lower = Int(position)
    let (start, end) = (titleFrame(lower), titleFrame(min(lower + 1, tabs.count - 1)))
    let fraction = position - CGFloat(lower)
    return CGRect(
      x: start.minX + (end.minX - start.minX) * fraction, y: start.maxY - Self.indicatorHeight,
      width: start.width + (end.width - start.width) * fraction, height: Self.indicatorHeight)
  }

  private func titleFrame(_ index: Int) -> CGRect {
    tabs[index].insetBy(dx: (tabs[index].width - titleWidths[index]) / 2, dy: 0)
  }
}
