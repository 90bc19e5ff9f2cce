/// A rectangle with content and subviews that takes part in layout, touches and animations.
///
/// The geometry lives in the view's layer; points are those of the superview. NaN in it stops the program.
@MainActor open class UIView: UIResponder, UICoordinateSpace, UITraitEnvironment {
  // The plain pointers below are cleared by the `deinit` of what they point at. As in layers, what is read at
  // every scroll event does without the check for overlapping accesses.
  nonisolated(unsafe) final let backing: CALayer
  @exclusivity(unchecked) nonisolated(unsafe) final var subviewsStorage: [UIView] = []
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var superviewStorage: UIView?
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var windowStorage: UIWindow? {
    didSet { isInWindow = windowStorage != nil }
  }
  /// `windowStorage` is set; asking for the window itself would retain it.
  @exclusivity(unchecked) nonisolated(unsafe) final private(set) var isInWindow = false

  @exclusivity(unchecked) final var settings = ViewSettings()
  @exclusivity(unchecked) final var cachedSafeAreaInsets: UIEdgeInsets = .zero
  /// The controller whose root view this is.
  internal final weak var viewController: UIViewController?
  final var recognizers: [UIGestureRecognizer] = []
  /// The traits that the view was last told of.
  final var knownTraits = HostSimulator.current.traitCollection

  /// The class of layer that views of this class want; only `CALayer` can be made here, others stop the
  /// program.
  open class var layerClass: AnyClass { CALayer.self }

  /// A view of no size at the origin.
  public convenience override init() { self.init(frame: .zero) }

  /// A view with the given frame in points.
  public init(frame: CGRect) {
    backing = CALayer()
    super.init()
    precondition(
      Self.layerClass == CALayer.self,
      "\(Self.self).layerClass: layers of other classes can't be made from their type here; add a sublayer")
    setUpLayer(frame: frame)
  }

  /// Not supported: there are no archives to read.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  deinit { dissolve() }

  // MARK: Identity

  /// Whether the view takes touches; true by default.
  open var isUserInteractionEnabled: Bool {
    get { settings.isUserInteractionEnabled }
    set { settings.isUserInteractionEnabled = newValue }
  }

  /// A number to find the view by; 0 by default.
  open var tag: Int = 0

  /// The layer that holds the view's geometry and look.
  open var layer: CALayer { backing }

  /// The root view's controller, for other views the superview.
  open override var next: UIResponder? { viewController ?? superviewStorage }

  // MARK: Geometry

  /// The box around the view in its superview, in points; setting it keeps the bounds' origin.
  open var frame: CGRect {
    get {
      ObservationRegistry.access(self, .frame)
      return backing.geometry.frame
    }
    set {
      setFrame(newValue)
      ObservationRegistry.didChange(self, .frame)
    }
  }

  /// The view's own coordinates; a new size grows about the anchor point.
  open var bounds: CGRect {
    get {
      ObservationRegistry.access(self, .bounds)
      return backing.geometry.bounds
    }
    set {
      setBounds(newValue)
      ObservationRegistry.didChange(self, .bounds)
    }
  }

  /// Where the anchor point lies in the superview, in points.
  open var center: CGPoint {
    get {
      ObservationRegistry.access(self, .center)
      return backing.geometry.position
    }
    set {
      setCenter(newValue)
      ObservationRegistry.didChange(self, .center)
    }
  }

  /// The map of the plane applied about the anchor point; the identity by default.
  open var transform: CGAffineTransform {
    get { backing.geometry.affine }
    set { setTransform(newValue) }
  }

  /// The map of space applied about the anchor point; the identity by default.
  open var transform3D: CATransform3D {
    get { backing.geometry.transform }
    set { setTransform(newValue) }
  }

  /// The point of the bounds, 0...1 across, that `center` places; (0.5, 0.5) by default.
  open var anchorPoint: CGPoint {
    get { backing.geometry.anchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// Pixels per point; the screen's by default.
  open var contentScaleFactor: CGFloat {
    get { backing.contentsScale }
    set { backing.contentsScale = newValue }
  }

  /// Whether the view gets more than one touch at a time; false by default.
  open var isMultipleTouchEnabled: Bool = false
  /// Whether touches here keep other views from getting any; false by default.
  open var isExclusiveTouch: Bool = false

  /// The frontmost view under a point of the bounds that takes touches; nil when there is none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestHit(point, with: event) }

  /// Whether a point lies in the bounds; the right and bottom edges don't belong to them.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { boundsContain(point) }

  /// A point of this view in another one, nil meaning the window (the top of the tree when there is none).
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    CoordinatePath(from: backing, to: view?.backing ?? backing.root).convert(point)
  }

  /// A point of another view in this one, nil meaning the window (the top of the tree when there is none).
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    CoordinatePath(from: view?.backing ?? backing.root, to: backing).convert(point)
  }

  /// The box around a rectangle of this view in another one, nil meaning the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CoordinatePath(from: backing, to: view?.backing ?? backing.root).convert(rect)
  }

  /// The box around a rectangle of another view in this one, nil meaning the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CoordinatePath(from: view?.backing ?? backing.root, to: backing).convert(rect)
  }

  /// A point of this view in another space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    toSpace(point, coordinateSpace)
  }

  /// A point of another space in this view.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    fromSpace(point, coordinateSpace)
  }

  /// The box around a rectangle of this view in another space.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    toSpace(rect, coordinateSpace)
  }

  /// The box around a rectangle of another space in this view.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    fromSpace(rect, coordinateSpace)
  }

  /// Whether subviews follow a new size by their autoresizing masks; true by default.
  open var autoresizesSubviews: Bool {
    get { settings.autoresizesSubviews }
    set { settings.autoresizesSubviews = newValue }
  }

  /// What of the view follows its superview's size; nothing by default.
  open var autoresizingMask: UIView.AutoresizingMask {
    get { settings.autoresizingMask }
    set { settings.autoresizingMask = newValue }
  }

  /// The size that suits the content within `size`, in points; the present size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { backing.geometry.bounds.size }

  /// Takes the size that suits the content; the frame's origin stays.
  open func sizeToFit() { takeFittingSize() }

  // MARK: Hierarchy

  /// The view that holds this one.
  open var superview: UIView? { superviewStorage }
  /// The views above this one, the backmost first.
  open var subviews: [UIView] { subviewsStorage }
  /// The window that the view is in, visible or not.
  open var window: UIWindow? { windowStorage }
  /// Takes the view out of its superview; nothing happens when it has none.
  open func removeFromSuperview() { leaveSuperview() }

  /// Puts a view at a place among the subviews, 0 being the backmost; a place beyond the end means the end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Swaps the places of two subviews; places out of range stop the program.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Puts a view in front of all subviews.
  open func addSubview(_ view: UIView) { insert(view, at: subviewsStorage.count) }

  /// Puts a view right behind a subview; nothing happens when `siblingSubview` is none.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, isAbove: false)
  }

  /// Puts a view right in front of a subview; nothing happens when `siblingSubview` is none.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, isAbove: true)
  }

  /// Moves a subview in front of the others; nothing happens when it is none.
  open func bringSubviewToFront(_ view: UIView) { moveToFront(view) }
  /// Moves a subview behind the others; nothing happens when it is none.
  open func sendSubviewToBack(_ view: UIView) { moveToBack(view) }
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; nil when the view is removed.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes; nil when the view leaves it.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window has changed.
  open func didMoveToWindow() {}
  /// Whether the view is `view` or somewhere below it.
  open func isDescendant(of view: UIView) -> Bool { isBelow(view) }
  /// The first view with the tag here or below, this one included; nil when there is none.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

  // MARK: Layout

  /// Asks for a layout before the next frame.
  open func setNeedsLayout() { backing.setNeedsLayout() }
  /// Lays out the tree now, from the topmost superview in an unbroken row that needs it.
  open func layoutIfNeeded() { backing.layoutTree() }
  /// Lays out the subviews; nothing by default.
  open func layoutSubviews() {}
  /// How far the bounds reach under bars, in points; zero outside of a window.
  open var safeAreaInsets: UIEdgeInsets { cachedSafeAreaInsets }
  /// Called after the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// The layer's bounds have changed, by whatever route; called once for each change.
  func boundsDidChange(from old: CGRect) { followBounds(from: old) }
  /// The layer's position, anchor point or transform has changed, by whatever route.
  func positionDidChange() { updateSafeAreaInsets() }

  // MARK: Rendering

  /// Whether subviews are cut off at the bounds; false by default.
  open var clipsToBounds: Bool {
    get { backing.masksToBounds }
    set { backing.masksToBounds = newValue }
  }

  /// The colour behind the content; nil, the default, draws none.
  open var backgroundColor: UIColor? {
    get { settings.backgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// How opaque the view is, 0...1 in effect but kept as set, with the precision of `Float`; 1 by default.
  open var alpha: CGFloat {
    get { CGFloat(backing.opacity) }
    set { backing.opacity = Float(newValue) }
  }

  /// A promise that the view covers what is behind; true by default, nothing depends on it here.
  open var isOpaque: Bool = true

  /// Whether the view and all below it are left out of the picture and get no touches; false by default.
  open var isHidden: Bool {
    get { backing.isHidden }
    set { backing.isHidden = newValue }
  }

  /// How content fits into bounds of another size; fills them by default.
  open var contentMode: UIView.ContentMode = .scaleToFill

  /// The view whose opaque parts let this one be seen; it belongs to no superview, nil by default.
  open var mask: UIView? {
    get { settings.mask }
    set { setMask(newValue) }
  }

  /// The colour of what can be tapped; the superview's when nil is set, at the top the system's blue.
  open var tintColor: UIColor! {
    get { settings.tintColor ?? superviewStorage?.tintColor ?? .systemBlue }
    set { setTintColor(newValue) }
  }

  /// Called after the tint colour has changed, here or in a superview.
  open func tintColorDidChange() {}

  /// A still picture of the view in a view of its own; nil when nothing of it was shown and none may be laid
  /// out.
  ///
  /// With `afterUpdates` it shows what is set, laid out first; else what is seen now.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(afterScreenUpdates: afterUpdates)
  }

  // MARK: Animation

  /// Switches animations of views on or off.
  open class func setAnimationsEnabled(_ enabled: Bool) {
    Timeline.current.areViewAnimationsEnabled = enabled
    ViewAnimation.updateRecording()
  }

  /// Whether animations of views are on; true by default.
  open class var areAnimationsEnabled: Bool { Timeline.current.areViewAnimationsEnabled }

  /// Runs a block with animations of views switched off.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimation.suspend(during: actionsWithoutAnimation)
  }

  /// Inside of an animation's block its length in seconds; 0 elsewhere.
  open class var inheritedAnimationDuration: TimeInterval {
    ViewAnimation.isRecording ? ViewAnimation.current?.duration ?? 0 : 0
  }

  /// Runs a block at once and lets its changes of views become visible by and by; times in seconds.
  ///
  /// The completion hears whether all of it ran to the end; it comes with the next frame when nothing moves.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(
      .init(duration: duration, delay: delay, options: options), animations: animations,
      completion: completion)
  }

  /// Runs a block at once and lets its changes of views become visible within `duration` seconds.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(.init(duration: duration), animations: animations, completion: completion)
  }

  /// Runs a block at once and lets its changes of views become visible within `duration` seconds.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    ViewAnimation.run(.init(duration: duration), animations: animations, completion: nil)
  }

  /// Runs a block at once and lets its changes of views swing into place within `duration` seconds.
  ///
  /// `dampingRatio` is 1 for no swing and nearer to 0 for more; `velocity` is in whole distances per second.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(
      .init(
        duration: duration, delay: delay, options: options, spring: (Double(dampingRatio), Double(velocity))),
      animations: animations, completion: completion)
  }

  // MARK: Gestures

  /// The recognizers of the view; nil when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  /// Adds a recognizer, taking it from the view that has it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  /// Removes a recognizer; nothing happens when it is none of the view's.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// Whether a recognizer that has seen its gesture may begin; true by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Traits, semantics, accessibility

  /// The traits in force here: the superview's, the window's or the device's.
  open var traitCollection: UITraitCollection { inheritedTraits }
  /// Called after the traits have changed, superviews first.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A light or dark look for the view and all below; unspecified, the default, follows the superview.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
  }

  /// Whether the view is mirrored for languages that run from right to left; unspecified by default.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
  /// The direction in which the content should run.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }
  /// Whether VoiceOver reads the view; false by default.
  open var isAccessibilityElement: Bool = false
  /// What VoiceOver says; nil by default.
  open var accessibilityLabel: String?
  /// A name for tests; nil by default.
  open var accessibilityIdentifier: String?
  /// Whether VoiceOver passes over all that is below; false by default.
  open var accessibilityElementsHidden: Bool = false
}
