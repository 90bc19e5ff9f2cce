import HeaderEngine
import UIKit

/// A bar whose height and subviews follow a scroll view.
///
/// The `progress` value, 0 at the maximum height and 1 at the minimum height, determines the bar's layout.
/// The bar's `behavior` sets it in response to the scroll view's events. `effects` and their keyframes determine how
/// subviews look at each progress.
///
/// ```swift
/// let bar = FlexibleHeightBar(maximumHeight: 100, minimumHeight: 50)
/// bar.behavior = SquareCashBehavior()
/// bar.addSubview(nameLabel)
/// bar.install(in: tableView)
/// ```
///
/// You can also add the bar to a view, set the top content inset, and make `behavior` the scroll view's delegate by hand.
open class FlexibleHeightBar: ScrollHeaderView {
  /// The heights and the progress, which the behavior shares.
  let state = HeightBarState()
  private var fitting = FittingHeights()
  private var isMeasuring = false
  /// Determines whether the bar must stay open.
  private(set) var use: UseState?
  /// A Boolean value that indicates whether a pages controller uses the bar.
  // Read at every movement. No code that modifies this value calls back.
  @exclusivity(unchecked) var hasPages = false
  private var includesSafeArea = FlexibleHeightBar.adoptsOriginalDefaults
  /// A Boolean value that indicates whether the bar is writing its insets, which may trigger a layout.
  var isUpdatingInsets = false

  /// A Boolean value that determines whether new bars have the defaults of BLKFlexibleHeightBar: heights that include
  /// the safe area, and no background.
  package static var adoptsOriginalDefaults = false

  // MARK: - Life cycle

  /// Creates a bar whose maximum height is the height of the frame, or 44 points if that isn't positive. The
  /// minimum height is 20 points. The background color is `UIColor.systemBackground`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if !Self.adoptsOriginalDefaults { backgroundColor = .systemBackground }
    setUp()
  }

  /// Creates a bar with the given heights, in points. A minimum height of `nil`, the default, leaves that at its default.
  public convenience init(maximumHeight: CGFloat, minimumHeight: CGFloat? = nil) {
    self.init(frame: .zero)
    self.maximumHeight = maximumHeight
    if let minimumHeight { self.minimumHeight = minimumHeight }
  }

  /// Creates a bar from an archive. The maximum height is the height of the archived frame.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  // MARK: - Public

  /// The collapse progress of the bar: 0 at the maximum height, 1 at the minimum height. The default is 0.
  ///
  /// The value is at most 1. It is at least 0, unless the behavior is elastic at the top: a negative value
  /// then stretches the bar beyond its maximum height, while keyframes remain at 0. If the minimum height
  /// isn't less than the maximum height, the progress is 0. Values that aren't finite are ignored. A new
  /// value takes effect with the next layout.
  ///
  /// With Objective-C, this property can be observed with key-value observation.
  open var progress: CGFloat {
    get { CGFloat(currentProgress) }
    set {
      // The behavior only matters above the maximum height, and reading it costs more than the rest.
      let canStretch = newValue < 0 && isElastic
      guard let allowed = barHeights.allowed(Double(newValue), isElastic: canStretch),
        allowed != currentProgress
      else { return }
      currentProgress = allowed
      takeHeight()
    }
  }

  /// The height at progress 0, in points, below the safe area. The default is the height of the initial frame, or 44.
  /// Negative values become 0; values that aren't finite are ignored.
  public override var maximumHeight: CGFloat {
    get { CGFloat(state.chosenHeights.maximum) }
    set {
      fitting.isMaximumGiven = true
      change { $0.setMaximum(Double(newValue)) }
    }
  }

  /// The height at progress 1, in points, below the safe area. The default is 20. Negative values become 0; values that
  /// aren't finite are ignored.
  public override var minimumHeight: CGFloat {
    get { CGFloat(state.chosenHeights.minimum) }
    set {
      fitting.isMinimumGiven = true
      change { $0.setMinimum(Double(newValue)) }
    }
  }

  public override var heightsIncludeSafeArea: Bool {
    get { includesSafeArea }
    set {
      includesSafeArea = newValue
      addSafeArea()
    }
  }

  /// A Boolean value that determines whether Auto Layout computes the heights that the app didn't set. The
  /// default is `false`.
  ///
  /// If `true`, the minimum height is the height that the constraints in the bar require at its width (see
  /// `fittingHeight(forWidth:)`), so that large text isn't clipped. The maximum height is the same unless it
  /// is set or given by the initial frame. The bar is measured again when its width or its traits change,
  /// such as the content size category or a size class. After other changes, call `fitContent()`.
  public var heightsFitContent: Bool {
    get { fitting.isEnabled }
    set {
      fitting.isEnabled = newValue
      fitContent()
    }
  }

  /// Measures the bar again. If `heightsFitContent` is `false`, this method has no effect.
  public override func fitContent() {
    fitting.invalidate()
    fitHeights()
  }

  /// Returns the height that the bar's content requires at the given width, without the safe area, in points.
  ///
  /// The bar calls this method once per width while `heightsFitContent` is `true`. The default implementation
  /// returns the height that Auto Layout computes for the bar. Results that aren't finite are ignored.
  open func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    // The bar's own intrinsic height must not affect the result.
    isMeasuring = true
    invalidateIntrinsicContentSize()
    defer {
      isMeasuring = false
      invalidateIntrinsicContentSize()
    }
    return lowestFittingHeight(forWidth: width) - safeAreaOfContent
  }

  /// The object that sets the progress in response to scroll events. The default is `nil`, in which case only
  /// your code sets `progress`.
  ///
  /// You can replace the behavior at any time, also while the content moves. The bar keeps its height until
  /// the new behavior receives a scroll event. A behavior that is assigned to a second bar is removed from
  /// the first one.
  public var behavior: HeightBarBehavior? {
    didSet {
      guard behavior !== oldValue else { return }
      oldValue?.leaveBar()
      behavior?.join(self, after: oldValue)
      receiveEvents()
      limitProgress()
    }
  }

  deinit {
    // The app may keep the behavior, which shares the bar's seat at the scroll view.
    guard let behavior else { return }
    MainQueue.run { if behavior.bar == nil { behavior.leaveBar() } }
  }

  // MARK: - ScrollHeaderView

  /// Collapses the bar to its minimum height or expands it to its maximum height.
  ///
  /// The behavior determines how the bar moves: `SquareCashBehavior` scrolls the content to the position
  /// where the bar has that height, and all other behaviors move the bar. If the bar has no behavior, or
  /// isn't installed and its behavior hasn't received an event yet, `progress` changes immediately. A bar that stays expanded, for
  /// example because VoiceOver is running, doesn't collapse.
  public override func setCollapsed(_ isCollapsed: Bool, animated: Bool) {
    earlyCommands.add { [weak self] in self?.setCollapsed(isCollapsed, animated: false) }
    guard let behavior, let scrollView = installation?.scrollView ?? behavior.lastScrollView else {
      progress = isCollapsed ? 1 : 0
      return
    }
    if isCollapsed, behavior.staysExpanded { return }
    behavior.setCollapsed(isCollapsed, animated: animated, in: scrollView)
  }

  override var snapsWhenCollapsed: Bool { behavior?.snapsWhenCollapsed ?? snaps }

  override func didInstall(in scrollView: UIScrollView) {
    tracker.attach(scrollView)
    receiveEvents()
    recordTop()
    writeNeeds()
    behavior?.didInstall(in: scrollView)
    followContentTranslation()
    followedScrollViewDidChange()
  }

  override func willUninstall(from scrollView: UIScrollView?) {
    // Stop receiving events first, because the writes below also cause events.
    receiveEvents()
    behavior?.didUninstall()
    if let scrollView { tracker.write(tracker.measure(scrollView).writing(ScrollNeeds()), to: scrollView) }
    tracker.attach(nil)
    followedScrollViewDidChange()
  }

  override var travel: HeaderTravel {
    HeaderTravel(
      collapse: HeaderTravel.Way(fraction: currentProgress, length: barHeights.range),
      stretch: max(0, -currentProgress * barHeights.range))
  }

  override var dueHeight: CGFloat { CGFloat(currentHeight) }
  override var visibleLength: Double { currentHeight }
  override var isAtRest: Bool { behavior?.isAtRest ?? true }

  override var followedScrollViews: [UIScrollView] {
    neighbors.elements + [installation?.scrollView ?? behavior?.lastScrollView].compactMap { $0 }
  }

  override var keepsFollowedInsets: Bool { hasPages }

  // MARK: - UIView

  /// The current height, for bars that Auto Layout positions.
  open override var intrinsicContentSize: CGSize {
    let height = isMeasuring ? UIView.noIntrinsicMetric : CGFloat(currentHeight)
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(currentHeight))
  }

  open override func layoutSubviews() {
    willLayOut()
    contentTranslation.keepInFront(self)
    use?.checkIfNeeded()
    fitHeights()
    recordTop()
    if installation != nil, !isUpdatingInsets { updateInsets() }
    // Set the height first, so that subviews' constraints are solved with the new height and the new
    // constants.
    setHeight()
    applyKeyframes()
    super.layoutSubviews()
    keyframeComposer?.applyAfterLayout()
    progressReporter?.report()
  }

  override func safeAreaDidReturn() { addSafeArea() }

  override func safeAreaDidChange() {
    // Auto Layout has placed the bar, possibly farther from its scroll view. An animation that is stopped may not have.
    if !translatesAutoresizingMaskIntoConstraints { recordTop() }
    addSafeArea()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if installation != nil, !isUpdatingInsets { setNeedsLayout() }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    adoptFlexibleWidth()
    followContentTranslation()
    recordTop()
    addSafeArea()
    behavior?.tracker.headerDidMove(self)
    behavior?.barDidMoveToSuperview()
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    for guide in subview.layoutGuides {
      (guide as? any HeightBarSubviewAttachment)?.viewWasAdded(to: self)
    }
  }

  /// The center of the bar in its superview, in points.
  ///
  /// If the top edge moves, an installed bar measures the distance to its scroll view again: at once, or, if Auto Layout places the
  /// bar, in the layout that follows.
  open override var center: CGPoint {
    didSet { topMayHaveMoved() }
  }

  /// The frame of the bar in its superview, in points. The bar keeps the top edge that you set, and determines its height itself.
  ///
  /// If the top edge moves, an installed bar measures the distance to its scroll view again, as for ``center``.
  open override var frame: CGRect {
    // `UIView` doesn't call the setter of `center`.
    didSet { topMayHaveMoved() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if fitting.isEnabled, traitCollection.mayChangeSizes(since: previousTraitCollection) {
      fitting.invalidate()
      setNeedsLayout()
    }
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard subviews.contains(where: { $0.layer.zPosition != 0 }) else {
      return super.hitTest(point, with: event)
    }
    return hitTestInDrawnOrder(point, with: event)
  }

  // MARK: - Internal

  /// The heights of the view, with the safe area that is added to them.
  final package var barHeights: BarHeights { state.heights }

  /// The height for the current progress, in points. The next layout applies it to the view.
  var currentHeight: Double { state.height }

  /// Clamps the progress again after the behavior's limits changed.
  func limitProgress() { progress = CGFloat(currentProgress) }

  // MARK: - Private

  private var currentProgress: Double {
    get { state.progress }
    set { observedProgress = newValue }
  }

  private func setUp() {
    state.isPlainBar = type(of: self) == FlexibleHeightBar.self
    use = UseState(of: self) { [weak self] in self?.behavior?.useDidChange() }
    guard frame.size.height > 0 else { return }
    state.chosenHeights.setMaximum(Double(frame.size.height))
    fitting.isMaximumGiven = true
  }

  private var isElastic: Bool { behavior?.isElasticAtTop ?? false }

  private func fitHeights() {
    let (width, safeArea) = (bounds.width, overlappedSafeArea)
    guard fitting.isEnabled, fitting.needsMeasuring(width: width, safeArea: safeArea) else { return }
    let height = Double(fittingHeight(forWidth: width) + (includesSafeArea ? safeArea : 0))
    let fitting = fitting
    change {
      if let minimum = fitting.minimum(for: height, maximum: $0.maximum) { $0.setMinimum(minimum) }
      if let maximum = fitting.maximum(for: height, minimum: $0.minimum) { $0.setMaximum(maximum) }
    }
  }

  /// Adds the safe area that the bar covers to its height, unless the heights include it.
  func addSafeArea() {
    let overlap = hasLeftWindow ? state.addedSafeArea : Double(overlappedSafeArea)
    let top = includesSafeArea ? 0 : overlap
    if top != state.addedSafeArea { changeHeights(isAnimated: false) { state.addedSafeArea = top } }
  }

  /// The part of the superview's top safe area that the bar covers, in points.
  private var overlappedSafeArea: CGFloat {
    guard let superview else { return 0 }
    return max(0, superview.safeAreaInsets.top - max(0, top))
  }

  /// The position of the top edge in the superview, in points. The app places it, and the bar keeps it.
  private var top: CGFloat { contentTranslation.isActive ? 0 : center.y - bounds.height / 2 }

  /// Records the top edge, from which an installed bar and its behavior measure the scroll view. The app makes room for a bar
  /// that isn't installed, wherever it is.
  final func recordTop() {
    let top = installation == nil ? 0 : Double(top)
    tracker.headerTop = top
    behavior?.tracker.headerTop = top
  }

  /// Follows a bar that the app moved. Auto Layout sets the size and the center one after the other, so the top edge isn't final
  /// before the layout of the bar.
  private func topMayHaveMoved() {
    guard installation != nil, abs(Double(top) - tracker.headerTop) > Tolerance.sum else { return }
    guard translatesAutoresizingMaskIntoConstraints else { return setNeedsLayout() }
    recordTop()
    updateInsets()
  }

  private func change(_ change: (inout BarHeights) -> Void) { changeHeights { change(&state.chosenHeights) } }

  /// Changes the heights, if `isAnimated` in the animation block of the app. While the system propagates a safe area,
  /// superviews may not be laid out yet.
  private func changeHeights(isAnimated: Bool = true, _ change: () -> Void) {
    let old = barHeights
    behavior?.barWillChangeHeights()
    change()
    guard barHeights != old else { return }
    currentProgress = barHeights.allowed(currentProgress, isElastic: isElastic) ?? 0
    takeHeight()
    // In an animation, the bar must be laid out now, because the next layout isn't animated.
    if isAnimated, UIView.inheritedAnimationDuration > 0 { layoutIfNeeded() }
    writeNeeds()
    tracker.heightsDidChange()
    prepareNeighbors()
    behavior?.barDidChangeHeights()
  }

  private func takeHeight() {
    behavior?.tracker.endRest()
    setNeedsLayout()
    if hasPages { moveNeighbors() }
    if !translatesAutoresizingMaskIntoConstraints { invalidateIntrinsicContentSize() }
  }

  /// Sets the height. The top edge doesn't move.
  ///
  /// A plain frame is assigned as a whole, as in the original: subclasses override `frame`, and its key-value observers are
  /// notified. Under a transform, `frame` is undefined, so bounds and center are set instead. Setting either moves the top edge
  /// by half of the change. In this order, the edge first moves up, so that the bar stays in the unsafe area at the top.
  /// Otherwise, the safe area would change twice, and the bar would be laid out twice.
  private func setHeight() {
    guard translatesAutoresizingMaskIntoConstraints else { return }
    let height = CGFloat(currentHeight)
    let old = bounds
    guard height != old.size.height else { return }
    // Assign whole values, because modifying a part in place allocates memory.
    let size = CGSize(width: old.size.width, height: height)
    if hasPlainFrame { return frame = CGRect(origin: frame.origin, size: size) }
    let growth = height - old.size.height
    let middle = CGPoint(x: center.x, y: center.y + growth / 2)
    // Not the bar's own `center`, because the top edge is only final after both.
    if growth < 0 { super.center = middle }
    bounds = CGRect(origin: old.origin, size: size)
    if growth > 0 { super.center = middle }
  }
}

/// A layout guide of a view that is notified when the view is added to a bar.
@MainActor package protocol HeightBarSubviewAttachment: UILayoutGuide {
  /// Called when the guide's view was added to `bar`.
  func viewWasAdded(to bar: FlexibleHeightBar)
}
