// Deprecation warnings: 13
//
// Code that subclasses the classes of BLKFlexibleHeightBar.
import FlexibleHeaderMigration

/// The bar follows the content at half its speed.
final class HalfSpeedBehaviorDefiner: BLKFlexibleHeightBarBehaviorDefiner {
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !isCurrentlySnapping {
      let distance = scrollView.contentOffset.y + scrollView.contentInset.top
      let range = flexibleHeightBar.maximumBarHeight - flexibleHeightBar.minimumBarHeight
      flexibleHeightBar.progress = distance / range / 2
      flexibleHeightBar.setNeedsLayout()
    }
    super.scrollViewDidScroll(scrollView)
  }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    super.scrollViewDidEndDecelerating(scrollView)
    snap(with: scrollView)
  }

  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    if !decelerate { snap(toProgress: 1, scrollView: scrollView) }
  }
}

final class CountingCashBehavior: SquareCashStyleBehaviorDefiner {
  private(set) var events = 0

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    events += 1
    super.scrollViewDidScroll(scrollView)
  }
}

final class CountingFacebookBehavior: FacebookStyleBarBehaviorDefiner {
  private(set) var events = 0

  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    events += 1
    super.scrollViewWillBeginDragging(scrollView)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    events += 1
    super.scrollViewDidScroll(scrollView)
  }
}

final class LoggingSplitter: BLKDelegateSplitter {
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
    print(firstDelegate === secondDelegate)
  }
}
