/// A rectangle on the screen with its geometry, its look and its sublayers.
///
/// Numbers are points of the superlayer. Numbers that are not numbers stop the program, as Core Animation
/// does.
open class CALayer: NSObject {
  // What is read at every scroll event does without the run-time check for overlapping accesses; there are
  // none, all writes are plain assignments.
  @exclusivity(unchecked) final var geometry = LayerGeometry()
  @exclusivity(unchecked) final var appearance = LayerAppearance()
  final var timing = LayerTiming()
  final var children: [CALayer] = []
  @exclusivity(unchecked) final var layoutState = LayerLayoutState()
  @exclusivity(unchecked) final var animationRecords: [LayerAnimation] = []
  /// The turn of the run loop in which the layer came to where it is; it was not drawn there before the next.
  final var attachTurn: Int
  /// The layer that this one shows at an instant; nil for a layer that isn't such a copy.
  final var modelLayer: CALayer?

  // Owners outlive what they point at here, or clear these in their `deinit`: plain pointers cost nothing to
  // read.
  @exclusivity(unchecked) final unowned(unsafe) var parent: CALayer?
  @exclusivity(unchecked) final unowned(unsafe) var view: UIView? { didSet { isViewBacked = view != nil } }
  /// `view` is set; asking for the view itself would retain it.
  @exclusivity(unchecked) final private(set) var isViewBacked = false

  /// A layer of no size at the origin.
  public override init() {
    attachTurn = Timeline.current.turn
    super.init()
  }

  /// A copy of another layer's properties without its sublayers, mask and animations; traps for anything
  /// else.
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

  /// A copy of the layer's properties; nil for a class that this module does not know.
  func copyOfKnownClass() -> CALayer? {
    type(of: self) == CALayer.self ? CALayer(layer: self) : nil
  }

  /// The numbers of a property that only this class of layers has.
  func ownNumbers(_ key: LayerKey) -> [Double] { [] }

  /// Writes a property that only this class of layers has, silently.
  func setOwnNumbers(_ numbers: [Double], of key: LayerKey) {}

  // MARK: Geometry

  /// The layer's own coordinates: origin and size in points; zero by default.
  open var bounds: CGRect {
    get { geometry.bounds }
    set {
      let old = geometry.bounds
      guard !newValue.isSame(as: old) else { return }
      setBounds(newValue)
      boundsWereWritten(from: old)
    }
  }

  /// Where the anchor point lies in the superlayer, in points; zero by default.
  open var position: CGPoint {
    get { geometry.position }
    set {
      guard !newValue.isSame(as: geometry.position) else { return }
      setPosition(newValue)
      positionWasWritten()
    }
  }

  /// The depth among siblings; greater is nearer to the viewer, 0 by default.
  open var zPosition: CGFloat {
    get { geometry.zPosition }
    set {
      guard newValue != geometry.zPosition else { return }
      precondition(!newValue.isNaN, "CALayer zPosition contains NaN")
      change(.zPosition) { geometry.zPosition = newValue }
    }
  }

  /// The point of the bounds, 0...1 across, that `position` places and that transforms keep; (0.5, 0.5) by
  /// default.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set {
      guard !newValue.isSame(as: geometry.anchorPoint) else { return }
      setAnchorPoint(newValue)
      positionWasWritten()
    }
  }

  /// The map applied about the anchor point; the identity by default.
  open var transform: CATransform3D {
    get { geometry.transform }
    set {
      guard !newValue.isSame(as: geometry.transform) else { return }
      setTransform(newValue)
      positionWasWritten()
    }
  }

  /// The box around the transformed bounds in the superlayer, in points; setting it keeps the bounds' origin.
  open var frame: CGRect {
    get { geometry.frame }
    set { setFrame(newValue) }
  }

  /// The part of `transform` that acts in the plane.
  open func affineTransform() -> CGAffineTransform { geometry.affine }

  /// Sets `transform` to a map of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// A point of another layer in this one's coordinates; nil means the top of the tree.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    CoordinatePath(from: l ?? root, to: self).convert(p)
  }

  /// A point of this layer in another one's coordinates; nil means the top of the tree.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    CoordinatePath(from: self, to: l ?? root).convert(p)
  }

  /// The box around another layer's rectangle in this one's coordinates; nil means the top of the tree.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CoordinatePath(from: l ?? root, to: self).convert(r)
  }

  /// The box around a rectangle of this layer in another one's coordinates; nil means the top of the tree.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CoordinatePath(from: self, to: l ?? root).convert(r)
  }

  // MARK: Look

  /// Whether the layer and all below it are left out of the picture; false by default.
  open var isHidden: Bool {
    get { appearance.isHidden }
    set { setHidden(newValue) }
  }

  /// How opaque the layer is, 0...1 in effect but kept as set; 1 by default.
  open var opacity: Float {
    get { appearance.opacity }
    set { update(.opacity, from: appearance.opacity, to: newValue) { appearance.opacity = $0 } }
  }

  /// Whether sublayers are cut off at the bounds; false by default.
  open var masksToBounds: Bool {
    get { appearance.masksToBounds }
    set { appearance.masksToBounds = newValue }
  }

  /// The colour behind the contents; nil, the default, draws none.
  open var backgroundColor: CGColor? {
    get { appearance.backgroundColor }
    set {
      update(.backgroundColor, from: appearance.backgroundColor, to: newValue) {
        appearance.backgroundColor = $0
      }
    }
  }

  /// The radius of the background's corners in points; 0 by default.
  open var cornerRadius: CGFloat {
    get { appearance.cornerRadius }
    set {
      update(.cornerRadius, from: appearance.cornerRadius, to: newValue) { appearance.cornerRadius = $0 }
    }
  }

  /// The corners that `cornerRadius` rounds; all four by default.
  open var maskedCorners: CACornerMask {
    get { appearance.maskedCorners }
    set { appearance.maskedCorners = newValue }
  }

  /// The shape of rounded corners; circular by default. Snapshots draw all corners circular.
  open var cornerCurve: CALayerCornerCurve {
    get { appearance.cornerCurve }
    set { appearance.cornerCurve = newValue }
  }

  /// How much farther along the edges corners of a shape reach than circular ones.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// Whether the layer may be drawn once and shown as a picture; false by default. Pictures look the same.
  open var shouldRasterize: Bool {
    get { appearance.shouldRasterize }
    set { appearance.shouldRasterize = newValue }
  }

  /// Pixels per point of such a picture; 1 by default.
  open var rasterizationScale: CGFloat {
    get { appearance.rasterizationScale }
    set { appearance.rasterizationScale = newValue }
  }

  /// The width of the border inside the bounds in points; 0, the default, draws none.
  open var borderWidth: CGFloat {
    get { appearance.borderWidth }
    set { update(.borderWidth, from: appearance.borderWidth, to: newValue) { appearance.borderWidth = $0 } }
  }

  /// The colour of the border; opaque black by default.
  open var borderColor: CGColor? {
    get { appearance.borderColor }
    set { update(.borderColor, from: appearance.borderColor, to: newValue) { appearance.borderColor = $0 } }
  }

  /// The colour of the shadow; opaque black by default.
  open var shadowColor: CGColor? {
    get { appearance.shadowColor }
    set { update(.shadowColor, from: appearance.shadowColor, to: newValue) { appearance.shadowColor = $0 } }
  }

  /// How opaque the shadow is, 0...1 in effect but kept as set; 0 by default.
  open var shadowOpacity: Float {
    get { appearance.shadowOpacity }
    set {
      update(.shadowOpacity, from: appearance.shadowOpacity, to: newValue) { appearance.shadowOpacity = $0 }
    }
  }

  /// How far the shadow lies from the layer in points; (0, −3) by default.
  open var shadowOffset: CGSize {
    get { appearance.shadowOffset }
    set {
      update(.shadowOffset, from: appearance.shadowOffset, to: newValue) { appearance.shadowOffset = $0 }
    }
  }

  /// How far the shadow is blurred in points; 3 by default.
  open var shadowRadius: CGFloat {
    get { appearance.shadowRadius }
    set {
      update(.shadowRadius, from: appearance.shadowRadius, to: newValue) { appearance.shadowRadius = $0 }
    }
  }

  /// The outline that throws the shadow; nil, the default, takes what the layer shows.
  open var shadowPath: CGPath? {
    get { appearance.shadowPath }
    set { appearance.shadowPath = newValue }
  }

  /// Pixels per point of the contents; 1 by default, the screen's scale for a view's layer.
  open var contentsScale: CGFloat {
    get { appearance.contentsScale }
    set { appearance.contentsScale = newValue }
  }

  /// What is drawn in the bounds; nil by default.
  open var contents: Any? {
    get { appearance.contents }
    set { appearance.contents = newValue }
  }

  /// The layer whose opaque parts let this one be seen, in this layer's coordinates; nil by default.
  open var mask: CALayer? {
    get { modelLayer == nil ? appearance.mask : modelLayer?.appearance.mask?.presentation() }
    set { setMask(newValue) }
  }

  /// A name for whoever reads the tree; nil by default.
  open var name: String? {
    get { appearance.name }
    set { appearance.name = newValue }
  }

  /// Who lays out the sublayers and chooses actions; not retained.
  weak open var delegate: (any CALayerDelegate)?

  // MARK: Time

  /// How fast time runs in the layer; 0 stops its animations, 1 by default.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// Seconds added to the layer's time; 0 by default.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// The instant of the superlayer's time, in seconds, at which the layer's time starts; 0 by default.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  // MARK: Tree

  /// The layer that holds this one.
  open var superlayer: CALayer? {
    modelLayer == nil ? parent : modelLayer?.parent?.presentation()
  }

  /// The layers above this one, the backmost first; nil when there are none.
  open var sublayers: [CALayer]? {
    get { currentSublayers }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Takes the layer out of its superlayer; nothing happens when it has none.
  open func removeFromSuperlayer() { detach() }

  /// Puts `layer` in front of all sublayers.
  open func addSublayer(_ layer: CALayer) { attach(layer, at: children.count) }

  /// Puts `layer` at a place among the sublayers, 0 being the backmost; a place beyond the end means the end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { attach(layer, at: Int(idx)) }

  /// Puts `layer` right behind a sublayer; behind all of them when `sibling` is nil or none.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    attach(layer, beside: sibling, isAbove: false)
  }

  /// Puts `layer` right in front of a sublayer; in front of all of them when `sibling` is nil or none.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    attach(layer, beside: sibling, isAbove: true)
  }

  // MARK: Layout

  /// Asks for a layout before the next frame.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Whether a layout was asked for and has not happened.
  open func needsLayout() -> Bool { layoutState.needsLayout }

  /// Lays out the tree now, from the topmost superlayer in an unbroken row that needs it; on the main actor
  /// only.
  open func layoutIfNeeded() {
    nonisolated(unsafe) let layer = self
    MainActor.assumeIsolated { layer.layoutTree() }
  }

  /// Lays out the sublayers: asks the delegate, and a view's layer its view.
  open func layoutSublayers() { askForLayout() }

  // MARK: Display

  /// Asks for new contents before the next frame in which the layer is seen.
  open func setNeedsDisplay() { markNeedsDisplay() }

  /// Asks for new contents of a rectangle, in points; all of them are made anew if it meets the bounds.
  open func setNeedsDisplay(_ r: CGRect) {
    if r.intersects(geometry.bounds) { markNeedsDisplay() }
  }

  /// Whether a new size of the bounds asks for new contents; false by default.
  open var needsDisplayOnBoundsChange: Bool {
    get { layoutState.displaysWhenResized }
    set { layoutState.displaysWhenResized = newValue }
  }

  /// Whether new contents were asked for and have not been made.
  open func needsDisplay() -> Bool { layoutState.needsDisplay }

  /// Makes new contents now if they were asked for.
  open func displayIfNeeded() { displayIfMarked() }

  /// Makes new contents: asks the delegate, and a view's layer its view.
  open func display() { askForContents() }

  // MARK: Animation

  /// The layer as it looks at the current instant; nil until it was part of a frame.
  ///
  /// A layer of a subclass that this module does not know has none either: only its own code could copy it.
  open func presentation() -> Self? {
    modelLayer == nil ? makePresentation() as? Self : self
  }

  /// The layer whose instant this one shows; itself for a layer that is no such copy.
  open func model() -> Self {
    modelLayer as? Self ?? self
  }

  /// Starts a copy of an animation; one that runs under the same key is removed first.
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }

  /// Ends all animations of the layer where they are.
  open func removeAllAnimations() { stopAllAnimations() }

  /// Ends the animation with the key where it is; nothing happens when there is none.
  open func removeAnimation(forKey key: String) { stopAnimation(forKey: key) }

  /// The keys of the animations under way in the order they were added; nil when there are none.
  open func animationKeys() -> [String]? {
    let keys = animationRecords.compactMap { $0.key }
    return keys.isEmpty ? nil : keys
  }

  /// The animation under way with the key.
  open func animation(forKey key: String) -> CAAnimation? {
    animationRecords.first { $0.key == key }?.animation
  }

  /// What a change of the property shall start: what the view's animation or the delegate says, else the
  /// default.
  open func action(forKey event: String) -> (any CAAction)? { defaultAction(forKey: event) }
}
