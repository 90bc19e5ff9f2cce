import FlexibleHeader
import FlexibleHeaderMigration
import PortableUIKit

/// A window with a container in which a header follows a scroll view, and a delegate that counts frame
/// changes.
@MainActor final class Stage: NSObject, UIScrollViewDelegate, FlexibleHeaderViewDelegate {
  let window: UIWindow
  let scrollView: UIScrollView
  let header: FlexibleHeaderView
  private(set) var frameChanges = 0
  private var hidden: [UIView] = []

  /// Creates a stage. If `behavior` is `nil`, the header doesn't track the scroll view.
  init(behavior: FlexibleHeaderShiftBehavior?) {
    let screen = CGRect(x: 0, y: 0, width: 320, height: ScrollSession.viewHeight)
    window = UIWindow(frame: screen)
    scrollView = UIScrollView(frame: screen)
    header = FlexibleHeaderView(frame: screen, behavioralFlags: .materialComponents)
    super.init()
    scrollView.contentSize = CGSize(width: 320, height: ScrollSession.contentHeight)
    let container = UIView(frame: screen)
    window.addSubview(container)
    container.addSubview(scrollView)
    container.addSubview(header)
    header.minimumHeight = ScrollSession.minimumHeight
    header.maximumHeight = ScrollSession.topInset
    guard let behavior else { return }
    header.shiftBehavior = behavior
    header.trackingScrollView = scrollView
    header.delegate = self
    scrollView.delegate = self
  }

  /// Adds views that hide when the header shifts.
  func addHiddenViews(_ count: Int) {
    hidden = (0..<count).map { _ in UIView() }
    for view in hidden {
      header.contentView.addSubview(view)
      header.hideViewWhenShifted(view)
    }
  }

  /// Makes the header observe the scroll view instead of receiving its events.
  func observe() {
    scrollView.delegate = nil
    header.observesTrackingScrollViewScrollEvents = true
  }

  /// Returns new scroll views that the header can track.
  func addScrollViews(_ count: Int) -> [UIScrollView] {
    (0..<count).map { _ in
      let other = UIScrollView(frame: scrollView.frame)
      other.contentSize = scrollView.contentSize
      scrollView.superview?.insertSubview(other, at: 0)
      return other
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { header.trackingScrollViewDidScroll() }

  func flexibleHeaderViewFrameDidChange(_ headerView: FlexibleHeaderView) { frameChanges += 1 }
}
