import Foundation

/// A view that allows the scrolling and zooming of its contained views.
///
/// The content offset is the origin of the bounds.
@preconcurrency @MainActor open class UIScrollView: UIView {
  // MARK: - Life cycle

  /// Creates a scroll view with a frame in the coordinates of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    pixelGrid = PixelGrid(scale: HostSimulator.current.device.scale)
    panRecognizer.scrollView = self
    addGestureRecognizer(panRecognizer)
  }

  /// Not supported. Always traps, because there are no archives in PortableUIKit.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  // MARK: - Content

  /// The delegate of the scroll view, held weakly. The default is `nil`.
  weak open var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }

  /// The point of the content at the view's top-left corner, in points. Values are rounded to pixels but not
  /// clamped to the legal range.
  open var contentOffset: CGPoint {
    get {
      willGet(.contentOffset)
      return backing.geometry.bounds.origin
    }
    set {
      guard HostSimulator.accepts(newValue, for: "UIScrollView.contentOffset") else { return }
      willSet(.contentOffset)
      writeOffset(newValue)
    }
  }
  /// The size of the content, in points. The default is zero. Setting it corrects an offset beyond the new
  /// end.
  open var contentSize: CGSize {
    get {
      willGet(.contentSize)
      return storedContentSize
    }
    set {
      guard HostSimulator.accepts(newValue, for: "UIScrollView.contentSize") else { return }
      willSet(.contentSize)
      writeContentSize(newValue)
    }
  }
  /// The distance of the content from the view's edges, in points. The default is zero. Setting it doesn't
  /// scroll, except to correct an offset that became illegal.
  open var contentInset: UIEdgeInsets {
    get {
      willGet(.contentInset)
      return storedContentInset
    }
    set {
      guard HostSimulator.accepts(newValue, for: "UIScrollView.contentInset") else { return }
      willSet(.contentInset)
      writeContentInset(newValue)
    }
  }
  /// The sum of `contentInset` and the insets for the safe area and a refresh control, in points.
  open var adjustedContentInset: UIEdgeInsets { cachedAdjustedInset }
  /// Called after `adjustedContentInset` changed. Subclasses must call `super`.
  open func adjustedContentInsetDidChange() {}
  /// The behavior that determines which edges of the safe area are added to the content inset. The default is
  /// `automatic`.
  open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior {
    get {
      willGet(.contentInsetAdjustmentBehavior)
      return storedAdjustmentBehavior
    }
    set {
      willSet(.contentInsetAdjustmentBehavior)
      storedAdjustmentBehavior = newValue
      updateAdjustedInset(because: .other)
      didSet(.contentInsetAdjustmentBehavior)
    }
  }

  /// The layout guide for the content. Constraints with it determine `contentSize`.
  open var contentLayoutGuide: UILayoutGuide { ownGuide(.scrollContent) }
  /// The layout guide for the view's own frame, which doesn't scroll.
  open var frameLayoutGuide: UILayoutGuide { ownGuide(.scrollFrame) }

  // MARK: - Scrolling behavior

  /// A Boolean value that determines whether a drag is limited to the axis in which it began. The default is
  /// `false`.
  open var isDirectionalLockEnabled = false
  /// A Boolean value that determines whether content bounces past its edges. The default is `true`. Setting it sets both axes;
  /// it is `true` if content bounces along both [A].
  open var bounces: Bool {
    get {
      willGet(.bounces)
      return bouncingAxes.horizontal && bouncingAxes.vertical
    }
    set {
      willSet(.bounces)
      bouncingAxes.horizontal = newValue
      bouncesVertically = newValue
      didSet(.bounces)
    }
  }
  /// A Boolean value that determines whether content bounces past its left and right edges. The default is `true`.
  @available(iOS 17.4, *)
  open var bouncesHorizontally: Bool {
    get { bouncingAxes.horizontal }
    set { bouncingAxes.horizontal = newValue }
  }
  /// A Boolean value that determines whether content bounces past its top and its end. The default is `true`.
  @available(iOS 17.4, *)
  open var bouncesVertically: Bool {
    get {
      willGet(.bouncesVertically)
      return bouncingAxes.vertical
    }
    set {
      willSet(.bouncesVertically)
      bouncingAxes.vertical = newValue
      didSet(.bouncesVertically)
    }
  }
  /// A Boolean value that determines whether vertical bouncing occurs even if the content fits. The default
  /// is `false`, or `true` in table views.
  open var alwaysBounceVertical: Bool {
    get {
      willGet(.alwaysBounceVertical)
      return storedAlwaysBounceVertical
    }
    set {
      willSet(.alwaysBounceVertical)
      let isNew = newValue != storedAlwaysBounceVertical
      storedAlwaysBounceVertical = newValue
      if isNew { bounceDidChange() }
      didSet(.alwaysBounceVertical)
    }
  }
  /// A Boolean value that determines whether horizontal bouncing occurs even if the content fits. The default
  /// is `false`.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { bounceDidChange() } }
  }
  /// A Boolean value that determines whether scrolling stops only at multiples of the view's size. The
  /// default is `false`.
  @exclusivity(unchecked) open var isPagingEnabled = false
  /// A Boolean value that determines whether the user can scroll the content. The default is `true`.
  open var isScrollEnabled = true {
    didSet {
      panRecognizer.isEnabled = isScrollEnabled
      pinchRecognizer?.isEnabled = isScrollEnabled
      updateAdjustedInset(because: .other)
    }
  }
  /// The rate of deceleration after the user lifts their finger. The default is `normal`. Rates below 0.994 become `fast`, all
  /// others `normal`.
  open var decelerationRate = UIScrollView.DecelerationRate.normal {
    didSet { decelerationRate = decelerationRate.supported }
  }
  /// A Boolean value that determines whether a tap on the status bar scrolls the content to the top. The
  /// default is `true`. It has no effect if several scroll views on the screen have this value set.
  open var scrollsToTop = true
  /// The effect of dragging on the keyboard. The default is `none`.
  open var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none

  // MARK: - Indicators

  /// The style of the scroll indicators. The default is `default`.
  open var indicatorStyle = UIScrollView.IndicatorStyle.default
  /// Shows the scroll indicators briefly. Call this method when the scroll view appears.
  open func flashScrollIndicators() { indicatorFlash = HostSimulator.of(self).now }
  /// A Boolean value that determines whether the vertical scroll indicator is visible. The default is `true`.
  open var showsVerticalScrollIndicator = true
  /// A Boolean value that determines whether the horizontal scroll indicator is visible. The default is
  /// `true`.
  open var showsHorizontalScrollIndicator = true
  /// The insets of the vertical scroll indicator from the view's edges, in points, in addition to automatic
  /// adjustments.
  @exclusivity(unchecked) open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      let isAccepted = HostSimulator.accepts(
        verticalScrollIndicatorInsets, for: "UIScrollView.verticalScrollIndicatorInsets")
      if !isAccepted { verticalScrollIndicatorInsets = oldValue }
    }
  }
  /// The insets of the horizontal scroll indicator from the view's edges, in points, in addition to automatic
  /// adjustments.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      let isAccepted = HostSimulator.accepts(
        horizontalScrollIndicatorInsets, for: "UIScrollView.horizontalScrollIndicatorInsets")
      if !isAccepted { horizontalScrollIndicatorInsets = oldValue }
    }
  }
  /// The insets of both scroll indicators, in points. The getter returns the insets of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// A Boolean value that determines whether the safe area is added to the indicator insets. The default is
  /// `true`.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get {
      willGet(.automaticallyAdjustsScrollIndicatorInsets)
      return storedAdjustsIndicatorInsets
    }
    set {
      willSet(.automaticallyAdjustsScrollIndicatorInsets)
      storedAdjustsIndicatorInsets = newValue
      didSet(.automaticallyAdjustsScrollIndicatorInsets)
    }
  }

  // MARK: - Scrolling

  /// Sets the content offset.
  ///
  /// Without animation, this method also stops a deceleration. Offsets that aren't finite are reported and
  /// ignored.
  ///
  /// - Parameters:
  ///   - contentOffset: The new offset, in points.
  ///   - animated: A Boolean value that determines whether the change is animated. The animation takes 0.3
  ///     seconds. If the content is already at the offset, only its movement ends.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated { startOffsetAnimation(to: contentOffset) } else { jump(to: contentOffset) }
  }
  /// Scrolls just far enough to make a rectangle visible. Does nothing if it is already visible, or outside of the content and
  /// its insets.
  ///
  /// - Parameters:
  ///   - rect: A rectangle of the content, in points.
  ///   - animated: A Boolean value that determines whether scrolling is animated.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    reveal(rect, animated: animated)
  }
  /// A Boolean value that indicates whether a finger touches the content.
  open var isTracking: Bool { flags.isTracking }
  /// A Boolean value that indicates whether a finger drags the content, or the content still moves as a
  /// result.
  open var isDragging: Bool { flags.isDragging }
  /// A Boolean value that indicates whether the content moves after the finger lifted. The value stays `true`
  /// if a touch stops this movement, until that finger lifts.
  open var isDecelerating: Bool { flags.isDecelerating }

  /// A Boolean value that indicates whether an animated scroll is in progress.
  @available(iOS 17.4, *)
  open var isScrollAnimating: Bool { isAnimatingOffset }

  // MARK: - Zooming

  /// The minimum scale of the zoomed view. The default is 1. Takes effect with the next zoom.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// The maximum scale of the zoomed view. The default is 1. Users can zoom only if it is greater than the
  /// minimum.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// The current scale of the view that the delegate returns for zooming, or 1 if there is none. Setting it
  /// zooms without animation; see `setZoomScale(_:animated:)`.
  open var zoomScale: CGFloat {
    get { presentZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Sets the scale of the delegate's view around the center of the visible area. The content size becomes
  /// the view's size.
  ///
  /// - Parameters:
  ///   - scale: The new scale, clamped to the limits. Scales that aren't finite and greater than 0 are
  ///     ignored.
  ///   - animated: A Boolean value that determines whether the change is animated. The animation takes 0.25
  ///     seconds.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { changeZoomScale(to: scale, animated: animated) }
  /// Zooms to a rectangle, which becomes as large as the viewport and the limits allow, and is centered as
  /// far as the content permits.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the coordinates of the delegate's view. Empty rectangles are ignored.
  ///   - animated: A Boolean value that determines whether the change is animated.
  open func zoom(to rect: CGRect, animated: Bool) { show(rect, animated: animated) }
  /// A Boolean value that determines whether the user can zoom beyond the limits, after which the scale
  /// returns to them. The default is `true`.
  open var bouncesZoom = true
  /// A Boolean value that indicates whether the user is changing the scale with two fingers.
  open var isZooming: Bool { zooming.isPinched }
  /// A Boolean value that indicates whether a scale beyond the limits is returning to them.
  open var isZoomBouncing: Bool { zooming.isBouncing }
  /// The gesture recognizer for zooming, or `nil` if the zoom limits don't allow zooming.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinchRecognizer }

  // MARK: - Touches

  /// A Boolean value that determines whether the delivery of touches to the content is delayed until it is
  /// clear that they don't scroll. The default is `true`.
  open var delaysContentTouches = true
  /// A Boolean value that determines whether scrolling can cancel a touch that was delivered to the content.
  /// The default is `true`.
  open var canCancelContentTouches = true
  /// Returns a Boolean value that indicates whether a view in the content receives touches. The default
  /// implementation returns `true`.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }
  /// Returns a Boolean value that indicates whether scrolling can cancel a touch in a view of the content.
  /// The default implementation returns `true`, except for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// The gesture recognizer for scrolling.
  open var panGestureRecognizer: UIPanGestureRecognizer { panRecognizer }
  /// The refresh control, which appears when the user pulls the content down. The default is `nil`. Content with a control
  /// always bounces: setting one sets `alwaysBounceVertical` to `true`, and removing it doesn't set it back [K].
  @exclusivity(unchecked) open var refreshControl: UIRefreshControl? {
    didSet { replaceRefreshControl(oldValue) }
  }

  // MARK: - Overridden

  /// The view's rectangle in its superview, in points. Setting it corrects the offset, also if the frame stays the same.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let size = backing.geometry.bounds.size
      super.frame = newValue
      // A new size has already corrected the offset.
      if backing.geometry.bounds.size == size { clampOffsetIfNeeded() }
    }
  }

  /// Adopts the scale of the window's screen. Subclasses must call `super`.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if let window { pixelGrid = PixelGrid(scale: window.screen.scale) }
  }

  /// Positions the refresh control. Subclasses must call `super`.
  open override func layoutSubviews() {
    forgetLostInset()
    if let autoLayout { followOffset(autoLayout) }
    super.layoutSubviews()
    if let autoLayout { takeContentSize(autoLayout) }
    layOutRefreshControl()
    layOutIndicatorViews()
  }

  override func willLeaveScreen() { endMotionSilently() }

  override func safeAreaDidChange() {
    updateAdjustedInset(because: .safeArea)
    didSet(.safeAreaInsets)
  }

  override var safeAreaInsetsForSubviews: UIEdgeInsets {
    var insets = safeAreaInsets
    if insets.isZero { return insets }
    let edges = edgesAddingSafeArea
    if edges.contains(.top) { insets.top = 0 }
    if edges.contains(.left) { insets.left = 0 }
    if edges.contains(.bottom) { insets.bottom = 0 }
    if edges.contains(.right) { insets.right = 0 }
    return insets
  }

  /// Scrolls by a screen. Returns whether there was anything to scroll.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollByScreen(direction)
  }

  override func subviewsDidChangeOrder() {
    if verticalIndicatorView != nil || horizontalIndicatorView != nil { keepIndicatorViewsInFront() }
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    boundsChanged(from: old)
  }

  /// Called when the scroll delegate changes, for table views, whose delegate has its own type.
  func scrollDelegateDidChange() {}

  /// Returns the resting offset for a drag with the given velocity, in points per millisecond, and its
  /// proposed offset.
  func restingOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
    barAbove?.offsetWithWholeRows(near: offset, of: self) ?? offset
  }

  /// A Boolean value that indicates whether a change of the inset can correct the offset. Table views
  /// override it.
  var clampsWhenInsetChanges: Bool { HostSimulator.current.answers.clampsOnInsetChange == .all }

  /// The view behind the content. Table views and collection views override it.
  var contentBackground: UIView? { nil }

  // MARK: - State

  final let panRecognizer = ScrollPanGestureRecognizer()
  final var pinchRecognizer: ScrollPinchGestureRecognizer?
  final var zooming = ZoomState()
  final var pixelGrid = PixelGrid(scale: 1)
  @exclusivity(unchecked) final var storedContentSize = CGSize.zero
  @exclusivity(unchecked) final var storedContentInset = UIEdgeInsets.zero
  @exclusivity(unchecked) final var storedAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  @exclusivity(unchecked) final var bouncingAxes = (horizontal: true, vertical: true)
  @exclusivity(unchecked) private final var storedAlwaysBounceVertical = false
  @exclusivity(unchecked) private final var storedAdjustsIndicatorInsets = true
  @exclusivity(unchecked) final var cachedAdjustedInset = UIEdgeInsets.zero
  /// A Boolean value that indicates whether the content inset changed since the last layout of a table view.
  final var hasOtherContentInset = false
  /// The edges at which the subviews were passed no safe area the last time.
  final var passedAdjustment: UIRectEdge = []
  /// The part of the adjusted inset that was lost when the view left its window.
  final var lostInset = UIEdgeInsets.zero
  /// A Boolean value that indicates whether changes of insets and sizes correct the offset.
  final var clampsOffset = true
  /// The number of bodies in progress whose scrolling is reported at their end.
  @exclusivity(unchecked) final var scrollReportPauses = 0
  /// The height of the part that the keyboard covers and for which there is room, in points.
  final var keyboardRoom: CGFloat = 0
  /// The room in which the refresh control refreshes.
  final var refreshRoom = RefreshRoom()
  final var flags = ScrollFlags()
  /// The bar above whose height changes as the content scrolls, and by how much it has changed, in points.
  final var barAbove: BarAbove? {
    didSet { hasBarAbove = barAbove != nil || edgeBar != nil }
  }
  /// The bar that looks different while the content is at its top.
  final weak var edgeBar: UINavigationBar? {
    didSet { hasBarAbove = barAbove != nil || edgeBar != nil }
  }
  /// A Boolean value that indicates whether there is a bar above. Reading the bar itself copies a weak
  /// reference, which costs 270 instructions per scroll event.
  @exclusivity(unchecked) final private(set) var hasBarAbove = false
  /// A Boolean value that indicates whether the scroll view itself is setting the offset, for a drag or its
  /// own motion.
  @exclusivity(unchecked) final var isMovingContent = false
  /// The delegate, independent of overrides of `delegate` in subclasses.
  final weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet {
      eventDelegate = scrollDelegate
      if scrollDelegate !== oldValue { delegateMemory.remember(scrollDelegate, .scrollView) }
      scrollDelegateDidChange()
    }
  }
  /// A second reference to the delegate for scroll events. It can't be accessed from outside, so it is read
  /// without exclusivity checks.
  @exclusivity(unchecked) final weak var eventDelegate: (any UIScrollViewDelegate)?
  /// The methods that the delegate implemented when it was set.
  @exclusivity(unchecked) final var delegateMemory = DelegateMemory()
  /// The current drag of the content.
  final var drag: ScrollDrag?
  /// The current movement of the content without a finger.
  final var course = ScrollCourse.none
  final let ticker = ScrollTicker()
  /// The subview that represents the vertical indicator, if any.
  final var verticalIndicatorView: ScrollIndicatorView?
  final var horizontalIndicatorView: ScrollIndicatorView?
  /// The time at which the indicators were last flashed, in seconds of the simulator's clock.
  final var indicatorFlash: TimeInterval?
}
