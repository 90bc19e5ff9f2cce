/// The appearance of a layer, without its geometry.
struct LayerAppearance {
  var isHidden = false
  var isDoubleSided = true
  var masksToBounds = false
  var opacity: Float = 1
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var maskedCorners: CACornerMask = .all
  var cornerCurve = CALayerCornerCurve.circular
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = LayerAppearance.black
  var shadowColor: CGColor? = LayerAppearance.black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var contentsScale: CGFloat = 1
  var contents: Any?
  var contentsRect = LayerAppearance.wholeContents
  var mask: CALayer?
  var name: String?
  /// The blur radius applied to the content behind the layer, in points.
  var backdropBlur: CGFloat = 0

  /// The rectangle of all contents, in unit coordinates.
  static let wholeContents = CGRect(x: 0, y: 0, width: 1, height: 1)
  private static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}

/// The mapping from the superlayer's time to the layer's time.
struct LayerTiming {
  var speed: Float = 1
  var timeOffset: TimeInterval = 0
  var beginTime: TimeInterval = 0

  func localTime(at time: TimeInterval) -> TimeInterval {
    (time - beginTime) * TimeInterval(speed) + timeOffset
  }
}

/// The layout and display state of a layer and its descendants.
struct LayerLayoutState {
  var needsLayout = true
  /// A Boolean value that indicates whether a descendant needs layout. Layout passes skip branches without such a descendant.
  var hasDirtyDescendant = false
  /// A Boolean value that indicates whether the layer's own layout is running. Changes of sublayers during it don't request
  /// layout again.
  var isLayingOut = false

  var isDirty: Bool { needsLayout || hasDirtyDescendant }

  /// A Boolean value that indicates whether the contents must be updated before the layer is next visible.
  var needsDisplay = false
  /// A Boolean value that indicates whether a descendant needs display. Display passes skip branches without such a descendant.
  var hasDescendantToDisplay = false
  /// A Boolean value that indicates whether a new size requires new contents.
  var displaysWhenResized = false
}
