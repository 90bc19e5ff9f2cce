// Code of an app in the Swift 5 language mode without isolation annotations: classes that aren't views store
// and use headers. It must compile without an error. `Scripts/check client` type-checks it.
import FlexibleHeader
import UIKit

final class HeaderCoordinator {
  private let header: FlexibleHeaderView
  private let keyframes: LayoutKeyframes
  private let bar = FlexibleHeightBar(frame: .zero)
  private let behavior = SafariBehavior()
  private var splitter: ScrollViewDelegateSplitter?

  init(header: FlexibleHeaderView, tracking scrollView: UIScrollView) {
    self.header = header
    keyframes = header.effects.keyframes()
    header.progressDidChange = { [weak self] in self?.show($0) }
    header.trackingScrollView = scrollView
    header.minimumHeight = 76
    header.maximumHeight = 200
    splitter = ScrollViewDelegateSplitter(behavior, scrollView.delegate)
    behavior.addSnappingPosition(0, for: 0...0.5)
    bar.behavior = behavior
  }

  func fade(_ view: UIView) {
    var attributes = SubviewLayoutAttributes()
    attributes.alpha = 0
    keyframes.add(attributes, for: view, at: 1)
    header.shiftHeaderOffScreen(animated: true)
  }

  private func show(_ progress: HeaderProgress) {
    print(progress.visibleHeight, keyframes.count(for: header))
  }
}

final class SnapTo: HeightBarBehavior {
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
    snap(toProgress: 1, scrollView: scrollView)
  }
}

func reportMisuse() {
  HeaderMisuse.handler = { misuse in print(misuse) }
}

func makeController(around content: UIViewController) -> UIViewController {
  let container = FlexibleHeaderContainerViewController(contentViewController: content)
  container.headerViewController.headerView.shiftBehavior = .enabled
  return container
}
