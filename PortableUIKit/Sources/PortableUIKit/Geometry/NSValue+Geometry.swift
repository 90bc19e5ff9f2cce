import Foundation

/// Places and sizes as objects, in UIKit's spelling.
extension NSValue {
  /// Makes an object of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Makes an object of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Makes an object of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point.
  public var cgPointValue: CGPoint { pointValue }
  /// The size.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }
}
