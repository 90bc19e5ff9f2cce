import HeaderEngine
import UIKit

/// A header glued to the top of a scroll view's content: it grows when the content is pulled down, shrinks to
/// a minimum as it is scrolled up, and then scrolls away with it.
///
/// ```swift
/// let header = StretchyHeaderView(referenceHeight: 250)
/// header.contentView.addSubview(imageView)
/// header.install(in: tableView)
/// ```
///
/// While it is taller than its minimum its bottom edge meets the first row at every offset. Its height goes
/// into the top content inset; the system's safe area does not, and insets of others make the header taller
/// at rest.
open class StretchyHeaderView: ScrollEdgeView {
  /// The view inside the header that is its title; default nil. Held weakly. What is left to be seen of it
  /// below the bars is `titleVisibility`.
  public weak var titleView: UIView? {
    didSet { adapt(isSettled: false) }
  }

  /// Called when `titleVisibility` changed, with the new one. Default nil.
  public var titleVisibilityDidChange: ((StretchyHeaderView, CGFloat) -> Void)?

  /// How much of `titleView` can still be seen, 0...1; 1 without one or while the header is not installed.
  public internal(set) var titleVisibility: CGFloat = 1

  /// Called when a finger has pulled the content `pullThreshold` points down past its top: once per pull, and again only
  /// after the content was back at rest. The default is `nil`.
  public var didPullPastThreshold: ((StretchyHeaderView) -> Void)?

  /// Called when `pullProgress` changed, with the new one. The default is `nil`.
  public var pullProgressDidChange: ((StretchyHeaderView, CGFloat) -> Void)?

  /// A Boolean value that determines whether the header snaps to its minimum height or its height at rest when the user
  /// lifts the finger in between. The default is `false`.
  ///
  /// The header receives the scroll view's delegate events for it; an existing delegate keeps working. If
  /// `observesContentOffset` is `false`, forward `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  public var snapsWhenReleased = false {
    didSet { updateEventForwarding() }
  }

  /// Called after the header's visible height, collapse, exit, or stretch changed, or when it comes to rest. The header's
  /// layout is up to date then. The default is `nil`.
  ///
  /// The header calls it once at the end of each event that changes something, and not if nothing changed.
  public var progressDidChange: ((StretchyHeaderView, HeaderProgress) -> Void)? {
    didSet { progressListenersDidChange() }
  }

  // MARK: - Internal state

  // The engine never calls back, so there is nothing for the run-time check to find.
  @exclusivity(unchecked) var engine = StretchyHeader()
  var announcedTitleVisibility: CGFloat = 1
  var titleHandOver: TitleHandOver?
  /// Applies keyframes and effects; nil until there are any.
  var keyframeComposer: KeyframeComposer?

  /// The room and the wheel of a refresh; `nil` while none is shown.
  var refreshIndicator: RefreshIndicator?
  private var hasFired = false
  private var announcedPullProgress: CGFloat = 0
  /// Reports the progress; `nil` while nothing listens.
  var progressReporter: ProgressReporter?

  // MARK: - Life cycle

  /// Creates a header that rests at its minimum height until `referenceHeight` is set.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a header that is `referenceHeight` points tall at rest.
  public convenience init(referenceHeight: CGFloat) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: max(0, min(referenceHeight, 10_000))))
    self.referenceHeight = referenceHeight
  }

  /// Creates a header from an archive; only what every view has is archived.
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

  override func send(_ event: EdgeEvent) {
    let update = engine.handle(event, tracker.metrics)
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

  private func announcePull() {
    if pullProgress != announcedPullProgress {
      announcedPullProgress = pullProgress
      pullProgressDidChange?(self, pullProgress)
    }
    guard hasFired else { return }
    hasFired = false
    didPullPastThreshold?(self)
  }

  private func announceTitleVisibility() {
    guard titleVisibility != announcedTitleVisibility else { return }
    announcedTitleVisibility = titleVisibility
    titleHandOver?.show(1 - titleVisibility)
    titleVisibilityDidChange?(self, titleVisibility)
  }
}
