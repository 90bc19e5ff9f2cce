import Foundation

extension SVGElement {
  /// Returns a rectangle with four rounded corners.
  static func rectangle(_ box: CGRect, radius: Double = 0) -> SVGElement {
    let rectangle = SVGElement(
      "rect", ["x": box.minX, "y": box.minY, "width": box.width, "height": box.height])
    return radius > 0 ? rectangle.with("rx", radius) : rectangle
  }

  /// Returns a rectangle with some rounded corners: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
  static func rectangle(_ box: CGRect, radius: Double, corners: UInt) -> SVGElement {
    let (left, top, right, bottom) = (box.minX, box.minY, box.maxX, box.maxY)
    func size(_ corner: UInt) -> CGFloat { corners & corner == 0 ? 0 : radius }
    func arc(_ corner: UInt, to x: CGFloat, _ y: CGFloat) -> String {
      let radius = size(corner).svgText
      return "A\(radius) \(radius) 0 0 1 \(x.svgText) \(y.svgText)"
    }
    func line(to x: CGFloat, _ y: CGFloat) -> String { "L\(x.svgText) \(y.svgText)" }
    let commands = [
      "M\((left + size(1)).svgText) \(top.svgText)",
      line(to: right - size(2), top), arc(2, to: right, top + size(2)),
      line(to: right, bottom - size(8)), arc(8, to: right - size(8), bottom),
      line(to: left + size(4), bottom), arc(4, to: left, bottom - size(4)),
      line(to: left, top + size(1)), arc(1, to: left + size(1), top), "Z",
    ]
    return SVGElement("path", ["d": commands.joined(separator: " ")])
  }
}
