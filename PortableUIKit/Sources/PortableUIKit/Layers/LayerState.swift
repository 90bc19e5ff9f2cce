/// How a layer looks apart from where it is.
struct LayerAppearance {
  var isHidden = false
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
  var mask: CALayer?
  var name: String?
  /// How far what lies behind the layer is blurred where the layer is, in points.
  var backdropBlur: CGFloat = 0

  private static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}

/// How a layer's time follows from its superlayer's.
struct LayerTiming {
  var speed: Float = 1
  var timeOffset: TimeInterval = 0
  var beginTime: TimeInterval = 0

  func localTime(at time: TimeInterval) -> TimeInterval {
    (time - beginTime) * TimeInterval(speed) + timeOffset
  }
}

/// What a layer knows of its own layout and of the layers below it.
struct LayerLayoutState {
  var needsLayout = true
  /// Whether a layer somewhere below needs layout; passes leave out the branches where none does.
  var hasDirtyDescendant = false
  /// Whether the layer's own layout is running: what that does to sublayers is no reason for another one.
  var isLayingOut = false

  var isDirty: Bool { needsLayout || hasDirtyDescendant }

  /// Whether the contents are to be made anew before the layer is next seen.
  var needsDisplay = false
  /// Whether a layer somewhere below needs display; passes leave out the branches where none does.
  var hasDescendantToDisplay = false
  /// Whether a new size makes new contents necessary.
  var displaysWhenResized = false
}
