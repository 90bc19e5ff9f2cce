import FlexibleHeader
import FlexibleHeaderMigration
import HeaderTesting
import Testing

/// Documentation/Behavior/FieldProblems.md#page-swipe
@MainActor @Suite("No band shows above neighboring pages while swiping")
struct PageSwipeTests {
  /// Three lists side by side under one header, with swiping between them.
  private final class Pages: UIViewController, UIScrollViewDelegate {
    let headerViewController = FlexibleHeaderViewController()
    let pager = UIScrollView()
    let lists = (0..<3).map { _ in UIScrollView() }
    private let flags: BehavioralFlags

    var header: FlexibleHeaderView { headerViewController.headerView }

    init(_ flags: BehavioralFlags) {
      self.flags = flags
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let size = view.bounds.size
      pager.frame = view.bounds
      pager.isPagingEnabled = true
      pager.contentInsetAdjustmentBehavior = .never
      pager.contentSize = CGSize(width: size.width * 3, height: size.height)
      pager.delegate = self
      view.addSubview(pager)
      for (index, list) in lists.enumerated() {
        list.frame = CGRect(x: size.width * CGFloat(index), y: 0, width: size.width, height: size.height)
        list.contentSize = CGSize(width: size.width, height: 4000)
        list.alwaysBounceVertical = true
        list.delegate = headerViewController
        pager.addSubview(list)
      }
      header.behavioralFlags = flags
      let safeArea = flags.minMaxHeightIncludesSafeArea ? DeviceModel.current.safeAreaInsets.top : 0
      header.minimumHeight = 56 + safeArea
      header.maximumHeight = 160 + safeArea
      header.isSharedWithManyScrollViews = true
      addChild(headerViewController)
      view.addSubview(header)
      headerViewController.didMove(toParent: self)
      header.trackingScrollView = lists[0]
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      for list in lists where list !== header.trackingScrollView { header.trackingScrollWillChange(to: list) }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      let page = Int((pager.contentOffset.x / view.bounds.width).rounded())
      header.trackingScrollView = lists[min(2, max(0, page))]
    }

    /// Returns the distance from the header to the first row of a page. A positive value is a blank band.
    func band(above page: Int) -> CGFloat {
      lists[page].convert(CGPoint.zero, to: view).y - header.frame.maxY
    }

    /// Returns whether there is no band above a page. The original left bands above pages that were never
    /// shown.
    func isWithoutBand(above page: Int) -> Bool { flags == .materialComponents || band(above: page) <= 0 }
  }

  private func swipe(_ phone: HeaderStage<Pages>, by distance: CGFloat, onFrame: () -> Void) {
    let samples = (0...12).map { step in
      Stroke.Sample(
        time: Double(step) / 60, x: 187 - distance / 2 + distance * CGFloat(step) / 12, y: 400)
    }
    phone.play(samples, liftsAt: 0.21, onFrame: onFrame)
  }

  @Test(
    "a collapsed header: each page that comes into view begins where it ends", .needs(.touches),
    arguments: BehavioralFlags.both
  )
  func collapsed(flags: BehavioralFlags) {
    let phone = HeaderStage { Pages(flags) }
    let pages = phone.root
    phone.drag(by: -300)
    expectEqual(pages.header.frame.height, 76)
    for (next, distance) in [(1, -250.0), (2, -250), (1, 250), (0, 250)] {
      swipe(phone, by: distance) {
        expectEqual(pages.header.frame, CGRect(x: 0, y: 0, width: 375, height: 76))
        expect(!pages.pager.isDragging || pages.isWithoutBand(above: next), "above page \(next)")
      }
      expectSame(pages.header.trackingScrollView, pages.lists[next], "page \(next)")
      expectAtMost(pages.band(above: next), 0, "above page \(next)")
    }
  }

  @Test(
    "pulled out on one page, collapsed on the next: none of them is left behind", .needs(.touches),
    arguments: BehavioralFlags.both)
  func changing(flags: BehavioralFlags) {
    let phone = HeaderStage { Pages(flags) }
    let pages = phone.root
    phone.drag(by: -300)
    swipe(phone, by: -250) {}
    phone.drag(by: 400)
    expectGreater(pages.header.frame.height, 150)
    swipe(phone, by: -250) { expect(pages.isWithoutBand(above: 2)) }
    phone.drag(by: -300)
    expectEqual(pages.header.frame.height, 76)
    swipe(phone, by: 250) { expect(pages.isWithoutBand(above: 1)) }
    expectAtMost(pages.band(above: 1), 0)
  }
}
