import HeaderEngine
import UIKit

/// The bar follows the content's movement wherever it is: down the page hides it, up the page shows it.
///
/// Thresholds, in points and never negative, say how far a drag must go before the bar joins in. While VoiceOver runs, the
/// bar stays open.
open class FacebookBehavior: HeightBarBehavior {
  private var engine = FacebookBar()
  private var voiceOver: VoiceOverState?

  /// How far a drag from the very top must go down the page before the bar shrinks, in points. Default 0;
  /// negative ones become 0, those that are not finite are ignored.
  public var thresholdFromTop: CGFloat {
    get { CGFloat(engine.thresholdFromTop) }
    set { if newValue.isFinite { engine.thresholdFromTop = max(0, Double(newValue)) } }
  }

  /// How far a drag must go back up the page before a hidden bar reappears, in points. Default 0; negative
  /// ones become 0, those that are not finite are ignored.
  public var thresholdNegativeDirection: CGFloat {
    get { CGFloat(engine.thresholdNegativeDirection) }
    set { if newValue.isFinite { engine.thresholdNegativeDirection = max(0, Double(newValue)) } }
  }

  /// The distance of scrolling back after which a hidden bar returns, in points: `thresholdNegativeDirection`, under the
  /// name that it has for flexible headers.
  public var returnDistance: CGFloat {
    get { thresholdNegativeDirection }
    set { thresholdNegativeDirection = newValue }
  }

  /// How far a drag must go down the page before a full bar shrinks, in points. Default 0; negative ones
  /// become 0, those that are not finite are ignored.
  public var thresholdPositiveDirection: CGFloat {
    get { CGFloat(engine.thresholdPositiveDirection) }
    set { if newValue.isFinite { engine.thresholdPositiveDirection = max(0, Double(newValue)) } }
  }

  open override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    super.scrollViewWillBeginDragging(scrollView)
    guard let bar else { return }
    engine.beginDragging(tracker.measure(scrollView), bar.barHeights, progress: Double(bar.progress))
  }

  open override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let bar, !isSnapping {
      let scroll = tracker.measure(scrollView)
      let progress = CGFloat(engine.progress(scroll, bar.barHeights, isElastic: isElasticAtTop))
      bar.progress = voiceOver?.isRunning == true ? min(0, progress) : progress
    }
    super.scrollViewDidScroll(scrollView)
  }

  /// A bar that is away can't be found by those who hear the screen.
  private func openForVoiceOver() {
    guard voiceOver?.isRunning == true, let bar else { return }
    bar.progress = min(0, bar.progress)
    if let lastScrollView { engine.resume(at: Double(lastScrollView.contentOffset.y), progress: 0) }
  }

  /// A bar that comes from another behaviour stays where it is: movement counts from here.
  override func join(_ bar: FlexibleHeightBar, after predecessor: HeightBarBehavior?) {
    super.join(bar, after: predecessor)
    voiceOver = VoiceOverState { [weak self] in self?.openForVoiceOver() }
    guard predecessor != nil, let lastScrollView else { return }
    engine.resume(at: Double(lastScrollView.contentOffset.y), progress: Double(bar.progress))
  }

  /// Movement of the new page counts from where it is.
  override func pageDidChange(to scrollView: UIScrollView) {
    if let bar {
      // Content that a finger pulled away from the bar meanwhile takes it along.
      let offset = Double(scrollView.contentOffset.y) + bar.gap(above: scrollView)
      engine.resume(at: offset, progress: Double(bar.progress))
    }
    super.pageDidChange(to: scrollView)
  }
}
