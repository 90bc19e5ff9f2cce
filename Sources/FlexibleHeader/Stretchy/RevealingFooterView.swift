import HeaderEngine
import UIKit

/// A footer that appears when content is pulled past its end, and says when it was pulled far enough: a
/// stretchy header in the mirror.
///
/// ```swift
/// let footer = RevealingFooterView(frame: .zero)
/// footer.contentView.addSubview(label)
/// footer.didPullPastThreshold = { [weak self] _ in self?.loadMore() }
/// footer.install(in: tableView)
/// ```
///
/// Content that is shorter than the view ends where the view ends.
open class RevealingFooterView: ScrollEdgeView {
  /// Called when a finger has pulled the content `pullThreshold` points past its end: once per pull, and
  /// again only after the content was back at rest. Default nil.
  public var didPullPastThreshold: ((RevealingFooterView) -> Void)?

  /// Called when `pullProgress` changed, with the new one. Default nil.
  public var pullProgressDidChange: ((RevealingFooterView, CGFloat) -> Void)?

  /// Called after the footer's visible height, exit, or stretch changed, or when it comes to rest. The footer's layout is
  /// up to date then. The default is `nil`.
  ///
  /// The footer calls it once at the end of each event that changes something, and not if nothing changed.
  public var progressDidChange: ((RevealingFooterView, HeaderProgress) -> Void)? {
    didSet { progressListenersDidChange() }
  }

  // MARK: - Internal state

  // The engine never calls back, so there is nothing for the run-time check to find.
  @exclusivity(unchecked) var engine = RevealingFooter()
  /// Reports the progress; `nil` while nothing listens.
  var progressReporter: ProgressReporter?
  private var hasFired = false
  private var announcedProgress: CGFloat = 0

  // MARK: - For ScrollEdgeView

  override var observesContentSize: Bool { true }

  override func setMinimumHeight(_ height: CGFloat) { engine.setMinimumHeight(height) }

  override func send(_ event: EdgeEvent) {
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

/// How the footer behaves. What is set inside an animation moves with it.
extension RevealingFooterView {
  /// How much of the footer rests in view below the content, in points, at least its minimum height; default
  /// 0, which hides it until the content is pulled. Set it while something loads, and back to 0 afterwards.
  /// Negative values count as 0, NaN and infinite ones are ignored.
  public var referenceHeight: CGFloat {
    get { engine.referenceHeight }
    set {
      engine.setReferenceHeight(newValue)
      adapt(isSettled: false)
    }
  }

  /// The least height in points: `fixedMinimumHeight`, or what Auto Layout said for the present width. 0
  /// before the footer is installed, unless it is fixed.
  public var minimumHeight: CGFloat { engine.minimumHeight }

  /// How far the content has to be pulled past its end, in points; default 60. Values that are not positive,
  /// NaN and infinite ones are ignored.
  public var pullThreshold: CGFloat {
    get { engine.pullThreshold }
    set {
      engine.pullThreshold = newValue
      adapt(isSettled: false)
    }
  }

  /// How far the content is pulled past its end, 0...1 of the threshold.
  public var pullProgress: CGFloat { engine.pullProgress }
}
