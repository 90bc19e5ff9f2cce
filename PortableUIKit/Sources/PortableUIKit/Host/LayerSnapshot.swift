import Foundation

/// What a layer and everything below it shows at an instant: plain values that outlive the layers.
///
/// Animated properties have the values that are seen, not those they are on the way to. Lengths are points.
/// Hidden layers are left out.
public struct LayerSnapshot: Hashable, Sendable {
  /// Where the anchor point lies in the coordinates of the layer above.
  public var position: CGPoint
  /// The layer's own coordinates: its origin moves the sublayers, as a scroll view's offset does.
  public var bounds: CGRect
  /// The point of the bounds, 0...1 each way, that `position` places.
  public var anchorPoint: CGPoint
  /// Empty for the identity, a, b, c, d, tx, ty for a transform of the plane, else m11, m12 … m44.
  public var transform: [Double]
  /// How opaque the layer and everything below it is, 0...1.
  public var opacity: Double
  /// Whether what lies outside the bounds is cut off.
  public var masksToBounds: Bool
  /// The colour behind the content; nil for none.
  public var backgroundColor: Color?
  /// The radius of the rounded corners; 0 for square ones.
  public var cornerRadius: Double
  /// The corners that are rounded, as `CACornerMask` counts them; 15 for all four.
  public var maskedCorners: UInt
  /// The line inside the edge; nil for none.
  public var border: Border?
  /// How far what lies behind the layer is blurred within its bounds, in points; 0 for not at all.
  public var backdropBlur: Double
  /// The shadow; nil for none.
  public var shadow: Shadow?
  /// The lines of the text that the layer shows.
  public var text: [TextLine]
  /// The picture that the layer shows; nil for none.
  public var image: Image?
  /// The colours that run into each other; nil for none.
  public var gradient: Gradient?
  /// The outline that the layer fills and draws along; nil for none.
  public var shape: Shape?
  /// What the view of the layer is called for people who can't see it; nil for none.
  public var accessibilityLabel: String?
  /// What the view of the layer is called for tests; nil for none.
  public var accessibilityIdentifier: String?
  /// From back to front: `zPosition` first, then the order of the tree.
  public var sublayers: [LayerSnapshot]

  /// What the layer is seen through; nil when nothing covers it.
  public var mask: LayerSnapshot? {
    get { masks.first }
    set { masks = newValue.map { [$0] } ?? [] }
  }
  // A structure can't contain itself, a list of it can.
  var masks: [LayerSnapshot] = []

  /// An empty, opaque layer in the given place, with square corners and no transform.
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
