import Foundation

/// A view onto content that is larger than itself: fingers and programs move the content under it.
///
/// The content offset is the origin of the bounds.
@preconcurrency @MainActor open class UIScrollView: UIView {
  // MARK: - Life cycle

  /// Makes a scroll view with a frame in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    pixelGrid = PixelGrid(scale: HostSimulator.current.device.scale)
    panRecognizer.scrollView = self
    addGestureRecognizer(panRecognizer)
  }

  /// Traps: there are no archives here.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  // MARK: - Content

  /// Receives everything that moves in the scroll view; nil by default, and not kept alive.
  weak open var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }

  /// Which point of the content lies at the view's top left corner, in points; rounded to pixels, not
  /// clamped.
  open var contentOffset: CGPoint {
    get {
      ObservationRegistry.access(self, .contentOffset)
      return backing.geometry.bounds.origin
    }
    set {
      guard HostSimulator.accepts(newValue, for: "UIScrollView.contentOffset") else { return }
      ObservationRegistry.willChange(self, .contentOffset)
      writeOffset(newValue)
    }
  }
  /// The size of the content in points; zero by default. An offset beyond the new end is corrected.
  open var contentSize: CGSize {
    get {
      ObservationRegistry.access(self, .contentSize)
      return storedContentSize
    }
    set {
      guard HostSimulator.accepts(newValue, for: "UIScrollView.contentSize") else { return }
      ObservationRegistry.willChange(self, .contentSize)
      writeContentSize(newValue)
    }
  }
  /// How far the content keeps from the view's edges, in points; zero by default. Does not scroll, except to
  /// correct an offset that has become illegal.
  open var contentInset: UIEdgeInsets {
    get {
      ObservationRegistry.access(self, .contentInset)
      return storedContentInset
    }
    set {
      guard HostSimulator.accepts(newValue, for: "UIScrollView.contentInset") else { return }
      ObservationRegistry.willChange(self, .contentInset)
      writeContentInset(newValue)
    }
  }
  /// `contentInset` together with what the safe area and a refresh control take, in points.
  open var adjustedContentInset: UIEdgeInsets { cachedAdjustedInset }
  /// Called after `adjustedContentInset` has changed; subclasses call super.
  open func adjustedContentInsetDidChange() {}
  /// Which edges of the safe area count as inset; `automatic` by default.
  @exclusivity(unchecked) open var contentInsetAdjustmentBehavior = UIScrollView
    .ContentInsetAdjustmentBehavior.automatic
  {
    didSet { updateAdjustedInset(because: .other) }
  }

  /// The content's rectangle: constraints with it decide on `contentSize`.
  open var contentLayoutGuide: UILayoutGuide { ownGuide(.scrollContent) }
  /// The view's own rectangle, which does not scroll.
  open var frameLayoutGuide: UILayoutGuide { ownGuide(.scrollFrame) }

  // MARK: - Manner

  /// Whether a drag keeps to the axis it began along; false by default.
  open var isDirectionalLockEnabled = false
  /// Whether content can be pulled over its edges; true by default.
  open var bounces = true
  /// Whether content can be pulled vertically even if it fits; false by default, true in table views.
  open var alwaysBounceVertical = false {
    didSet { updateAdjustedInset(because: .other) }
  }
  /// Whether content can be pulled horizontally even if it fits; false by default.
  open var alwaysBounceHorizontal = false {
    didSet { updateAdjustedInset(because: .other) }
  }
  /// Whether content comes to rest only at multiples of the view's size; false by default.
  @exclusivity(unchecked) open var isPagingEnabled = false
  /// Whether fingers can move the content; true by default.
  open var isScrollEnabled = true {
    didSet {
      panRecognizer.isEnabled = isScrollEnabled
      pinchRecognizer?.isEnabled = isScrollEnabled
      updateAdjustedInset(because: .other)
    }
  }
  /// How the speed of content falls; `normal` by default.
  open var decelerationRate = UIScrollView.DecelerationRate.normal
  /// Whether a tap on the status bar brings this view's content to the top; true by default. It does so only
  /// if no other scroll view on the screen wants it too.
  open var scrollsToTop = true
  /// Whether dragging takes the keyboard from the text field that has it; none by default. As there is no
  /// keyboard on the screen for a finger to reach, `interactive` does nothing.
  open var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none

  // MARK: - Indicators

  /// The look of the indicators; `default` by default.
  open var indicatorStyle = UIScrollView.IndicatorStyle.default
  /// Shows the indicators for a moment, as a view that has just appeared should.
  open func flashScrollIndicators() { indicatorFlash = HostSimulator.of(self).now }
  /// Whether the vertical indicator may be seen; true by default.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator may be seen; true by default.
  open var showsHorizontalScrollIndicator = true
  /// How far the vertical indicator keeps from the edges, in points, in addition to what is adjusted
  /// automatically.
  @exclusivity(unchecked) open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      let isAccepted = HostSimulator.accepts(
        verticalScrollIndicatorInsets, for: "UIScrollView.verticalScrollIndicatorInsets")
      if !isAccepted { verticalScrollIndicatorInsets = oldValue }
    }
  }
  /// How far the horizontal indicator keeps from the edges, in points, in addition to what is adjusted
  /// automatically.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      let isAccepted = HostSimulator.accepts(
        horizontalScrollIndicatorInsets, for: "UIScrollView.horizontalScrollIndicatorInsets")
      if !isAccepted { horizontalScrollIndicatorInsets = oldValue }
    }
  }
  /// The insets of both indicators, in points; reading gives those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Whether the safe area is added to the indicators' insets; true by default.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  // MARK: - Scrolling

  /// Moves the content to an offset in points. Without animation it also stops content that coasts; animated
  /// it takes a quarter of a second, and nothing happens if the content is there already. Offsets that are
  /// not finite are reported and ignored.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated { startOffsetAnimation(to: contentOffset) } else { jump(to: contentOffset) }
  }
  /// Moves the content just so far that a rectangle of it, in points, can be seen; nothing happens if it is
  /// seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offsetShowing(rect), animated: animated)
  }
  /// Whether a finger is on the content.
  open var isTracking: Bool { flags.isTracking }
  /// Whether a finger moves the content, or the content still moves on from that.
  open var isDragging: Bool { flags.isDragging }
  /// Whether the content moves on its own after a finger has left, or such a movement was stopped by a finger
  /// that has not left yet.
  open var isDecelerating: Bool { flags.isDecelerating }

  // MARK: - Zooming

  /// How small the zoomed view may be shown, as a multiple of its size; 1 by default. Takes effect with the next zoom.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// How large the zoomed view may be shown, as a multiple of its size; 1 by default. Fingers zoom only if it is greater
  /// than the minimum.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// How large the view that the delegate names is shown, as a multiple of its size; 1 without one. Setting it zooms
  /// without animation, see `setZoomScale(_:animated:)`.
  open var zoomScale: CGFloat {
    get { presentZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Shows the delegate's view at a scale, brought into the limits, about the middle of what is seen; the content takes
  /// the view's size. Animated it takes a quarter of a second. Scales that are not finite and above 0 are ignored.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { changeZoomScale(to: scale, animated: animated) }
  /// Shows a rectangle in the coordinates of the delegate's view as large as fits and the limits allow, in the middle of
  /// the viewport as far as the content reaches. Empty rectangles are ignored.
  open func zoom(to rect: CGRect, animated: Bool) { show(rect, animated: animated) }
  /// Whether fingers can zoom beyond the limits, from where the scale swings back; true by default.
  open var bouncesZoom = true
  /// Whether two fingers change the scale.
  open var isZooming: Bool { zooming.isPinched }
  /// Whether a scale beyond the limits is on its way back.
  open var isZoomBouncing: Bool { zooming.isBouncing }
  /// The recognizer whose movement zooms; nil unless the limits of the scale leave room.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinchRecognizer }

  // MARK: - Touches

  /// Whether touches reach the content only after a moment in which they might turn out as scrolling; true by
  /// default.
  open var delaysContentTouches = true
  /// Whether scrolling can take over a touch that the content has got; true by default.
  open var canCancelContentTouches = true
  /// Whether a view in the content gets touches; true by default.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }
  /// Whether scrolling can take over a touch from a view in the content; true by default, except for
  /// controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// The recognizer whose movement scrolls.
  open var panGestureRecognizer: UIPanGestureRecognizer { panRecognizer }
  /// The control that appears when the content is pulled down; nil by default.
  @exclusivity(unchecked) open var refreshControl: UIRefreshControl? {
    didSet { replaceRefreshControl(oldValue) }
  }

  // MARK: - Overridden

  /// Follows the safe area; subclasses call super.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset(because: .safeArea)
  }

  /// Takes the scale of the window's screen; subclasses call super.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if let window { pixelGrid = PixelGrid(scale: window.screen.scale) }
  }

  /// Places the refresh control; subclasses call super.
  open override func layoutSubviews() {
    if let autoLayout { followOffset(autoLayout) }
    super.layoutSubviews()
    if let autoLayout { takeContentSize(autoLayout) }
    layOutRefreshControl()
    layOutIndicatorViews()
  }

  override func subviewsDidChangeOrder() {
    if verticalIndicatorView != nil || horizontalIndicatorView != nil { keepIndicatorViewsInFront() }
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    boundsChanged(from: old)
  }

  /// For table views, which have a delegate of their own type.
  func scrollDelegateDidChange() {}

  /// Where content should rest that a drag of this velocity, in points per millisecond, would take to an offset.
  func restingOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
    barAbove?.offsetWithWholeTitle(near: offset, of: self) ?? offset
  }

  /// Whether an inset that changes may move the offset; table views know when not.
  var clampsWhenInsetChanges: Bool { HostSimulator.current.answers.clampsOnInsetChange == .all }

  // MARK: - State

  final let panRecognizer = ScrollPanGestureRecognizer()
  final var pinchRecognizer: ScrollPinchGestureRecognizer?
  final var zooming = ZoomState()
  final var pixelGrid = PixelGrid(scale: 1)
  @exclusivity(unchecked) final var storedContentSize = CGSize.zero
  @exclusivity(unchecked) final var storedContentInset = UIEdgeInsets.zero
  @exclusivity(unchecked) final var cachedAdjustedInset = UIEdgeInsets.zero
  final var flags = ScrollFlags()
  /// The bar above that gives room to the content as it is scrolled up, and how much it has given, in points.
  final var barAbove: BarAbove? {
    didSet { hasBarAbove = barAbove != nil || edgeBar != nil }
  }
  /// The bar that looks different while the content is at its top.
  final weak var edgeBar: UINavigationBar? {
    didSet { hasBarAbove = barAbove != nil || edgeBar != nil }
  }
  /// `barAbove` is set; asking for the bar itself copies a weak reference, 270 instructions a scroll event.
  @exclusivity(unchecked) final private(set) var hasBarAbove = false
  /// Whether the scroll view itself is about to set the offset, with a finger or on its course.
  @exclusivity(unchecked) final var isMovingContent = false
  /// The delegate, whatever subclasses make of `delegate`.
  final weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet {
      eventDelegate = scrollDelegate
      scrollDelegateDidChange()
    }
  }
  /// The delegate once more, for each scroll event: a property out of others' reach is read without checks.
  @exclusivity(unchecked) final weak var eventDelegate: (any UIScrollViewDelegate)?
  /// The finger that moves the content.
  final var drag: ScrollDrag?
  /// Where the content goes on its own.
  final var course = ScrollCourse.none
  final let ticker = ScrollTicker()
  /// What stands for the indicators among the subviews, if anything does.
  final var verticalIndicatorView: ScrollIndicatorView?
  final var horizontalIndicatorView: ScrollIndicatorView?
  /// When the indicators were last flashed, in seconds of the simulator's clock.
  final var indicatorFlash: TimeInterval?
}
