import HeaderEngine
import UIKit

extension SectionedHeaderView: PagedHeader {
  func trackPage(_ scrollView: UIScrollView?) {
    guard scrollView !== tracker.scrollView || installation?.scrollView !== scrollView else { return }
    installation = scrollView.map { HeaderInstallation(of: self, controller: controller, in: $0) }
    guard let scrollView else { return leavePage() }
    neighbors.remove(scrollView)
    trackingScrollView = scrollView
    followedScrollViewDidChange()
  }
}
