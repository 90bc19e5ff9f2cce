/// A rectangle with content and subviews that takes part in layout, touch handling, and animations.
///
/// The geometry is stored in the view's layer, in points of the superview. Setting a geometry that contains
/// NaN stops the program.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UICoordinateSpace,
  UITraitEnvironment
{
  // The plain pointers below are cleared in the `deinit` of the objects they point to. As in layers, values
  // that are read at every scroll event skip the run-time check for overlapping accesses. Searches that run no
  // other code use the reference to the superview: retaining and releasing a view that is also held weakly
  // costs 160 instructions.
  nonisolated(unsafe) final let backing: CALayer
  @exclusivity(unchecked) nonisolated(unsafe) final var subviewsStorage: [UIView] = []
  @exclusivity(unchecked) nonisolated(unsafe) final var superviewReference: Unmanaged<UIView>?
  nonisolated final var superviewStorage: UIView? {
    get { superviewReference?.takeUnretainedValue() }
    set { superviewReference = newValue.map(Unmanaged.passUnretained) }
  }
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var windowStorage: UIWindow? {
    didSet { isInWindow = windowStorage != nil }
  }
  /// A Boolean value that indicates whether `windowStorage` is set. Reading the window itself would retain it.
  @exclusivity(unchecked) nonisolated(unsafe) final private(set) var isInWindow = false

  /// The superview to which the view is being moved.
  final weak var nextSuperview: UIView?
  @exclusivity(unchecked) final var settings = ViewSettings()
  @exclusivity(unchecked) final var cachedSafeAreaInsets: UIEdgeInsets = .zero
  /// The view controller that has this view as its root view.
  final var viewController: UIViewController? {
    // Most views have none, and loading a weak reference that is nil costs 20 instructions.
    get { isRootView ? storedViewController : nil }
    set {
      storedViewController = newValue
      isRootView = newValue != nil
    }
  }
  private final weak var storedViewController: UIViewController?
  @exclusivity(unchecked) final private(set) var isRootView = false
  final var recognizers: [UIGestureRecognizer] = []
  final var storedInteractions: [any UIInteraction] = []
  /// Accessibility settings beyond the label; `nil` for most views.
  final var speech: SpeechSettings?
  /// The traits of which the view was last notified.
  final var knownTraits = HostSimulator.current.traitCollection

  /// The class of the view's layer. The default is `CALayer`. The layer is created with its `init()`. A class
  /// that isn't a layer class stops the program, as in UIKit.
  open class var layerClass: AnyClass { CALayer.self }

  /// Creates a view of size zero at the origin.
  public convenience override init() { self.init(frame: .zero) }

  /// The observations of properties by name, kept beside the view, because few views have any.
  final var namedObservations: [NamedObservation] {
    get { needAutoLayout().namedObservations }
    set { needAutoLayout().namedObservations = newValue }
  }

  nonisolated(unsafe) final var observers: PropertyObservers?

  /// Creates a view with the given frame, in points.
  public init(frame: CGRect) {
    backing = CALayer.make(Self.layerClass, forViewOf: Self.self)
    super.init()
    setUpLayer(frame: frame)
  }

  /// Creates a view from an archive, with its geometry, appearance, and subviews. What the archive lacks keeps its default.
  public required init?(coder: NSCoder) {
    backing = CALayer.make(Self.layerClass, forViewOf: Self.self)
    super.init()
    setUpLayer(frame: .zero)
    restore(from: coder)
  }

  /// Encodes geometry, appearance, and subviews. Subclasses encode their own properties and call `super`.
  open func encode(with coder: NSCoder) { archive(in: coder) }

  deinit { dissolve() }

  // MARK: Identity

  /// A Boolean value that determines whether the view receives touches. The default is `true`.
  open var isUserInteractionEnabled: Bool {
    get { settings.isUserInteractionEnabled }
    set { settings.isUserInteractionEnabled = newValue }
  }

  /// An integer that identifies the view. The default is 0.
  open var tag: Int = 0

  /// The layer that stores the view's geometry and appearance.
  open var layer: CALayer { backing }

  /// The view controller of a root view; for other views, the superview.
  open override var next: UIResponder? { viewController ?? superviewStorage }

  // MARK: Geometry

  /// The bounding box of the view in its superview, in points. Setting it keeps the origin of the bounds.
  open var frame: CGRect {
    get {
      willGet(.frame)
      return backing.frameInSuperlayer
    }
    set {
      willSet(.frame)
      setFrame(newValue)
      didSet(.frame)
    }
  }

  /// The view's rectangle in its own coordinates, in points. A new size is applied around the anchor point.
  open var bounds: CGRect {
    get {
      willGet(.bounds)
      return backing.geometry.bounds
    }
    set {
      willSet(.bounds)
      setBounds(newValue)
      didSet(.bounds)
    }
  }

  /// The position of the anchor point in the superview, in points.
  open var center: CGPoint {
    get {
      willGet(.center)
      return backing.geometry.position
    }
    set {
      willSet(.center)
      setCenter(newValue)
      didSet(.center)
    }
  }

  /// The affine transform applied around the anchor point. The default is the identity.
  open var transform: CGAffineTransform {
    get { backing.geometry.affine }
    set { setTransform(newValue) }
  }

  /// The 3D transform applied around the anchor point. The default is the identity.
  open var transform3D: CATransform3D {
    get { backing.geometry.transform }
    set { setTransform(newValue) }
  }

  /// The point of the bounds, in unit coordinates, that is positioned by `center`. The default is (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { backing.geometry.anchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// The number of pixels per point. The default is the scale of the screen.
  open var contentScaleFactor: CGFloat {
    get { backing.contentsScale }
    set { backing.contentsScale = newValue }
  }

  /// A Boolean value that determines whether the view receives more than one touch at a time. The default is
  /// `false`.
  open var isMultipleTouchEnabled: Bool = false
  /// A Boolean value that determines whether touches in this view prevent other views from receiving touches.
  /// The default is `false`.
  open var isExclusiveTouch: Bool = false

  /// Returns the frontmost view that contains the given point of the bounds and receives touches, or `nil` if
  /// there is none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestHit(point, with: event) }

  /// Returns whether a point is inside of the bounds. The right and bottom edges are outside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { boundsContain(point) }

  /// Converts a point from this view to the given one. With `nil`, the point is converted to the window, or
  /// to the topmost superview without a window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    CoordinatePath(from: backing, to: view?.backing ?? backing.root).convert(point)
  }

  /// Converts a point from the given view to this one. With `nil`, the point is converted from the window, or
  /// from the topmost superview without a window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    CoordinatePath(from: view?.backing ?? backing.root, to: backing).convert(point)
  }

  /// Converts a rectangle from this view to the given one (`nil` for the window) and returns its bounding
  /// box.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    if let view, let converted = backing.converted(rect, toSuperlayer: ObjectIdentifier(view.backing)) {
      return converted
    }
    return CoordinatePath(from: backing, to: view?.backing ?? backing.root).convert(rect)
  }

  /// Converts a rectangle from the given view (`nil` for the window) to this one and returns its bounding
  /// box.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CoordinatePath(from: view?.backing ?? backing.root, to: backing).convert(rect)
  }

  /// Converts a point from this view to the given coordinate space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    toSpace(point, coordinateSpace)
  }

  /// Converts a point from the given coordinate space to this view.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    fromSpace(point, coordinateSpace)
  }

  /// Converts a rectangle from this view to the given coordinate space and returns its bounding box.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    toSpace(rect, coordinateSpace)
  }

  /// Converts a rectangle from the given coordinate space to this view and returns its bounding box.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    fromSpace(rect, coordinateSpace)
  }

  /// A Boolean value that determines whether subviews are resized according to their autoresizing masks when
  /// the size of the view changes. The default is `true`.
  open var autoresizesSubviews: Bool {
    get { settings.autoresizesSubviews }
    set { settings.autoresizesSubviews = newValue }
  }

  /// The parts of the view's layout that change with the size of its superview. The default is none.
  open var autoresizingMask: UIView.AutoresizingMask {
    get { settings.autoresizingMask }
    set { settings.autoresizingMask = newValue }
  }

  /// Returns the size that best fits the content within `size`, in points. The default implementation returns
  /// the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { backing.geometry.bounds.size }

  /// Resizes the view to the size that best fits its content. The origin of the frame doesn't change.
  open func sizeToFit() { takeFittingSize() }

  // MARK: Hierarchy

  /// The superview of this view.
  open var superview: UIView? { superviewStorage }
  /// The subviews of this view, in back-to-front order.
  open var subviews: [UIView] { subviewsStorage }
  /// The window that contains the view, whether visible or not.
  open var window: UIWindow? { windowStorage }
  /// Removes the view from its superview. Does nothing if it has none.
  open func removeFromSuperview() { leaveSuperview() }

  /// Inserts a view at an index among the subviews; 0 is the backmost. An index beyond the end appends the
  /// view.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Exchanges two subviews. Indexes out of range stop the program.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Adds a view in front of all subviews.
  open func addSubview(_ view: UIView) { insert(view, at: subviewsStorage.count) }

  /// Inserts a view directly behind `siblingSubview`. Does nothing if that isn't a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, isAbove: false)
  }

  /// Inserts a view directly in front of `siblingSubview`. Does nothing if that isn't a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, isAbove: true)
  }

  /// Moves a subview in front of the others. Does nothing if `view` isn't a subview.
  open func bringSubviewToFront(_ view: UIView) { moveToFront(view) }
  /// Moves a subview behind the others. Does nothing if `view` isn't a subview.
  open func sendSubviewToBack(_ view: UIView) { moveToBack(view) }
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes. The parameter is `nil` if the view is removed.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes. The parameter is `nil` if the view leaves its window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window has changed.
  open func didMoveToWindow() {}
  /// Returns whether the view is `view` or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool { isBelow(view) }
  /// Returns the first view with the given tag among this view and its descendants, or `nil` if there is
  /// none.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

  // MARK: Layout

  /// Requests a layout pass before the next frame.
  open func setNeedsLayout() { backing.setNeedsLayout() }
  /// Performs pending layout now, starting at the topmost superview in an unbroken chain that needs layout.
  open func layoutIfNeeded() {
    ConstraintPass.run(from: self)
    backing.layoutDirtyTree()
  }
  /// Lays out the subviews. The default implementation sets the frames determined by constraints.
  open func layoutSubviews() {
    if let autoLayout { LayoutEngine.apply(in: self, autoLayout) }
  }
  /// The distances by which bars cover the edges of the bounds, in points; zero outside of a window.
  open var safeAreaInsets: UIEdgeInsets { cachedSafeAreaInsets }
  /// Called after the safe area has changed.
  open func safeAreaInsetsDidChange() {}
  /// The distances between the edges and the content, in points, including the safe area. The default is 8;
  /// for root views of view controllers, it's their `systemMinimumLayoutMargins`.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      guard HostSimulator.accepts(newValue, for: "UIView.layoutMargins") else { return }
      setMargins(.sides(newValue))
    }
  }
  /// The `layoutMargins` in the reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional(isRightToLeft: isRightToLeft) }
    set { setMargins(.directional(newValue)) }
  }
  /// A Boolean value that determines whether the margins are at least as far inside as those of the
  /// superview. The default is `false`.
  open var preservesSuperviewLayoutMargins: Bool {
    get { autoLayout?.margins.preservesSuperview ?? false }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }
  /// A Boolean value that determines whether the safe area is added to the margins. The default is `true`.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { autoLayout?.margins.followsSafeArea ?? true }
    set { changeMargins { $0.followsSafeArea = newValue } }
  }
  /// Called after the margins have changed.
  open func layoutMarginsDidChange() {}
  /// The guide for the area inside of the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { ownGuide(.margins) }
  /// The guide for the area inside of the layout margins, limited to a readable line width.
  open var readableContentGuide: UILayoutGuide { ownGuide(.readable) }
  /// The guide for the safe area.
  open var safeAreaLayoutGuide: UILayoutGuide { ownGuide(.safeArea) }

  /// Called once for each change of the layer's bounds, regardless of how they were changed.
  func boundsDidChange(from old: CGRect) { followBounds(from: old) }
  /// Called when the layer's position, anchor point, or transform changed, regardless of how they were
  /// changed.
  final func positionDidChange() {
    updateSafeAreaInsets()
    if autoLayout != nil { autoLayoutPlaceDidChange() }
  }

  // MARK: Auto Layout

  /// The Auto Layout state of the view; `nil` for most views.
  @exclusivity(unchecked) nonisolated(unsafe) final var autoLayout: AutoLayoutState?
  @exclusivity(unchecked) nonisolated(unsafe) final var constraintFlags: ConstraintFlags = []

  /// The constraints held by the view: those between the view and its descendants.
  open var constraints: [NSLayoutConstraint] { autoLayout?.held ?? [] }
  /// Activates a constraint. Use `isActive` instead.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Activates constraints. Use `NSLayoutConstraint.activate(_:)` instead.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  /// Deactivates a constraint held by the view. Use `isActive` instead.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { letGo(constraint) }
  /// Deactivates constraints held by the view.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  /// Updates the constraints of the view and its descendants now.
  open func updateConstraintsIfNeeded() { ConstraintPass.update(in: self) }
  /// Called before layout when constraints should be updated, innermost views first. Subclasses must call
  /// super.
  open func updateConstraints() {}
  /// Returns whether `updateConstraints()` will be called.
  open func needsUpdateConstraints() -> Bool { constraintFlags.contains(.needsUpdate) }
  /// Requests a call of `updateConstraints()` before the next layout pass.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  /// A Boolean value that determines whether the frame and the autoresizing mask position the view. The
  /// default is `true`. If it's `false`, constraints must position the view.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { translatesMask }
    set { setTranslatesMask(newValue) }
  }
  /// A Boolean value that indicates whether the view requires constraints. The default is `false`. If it's
  /// `true`, `updateConstraints()` is called even if it wasn't requested.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The natural size of the content, in points; `noIntrinsicMetric` in dimensions without one. The default
  /// is `noIntrinsicMetric` in both dimensions.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Invalidates `intrinsicContentSize`, which is then read again.
  open func invalidateIntrinsicContentSize() { intrinsicSizeDidChange() }
  /// Returns the priority with which the view resists growing beyond its content. The default is
  /// `defaultLow`.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout?.hugging[axis] ?? .defaultLow
  }
  /// Sets the priority with which the view resists growing beyond its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    changePriorities { $0.hugging[axis] = priority }
  }
  /// Returns the priority with which the view resists shrinking below its content. The default is
  /// `defaultHigh`.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout?.resistance[axis] ?? .defaultHigh
  }
  /// Sets the priority with which the view resists shrinking below its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    changePriorities { $0.resistance[axis] = priority }
  }
  /// Returns the size, in points, that satisfies the constraints of the content and is closest to a target
  /// size. The view isn't changed.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the size that satisfies the constraints of the content and is close to a target size. The view
  /// isn't changed.
  ///
  /// - Parameters:
  ///   - targetSize: The target size, in points.
  ///   - horizontalFittingPriority: The priority of the target width.
  ///   - verticalFittingPriority: The priority of the target height.
  /// - Returns: The size, in points.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let priorities = (horizontalFittingPriority, verticalFittingPriority)
    return fittingSize(
      FittingTarget(size: targetSize, horizontal: priorities.0, vertical: priorities.1))
  }
  /// The layout guides of the view.
  open var layoutGuides: [UILayoutGuide] { autoLayout?.guides ?? [] }
  /// Adds a layout guide, removing it from its previous view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
  /// Removes a layout guide and the constraints that refer to it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }
  /// The leading edge in the reading direction.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge in the reading direction.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text, or the top edge of a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text, or the bottom edge of a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// The view whose first baseline is that of this view: the view itself, unless a subclass returns one of its descendants.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline is that of this view: the view itself, unless a subclass returns one of its descendants.
  open var forLastBaselineLayout: UIView { self }

  /// Returns `intrinsicContentSize`, or for wrapping text its size in the given width.
  func measureIntrinsicSize(forLayoutWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
  /// A Boolean value that indicates whether the height of the content depends on the available width.
  var wrapsText: Bool { false }
  /// The distances of the first and last baseline from the top and bottom edges, in points.
  var baselineInsets: (first: CGFloat, last: CGFloat) { (0, 0) }
  /// Creates the contents of the layer.
  func makeContents() { drawContents() }
  /// Called before the view leaves its window or its superview for none.
  func willLeaveScreen() {}
  /// Called when a subview was hidden or shown.
  func subviewVisibilityDidChange(_ subview: UIView) {}
  /// Called when a subview was added or the order of subviews changed.
  func subviewsDidChangeOrder() {}
  /// Called when the safe area changes, before the public calls to the view and its controller.
  func safeAreaDidChange() {}
  /// The insets that the subviews get as far as they extend into them.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

  /// The value, -1, that represents no intrinsic size in `intrinsicContentSize`.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target for the smallest possible size in `systemLayoutSizeFitting`.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target for the largest possible size in `systemLayoutSizeFitting`.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  // MARK: Rendering

  /// A Boolean value that determines whether subviews are clipped to the bounds. The default is `false`.
  open var clipsToBounds: Bool {
    get { backing.masksToBounds }
    set { backing.masksToBounds = newValue }
  }

  /// The color behind the content. The default, `nil`, draws no background.
  open var backgroundColor: UIColor? {
    get { settings.backgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// The opacity of the view, effectively 0...1 but stored as set, with the precision of `Float`. The default
  /// is 1.
  open var alpha: CGFloat {
    get { CGFloat(backing.opacity) }
    set { backing.opacity = Float(newValue) }
  }

  /// A Boolean value that indicates whether the view covers everything behind it. The default is `true`. A
  /// drawing of an opaque view without a background color starts with a black background.
  open var isOpaque: Bool = true

  /// Draws the content. Override this method to draw; it's called before the frame that shows the new
  /// drawing. `rect` is the part of the bounds to draw, here always all of them.
  open func draw(_ rect: CGRect) { DrawingRecorder.current?.isLeftToBaseClass = true }
  /// Requests a new drawing before the next frame in which the view is visible.
  open func setNeedsDisplay() { backing.setNeedsDisplay() }
  /// Requests a new drawing of a rectangle, in points. Does nothing if the rectangle is outside of the
  /// bounds.
  open func setNeedsDisplay(_ rect: CGRect) { backing.setNeedsDisplay(rect) }
  /// A Boolean value that determines whether a new drawing replaces the previous one. The default is `true`.
  /// If it's `false`, new drawings are added to the previous ones.
  open var clearsContextBeforeDrawing: Bool = true

  /// A Boolean value that determines whether the view and its descendants are hidden and don't receive
  /// touches. The default is `false`.
  open var isHidden: Bool {
    get { backing.isHidden }
    set {
      let wasHidden = backing.appearance.isHidden
      backing.isHidden = newValue
      if newValue != wasHidden { superviewStorage?.subviewVisibilityDidChange(self) }
    }
  }

  /// How content is scaled and positioned in the bounds. The default is `scaleToFill`.
  open var contentMode: UIView.ContentMode = .scaleToFill {
    didSet { backing.layoutState.displaysWhenResized = contentMode == .redraw }
  }

  /// The view whose opaque parts make this view visible. It has no superview. The default is `nil`.
  open var mask: UIView? {
    get { settings.mask }
    set { setMask(newValue) }
  }

  /// The color of interactive elements. If `nil` is set, the color of the superview is used, and the system
  /// blue at the top. It's a gray of the same luminance while the adjustment mode is dimmed.
  open var tintColor: UIColor! {
    get { shownTintColor }
    set { setTintColor(newValue) }
  }

  /// Called after the tint color of this view or of a superview has changed.
  open func tintColorDidChange() {}

  /// Returns a view with a static picture of this view.
  ///
  /// - Parameter afterUpdates: Whether the picture shows the current values after layout. Otherwise, it shows
  ///   what is currently visible.
  /// - Returns: A new view, or `nil` if this view was never shown and `afterUpdates` is `false`.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(afterScreenUpdates: afterUpdates)
  }

  /// Returns a view with a static picture of a part of this view. When it is resized, its edges keep their size, and the
  /// part between them is stretched.
  ///
  /// - Parameters:
  ///   - rect: The part, in the coordinates of this view.
  ///   - afterUpdates: Whether the picture shows the current values after layout. Otherwise, it shows what is currently
  ///     visible.
  ///   - capInsets: The widths of the edges, in points.
  /// - Returns: A new view, or `nil` if this view was never shown and `afterUpdates` is `false`.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeSnapshot(of: rect, afterScreenUpdates: afterUpdates, caps: capInsets)
  }

  // MARK: Gestures

  /// The gesture recognizers of the view; `nil` if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  /// Adds a gesture recognizer, removing it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  /// Removes a gesture recognizer. Does nothing if it isn't attached to this view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// Returns whether a recognizer of this view, or of a superview if this view is under the finger, may
  /// begin. The default implementation returns `true`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Traits, semantics, accessibility

  /// The current traits, inherited from the superview, the window, or the device.
  open var traitCollection: UITraitCollection { inheritedTraits }
  /// Called after the traits have changed, superviews first.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The light or dark appearance of the view and its descendants. The default, `unspecified`, uses that of
  /// the superview.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
  }

  /// A description of the content that determines whether the view is mirrored for right-to-left languages.
  /// The default is `unspecified`.
  @exclusivity(unchecked) open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionMayHaveChanged() } }
  }
  /// The direction in which the content should be laid out.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }
  /// Makes the view, or the descendant that has it, resign the keyboard. Returns `true` if none of them has
  /// the keyboard, if it resigned, or if `force` is `true`.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { takeKeyboard(force: force) }

  /// The interactions of the view. Setting it adds and removes interactions.
  open var interactions: [any UIInteraction] {
    get { storedInteractions }
    set { replaceInteractions(with: newValue) }
  }
  /// Adds an interaction, removing it from its current view.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  /// Removes an interaction. Does nothing if the view doesn't have it.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  /// A Boolean value that indicates whether the view is an accessibility element. The default is `false`.
  open var isAccessibilityElement: Bool = false
  /// The text that VoiceOver reads for the view. The default is `nil`.
  open var accessibilityLabel: String?
  /// A description of the result of using the view, for VoiceOver. The default is `nil`.
  open var accessibilityHint: String? {
    get { speech?.hint }
    set { writeSpeech { $0.hint = newValue } }
  }
  /// The value of the view, for VoiceOver. The default is `nil`.
  open var accessibilityValue: String? {
    get { speech?.value }
    set { writeSpeech { $0.value = newValue } }
  }
  /// The accessibility traits of the view. The default is none.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { speech?.traits ?? .none }
    set { writeSpeech { $0.traits = newValue } }
  }
  /// The frame of the view for VoiceOver, in screen points. The default is the view's own frame.
  open var accessibilityFrame: CGRect {
    get { speech?.frame ?? placeOnScreen }
    set { writeSpeech { $0.frame = newValue } }
  }
  /// The elements that VoiceOver reads instead of the subviews, in order. The default, `nil`, uses the
  /// subviews.
  open var accessibilityElements: [Any]? {
    get { speech?.elements }
    set { writeSpeech { $0.elements = newValue } }
  }
  /// Returns the number of accessibility elements. The default implementation counts
  /// `accessibilityElements`. Override the three methods to create elements when they are needed.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns the accessibility element at an index, or `nil` if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Returns the index of an accessibility element, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === object } ?? NSNotFound
  }
  /// A Boolean value that indicates whether VoiceOver ignores the siblings of the view. The default is
  /// `false`.
  open var accessibilityViewIsModal: Bool {
    get { speech?.isModal ?? false }
    set { writeSpeech { $0.isModal = newValue } }
  }
  /// Additional actions that VoiceOver offers for the view. The default is `nil`.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { speech?.customActions }
    set { writeSpeech { $0.customActions = newValue } }
  }
  /// A Boolean value that indicates whether VoiceOver reads all elements in the view before it continues
  /// elsewhere. The default is `false`.
  open var shouldGroupAccessibilityChildren: Bool {
    get { speech?.groupsChildren ?? false }
    set { writeSpeech { $0.groupsChildren = newValue } }
  }
  /// An identifier for tests. The default is `nil`.
  open var accessibilityIdentifier: String?
  /// A Boolean value that indicates whether VoiceOver ignores the descendants of the view. The default is
  /// `false`.
  open var accessibilityElementsHidden: Bool = false
}
