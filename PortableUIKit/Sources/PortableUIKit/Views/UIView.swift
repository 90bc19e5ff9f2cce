/// A rectangle with content and subviews that takes part in layout, touches and animations.
///
/// The geometry lives in the view's layer; points are those of the superview. NaN in it stops the program.
@preconcurrency @MainActor open class UIView: UIResponder, UICoordinateSpace, UITraitEnvironment {
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
  /// What VoiceOver is to know beyond the label; nil for most views.
  final var speech: SpeechSettings?
  /// The traits that the view was last told of.
  final var knownTraits = HostSimulator.current.traitCollection

  /// The class of the views' layers, `CALayer` unless a subclass says otherwise. The layer is created by its `init()`;
  /// a class that is no layer stops the program, as in UIKit.
  open class var layerClass: AnyClass { CALayer.self }

  /// A view of no size at the origin.
  public convenience override init() { self.init(frame: .zero) }

  /// A view with the given frame in points.
  public init(frame: CGRect) {
    backing = ClassInstances.makeLayer(Self.layerClass, forViewOf: Self.self)
    super.init()
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
      ObservationRegistry.willChange(self, .frame)
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
      ObservationRegistry.willChange(self, .bounds)
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
      ObservationRegistry.willChange(self, .center)
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
  /// Lays out the subviews: puts those that constraints place where they belong.
  open func layoutSubviews() {
    if let autoLayout { LayoutEngine.apply(in: self, autoLayout) }
  }
  /// How far the bounds reach under bars, in points; zero outside of a window.
  open var safeAreaInsets: UIEdgeInsets { cachedSafeAreaInsets }
  /// Called after the safe area has changed.
  open func safeAreaInsetsDidChange() {}
  /// How far content should keep from the edges, in points, the safe area included; 8 by default, in the root
  /// views of controllers their `systemMinimumLayoutMargins`.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      guard HostSimulator.accepts(newValue, for: "UIView.layoutMargins") else { return }
      setMargins(.sides(newValue))
    }
  }
  /// `layoutMargins` in the direction of reading.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional(isRightToLeft: isRightToLeft) }
    set { setMargins(.directional(newValue)) }
  }
  /// Whether the margins are at least as far in as the superview's; false by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { autoLayout?.margins.preservesSuperview ?? false }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }
  /// Whether the safe area is added to the margins; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { autoLayout?.margins.followsSafeArea ?? true }
    set { changeMargins { $0.followsSafeArea = newValue } }
  }
  /// Called after the margins have changed.
  open func layoutMarginsDidChange() {}
  /// What the margins leave of the bounds.
  open var layoutMarginsGuide: UILayoutGuide { ownGuide(.margins) }
  /// The same, but not so wide that lines of text become hard to read.
  open var readableContentGuide: UILayoutGuide { ownGuide(.readable) }
  /// What the safe area leaves of the bounds.
  open var safeAreaLayoutGuide: UILayoutGuide { ownGuide(.safeArea) }

  /// The layer's bounds have changed, by whatever route; called once for each change.
  func boundsDidChange(from old: CGRect) { followBounds(from: old) }
  /// The layer's position, anchor point or transform has changed, by whatever route.
  func positionDidChange() {
    updateSafeAreaInsets()
    if let autoLayout { autoLayoutPlaceDidChange(autoLayout) }
  }

  // MARK: Auto Layout

  /// What the view has to do with Auto Layout; nil for most.
  @exclusivity(unchecked) nonisolated(unsafe) final var autoLayout: AutoLayoutState?
  final var constraintFlags: ConstraintFlags = []

  /// The constraints that the view holds: those between itself and views below.
  open var constraints: [NSLayoutConstraint] { autoLayout?.held ?? [] }
  /// Activates a constraint; use `isActive`.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Activates constraints; use `NSLayoutConstraint.activate(_:)`.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  /// Takes a constraint that the view holds out of force; use `isActive`.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { letGo(constraint) }
  /// Takes constraints that the view holds out of force.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  /// Brings the constraints of the view and of all below up to date now.
  open func updateConstraintsIfNeeded() { ConstraintPass.update(in: self) }
  /// Called when constraints should be brought up to date, before layout, innermost views first; subclasses
  /// call super.
  open func updateConstraints() {}
  /// Whether `updateConstraints()` will be called.
  open func needsUpdateConstraints() -> Bool { constraintFlags.contains(.needsUpdate) }
  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  /// Whether frame and autoresizing mask say where the view is; true by default. With false constraints must.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { translatesMask }
    set { setTranslatesMask(newValue) }
  }
  /// Whether the view needs constraints to work; false by default. With true `updateConstraints()` is called
  /// even if nothing else asks for it.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The size of the content in points, `noIntrinsicMetric` for a direction without one; that for both by
  /// default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Says that `intrinsicContentSize` has changed.
  open func invalidateIntrinsicContentSize() { intrinsicSizeDidChange() }
  /// How much the view wants not to be larger than its content; `defaultLow` by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout?.hugging[axis] ?? .defaultLow
  }
  /// Sets how much the view wants not to be larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    changePriorities { $0.hugging[axis] = priority }
  }
  /// How much the view wants not to be smaller than its content; `defaultHigh` by default.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout?.resistance[axis] ?? .defaultHigh
  }
  /// Sets how much the view wants not to be smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    changePriorities { $0.resistance[axis] = priority }
  }
  /// The size in points that suits the constraints inside and is near to a target; the view stays as it is.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// The size in points that suits the constraints inside and is near to a target, each way as near as its
  /// priority says; the view stays as it is.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let priorities = (horizontalFittingPriority, verticalFittingPriority)
    return fittingSize(
      FittingTarget(size: targetSize, horizontal: priorities.0, vertical: priorities.1))
  }
  /// The guides added to the view.
  open var layoutGuides: [UILayoutGuide] { autoLayout?.guides ?? [] }
  /// Adds a guide, taking it from the view that has it.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }
  /// Removes a guide and the constraints that speak of it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }
  /// The edge where reading starts.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where reading ends.
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
  /// The middle from side to side.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text; the top edge of views without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of views without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// `intrinsicContentSize`, for text that wraps when it is laid out in a width.
  func measureIntrinsicSize(forLayoutWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
  /// Whether the height of the content hangs on the width that it is given.
  var wrapsText: Bool { false }
  /// How far the first and the last baseline lie inside the top and bottom edges, in points.
  var baselineInsets: (first: CGFloat, last: CGFloat) { (0, 0) }
  /// Makes what the layer shows.
  func makeContents() { drawContents() }
  /// A subview was hidden or shown.
  func subviewVisibilityDidChange(_ subview: UIView) {}
  /// A subview came or was moved among the others.
  func subviewsDidChangeOrder() {}

  /// Stands for no size in `intrinsicContentSize`, -1.
  public static let noIntrinsicMetric: CGFloat = -1
  /// As a target of `systemLayoutSizeFitting`: as small as can be.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// As a target of `systemLayoutSizeFitting`: as large as can be.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

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

  /// A promise that the view covers what is behind; true by default. A drawing of such a view that has no
  /// background colour begins black.
  open var isOpaque: Bool = true

  /// Draws the content; for subclasses, and called before the frame in which a new drawing is seen. `rect` is the part
  /// of the bounds that is wanted, here always all of them.
  open func draw(_ rect: CGRect) { DrawingRecorder.current?.isLeftToBaseClass = true }
  /// Asks for a new drawing before the next frame in which the view is seen.
  open func setNeedsDisplay() { backing.setNeedsDisplay() }
  /// Asks for a new drawing of a rectangle, in points; nothing happens if it lies outside of the bounds.
  open func setNeedsDisplay(_ rect: CGRect) { backing.setNeedsDisplay(rect) }
  /// Whether a new drawing takes the place of the old one; true by default, with false it is added.
  open var clearsContextBeforeDrawing: Bool = true

  /// Whether the view and all below it are left out of the picture and get no touches; false by default.
  open var isHidden: Bool {
    get { backing.isHidden }
    set {
      let wasHidden = backing.appearance.isHidden
      backing.isHidden = newValue
      if newValue != wasHidden { superviewStorage?.subviewVisibilityDidChange(self) }
    }
  }

  /// How content fits into bounds of another size; fills them by default.
  open var contentMode: UIView.ContentMode = .scaleToFill {
    didSet { backing.layoutState.displaysWhenResized = contentMode == .redraw }
  }

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
  /// Whether a recognizer of this view or, under the finger, of one above may begin; true by default.
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
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionMayHaveChanged() } }
  }
  /// The direction in which the content should run.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }
  /// Takes the keyboard from the view or one below; true when none has it, or none refuses unless forced.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { takeKeyboard(force: force) }

  /// Whether VoiceOver reads the view; false by default.
  open var isAccessibilityElement: Bool = false
  /// What VoiceOver says; nil by default.
  open var accessibilityLabel: String?
  /// What using the view does, for VoiceOver; nil by default.
  open var accessibilityHint: String? {
    get { speech?.hint }
    set { writeSpeech { $0.hint = newValue } }
  }
  /// The value that the view shows, for VoiceOver; nil by default.
  open var accessibilityValue: String? {
    get { speech?.value }
    set { writeSpeech { $0.value = newValue } }
  }
  /// What kind of thing the view is, for VoiceOver; none by default.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { speech?.traits ?? .none }
    set { writeSpeech { $0.traits = newValue } }
  }
  /// Where VoiceOver sees the view, in points of the screen; the view's own place unless set.
  open var accessibilityFrame: CGRect {
    get { speech?.frame ?? placeOnScreen }
    set { writeSpeech { $0.frame = newValue } }
  }
  /// What VoiceOver reads in place of the subviews, in order; nil, the default, for the subviews.
  open var accessibilityElements: [Any]? {
    get { speech?.elements }
    set { writeSpeech { $0.elements = newValue } }
  }
  /// Whether VoiceOver passes over the view's siblings; false by default.
  open var accessibilityViewIsModal: Bool {
    get { speech?.isModal ?? false }
    set { writeSpeech { $0.isModal = newValue } }
  }
  /// What else VoiceOver offers to do with the view; nil by default.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { speech?.customActions }
    set { writeSpeech { $0.customActions = newValue } }
  }
  /// Whether VoiceOver reads all that is in the view before it goes on; false by default.
  open var shouldGroupAccessibilityChildren: Bool {
    get { speech?.groupsChildren ?? false }
    set { writeSpeech { $0.groupsChildren = newValue } }
  }
  /// A name for tests; nil by default.
  open var accessibilityIdentifier: String?
  /// Whether VoiceOver passes over all that is below; false by default.
  open var accessibilityElementsHidden: Bool = false
}
