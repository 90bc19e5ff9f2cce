import HeaderEngine
import UIKit

/// A header that is attached to the top of a scroll view's content. It grows when the content is pulled down,
/// shrinks to a minimum height as the content is scrolled up, and then scrolls away with the content.
///
/// ```swift
/// let header = StretchyHeaderView(maximumHeight: 250)
/// header.contentView.addSubview(imageView)
/// header.install(in: tableView)
/// ```
///
/// While the header is taller than its minimum height, its bottom edge touches the first row at every offset.
/// The header adds its height, without the system's safe area, to the top content inset. Insets that other
/// code sets make the header taller at rest.
open class StretchyHeaderView: ScrollEdgeView {
  /// The view in the header that shows its title. The default is `nil`. The header holds it weakly. `titleVisibility` reports
  /// how much of this view is visible below the bars.
  // Read at every event, like the visibility, so both are exempt from the runtime exclusivity check; see Benchmarks/README.md.
  @exclusivity(unchecked) public weak var titleView: UIView? {
    didSet {
      adapt(isSettled: false)
      if titleView !== oldValue { handOverTitleAgain() }
    }
  }

  /// A closure that is called when `titleVisibility` changed, with the new value. The default is `nil`.
  public var titleVisibilityDidChange: ((CGFloat) -> Void)?

  /// The fraction of `titleView` that is visible, 0...1. It is 1 if there is no title view or the header
  /// isn't installed.
  @exclusivity(unchecked) public internal(set) var titleVisibility: CGFloat = 1

  // MARK: - Internal state

  // The engine never calls back, so the runtime exclusivity check isn't needed.
  @exclusivity(unchecked) var engine = StretchyHeader()
  var announcedTitleVisibility: CGFloat = 1
  var titleHandOver: TitleHandOver?

  // MARK: - Life cycle

  /// Creates a header that has its minimum height at rest until `maximumHeight` is set.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a header with heights in points. Without a minimum height, Auto Layout computes it.
  public convenience init(maximumHeight: CGFloat, minimumHeight: CGFloat? = nil) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: max(0, min(maximumHeight, 10_000))))
    self.maximumHeight = maximumHeight
    if let minimumHeight { self.minimumHeight = minimumHeight }
  }

  /// Creates a header from an archive. Only the properties of `UIView` are archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: - ScrollHeaderView

  /// The height of the header at rest, in points, without the safe area. The default is 0. At rest, the
  /// header is at least as tall as its minimum height. Negative values become 0; NaN and infinite values are
  /// ignored.
  public override var maximumHeight: CGFloat {
    get { engine.referenceHeight }
    set {
      engine.setReferenceHeight(newValue)
      adapt(isSettled: false)
    }
  }

  public override var heightsIncludeSafeArea: Bool {
    get { engine.heightsIncludeSafeArea }
    set {
      engine.heightsIncludeSafeArea = newValue
      adapt(isSettled: false)
    }
  }

  public override func setCollapsed(_ isCollapsed: Bool, animated: Bool) {
    earlyCommands.add { [weak self] in self?.setCollapsed(isCollapsed, animated: false) }
    guard let scrollView else { return }
    let offset = engine.offset(collapsing: isCollapsed, tracker.measure(scrollView))
    tracker.scroll(to: offset, collapsing: isCollapsed, animated: animated)
    if offset != nil, !animated { contentDidMove(in: scrollView) }
  }

  override var travel: HeaderTravel {
    guard let geometry = engine.geometry else { return HeaderTravel() }
    let minimum = engine.leastHeight
    return HeaderTravel(
      collapse: HeaderTravel.Way(
        points: engine.restingHeight - geometry.contentHeight, length: engine.restingHeight - minimum),
      exit: HeaderTravel.Way(points: minimum - geometry.visibleHeight, length: minimum),
      stretch: engine.stretch)
  }

  override var visibleLength: Double { Double(visibleHeight) }

  // MARK: - ScrollEdgeView

  /// The distance by which the content is pulled down past its top, as a fraction of `pullThreshold`, 0...1.
  public override var pullProgress: CGFloat { CGFloat(engine.pullProgress) }

  override var observesContentSize: Bool { insetFollowsVisibleHeight }

  override var isInFront: Bool { engine.isPinned }

  override var followsMotion: Bool { answersDelegateQuestions }

  override func contentMotionDidChange(
    _ event: ScrollMotion.Event, in scrollView: UIScrollView, by distance: CGFloat
  ) {
    if event.isRest { tracker.endScrollToTop() }
    guard event.isRest, snaps else { return }
    let metrics = tracker.measure(scrollView)
    tracker.scroll(toRestAt: engine.snapOffset(for: metrics.offset, metrics))
  }

  override var answersDelegateQuestions: Bool { snaps || insetFollowsVisibleHeight }

  override var missingHeight: Double { engine.missingHeight }

  override func contentWillEndDragging(
    in scrollView: UIScrollView, withVelocity velocity: CGPoint, target: UnsafeMutablePointer<CGPoint>
  ) {
    let metrics = tracker.measure(scrollView).atRest(in: scrollView)
    if let offset = tracker.openingOffset(velocity: velocity.y, metrics) {
      target.pointee.y = CGFloat(offset)
    }
    guard snaps,
      let offset = engine.snapOffset(for: Double(target.pointee.y), metrics)
    else { return }
    target.pointee.y = CGFloat(offset)
  }

  override var usedMinimumHeight: CGFloat { engine.minimumHeight }

  override func setMinimumHeight(_ height: CGFloat) { engine.setMinimumHeight(height) }

  override func send(_ event: EdgeEvent) { finish(engine.handle(event, tracker.metrics), after: event) }

  override func sendScroll(of scrollView: UIScrollView, on stage: EdgeStage) {
    let metrics = tracker.measure(scrollView)
    let update = engine.handle(.scrolled, metrics)
    cover(scrollView, with: stage)
    guard update.next == nil, update.write.isEmpty else { return finish(update, after: .scrolled) }
    tracker.followHeader()
    if engine.isPullTriggered { pullDidPassThreshold() }
    if let geometry = update.layout { apply(geometry, in: stage) }
    rest(within: engine.restingOffsets(of: metrics))
  }

  override func trackerDidPass(_ reading: ScrollReading, step: Double) { engine.pass(reading.offset) }

  override func stageDidMove(_ stage: EdgeStage) {
    tracker.catchUp()
    guard let geometry = engine.geometry else { return }
    setPlace(top: geometry.top, height: geometry.height, width: stage.bounds.width)
  }

  private func finish(_ update: HeaderUpdate<StretchyGeometry>, after event: EdgeEvent) {
    let geometry = finish(update) { engine.handle($0, tracker.metrics) }
    if engine.isPullTriggered { pullDidPassThreshold() }
    if let geometry, let stage { return apply(geometry, in: stage) }
    switch event {
    case .removed, .scrollViewLost:
      if engine.fadeDistance > 0 { alpha = 1 }
      titleVisibility = 1
    default: break
    }
  }

  override func followedScrollViewDidChange() {
    super.followedScrollViewDidChange()
    showHandedOverTitle()
  }

  override func announce() {
    announceTitleVisibility()
    super.announce()
  }

  @inline(__always)
  private func announceTitleVisibility() {
    guard titleVisibility != announcedTitleVisibility else { return }
    announcedTitleVisibility = titleVisibility
    showHandedOverTitle()
    titleVisibilityDidChange?(titleVisibility)
  }
}
