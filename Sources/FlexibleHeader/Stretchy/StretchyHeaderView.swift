import HeaderEngine
import UIKit

/// A header that is attached to the top of a scroll view's content. It grows when the content is pulled down,
/// shrinks to a minimum height as the content is scrolled up, and then scrolls away with the content.
///
/// ```swift
/// let header = StretchyHeaderView(referenceHeight: 250)
/// header.contentView.addSubview(imageView)
/// header.install(in: tableView)
/// ```
///
/// While the header is taller than its minimum height, its bottom edge touches the first row at every offset.
/// The header adds its height, without the system's safe area, to the top content inset. Insets that other
/// code sets make the header taller at rest.
open class StretchyHeaderView: ScrollEdgeView {
  /// The view in the header that shows its title. The default is `nil`. The header holds it weakly.
  /// `titleVisibility` reports how much of this view is visible below the bars.
  // Read at every event, like the visibility. The runtime exclusivity check costs 75 instructions.
  @exclusivity(unchecked) public weak var titleView: UIView? {
    didSet { adapt(isSettled: false) }
  }

  /// The closure to call when `titleVisibility` changed, with the new value. The default is `nil`.
  public var titleVisibilityDidChange: ((StretchyHeaderView, CGFloat) -> Void)?

  /// The fraction of `titleView` that is visible, 0...1. It is 1 if there is no title view or the header
  /// isn't installed.
  @exclusivity(unchecked) public internal(set) var titleVisibility: CGFloat = 1

  /// The closure to call when the user pulls the content `pullThreshold` points down past its top. It is
  /// called once per pull, and again only after the content has returned to rest. The default is `nil`.
  public var didPullPastThreshold: ((StretchyHeaderView) -> Void)?

  /// The closure to call when `pullProgress` changed, with the new value. The default is `nil`.
  public var pullProgressDidChange: ((StretchyHeaderView, CGFloat) -> Void)?

  /// A Boolean value that determines whether the header snaps to its minimum height or its height at rest
  /// when the user lifts the finger in between. The default is `false`.
  ///
  /// If `true`, the header receives the scroll view's delegate events. An existing delegate keeps working. If
  /// `observesContentOffset` is `false`, forward
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  public var snapsWhenReleased = false {
    didSet { tracker.delegateNeedsDidChange() }
  }

  /// The closure to call after the header's visible height, collapse, exit, or stretch changed, or when the
  /// header comes to rest. The default is `nil`.
  ///
  /// The header calls the closure once at the end of each event that changes at least one value. The header's
  /// layout is up to date at that point.
  public var progressDidChange: ((StretchyHeaderView, HeaderProgress) -> Void)? {
    didSet { progressListenersDidChange() }
  }

  // MARK: - Internal state

  // The engine never calls back, so the runtime exclusivity check isn't needed.
  @exclusivity(unchecked) var engine = StretchyHeader()
  var announcedTitleVisibility: CGFloat = 1
  var titleHandOver: TitleHandOver?
  /// The object that applies keyframes and effects, or `nil` if there are none.
  var keyframeComposer: KeyframeComposer?

  /// The activity indicator of a refresh, or `nil` while none is shown.
  var refreshIndicator: RefreshIndicator?
  private var hasFired = false
  private var announcedPullProgress: CGFloat = 0
  /// The object that reports the progress, or `nil` while there are no listeners.
  var progressReporter: ProgressReporter?

  // MARK: - Life cycle

  /// Creates a header that has its minimum height at rest until `referenceHeight` is set.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a header with the given height at rest, in points.
  public convenience init(referenceHeight: CGFloat) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: max(0, min(referenceHeight, 10_000))))
    self.referenceHeight = referenceHeight
  }

  /// Creates a header from an archive. Only the properties of `UIView` are archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: - UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutKeyframes()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    keyframeComposer?.traitsDidChange()
  }

  // MARK: - For ScrollEdgeView

  override var isInFront: Bool { engine.isPinned }

  override var needsDelegateEvents: Bool { snapsWhenReleased || insetFollowsVisibleHeight }

  override func willScrollToTop(_ scrollView: UIScrollView) {
    tracker.write(engine.prepareScrollToTop(tracker.measure(scrollView)))
  }

  override func willEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let metrics = tracker.measure(scrollView)
    let rate = Double(scrollView.decelerationRate.rawValue)
    if let offset = engine.restingOffset(velocity: Double(velocity.y), rate: rate, metrics) {
      targetContentOffset.pointee.y = CGFloat(offset)
    }
    guard snapsWhenReleased,
      let offset = engine.snapOffset(for: Double(targetContentOffset.pointee.y), metrics)
    else { return }
    targetContentOffset.pointee.y = CGFloat(offset)
  }

  override func setMinimumHeight(_ height: CGFloat) { engine.setMinimumHeight(height) }

  override func send(_ event: EdgeEvent) { finish(engine.handle(event, tracker.metrics), after: event) }

  override func sendScroll(of scrollView: UIScrollView, on stage: EdgeStage) {
    let update = engine.handle(.scrolled, tracker.measure(scrollView))
    cover(scrollView, with: stage)
    guard !update.isPartial, update.write.isEmpty else { return finish(update, after: .scrolled) }
    if engine.isPullTriggered { hasFired = true }
    if let geometry = update.layout { apply(geometry, in: stage) }
  }

  /// Handles a scroll event at which the header stays more than a screen above the visible area. There it moves with the
  /// content, as does a stage that isn't moved, so that an event needs to move neither. Tables move the stage in their
  /// layouts. Of what the header announces, only its rest can change there.
  override func followInPlace(_ scrollView: UIScrollView) -> Bool {
    guard engine.isAbove, keyframeComposer == nil else { return false }
    let size = scrollView.bounds.size
    guard stagedSize == size else { return false }
    let isInPlace = engine.scrollFarAbove(
      to: Double(scrollView.contentOffset.y), adjustedInsetTop: Double(scrollView.adjustedContentInset.top),
      viewHeight: Double(size.height))
    if isInPlace { progressReporter?.report() }
    return isInPlace
  }

  override func stageDidMove(_ stage: EdgeStage) {
    guard let geometry = engine.geometry else { return }
    setPlace(top: geometry.top, height: geometry.height, width: stage.bounds.width)
  }

  private func finish(_ update: HeaderUpdate<StretchyGeometry>, after event: EdgeEvent) {
    let geometry = finish(update) { engine.handle(.wrote, tracker.metrics) }
    if engine.isPullTriggered { hasFired = true }
    if let geometry, let stage { return apply(geometry, in: stage) }
    guard case .removed = event else { return }
    keyframeComposer?.followers?.release(tracker.scrollView)
    if engine.fadeDistance > 0 { alpha = 1 }
    titleVisibility = 1
  }

  override func announce() {
    announceTitleVisibility()
    announcePull()
    progressReporter?.report()
  }

  @inline(__always)
  private func announcePull() {
    if pullProgress != announcedPullProgress {
      announcedPullProgress = pullProgress
      pullProgressDidChange?(self, pullProgress)
    }
    guard hasFired else { return }
    hasFired = false
    didPullPastThreshold?(self)
  }

  @inline(__always)
  private func announceTitleVisibility() {
    guard titleVisibility != announcedTitleVisibility else { return }
    announcedTitleVisibility = titleVisibility
    showHandedOverTitle()
    titleVisibilityDidChange?(self, titleVisibility)
  }
}
