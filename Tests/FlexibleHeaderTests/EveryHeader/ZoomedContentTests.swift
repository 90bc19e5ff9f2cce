import FlexibleHeader
import HeaderTesting
import Testing

/// Content that the user can zoom. The system sets its size and then its offset, which it limits to the insets in between.
@MainActor @Suite("Zoomed content", .needs(.clock)) struct ZoomedContentTests {
  private final class ZoomScreen: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    private let content = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 3000))

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.addSubview(content)
      scrollView.contentSize = content.bounds.size
      scrollView.minimumZoomScale = 0.1
      scrollView.maximumZoomScale = 2
      scrollView.delegate = self
      view.addSubview(scrollView)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  }

  @Test(
    "Content that is lower than the screen after zooming rests within its range",
    arguments: HeaderKind.following, [false, true])
  func zoomedOut(kind: HeaderKind, snaps: Bool) {
    for height in stride(from: 400.0, through: 700, by: 30) as StrideThrough<CGFloat> {
      let header = kind.make()
      header.snaps = snaps
      header.setInsetFollowsVisibleHeight(true)
      let stage = HeaderStage(.phone47) { ZoomScreen() }
      let scrollView = stage.root.scrollView
      header.install(in: scrollView)
      scrollView.contentOffset.y = 500
      stage.settle()
      scrollView.setZoomScale(height / 3000, animated: true)
      stage.settle()
      let (insets, y) = (scrollView.adjustedContentInset, scrollView.contentOffset.y)
      let end = max(-insets.top, scrollView.contentSize.height + insets.bottom - scrollView.bounds.height)
      expect(y > -insets.top - 0.51 && y < end + 0.51, "\(y) of \(-insets.top)...\(end) at \(height)")
    }
  }
}
