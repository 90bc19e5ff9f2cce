import FlexibleHeader
import PortableUIKit

/// A window with a header of sections that follows a scroll view. The heights of all sections add up to those of the
/// other headers. A finger holds the content, because sections follow only what a person scrolls.
@MainActor final class SectionsStage: NSObject, UIScrollViewDelegate {
  let window: UIWindow
  let scrollView: UIScrollView
  let header: SectionedHeaderView
  private(set) var heightChanges = 0
  private var height: CGFloat = 0
  private let finger: HostFinger

  init(count: Int) {
    let screen = CGRect(x: 0, y: 0, width: 320, height: ScrollSession.viewHeight)
    window = UIWindow(frame: screen)
    scrollView = UIScrollView(frame: screen)
    header = SectionedHeaderView(frame: CGRect(x: 0, y: 0, width: 320, height: ScrollSession.topInset))
    finger = HostFinger(in: window)
    super.init()
    scrollView.contentSize = CGSize(width: 320, height: ScrollSession.contentHeight)
    scrollView.contentInsetAdjustmentBehavior = .never
    let share = 1 / CGFloat(count)
    header.sections = (0..<count).map { _ in
      HeaderSection(
        UIView(), maximumHeight: ScrollSession.topInset * share,
        minimumHeight: ScrollSession.minimumHeight * share)
    }
    window.addSubview(scrollView)
    window.addSubview(header)
    header.trackingScrollView = scrollView
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    scrollView.delegate = self
    finger.down(at: CGPoint(x: 160, y: 400))
    finger.move(to: CGPoint(x: 160, y: 360))
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let visible = header.visibleHeight
    if visible != height { heightChanges += 1 }
    height = visible
  }
}
