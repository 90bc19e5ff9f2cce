import HeaderEngine
import UIKit

/// A bar whose height, and whose subviews with it, follow a scroll view.
///
/// One number drives everything: `progress`, 0 at the maximum and 1 at the minimum height. The bar never
/// decides it: its `behavior` does, as the scroll view's delegate. Subviews say in `keyframes` what they look
/// like on the way.
///
/// ```swift
/// let bar = FlexibleHeightBar(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 100))
/// bar.minimumHeight = 50
/// bar.behavior = SquareCashBehavior()
/// view.addSubview(bar)
/// tableView.contentInset.top = bar.maximumHeight
/// tableView.delegate = bar.behavior
/// ```
open class FlexibleHeightBar: UIView {
  // Asked at every event, for which the run-time check costs 75 instructions; nothing that changes them calls back.
  @exclusivity(unchecked) private var heights = BarHeights()
  private var currentProgress = 0.0
  private var fitting = FittingHeights()
  private var isMeasuring = false
  private(set) var keyframeComposer: KeyframeComposer?
  /// Reports the progress; `nil` while nothing listens.
  var progressReporter: ProgressReporter?
  var installation: HeaderInstallation?
  /// The bar's share of the top inset of the scroll view in which it is installed.
  var insets = BarInsets()
  /// The pages under the bar, or `nil` if no pages controller has the bar.
  var pages: HeightBarPages?
  /// A Boolean value that indicates whether the bar writes its share, which may cause a layout.
  var isUpdatingInsets = false

  // MARK: - Life cycle

  /// Creates a bar whose maximum height is the frame's; 44 points without one. The minimum is 20.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeMaximum(from: frame)
  }

  /// Creates a bar from an archive, with the archived frame's height as its maximum.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeMaximum(from: frame)
  }

  // MARK: - Public

  /// How far the bar has shrunk: 0 at its maximum, 1 at its minimum height. Default 0.
  ///
  /// At most 1, and at least 0 unless the behaviour is elastic at the top: then less makes the bar taller
  /// than its maximum, while subviews still see 0. Without a range it is 0. Numbers that are not finite are
  /// ignored. Takes effect with the next layout.
  open var progress: CGFloat {
    get { CGFloat(currentProgress) }
    set {
      // The behavior matters above the maximum height only, and costs more than the rest.
      let canStretch = newValue < 0 && isElastic
      guard let allowed = heights.allowed(Double(newValue), isElastic: canStretch),
        allowed != currentProgress
      else { return }
      currentProgress = allowed
      takeHeight()
    }
  }

  /// The height at progress 0, in points; default the initial frame's, or 44. Negative heights become 0,
  /// those that are not finite are ignored.
  public var maximumHeight: CGFloat {
    get { CGFloat(heights.maximum) }
    set {
      fitting.isMaximumGiven = true
      change { $0.setMaximum(Double(newValue)) }
    }
  }

  /// The height at progress 1, in points; default 20. Negative heights become 0, those that are not finite
  /// are ignored.
  public var minimumHeight: CGFloat {
    get { CGFloat(heights.minimum) }
    set {
      fitting.isMinimumGiven = true
      change { $0.setMinimum(Double(newValue)) }
    }
  }

  /// A Boolean value that determines whether Auto Layout decides on heights that weren't set. The default is `false`.
  ///
  /// The minimum height is then what the constraints in the bar need at its width, see `fittingHeight(forWidth:)`, so that
  /// large text isn't clipped. The maximum height is the same unless it is set, or given by the initial frame. The bar is
  /// measured again when its width or the content size category changes; after other changes, call
  /// `invalidateMinimumHeight()`.
  public var heightsFitContent: Bool {
    get { fitting.isEnabled }
    set {
      fitting.isEnabled = newValue
      invalidateMinimumHeight()
    }
  }

  /// Measures the bar again: call it after its content changed so that it needs another height. Without
  /// `heightsFitContent` it has no effect.
  public func invalidateMinimumHeight() {
    fitting.invalidate()
    fitHeights()
  }

  /// Returns the height that the bar's content needs at a width, in points.
  ///
  /// It is asked once per width while `heightsFitContent` is `true`. By default it is what Auto Layout needs for the bar. A
  /// height that isn't finite is ignored.
  open func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    // The bar's own height is not a part of what it needs.
    isMeasuring = true
    invalidateIntrinsicContentSize()
    defer {
      isMeasuring = false
      invalidateIntrinsicContentSize()
    }
    return lowestFittingHeight(forWidth: width)
  }

  /// Who decides the progress. Default nil: then whoever sets `progress` does.
  ///
  /// It can be replaced at any time, also while the content moves: the bar stays where it is until the new
  /// one is told of a scroll event. A behaviour that served another bar leaves that one.
  public var behavior: HeightBarBehavior? {
    didSet {
      guard behavior !== oldValue else { return }
      oldValue?.leaveBar()
      behavior?.join(self, after: oldValue)
      forwardEvents()
      limitProgress()
    }
  }

  /// The keyframes of subviews and constraints over `progress`.
  public var keyframes: LayoutKeyframes { composer.keyframes(over: .collapse) }

  /// The effects on views, inside the bar and outside of it.
  public var effects: HeaderEffects { composer.effects }

  /// The views outside the bar that leave and return with it.
  public var followers: HeaderFollowers { composer.effects.followers }

  /// A Boolean value that determines whether the bar snaps to its maximum or minimum height when the user stops in between
  /// and no snap position of `behavior` applies. The default is `false`.
  ///
  /// `SafariBehavior` settles by itself.
  public var snapsWhenReleased = false

  /// Called after the bar's visible height, collapse, or stretch changed, or when it comes to rest. The bar's layout is up
  /// to date then. The default is `nil`.
  ///
  /// The bar calls it at the end of a layout that changed something.
  public var progressDidChange: ((FlexibleHeightBar, HeaderProgress) -> Void)? {
    didSet { progressListenersDidChange() }
  }

  // MARK: - UIView

  /// The present height; of use where Auto Layout places the bar.
  open override var intrinsicContentSize: CGSize {
    let height = isMeasuring ? UIView.noIntrinsicMetric : CGFloat(currentHeight)
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(currentHeight))
  }

  open override func layoutSubviews() {
    fitHeights()
    // First, so that constraints of subviews are solved for the new height and with the new constants.
    setHeight()
    keyframeComposer?.apply(travel)
    super.layoutSubviews()
    keyframeComposer?.applyAfterLayout()
    if installation != nil, !isUpdatingInsets { updateInsets() }
    progressReporter?.report()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if installation != nil, !isUpdatingInsets { setNeedsLayout() }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    behavior?.barDidMoveToSuperview()
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    keyframeComposer?.didAddSubview(subview)
    for guide in subview.layoutGuides {
      (guide as? any HeightBarSubviewAttachment)?.viewWasAdded(to: self)
    }
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    keyframeComposer?.willRemoveSubview(subview)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    keyframeComposer?.traitsDidChange()
    if fitting.isEnabled, hasOtherTextSize(than: previousTraitCollection) {
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

  var barHeights: BarHeights { heights }

  /// The height that belongs to the progress; layout brings the view there.
  var currentHeight: Double { heights.height(at: currentProgress) }

  /// The behaviour's limits changed.
  func limitProgress() { progress = CGFloat(currentProgress) }

  // MARK: - Private

  private var composer: KeyframeComposer {
    if let keyframeComposer { return keyframeComposer }
    let composer = KeyframeComposer(of: self, reportsSubviews: true)
    keyframeComposer = composer
    return composer
  }

  var travel: HeaderTravel {
    HeaderTravel(
      collapse: HeaderTravel.Way(fraction: currentProgress, length: heights.range),
      stretch: max(0, -currentProgress * heights.range))
  }

  private var isElastic: Bool { behavior?.isElasticAtTop ?? false }

  private func takeMaximum(from frame: CGRect) {
    guard frame.size.height > 0 else { return }
    heights.setMaximum(Double(frame.size.height))
    fitting.isMaximumGiven = true
  }

  private func fitHeights() {
    guard fitting.needsMeasuring(width: bounds.width) else { return }
    let height = Double(fittingHeight(forWidth: bounds.width))
    let fitting = fitting
    change {
      if let minimum = fitting.minimum(for: height, maximum: $0.maximum) { $0.setMinimum(minimum) }
      if let maximum = fitting.maximum(for: height, minimum: $0.minimum) { $0.setMaximum(maximum) }
    }
  }

  private func change(_ change: (inout BarHeights) -> Void) {
    let old = heights
    change(&heights)
    guard heights != old else { return }
    currentProgress = heights.allowed(currentProgress, isElastic: isElastic) ?? 0
    takeHeight()
    updateInsets()
    behavior?.barDidChangeHeights()
  }

  private func takeHeight() {
    setNeedsLayout()
    if pages != nil { moveNeighbors() }
    if !translatesAutoresizingMaskIntoConstraints { invalidateIntrinsicContentSize() }
  }

  /// Through bounds and centre, for the frame is of no use under a transform. The top edge stays.
  private func setHeight() {
    guard translatesAutoresizingMaskIntoConstraints else { return }
    let height = CGFloat(currentHeight)
    let (old, center) = (bounds, center)
    guard height != old.size.height else { return }
    // Set as wholes: to modify a part in place allocates.
    bounds = CGRect(origin: old.origin, size: CGSize(width: old.size.width, height: height))
    self.center = CGPoint(x: center.x, y: center.y + (height - old.size.height) / 2)
  }
}
