import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Material's example: Tracking a scroll view") struct TrackingExampleTests {
  /// Option 1: the header's controller is the scroll view's delegate.
  private final class DelegatingViewController: UIViewController {
    let headerViewController = FlexibleHeaderViewController()
    let scrollView: UIScrollView

    init(scrollView: UIScrollView) {
      self.scrollView = scrollView
      super.init(nibName: nil, bundle: nil)
      addChild(headerViewController)
    }

    required init?(coder aDecoder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(scrollView)
      headerViewController.view.frame = view.bounds
      view.addSubview(headerViewController.view)
      headerViewController.didMove(toParent: self)
      headerViewController.headerView.maximumHeight = 160
      headerViewController.headerView.trackingScrollView = scrollView
      scrollView.delegate = headerViewController
    }
  }

  /// Option 2: the screen is the delegate itself and forwards four events.
  private class ForwardingViewController: UIViewController, UIScrollViewDelegate {
    let headerViewController = FlexibleHeaderViewController()
    let scrollView = UIScrollView()

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      addChild(headerViewController)
    }

    required init?(coder aDecoder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: view.bounds.width, height: 3000)
      scrollView.delegate = self
      view.addSubview(scrollView)
      headerViewController.view.frame = view.bounds
      view.addSubview(headerViewController.view)
      headerViewController.didMove(toParent: self)
      headerViewController.headerView.maximumHeight = 160
      headerViewController.headerView.trackingScrollView = scrollView
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if scrollView == headerViewController.headerView.trackingScrollView {
        headerViewController.headerView.trackingScrollViewDidScroll()
      }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      if scrollView == headerViewController.headerView.trackingScrollView {
        headerViewController.headerView.trackingScrollViewDidEndDecelerating()
      }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      let headerView = headerViewController.headerView
      if scrollView == headerView.trackingScrollView {
        headerView.trackingScrollViewDidEndDragging(willDecelerate: decelerate)
      }
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      let headerView = headerViewController.headerView
      if scrollView == headerView.trackingScrollView {
        headerView.trackingScrollViewWillEndDragging(
          withVelocity: velocity, targetContentOffset: targetContentOffset)
      }
    }
  }

  /// For collection views, cells are registered before the header tracks the collection view.
  private final class MyCollectionViewController: UICollectionViewController {
    let headerViewController = FlexibleHeaderViewController()

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      addChild(headerViewController)
      headerViewController.headerView.observesTrackingScrollViewScrollEvents = true
      headerViewController.headerView.trackingScrollView = collectionView
      view.addSubview(headerViewController.view)
      headerViewController.didMove(toParent: self)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      200
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 80 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test("plain scroll views and tables drive the header through its controller", arguments: [false, true])
  func theControllerAsDelegate(isTable: Bool) throws {
    let rows = Rows()
    let phone = HeaderStage { () -> DelegatingViewController in
      let table = UITableView(frame: .zero, style: .plain)
      table.dataSource = rows
      let plain = UIScrollView()
      plain.contentSize = CGSize(width: 375, height: 3000)
      return DelegatingViewController(scrollView: isTable ? table : plain)
    }
    let header = phone.root.headerViewController.headerView
    let scrollView = phone.root.scrollView
    expect(header.frame.height == 180 && scrollView.contentOffset.y == -180)
    var heights: Set<CGFloat> = []
    try phone.play("flick-up-1") {
      expectEqual(header.frame.height, max(76, -scrollView.contentOffset.y))
      heights.insert(header.frame.height)
    }
    expect(heights.count > 3 && header.frame.height == 76)
    phone.drag(by: 150)
    expectEqual(header.frame.height, max(76, -scrollView.contentOffset.y))
  }

  @Test("forwarded events do all that the controller as delegate does")
  func forwarding() throws {
    let phone = HeaderStage { ForwardingViewController() }
    let header = phone.root.headerViewController.headerView
    header.shiftBehavior = .enabled
    try phone.play("flick-up-1")
    expect(header.frame.height == 76 && header.frame.minY == -56, "collapsed, then shifted")
    let other = UIScrollView()
    phone.root.scrollViewDidScroll(other)
    phone.root.scrollViewDidEndDragging(other, willDecelerate: false)
    expectEqual(header.frame.minY, -56, "events of other scroll views are nothing to it")
  }

  @Test("the end of a drag reaches the header, which doesn't stay half way", .needs(.touches))
  func forwardedEndOfADrag() {
    let phone = HeaderStage { ForwardingViewController() }
    let header = phone.root.headerViewController.headerView
    header.shiftBehavior = .enabled
    phone.root.scrollView.contentOffset.y = 400
    header.shiftHeaderOnScreen(animated: false)
    phone.drag(by: -40)
    expect(phone.settle())
    expect(header.frame.minY == 0 || header.frame.minY == -56, "rests at \(header.frame.minY)")
  }

  @Test("a collection view whose cells are registered first")
  func collection() {
    let phone = HeaderStage { () -> MyCollectionViewController in
      let layout = UICollectionViewFlowLayout()
      return MyCollectionViewController(collectionViewLayout: layout)
    }
    let collectionView = phone.root.collectionView
    let header = phone.root.headerViewController.headerView
    let first = collectionView?.cellForItem(at: IndexPath(item: 0, section: 0))
    withKnownIssue(
      "Where a header is notified of its safe area after its controller appeared, content can begin 20 points too high.",
      isIntermittent: true
    ) {
      expectEqual(first.map { $0.convert($0.bounds, to: phone.root.view.superview).minY }, 76)
    } when: {
      UIKitAnswers.initial != .standard
    }
    collectionView?.contentOffset.y = 300
    let place = header.convert(header.bounds, to: phone.window)
    expectEqual(place, CGRect(x: 0, y: 0, width: 375, height: 76))
  }
}
