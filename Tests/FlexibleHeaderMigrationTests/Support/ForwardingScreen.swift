import FlexibleHeaderMigration
import HeaderTesting

/// A screen that forwards scroll events with the method names of Material Components.
@available(*, deprecated)
@MainActor final class ForwardingScreen<Header: MDCFlexibleHeaderView>: NSObject, UIScrollViewDelegate {
  let stage = HeaderStage(.phone47) { UIViewController() }
  let scrollView: UIScrollView
  let header: Header

  /// Creates a screen, then its header, which is therefore on the screen's device from the beginning.
  init(header makeHeader: @autoclosure () -> Header) {
    let header = makeHeader()
    self.header = header
    scrollView = UIScrollView(frame: stage.window.bounds)
    super.init()
    scrollView.contentSize = CGSize(width: stage.window.bounds.width, height: 3000)
    header.frame = stage.window.bounds
    header.minimumHeight = 56
    header.maximumHeight = 160
    stage.root.view.addSubview(scrollView)
    stage.root.view.addSubview(header)
    scrollView.delegate = self
    header.trackingScrollView = scrollView
    stage.step()
  }

  func scroll(to y: CGFloat) { scrollView.contentOffset = CGPoint(x: 0, y: y) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { header.trackingScrollDidScroll() }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { header.trackingScrollDidEndDecelerating() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    header.trackingScrollDidEndDraggingWillDecelerate(decelerate)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    header.trackingScrollWillEndDragging(withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    header.trackingScrollDidChangeAdjustedContentInset(scrollView)
  }
}
