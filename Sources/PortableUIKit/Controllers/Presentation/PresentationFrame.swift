import Foundation

/// Where a presented view lies.
struct PresentationFrame {
  /// How far a sheet's upper edge is below the status bar on telephones, in points [?].
  static let sheetGap: CGFloat = 10
  /// The widest page sheet, in points, and how much it leaves free above and below on tablets [?].
  static let pageWidth: CGFloat = 704
  static let pageMargin: CGFloat = 44
  /// The size of a form sheet without a wish, in points [A].
  static let formSize = CGSize(width: 540, height: 620)
  /// The size of a popover without a wish, in points [?], and how far it keeps from its source and the edges.
  static let popoverSize = CGSize(width: 320, height: 480)
  static let popoverGap: CGFloat = 13
  static let popoverMargin: CGFloat = 10

  let style: UIModalPresentationStyle
  /// What is covered, with the part of it that is unsafe.
  let bounds: CGRect
  let safeArea: UIEdgeInsets
  /// The content's wish; zero for none.
  let wish: CGSize
  let isCompactWidth: Bool
  let isCompactHeight: Bool
  /// What a popover points at, in the coordinates of the bounds.
  var source: CGRect = .zero

  var frame: CGRect {
    switch style {
    case .pageSheet, .formSheet: sheet
    case .popover: popover
    default: bounds
    }
  }

  private var sheet: CGRect {
    // Where height is scarce, too, there is no room for a sheet.
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

  /// Below its source, or above where there is more room.
  private var popover: CGRect {
    let free = bounds.inset(by: safeArea).insetBy(dx: Self.popoverMargin, dy: Self.popoverMargin)
    var size = wish.width > 0 && wish.height > 0 ? wish : Self.popoverSize
    size.width = min(size.width, free.width)
    let below = free.maxY - source.maxY - Self.popoverGap
    let above = source.minY - Self.popoverGap - free.minY
    let isBelow = below >= size.height || below >= above
    size.height = max(0, min(size.height, isBelow ? below : above))
    let x = min(max(source.midX - size.width / 2, free.minX), free.maxX - size.width)
    let y = isBelow ? source.maxY + Self.popoverGap : source.minY - Self.popoverGap - size.height
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }
}
