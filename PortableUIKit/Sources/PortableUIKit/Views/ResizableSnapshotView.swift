import Foundation

/// A picture of a part of a view. When it is resized, its edges keep their size, and its center is stretched.
@MainActor final class ResizableSnapshotView: UIView {
  /// A piece of the picture: a layer with the bounds that it shows of the whole.
  private struct Piece {
    let layer: CALayer
    let column: Int
    let row: Int
  }

  private let columns: [Stretch]
  private let rows: [Stretch]
  private var pieces: [Piece] = []

  /// Creates a view that shows a rectangle of a picture.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the picture's coordinates.
  ///   - caps: The widths of the edges that aren't stretched, in points.
  ///   - makePicture: Returns a new layer with the whole picture.
  init(of rect: CGRect, caps: UIEdgeInsets, picture makePicture: () -> CALayer) {
    columns = Stretch.three(from: rect.minX, length: rect.width, caps.left, caps.right)
    rows = Stretch.three(from: rect.minY, length: rect.height, caps.top, caps.bottom)
    super.init(frame: CGRect(origin: .zero, size: rect.size))
    for (row, vertical) in rows.enumerated() {
      for (column, horizontal) in columns.enumerated() where horizontal.length > 0 && vertical.length > 0 {
        let layer = CALayer()
        layer.masksToBounds = true
        layer.anchorPoint = .zero
        layer.bounds = CGRect(
          x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
        layer.addSublayer(makePicture())
        self.layer.addSublayer(layer)
        pieces.append(Piece(layer: layer, column: column, row: row))
      }
    }
    placePieces()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    placePieces()
  }

  private func placePieces() {
    let across = Stretch.placed(columns, in: bounds.width)
    let down = Stretch.placed(rows, in: bounds.height)
    for piece in pieces {
      let (x, y) = (across[piece.column], down[piece.row])
      let size = piece.layer.bounds.size
      piece.layer.position = CGPoint(x: x.start, y: y.start)
      piece.layer.transform = CATransform3DMakeScale(x.length / size.width, y.length / size.height, 1)
    }
  }
}

/// A part of a length, in points.
private struct Stretch {
  var start: CGFloat
  var length: CGFloat

  /// Returns two edges and what is between them.
  static func three(from start: CGFloat, length: CGFloat, _ first: CGFloat, _ last: CGFloat) -> [Stretch] {
    let first = max(0, min(first, length))
    let last = max(0, min(last, length - first))
    return [
      Stretch(start: start, length: first), Stretch(start: start + first, length: length - first - last),
      Stretch(start: start + length - last, length: last),
    ]
  }

  /// Returns where the parts are in another length: the edges keep their size.
  static func placed(_ parts: [Stretch], in length: CGFloat) -> [Stretch] {
    let (first, last) = (parts[0].length, parts[2].length)
    return [
      Stretch(start: 0, length: first), Stretch(start: first, length: max(0, length - first - last)),
      Stretch(start: max(first, length - last), length: last),
    ]
  }
}
