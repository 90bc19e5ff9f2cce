/// A screen that shows another one, and an empty one beside it, in a scroll view that pages, in the role of an app.
final class PagerScreen: WrappingScreen {
  private let pager = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    pager.isPagingEnabled = true
    pager.scrollsToTop = false
    pager.contentInsetAdjustmentBehavior = .never
    view.addSubview(pager)
    addChild(screen)
    pager.addSubview(screen.view)
    screen.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    guard pager.frame.size != size else { return }
    pager.frame = view.bounds
    screen.view.frame = view.bounds
    pager.contentSize = CGSize(width: 2 * size.width, height: size.height)
  }
}
