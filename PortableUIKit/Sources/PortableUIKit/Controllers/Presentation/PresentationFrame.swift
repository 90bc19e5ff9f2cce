import Foundation

/// The computation of a presented view's frame.
struct PresentationFrame {
  /// The distance of a sheet's top edge from the status bar on iPhone, in points [?].
  static let sheetGap: CGFloat = 10
  /// The maximum width of a page sheet and the space above and below it on iPad, in points [?].
  static let pageWidth: CGFloat = 704
  static let pageMargin: CGFloat = 44
  /// The size of a form sheet without a preferred size, in points [A].
  static let formSize = CGSize(width: 540, height: 620)
  /// The size of a popover without a preferred size, and its distance from its source and the edges, in
  /// points [?].
  static let popoverSize = CGSize(width: 320, height: 480)
  static let popoverGap: CGFloat = 13
  static let popoverMargin: CGFloat = 10

  let style: UIModalPresentationStyle
  /// The bounds of the covered area, with its safe area insets.
  let bounds: CGRect
  let safeArea: UIEdgeInsets
  /// The preferred size of the content, or zero if there is none.
  let wish: CGSize
  let isCompactWidth: Bool
  let isCompactHeight: Bool
  /// The rectangle at which a popover points, in the coordinates of the bounds.
  var source: CGRect = .zero
  /// The permitted arrow directions of a popover. Any direction is permitted if it is empty.
  var arrows = UIPopoverArrowDirection.any

  var frame: CGRect {
    switch style {
    case .pageSheet, .formSheet: sheet
    case .popover: popover.frame
    default: bounds
    }
  }

  private var sheet: CGRect {
    // In compact height, there isn't enough space for a sheet.
    if isCompactHeight { return bounds }
    if isCompactWidth {
      let top = safeArea.top + Self.sheetGap
      return CGRect(x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: bounds.height - top)
    }
    var size =
      style == .formSheet
      ? Self.formSize
      : CGSize(width: Self.pageWidth, height: bounds.height - 2 * Self.pageMargin)
    if style == .formSheet, wish.width > 0, wish.height > 0 { size = wish }
    size.width = min(size.width, bounds.width - 2 * Self.pageMargin)
    size.height = min(size.height, bounds.height - 2 * Self.pageMargin)
    return CGRect(
      x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  /// The frame and arrow direction of a popover. The sides below, above, to the right, and to the left are
  /// tried in this order. The first permitted side with enough space is used or, if there is none, the one
  /// that lacks the least space.
  var popover: (frame: CGRect, arrow: UIPopoverArrowDirection) {
    let free = bounds.inset(by: safeArea).insetBy(dx: Self.popoverMargin, dy: Self.popoverMargin)
    var wished = wish.width > 0 && wish.height > 0 ? wish : Self.popoverSize
    wished = CGSize(width: min(wished.width, free.width), height: min(wished.height, free.height))
    func lack(_ arrow: UIPopoverArrowDirection) -> CGFloat {
      let size = room(for: arrow, in: free)
      return max(0, wished.width - size.width) + max(0, wished.height - size.height)
    }
    let all: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let permitted = all.filter(arrows.contains)
    let arrow = (permitted.isEmpty ? all : permitted).min { lack($0) < lack($1) } ?? .up
    let most = room(for: arrow, in: free)
    let size = CGSize(
      width: max(0, min(wished.width, most.width)), height: max(0, min(wished.height, most.height)))
    return (CGRect(origin: origin(for: arrow, size, in: free), size: size), arrow)
  }

  private func room(for arrow: UIPopoverArrowDirection, in free: CGRect) -> CGSize {
    switch arrow {
    case .up: CGSize(width: free.width, height: free.maxY - source.maxY - Self.popoverGap)
    case .down: CGSize(width: free.width, height: source.minY - Self.popoverGap - free.minY)
    case .left: CGSize(width: free.maxX - source.maxX - Self.popoverGap, height: free.height)
    default: CGSize(width: source.minX - Self.popoverGap - free.minX, height: free.height)
    }
  }

  /// Returns the origin beside the center of the source, as far as the free area permits.
  private func origin(for arrow: UIPopoverArrowDirection, _ size: CGSize, in free: CGRect) -> CGPoint {
    let x = min(max(source.midX - size.width / 2, free.minX), free.maxX - size.width)
    let y = min(max(source.midY - size.height / 2, free.minY), free.maxY - size.height)
    return switch arrow {
    case .up: CGPoint(x: x, y: source.maxY + Self.popoverGap)
    case .down: CGPoint(x: x, y: source.minY - Self.popoverGap - size.height)
    case .left: CGPoint(x: source.maxX + Self.popoverGap, y: y)
    default: CGPoint(x: source.minX - Self.popoverGap - size.width, y: y)
    }
  }
}
