import HeaderEngine
import UIKit

/// A footer that appears when content is pulled past its end, and reports when the pull passes a threshold.
/// It is the counterpart of `StretchyHeaderView` at the bottom edge.
///
/// ```swift
/// let footer = RevealingFooterView(frame: .zero)
/// footer.contentView.addSubview(label)
/// footer.didPullPastThreshold = { [weak self] _ in self?.loadMore() }
/// footer.install(in: tableView)
/// ```
///
/// If the content is shorter than the scroll view, the footer begins at the bottom of the scroll view's
/// visible area.
open class RevealingFooterView: ScrollEdgeView {
  /// The closure to call when the user pulls the content `pullThreshold` points past its end. It is called
  /// once per pull, and again only after the content has returned to rest. The default is `nil`.
  public var didPullPastThreshold: ((RevealingFooterView) -> Void)?

  /// The closure to call when `pullProgress` changed, with the new value. The default is `nil`.
  public var pullProgressDidChange: ((RevealingFooterView, CGFloat) -> Void)?

  /// The closure to call after the footer's visible height, exit, or stretch changed, or when the footer
  /// comes to rest. The default is `nil`.
  ///
  /// The footer calls the closure once at the end of each event that changes at least one value. The footer's
  /// layout is up to date at that point.
  public var progressDidChange: ((RevealingFooterView, HeaderProgress) -> Void)? {
    didSet { progressListenersDidChange() }
  }

  // MARK: - Internal state

  // The engine never calls back, so the runtime exclusivity check isn't needed.
  @exclusivity(unchecked) var engine = RevealingFooter()
  /// The object that reports the progress, or `nil` while there are no listeners.
  var progressReporter: ProgressReporter?
  private var hasFired = false
  private var announcedProgress: CGFloat = 0

  // MARK: - For ScrollEdgeView

  override var observesContentSize: Bool { true }

  override func setMinimumHeight(_ height: CGFloat) { engine.setMinimumHeight(height) }

  override func send(_ event: EdgeEvent) {
    tracker.seat?.bottomBar = engine.restingLength
    let update = engine.handle(event, tracker.metrics)
    let layout = finish(update) { engine.handle(.wrote, tracker.metrics) }
    guard let layout, let stage else { return }
    if layout.isTriggered { hasFired = true }
    setPlace(top: layout.top, height: layout.height, width: stage.bounds.width)
    if contentView.frame != bounds { contentView.frame = bounds }
  }

  override func announce() {
    announcePull()
    progressReporter?.report()
  }

  private func announcePull() {
    if pullProgress != announcedProgress {
      announcedProgress = pullProgress
      pullProgressDidChange?(self, pullProgress)
    }
    guard hasFired else { return }
    hasFired = false
    didPullPastThreshold?(self)
  }
}

/// Properties that configure the footer. Changes inside an animation block are animated.
extension RevealingFooterView {
  /// The height of the footer that is visible below the content at rest, in points. The default is 0, which
  /// hides the footer until the content is pulled. If the value is positive, at least the minimum height is
  /// visible. Set it while something loads, and set it back to 0 afterwards. Negative values become 0; NaN
  /// and infinite values are ignored.
  public var referenceHeight: CGFloat {
    get { engine.referenceHeight }
    set {
      engine.setReferenceHeight(newValue)
      adapt(isSettled: false)
    }
  }

  /// The minimum height, in points: `fixedMinimumHeight`, or the height that Auto Layout computed for the
  /// current width. Unless it is fixed, it is 0 before the footer is installed.
  public var minimumHeight: CGFloat { engine.minimumHeight }

  /// The distance by which the content has to be pulled past its end, in points. The default is 60. Values
  /// that aren't positive, NaN, and infinite values are ignored.
  public var pullThreshold: CGFloat {
    get { engine.pullThreshold }
    set {
      engine.pullThreshold = newValue
      adapt(isSettled: false)
    }
  }

  /// The distance by which the content is pulled past its end, as a fraction of `pullThreshold`, 0...1.
  public var pullProgress: CGFloat { engine.pullProgress }
}
