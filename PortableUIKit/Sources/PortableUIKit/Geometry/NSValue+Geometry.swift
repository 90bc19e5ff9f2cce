import Foundation

/// Points, sizes, and rectangles as objects, with UIKit's names.
extension NSValue {
  /// Creates an object that contains a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates an object that contains a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates an object that contains a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point in the object.
  public var cgPointValue: CGPoint { pointValue }
  /// The size in the object.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle in the object.
  public var cgRectValue: CGRect { rectValue }
}
