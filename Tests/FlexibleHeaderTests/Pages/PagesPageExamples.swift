import FlexibleHeader
import Foundation
import HeaderTesting
import Testing

/// The examples of Documentation/Pages.md, as they are printed there.
@MainActor @Suite("Examples of the page on pages") struct PagesPageExamples {
  private final class DayViewController: UIViewController {
    let day: Int
    init(day: Int) {
      self.day = day
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class DayPages: HeaderPagesDataSource {
    func numberOfPages(in pagesController: HeaderPagesViewController) -> Int { 10_000 }

    func headerPages(_ pagesController: HeaderPagesViewController, pageAt index: Int) -> UIViewController {
      DayViewController(day: index)
    }
  }

  private final class PhotoGrid: UIScrollView {}

  private final class PhotosViewController: UIViewController, HeaderPage {
    let collection = PhotoGrid()
    var headerScrollView: UIScrollView? { collection }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(UIScrollView())
      collection.frame = view.bounds
      collection.contentSize = CGSize(width: 100, height: 2000)
      view.addSubview(collection)
    }
  }

  @Test("A navigation controller shows pages with tabs")
  func tabs() {
    DeviceModel.phone47.makeCurrent()
    let indicator = UIView()
    let segments = UISegmentedControl(items: ["Posts", "Photos", "Likes"])
    let tabWidth: CGFloat = 125
    var controller: HeaderPagesViewController!
    let stage = HeaderStage { () -> UINavigationController in
      let navigationController = UINavigationController(rootViewController: UIViewController())
      let (posts, photos, likes) = (ListPage("posts"), PhotosViewController(), ListPage("likes"))
      let header = FlexibleHeaderView(maximumHeight: 200)
      controller = HeaderPagesViewController(header: header, pages: [posts, photos, likes])
      navigationController.pushViewController(controller, animated: true)
      return navigationController
    }
    stage.settle()
    controller.positionDidChange = { position in
      indicator.center.x = tabWidth * (position + 0.5)
    }
    controller.selectedIndexDidChange = { index in
      segments.selectedSegmentIndex = index
    }
    controller.select(2, animated: true)
    stage.settle()
    expect(indicator.center.x == 312.5 && segments.selectedSegmentIndex == 2)
    controller.select(1, animated: true)
    stage.settle()
    let photos = controller.currentPage as? PhotosViewController
    expectEqual(photos?.collection.contentInset.top, 200)
  }

  @Test("Ten thousand days, and their state")
  func days() throws {
    DeviceModel.phone47.makeCurrent()
    let header = FlexibleHeaderView(frame: .zero)
    let days = DayPages()
    let controller = HeaderPagesViewController(header: header, dataSource: days)
    let stage = HeaderStage { controller }
    controller.select(365, animated: false)
    let data = try JSONEncoder().encode(controller.state)
    controller.state = try JSONDecoder().decode(HeaderPagesState.self, from: data)
    stage.settle()
    expect(controller.selectedIndex == 365 && (controller.currentPage as? DayViewController)?.day == 365)
  }

  @Test("A toolbar and a button follow a header")
  func followers() {
    let screen = PagesScreen(.shifting)
    let header = screen.header as? FlexibleHeaderView
    let toolbar = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    let composeButton = UIButton(frame: CGRect(x: 300, y: 540, width: 56, height: 56))
    screen.controller.view.addSubview(composeButton)
    guard let header else { return }
    header.followers.addBottomBar(toolbar, hides: true)
    header.followers.add(composeButton, edge: .trailing, over: .exit)
    screen.stage.settle()
    screen.scroll(by: 300)
    screen.scroll(by: 300)
    expect(toolbar.convert(CGPoint.zero, to: nil).y >= 667 && composeButton.frame.minX >= 375)
    expectEqual(screen.lists[0].list.contentInset.bottom, 49)
  }
}
