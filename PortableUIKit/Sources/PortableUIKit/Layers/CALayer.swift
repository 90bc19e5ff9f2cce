/// A rectangle with geometry, appearance, and sublayers.
///
/// Geometry is in points of the superlayer. NaN stops the program, as in Core Animation.
open class CALayer: NSObject {
  // Values that are read at every scroll event skip the run-time check for overlapping accesses. No accesses
  // overlap, because all writes are plain assignments.
  @exclusivity(unchecked) final var geometry = LayerGeometry()
  @exclusivity(unchecked) final var appearance = LayerAppearance()
  @exclusivity(unchecked) final var timing = LayerTiming()
  @exclusivity(unchecked) final var ownSublayerTransform: SublayerTransform?
  @exclusivity(unchecked) final var children: [CALayer] = []
  @exclusivity(unchecked) final var layoutState = LayerLayoutState()
  @exclusivity(unchecked) final var animationRecords: [LayerAnimation] = []
  /// The run loop turn in which the layer was placed at its current position in the tree. It's drawn there
  /// from the next turn on.
  final var attachTurn: Int
  /// The layer of which this is a presentation layer; `nil` for other layers.
  final var modelLayer: CALayer?

  // Owners outlive the objects they point to here, or clear these pointers in their `deinit`. Reading plain
  // pointers has no retain cost.
  @exclusivity(unchecked) final var parentReference: Unmanaged<CALayer>?
  final var parent: CALayer? {
    get { parentReference?.takeUnretainedValue() }
    set { parentReference = newValue.map(Unmanaged.passUnretained) }
  }
  /// The view of the layer, set through `view`.
  @exclusivity(unchecked) final unowned(unsafe) var owner: NSObject? {
    didSet { isViewBacked = owner != nil }
  }
  /// A Boolean value that indicates whether the layer has a view. Reading the view itself would retain it.
  @exclusivity(unchecked) final private(set) var isViewBacked = false

  /// Creates a layer of size zero at the origin.
  public override init() {
    attachTurn = Timeline.current.turn
    super.init()
  }

  /// Creates a copy of another layer's properties, without sublayers, mask, and animations. Traps if `layer`
  /// isn't a `CALayer`.
  public init(layer: Any) {
    guard let other = layer as? CALayer else {
      preconditionFailure("CALayer.init(layer:) copies a layer and got \(type(of: layer))")
    }
    attachTurn = Timeline.current.turn
    super.init()
    copyValues(of: other)
  }

  deinit {
    for child in children { child.parent = nil }
    appearance.mask?.parent = nil
  }

  /// Returns a copy of the layer's properties, or `nil` for layer classes that aren't part of this module.
  func copyOfKnownClass() -> CALayer? {
    type(of: self) == CALayer.self ? CALayer(layer: self) : nil
  }

  /// Returns the numbers of a property that only this layer class has.
  func ownNumbers(_ key: LayerKey) -> [Double] { [] }

  /// Sets a property that only this layer class has, without starting animations.
  func setOwnNumbers(_ numbers: [Double], of key: LayerKey) {}

  // MARK: Geometry

  /// The layer's rectangle in its own coordinates, in points. The default is zero.
  open var bounds: CGRect {
    get { geometry.bounds }
    set {
      let old = geometry.bounds
      guard !newValue.isSame(as: old) else { return }
      setBounds(newValue)
      boundsWereWritten(from: old)
    }
  }

  /// The position of the anchor point in the superlayer, in points. The default is zero.
  open var position: CGPoint {
    get { geometry.position }
    set {
      guard !newValue.isSame(as: geometry.position) else { return }
      setPosition(newValue)
      positionWasWritten()
    }
  }

  /// The position on the z axis. Layers with greater values are in front of their siblings. The default is 0.
  open var zPosition: CGFloat {
    get { geometry.zPosition }
    set {
      guard newValue != geometry.zPosition else { return }
      precondition(!newValue.isNaN, "CALayer zPosition contains NaN")
      change(.zPosition) { geometry.zPosition = newValue }
    }
  }

  /// The point of the bounds, in unit coordinates, that is positioned by `position` and fixed by transforms.
  /// The default is (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set {
      guard !newValue.isSame(as: geometry.anchorPoint) else { return }
      setAnchorPoint(newValue)
      positionWasWritten()
    }
  }

  /// The transform applied around the anchor point. The default is the identity.
  open var transform: CATransform3D {
    get { geometry.transform }
    set {
      guard !newValue.isSame(as: geometry.transform) else { return }
      setTransform(newValue)
      positionWasWritten()
    }
  }

  /// The transform applied to all sublayers, around the layer's anchor point. The default is the identity.
  ///
  /// It's usually a perspective. It changes where sublayers are seen and touched, and conversions to and from them, but not
  /// their frames.
  open var sublayerTransform: CATransform3D {
    get { ownSublayerTransform?.value ?? CATransform3DIdentity }
    set {
      guard !newValue.isSame(as: sublayerTransform) else { return }
      precondition(!newValue.containsNaN, "CALayer sublayerTransform contains NaN: \(newValue)")
      change(.sublayerTransform) { ownSublayerTransform = SublayerTransform(newValue) }
    }
  }

  /// The bounding box of the transformed bounds in the superlayer, in points. Setting it keeps the origin of
  /// the bounds.
  open var frame: CGRect {
    get { geometry.frame }
    set { setFrame(newValue) }
  }

  /// Returns the affine part of `transform`.
  open func affineTransform() -> CGAffineTransform { geometry.affine }

  /// Sets `transform` to an affine transform.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// Converts a point from the given layer to this one; `nil` means the root of the tree.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    CoordinatePath(from: l ?? root, to: self).convert(p)
  }

  /// Converts a point from this layer to the given one; `nil` means the root of the tree.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    CoordinatePath(from: self, to: l ?? root).convert(p)
  }

  /// Converts a rectangle from the given layer (`nil` for the root of the tree) to this one and returns its
  /// bounding box.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CoordinatePath(from: l ?? root, to: self).convert(r)
  }

  /// Converts a rectangle from this layer to the given one (`nil` for the root of the tree) and returns its
  /// bounding box.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CoordinatePath(from: self, to: l ?? root).convert(r)
  }

  // MARK: Appearance

  /// A Boolean value that determines whether the layer and its descendants are hidden. The default is
  /// `false`.
  open var isHidden: Bool {
    get { appearance.isHidden }
    set { setHidden(newValue) }
  }

  /// A Boolean value that determines whether the layer and its descendants are visible when the layer faces away from the
  /// viewer. The default is `true`.
  open var isDoubleSided: Bool {
    get { appearance.isDoubleSided }
    set { appearance.isDoubleSided = newValue }
  }

  /// The opacity of the layer, effectively 0...1 but stored as set. The default is 1.
  open var opacity: Float {
    get { appearance.opacity }
    set { update(.opacity, from: appearance.opacity, to: newValue) { appearance.opacity = $0 } }
  }

  /// A Boolean value that determines whether sublayers are clipped to the bounds. The default is `false`.
  open var masksToBounds: Bool {
    get { appearance.masksToBounds }
    set { appearance.masksToBounds = newValue }
  }

  /// The color behind the contents. The default, `nil`, draws no background.
  open var backgroundColor: CGColor? {
    get { appearance.backgroundColor }
    set {
      update(.backgroundColor, from: appearance.backgroundColor, to: newValue) {
        appearance.backgroundColor = $0
      }
    }
  }

  /// The corner radius of the background, in points. The default is 0.
  open var cornerRadius: CGFloat {
    get { appearance.cornerRadius }
    set {
      update(.cornerRadius, from: appearance.cornerRadius, to: newValue) { appearance.cornerRadius = $0 }
    }
  }

  /// The corners that `cornerRadius` rounds. The default is all four.
  open var maskedCorners: CACornerMask {
    get { appearance.maskedCorners }
    set { appearance.maskedCorners = newValue }
  }

  /// The shape of rounded corners. The default is `circular`. Snapshots draw all corners circular.
  open var cornerCurve: CALayerCornerCurve {
    get { appearance.cornerCurve }
    set { appearance.cornerCurve = newValue }
  }

  /// Returns the factor by which corners of the given curve extend farther along the edges than circular
  /// ones.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// A Boolean value that determines whether the layer may be rendered once to a bitmap. The default is
  /// `false`. Snapshots look the same in both cases.
  open var shouldRasterize: Bool {
    get { appearance.shouldRasterize }
    set { appearance.shouldRasterize = newValue }
  }

  /// The scale of the bitmap, in pixels per point. The default is 1.
  open var rasterizationScale: CGFloat {
    get { appearance.rasterizationScale }
    set { appearance.rasterizationScale = newValue }
  }

  /// The width of the border inside of the bounds, in points. The default, 0, draws no border.
  open var borderWidth: CGFloat {
    get { appearance.borderWidth }
    set { update(.borderWidth, from: appearance.borderWidth, to: newValue) { appearance.borderWidth = $0 } }
  }

  /// The color of the border. The default is opaque black.
  open var borderColor: CGColor? {
    get { appearance.borderColor }
    set { update(.borderColor, from: appearance.borderColor, to: newValue) { appearance.borderColor = $0 } }
  }

  /// The color of the shadow. The default is opaque black.
  open var shadowColor: CGColor? {
    get { appearance.shadowColor }
    set { update(.shadowColor, from: appearance.shadowColor, to: newValue) { appearance.shadowColor = $0 } }
  }

  /// The opacity of the shadow, effectively 0...1 but stored as set. The default is 0.
  open var shadowOpacity: Float {
    get { appearance.shadowOpacity }
    set {
      update(.shadowOpacity, from: appearance.shadowOpacity, to: newValue) { appearance.shadowOpacity = $0 }
    }
  }

  /// The offset of the shadow from the layer, in points. The default is (0, −3).
  open var shadowOffset: CGSize {
    get { appearance.shadowOffset }
    set {
      update(.shadowOffset, from: appearance.shadowOffset, to: newValue) { appearance.shadowOffset = $0 }
    }
  }

  /// The blur radius of the shadow, in points. The default is 3.
  open var shadowRadius: CGFloat {
    get { appearance.shadowRadius }
    set {
      update(.shadowRadius, from: appearance.shadowRadius, to: newValue) { appearance.shadowRadius = $0 }
    }
  }

  /// The outline of the shadow. The default, `nil`, uses the visible parts of the layer.
  open var shadowPath: CGPath? {
    get { appearance.shadowPath }
    set { appearance.shadowPath = newValue }
  }

  /// The number of pixels per point of the contents. The default is 1. For the layer of a view, it's the
  /// scale of the screen.
  open var contentsScale: CGFloat {
    get { appearance.contentsScale }
    set { appearance.contentsScale = newValue }
  }

  /// The contents drawn in the bounds. The default is `nil`.
  open var contents: Any? {
    get { appearance.contents }
    set { appearance.contents = newValue }
  }

  /// The part of the contents that is drawn, in unit coordinates. The default is the whole, (0, 0, 1, 1). A part beyond the
  /// contents is empty here; an empty part draws nothing.
  open var contentsRect: CGRect {
    get { appearance.contentsRect }
    set {
      update(.contentsRect, from: appearance.contentsRect, to: newValue) { appearance.contentsRect = $0 }
    }
  }

  /// The layer whose opaque parts make this layer visible, in this layer's coordinates. The default is `nil`.
  open var mask: CALayer? {
    get { modelLayer == nil ? appearance.mask : modelLayer?.appearance.mask?.presentation() }
    set { setMask(newValue) }
  }

  /// A name that identifies the layer. The default is `nil`.
  open var name: String? {
    get { appearance.name }
    set { appearance.name = newValue }
  }

  /// The object that lays out the sublayers and provides actions. Not retained.
  weak open var delegate: (any CALayerDelegate)?

  // MARK: Time

  /// The speed of time in the layer. The default is 1. A speed of 0 stops its animations.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// The offset added to the layer's time, in seconds. The default is 0.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// The time of the superlayer, in seconds, at which the layer's time starts. The default is 0.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  // MARK: Tree

  /// The superlayer of this layer.
  open var superlayer: CALayer? {
    modelLayer == nil ? parent : modelLayer?.parent?.presentation()
  }

  /// The sublayers, in back-to-front order; `nil` if there are none.
  open var sublayers: [CALayer]? {
    get { currentSublayers }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Removes the layer from its superlayer. Does nothing if it has none.
  open func removeFromSuperlayer() { detach() }

  /// Adds `layer` in front of all sublayers.
  open func addSublayer(_ layer: CALayer) { attach(layer, at: children.count) }

  /// Inserts `layer` at an index among the sublayers; 0 is the backmost. An index beyond the end appends the
  /// layer.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { attach(layer, at: Int(idx)) }

  /// Inserts `layer` directly behind `sibling`, or behind all sublayers if `sibling` is `nil` or not a
  /// sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    attach(layer, beside: sibling, isAbove: false)
  }

  /// Inserts `layer` directly in front of `sibling`, or in front of all sublayers if `sibling` is `nil` or
  /// not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    attach(layer, beside: sibling, isAbove: true)
  }

  // MARK: Layout

  /// Requests a layout pass before the next frame.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Returns whether a requested layout pass is pending.
  open func needsLayout() -> Bool { layoutState.needsLayout }

  /// Performs pending layout now, starting at the topmost superlayer in an unbroken chain that needs layout.
  /// Call it on the main actor only.
  open func layoutIfNeeded() {
    nonisolated(unsafe) let layer = self
    MainActor.assumeIsolated { layer.layoutTree() }
  }

  /// Lays out the sublayers, using the delegate and, for the layer of a view, the view.
  open func layoutSublayers() { askForLayout() }

  // MARK: Display

  /// Requests new contents before the next frame in which the layer is visible.
  open func setNeedsDisplay() { markNeedsDisplay() }

  /// Requests new contents for a rectangle, in points. If it intersects the bounds, all contents are updated.
  open func setNeedsDisplay(_ r: CGRect) {
    if r.intersects(geometry.bounds) { markNeedsDisplay() }
  }

  /// A Boolean value that determines whether the contents are updated when the size of the bounds changes.
  /// The default is `false`.
  open var needsDisplayOnBoundsChange: Bool {
    get { layoutState.displaysWhenResized }
    set { layoutState.displaysWhenResized = newValue }
  }

  /// Returns whether requested contents are pending.
  open func needsDisplay() -> Bool { layoutState.needsDisplay }

  /// Updates the contents now if requested.
  open func displayIfNeeded() { displayIfMarked() }

  /// Updates the contents, using the delegate and, for the layer of a view, the view.
  open func display() { askForContents() }

  // MARK: Animation

  /// Returns a copy of the layer with the currently presented values, or `nil` if the layer wasn't part of a
  /// frame yet.
  ///
  /// It's also `nil` for layer classes outside of this module, because only their own code could copy them.
  open func presentation() -> Self? {
    modelLayer == nil ? makePresentation() as? Self : self
  }

  /// Returns the model layer of a presentation layer, or the layer itself.
  open func model() -> Self {
    modelLayer as? Self ?? self
  }

  /// Starts a copy of an animation. A running animation with the same key is removed first.
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }

  /// Removes all animations of the layer.
  open func removeAllAnimations() { stopAllAnimations() }

  /// Removes the animation with the given key. Does nothing if there is none.
  open func removeAnimation(forKey key: String) { stopAnimation(forKey: key) }

  /// Returns the keys of the running animations in the order in which they were added, or `nil` if there are
  /// none.
  open func animationKeys() -> [String]? {
    let keys = animationRecords.compactMap { $0.key }
    return keys.isEmpty ? nil : keys
  }

  /// Returns the running animation with the given key.
  open func animation(forKey key: String) -> CAAnimation? {
    animationRecords.first { $0.key == key }?.animation
  }

  /// Returns the action for a change of a property: the action of the view's animation or of the delegate,
  /// otherwise the default.
  open func action(forKey event: String) -> (any CAAction)? { defaultAction(forKey: event) }
}
