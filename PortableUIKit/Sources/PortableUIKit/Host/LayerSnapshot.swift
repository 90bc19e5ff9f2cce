import Foundation

/// The presented state of a layer and its descendants at one time, as plain values that are independent of
/// the layers.
///
/// Animated properties have their presented values, not their target values. Lengths are in points. Hidden
/// layers are left out.
public struct LayerSnapshot: Hashable, Sendable {
  /// The position of the anchor point in the coordinates of the superlayer.
  public var position: CGPoint
  /// The layer's rectangle in its own coordinates. Its origin moves the sublayers, like the content offset of
  /// a scroll view.
  public var bounds: CGRect
  /// The point of the bounds, in unit coordinates, that is positioned by `position`.
  public var anchorPoint: CGPoint
  /// The transform: empty for the identity; a, b, c, d, tx, ty for an affine transform; otherwise m11, m12 …
  /// m44.
  public var transform: [Double]
  /// The opacity of the layer and its descendants, 0...1.
  public var opacity: Double
  /// A Boolean value that indicates whether content outside of the bounds is clipped.
  public var masksToBounds: Bool
  /// The color behind the content; `nil` for none.
  public var backgroundColor: Color?
  /// The corner radius; 0 for square corners.
  public var cornerRadius: Double
  /// The rounded corners, as the raw value of a `CACornerMask`; 15 for all four.
  public var maskedCorners: UInt
  /// The border; `nil` for none.
  public var border: Border?
  /// The blur radius applied to the content behind the layer within its bounds, in points; 0 for no blur.
  public var backdropBlur: Double
  /// The shadow; `nil` for none.
  public var shadow: Shadow?
  /// The lines of text displayed by the layer.
  public var text: [TextLine]
  /// The image displayed by the layer; `nil` for none.
  public var image: Image?
  /// The gradient; `nil` for none.
  public var gradient: Gradient?
  /// The filled and stroked path; `nil` for none.
  public var shape: Shape?
  /// The accessibility label of the layer's view; `nil` for none.
  public var accessibilityLabel: String?
  /// The accessibility identifier of the layer's view; `nil` for none.
  public var accessibilityIdentifier: String?
  /// The sublayers from back to front: sorted by `zPosition`, then by tree order.
  public var sublayers: [LayerSnapshot]

  /// The mask of the layer; `nil` for none.
  public var mask: LayerSnapshot? {
    get { masks.first }
    set { masks = newValue.map { [$0] } ?? [] }
  }
  // A structure can't contain itself, but a list of it can.
  var masks: [LayerSnapshot] = []

  /// Creates an empty, opaque layer at the given position, with square corners and no transform.
  public init(position: CGPoint, bounds: CGRect) {
    self.position = position
    self.bounds = bounds
    anchorPoint = CGPoint(x: 0.5, y: 0.5)
    transform = []
    opacity = 1
    masksToBounds = false
    cornerRadius = 0
    maskedCorners = Self.allCorners
    backdropBlur = 0
    text = []
    sublayers = []
  }

  static let allCorners: UInt = 0b1111
}
