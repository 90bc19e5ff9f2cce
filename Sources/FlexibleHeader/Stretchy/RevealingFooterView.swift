import HeaderEngine
import UIKit

/// A footer that appears when content is pulled past its end, and reports when the pull passes a threshold.
/// It is the counterpart of `StretchyHeaderView` at the bottom edge.
///
/// ```swift
/// let footer = RevealingFooterView(frame: .zero)
/// footer.contentView.addSubview(label)
/// footer.didPullPastThreshold = { [weak self] in self?.loadMore() }
/// footer.install(in: tableView)
/// ```
///
/// If the content is shorter than the scroll view, the footer begins at the bottom of the scroll view's
/// visible area.
open class RevealingFooterView: ScrollEdgeView {
  // MARK: - Internal state

  // The engine never calls back, so the runtime exclusivity check isn't needed.
  @exclusivity(unchecked) var engine = RevealingFooter()

  // MARK: - ScrollHeaderView

  /// The exit is 1 while no part of the footer is visible and 0 when its full height at rest is visible. The collapse is
  /// always 0.
  override var travel: HeaderTravel {
    let full = Double(maximumHeight)
    let hidden = full - engine.visibleHeight
    let exit = full > 0 ? HeaderTravel.Way(points: hidden, length: full) : HeaderTravel.Way()
    return HeaderTravel(exit: exit, stretch: -hidden)
  }

  override var visibleLength: Double { engine.visibleHeight }

  /// The height of the whole footer, in points: `restingHeight`, or `minimumHeight` if that is greater.
  public override var maximumHeight: CGFloat { max(engine.referenceHeight, engine.minimumHeight) }

  // MARK: - ScrollEdgeView

  /// The distance by which the content is pulled past its end, as a fraction of `pullThreshold`, 0...1.
  public override var pullProgress: CGFloat { engine.pullProgress }

  override var observesContentSize: Bool { true }

  override var usedMinimumHeight: CGFloat { engine.minimumHeight }

  override func setMinimumHeight(_ height: CGFloat) { engine.setMinimumHeight(height) }

  override func trackerDidPass(_ reading: ScrollReading, step: Double) { engine.pass(reading.offset) }

  override func stageDidMove(_ stage: EdgeStage) {
    tracker.catchUp()
    setPlace(top: engine.top, height: bounds.height, width: stage.bounds.width)
  }

  override func send(_ event: EdgeEvent) {
    let metrics = tracker.metrics
    let update = engine.handle(event, metrics)
    let layout = finish(update) { engine.handle($0, tracker.metrics) }
    guard let layout, let stage else { return }
    if layout.isTriggered { pullDidPassThreshold() }
    setPlace(top: layout.top, height: layout.height, width: stage.bounds.width)
    if contentView.frame != bounds { contentView.frame = bounds }
    applyKeyframes()
    if event == .scrolled, let metrics { rest(within: engine.restingOffsets(of: metrics)) }
  }
}

/// Properties that configure the footer. Changes inside an animation block are animated.
extension RevealingFooterView {
  /// The height of the footer that is visible below the content at rest, in points. The default is 0, which
  /// hides the footer until the content is pulled. If the value is positive, at least the minimum height is
  /// visible. Set it while something loads, and set it back to 0 afterward. Negative values become 0; NaN
  /// and infinite values are ignored.
  public var restingHeight: CGFloat {
    get { engine.referenceHeight }
    set {
      engine.setReferenceHeight(newValue)
      adapt(isSettled: false)
    }
  }

  /// The distance by which the content has to be pulled past its end, in points. The default is 60. Values
  /// that aren't positive, NaN, and infinite values are ignored.
  public var pullThreshold: CGFloat {
    get { engine.pullThreshold }
    set {
      engine.pullThreshold = newValue
      adapt(isSettled: false)
    }
  }
}
