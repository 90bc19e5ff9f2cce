/// The geometry of a layer: the four values that determine its frame, and the conversion between a layer and
/// its superlayer.
struct LayerGeometry {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  private(set) var isTransformed = false
  /// The affine part of the transform.
  private(set) var affine = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  /// The remaining part of the transform; empty for most transforms.
  private var depth = DepthTransform()
  private var hasDepth = false

  var transform: CATransform3D {
    get {
      let plane = CATransform3DMakeAffineTransform(affine)
      return hasDepth ? depth.added(to: plane) : plane
    }
    set {
      hasDepth = !CATransform3DIsAffine(newValue)
      depth = hasDepth ? DepthTransform(newValue) : DepthTransform()
      affine = CATransform3DGetAffineTransform(newValue)
      isTransformed = hasDepth || !affine.isIdentity
    }
  }

  /// The affine transform, or `nil` if the transform isn't affine.
  var planeTransform: CGAffineTransform? {
    get { hasDepth ? nil : affine }
    set {
      guard let newValue else { return }
      affine = newValue
      depth = DepthTransform()
      hasDepth = false
      isTransformed = !newValue.isIdentity
    }
  }

  // MARK: Frame

  /// The frame of the layer without its transform.
  var untransformedFrame: CGRect {
    CGRect(
      x: position.x - anchorPoint.x * bounds.size.width,
      y: position.y - anchorPoint.y * bounds.size.height,
      width: bounds.size.width, height: bounds.size.height)
  }

  var frame: CGRect {
    isTransformed ? toParent(bounds) : untransformedFrame
  }

  /// Returns the bounds and position for which `frame` has the given value, keeping the origin of the bounds.
  func placed(in frame: CGRect) -> (bounds: CGRect, position: CGPoint) {
    let frame = frame.size.width < 0 || frame.size.height < 0 ? frame.standardized : frame
    guard isTransformed else {
      let position = CGPoint(
        x: frame.origin.x + anchorPoint.x * frame.size.width,
        y: frame.origin.y + anchorPoint.y * frame.size.height)
      return (CGRect(origin: bounds.origin, size: frame.size), position)
    }
    var result = self
    result.bounds.size = sizeSeen(as: frame.size)
    result.position = .zero
    let box = result.frame
    let position = CGPoint(x: frame.origin.x - box.origin.x, y: frame.origin.y - box.origin.y)
    return (result.bounds, position)
  }

  /// Returns the size whose transformed bounding box has the given size. If there is none, returns the
  /// bounding box of the inverse transform.
  private func sizeSeen(as box: CGSize) -> CGSize {
    let (a, b, c, d) = (abs(affine.a), abs(affine.b), abs(affine.c), abs(affine.d))
    let determinant = a * d - b * c
    if abs(determinant) > 1e-9 * max(a * d, b * c) {
      let size = CGSize(
        width: (d * box.width - c * box.height) / determinant,
        height: (a * box.height - b * box.width) / determinant)
      if size.width >= 0, size.height >= 0 { return size }
    }
    return CGRect(origin: .zero, size: box).applying(affine.inverted()).size
  }

  // MARK: Conversion

  /// The anchor point in the layer's own coordinates.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  func toParent(_ point: CGPoint) -> CGPoint {
    guard isTransformed else {
      let origin = untransformedFrame.origin
      return CGPoint(x: point.x - bounds.origin.x + origin.x, y: point.y - bounds.origin.y + origin.y)
    }
    let anchor = anchor
    let (x, y) = (point.x - anchor.x, point.y - anchor.y)
    if hasDepth {
      let seen = transform.project(CGPoint(x: x, y: y))
      return CGPoint(x: seen.x + position.x, y: seen.y + position.y)
    }
    return CGPoint(
      x: affine.a * x + affine.c * y + affine.tx + position.x,
      y: affine.b * x + affine.d * y + affine.ty + position.y)
  }

  /// Converts a point from the superlayer. If the transform isn't invertible (the layer is flat or seen
  /// edge-on), returns the anchor point.
  func fromParent(_ point: CGPoint) -> CGPoint {
    guard isTransformed else {
      let origin = untransformedFrame.origin
      return CGPoint(x: point.x - origin.x + bounds.origin.x, y: point.y - origin.y + bounds.origin.y)
    }
    let anchor = anchor
    if hasDepth {
      let seen = CGPoint(x: point.x - position.x, y: point.y - position.y)
      guard let own = transform.unproject(seen) else { return anchor }
      return CGPoint(x: own.x + anchor.x, y: own.y + anchor.y)
    }
    let determinant = affine.a * affine.d - affine.b * affine.c
    guard determinant != 0 else { return anchor }
    let (x, y) = (point.x - position.x - affine.tx, point.y - position.y - affine.ty)
    return CGPoint(
      x: (affine.d * x - affine.c * y) / determinant + anchor.x,
      y: (affine.a * y - affine.b * x) / determinant + anchor.y)
  }

  func toParent(_ rect: CGRect) -> CGRect {
    box(around: rect) { toParent($0) }
  }

  func fromParent(_ rect: CGRect) -> CGRect {
    box(around: rect) { fromParent($0) }
  }

  private func box(around rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let first = map(rect.origin)
    guard isTransformed else { return CGRect(origin: first, size: rect.size) }
    let right = rect.origin.x + rect.size.width
    let bottom = rect.origin.y + rect.size.height
    let second = map(CGPoint(x: right, y: rect.origin.y))
    let third = map(CGPoint(x: rect.origin.x, y: bottom))
    let fourth = map(CGPoint(x: right, y: bottom))
    let low = CGPoint(
      x: min(min(first.x, second.x), min(third.x, fourth.x)),
      y: min(min(first.y, second.y), min(third.y, fourth.y)))
    let high = CGPoint(
      x: max(max(first.x, second.x), max(third.x, fourth.x)),
      y: max(max(first.y, second.y), max(third.y, fourth.y)))
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

/// The part of a transform beyond its affine part. Plain numbers, because geometries are copied often; no
/// reference counting is needed.
private struct DepthTransform {
  private var firstRows: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
  private var thirdRow: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 1, 0)
  private var fourthRow: (CGFloat, CGFloat) = (0, 1)

  init() {}

  init(_ t: CATransform3D) {
    firstRows = (t.m13, t.m14, t.m23, t.m24)
    thirdRow = (t.m31, t.m32, t.m33, t.m34)
    fourthRow = (t.m43, t.m44)
  }

  func added(to plane: CATransform3D) -> CATransform3D {
    var result = plane
    (result.m13, result.m14, result.m23, result.m24) = firstRows
    (result.m31, result.m32, result.m33, result.m34) = thirdRow
    (result.m43, result.m44) = fourthRow
    return result
  }
}
