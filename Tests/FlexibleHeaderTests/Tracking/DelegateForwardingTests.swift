import FlexibleHeader
import HeaderTesting
import Testing

/// Documentation/Connection.md#the-delegate
@MainActor @Suite("Delegates that forward") struct DelegateForwardingTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// A delegate with heights of its own.
  private final class Heights: NSObject, UITableViewDelegate {
    let height: CGFloat
    init(_ height: CGFloat) { self.height = height }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
  }

  /// A delegate that implements events of scroll views only.
  private final class Scrolls: NSObject, UIScrollViewDelegate {
    var count = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  }

  private let rows = Rows()
  private let heightOfRow = Self.method("tableView:heightForRowAtIndexPath:")

  /// Returns a method by its name in Objective-C, because `#selector` exists only there.
  private static func method(_ name: String) -> Selector { Selector(name) }

  private func table(in screen: HeaderStage<UIViewController>) -> UITableView {
    let table = UITableView(frame: screen.root.view.bounds)
    table.dataSource = rows
    table.estimatedRowHeight = 0
    table.rowHeight = 44
    screen.root.view.addSubview(table)
    return table
  }

  private func heightOfFirstRow(_ table: UITableView) -> CGFloat {
    table.reloadData()
    table.layoutIfNeeded()
    return table.rectForRow(at: IndexPath(row: 0, section: 0)).height
  }

  @Test("A method of lists is forwarded to the first target that implements it")
  func firstTarget() {
    let screen = HeaderStage { UIViewController() }
    let table = table(in: screen)
    let (tall, low, scrolls, behavior) = (Heights(80), Heights(60), Scrolls(), SquareCashBehavior())
    let pairs: [(any UIScrollViewDelegate, any UIScrollViewDelegate, CGFloat)] = [
      (tall, low, 80), (low, tall, 60), (scrolls, tall, 80), (tall, scrolls, 80), (behavior, low, 60),
    ]
    for (first, second, height) in pairs {
      let splitter = ScrollViewDelegateSplitter(first, second)
      table.delegate = splitter
      expectEqual(heightOfFirstRow(table), height)
    }
  }

  @Test("A splitter responds to what its targets implement")
  func responding() {
    let screen = HeaderStage { UIViewController() }
    let table = table(in: screen)
    let scrolls = Scrolls()
    let splitter = ScrollViewDelegateSplitter(scrolls, nil)
    expect(splitter.responds(to: Self.method("scrollViewDidScroll:")))
    expect(!splitter.responds(to: heightOfRow))
    let heights = Heights(80)
    splitter.second = heights
    expect(splitter.responds(to: heightOfRow))
    table.delegate = splitter
    expectEqual(heightOfFirstRow(table), 80)
    table.contentOffset.y = 100
    expectEqual(scrolls.count, 1)
  }

  @Test("A table whose splitter lost a target continues with UIKit's defaults")
  func lostTarget() {
    let screen = HeaderStage { UIViewController() }
    let table = table(in: screen)
    let scrolls = Scrolls()
    var heights: Heights? = Heights(80)
    let splitter = ScrollViewDelegateSplitter(scrolls, heights)
    table.delegate = splitter
    expectEqual(heightOfFirstRow(table), 80)
    table.contentOffset.y = 10
    heights = nil
    expectNil(splitter.second)
    expect(!splitter.responds(to: heightOfRow))
    expectEqual(heightOfFirstRow(table), 44)
    table.contentOffset.y = 100
    expectEqual(scrolls.count, 2)
  }

  @Test("A header that takes part in the delegate outlives the app's delegate")
  func lostDelegateOfTheApp() {
    let screen = HeaderStage { UIViewController() }
    let table = table(in: screen)
    var heights: Heights? = Heights(80)
    table.delegate = heights
    let header = FlexibleHeaderView()
    header.snaps = true
    header.install(in: table)
    screen.settle()
    expectEqual(heightOfFirstRow(table), 80)
    heights = nil
    expectEqual(heightOfFirstRow(table), 44)
    screen.settle()
    header.uninstall()
    expectNil(table.delegate)
  }

  /// A delegate of a recognizer that other code set before the header's controller.
  private final class Refusal: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test("The pop gesture outlives the delegate that it had before", .needs(.touches))
  func lostDelegateOfThePopGesture() throws {
    let screen = HeaderStage<UINavigationController> {
      let navigation = UINavigationController(rootViewController: ScrollScreen())
      navigation.isNavigationBarHidden = true
      return navigation
    }
    var refusal: Refusal? = Refusal()
    let swipes = try #require(screen.root.interactivePopGestureRecognizer)
    swipes.delegate = refusal
    let upper = ScrollScreen()
    upper.headerViewController.keepsSwipeBackWithHiddenNavigationBar = true
    screen.root.pushViewController(upper, animated: true)
    screen.settle()
    expectNotNil(swipes.delegate)
    expect(swipes.delegate !== refusal)
    refusal = nil
    screen.swipeBack(to: 300).up()
    screen.settle()
    expectEqual(screen.root.viewControllers.count, 1)
  }
}
