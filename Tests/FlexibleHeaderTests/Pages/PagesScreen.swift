import FlexibleHeader
import HeaderTesting

/// A page with a list that records its appearance calls.
@MainActor final class ListPage: RowsScreen {
  let name: String
  var calls: [String] = []

  init(_ name: String, rows: Int = 60, isTable: Bool = false) {
    self.name = name
    super.init(isTable ? .table : .plain, rowCount: rows)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("didDisappear")
  }
}

/// Pages on a stage, with a finger that swipes between them.
@MainActor struct PagesScreen {
  let stage: HeaderStage<UIViewController>
  let controller: HeaderPagesViewController
  let lists: [ListPage]

  init(
    _ kind: HeaderKind = .flexible, device: DeviceModel = .phone47, answers: UIKitAnswers = .initial,
    rows: [Int] = [60, 60, 60], isTable: Bool = false, inNavigation: Bool = false,
    setUp: @MainActor (HeaderPagesViewController) -> Void = { _ in }
  ) {
    var lists: [ListPage] = []
    var controller: HeaderPagesViewController!
    stage = HeaderStage(device, answers: answers) { () -> UIViewController in
      lists = rows.enumerated().map { ListPage("\($0.offset)", rows: $0.element, isTable: isTable) }
      controller = HeaderPagesViewController(header: kind.make(), pages: lists)
      setUp(controller)
      guard inNavigation else { return controller }
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.setNavigationBarHidden(true, animated: false)
      navigation.pushViewController(controller, animated: false)
      return navigation
    }
    self.lists = lists
    self.controller = controller
    stage.settle()
  }

  /// The pages on the screen of a session, or `nil` without a header.
  init?(_ session: ScreenSession) {
    guard let controller = session.root as? HeaderPagesViewController, controller.header != nil else {
      return nil
    }
    stage = session.stage
    self.controller = controller
    lists = controller.pages.compactMap { $0 as? ListPage }
  }

  var isChangingSize: Bool { lists.contains(where: \.isChangingSize) }
  var header: UIView { controller.header! }
  var bottom: CGFloat { header.convert(header.bounds, to: controller.view).maxY }
  var pager: UIScrollView { controller.view.subviews.first { $0 is UIScrollView } as! UIScrollView }

  /// Returns the distance from the header to a page's content, in points. A positive value is a gap.
  func gap(above index: Int) -> CGFloat {
    let list = lists[index].list
    // Content that bounces at its top leaves the header.
    guard list.contentOffset.y >= -list.adjustedContentInset.top - 0.5 else { return 0 }
    return list.convert(CGPoint.zero, to: controller.view).y - max(0, bottom)
  }

  /// The visible pages.
  var visible: [Int] {
    lists.indices.filter { index in
      guard let view = lists[index].viewIfLoaded, view.window != nil else { return false }
      let frame = view.convert(view.bounds, to: controller.view)
      return frame.maxX > 0.5 && frame.minX < controller.view.bounds.width - 0.5
    }
  }

  /// The largest gap above a visible page.
  var greatestGap: CGFloat { visible.map { gap(above: $0) }.max() ?? 0 }

  /// Scrolls the current page with a finger. Positive distances scroll down the page.
  func scroll(by distance: CGFloat) {
    stage.drag(from: CGPoint(x: 180, y: distance > 0 ? 600 : 300), by: -distance)
  }

  /// Swipes to a neighboring page: to the next one if `forward` is `true`.
  ///
  /// - Returns: The largest gap in any frame.
  @discardableResult func swipe(forward: Bool, by distance: CGFloat = 250) -> CGFloat {
    var gap: CGFloat = 0
    let sign: CGFloat = forward ? -1 : 1
    let start = CGPoint(x: 187 - sign * distance / 2, y: 450)
    stage.drag(
      from: start, to: CGPoint(x: start.x + sign * distance, y: 450), lasting: 0.2, holding: 0
    ) { gap = max(gap, greatestGap) }
    return gap
  }
}
