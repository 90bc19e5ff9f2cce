import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Material's example: Tracking a parent view") struct ParentViewExampleTests {
  private final class MyTableViewController: UITableViewController {
    let headerViewController = FlexibleHeaderViewController()

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      addChild(headerViewController)
      headerViewController.headerView.maximumHeight = 160
      headerViewController.headerView.trackingScrollView = tableView
      view.addSubview(headerViewController.view)
      headerViewController.didMove(toParent: self)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      headerViewController.headerView.trackingScrollViewDidScroll()
    }
  }

  @Test(
    "the header stays where it is although it lies in what scrolls, and stays in front", .needs(.touches),
    arguments: DeviceModel.all)
  func staysInPlace(device: DeviceModel) throws {
    let phone = HeaderStage(device) { MyTableViewController(style: .plain) }
    let header = phone.root.headerViewController.headerView
    let top = device.safeAreaInsets.top
    expectSame(header.superview, phone.root.tableView)
    try phone.play("flick-up-1") {
      let place = header.convert(header.bounds, to: phone.window)
      expectLess(abs(place.minY), 1e-9)
      expectLess(abs(place.height - max(56 + top, -(phone.root.tableView.contentOffset.y))), 1e-9)
      expectSame(phone.root.tableView.subviewsWithoutIndicators.last, header)
    }
    expect(phone.root.tableView.contentOffset.y > 100 && header.bounds.height == 56 + top)
  }
}
