import FlexibleHeader
import HeaderTesting

/// A device with a hundred rows in a scroll view that fills the screen, with or without a navigation bar.
@MainActor final class EdgeScreen {
  let stage: HeaderStage<UIViewController>
  let controller: RowsScreen
  let navigation: UINavigationController?

  init(
    device: DeviceModel = .phoneNotch, kind: ListKind = .table, answers: UIKitAnswers = .initial,
    hasNavigationBar: Bool = false, rows: Int = 100, sections: Int = 1
  ) {
    stage = HeaderStage(device, answers: answers) { UIViewController() }
    controller = RowsScreen(kind, rowCount: rows, rowHeight: 44, sectionCount: sections)
    navigation = hasNavigationBar ? UINavigationController(rootViewController: controller) : nil
    controller.loadViewIfNeeded()
  }

  var window: UIWindow { stage.window }
  var scrollView: UIScrollView { controller.list }
  var table: UITableView? { controller.table }

  /// Shows the screen, as the system does after `viewDidLoad`.
  func show() {
    window.rootViewController = navigation ?? controller
    window.makeKeyAndVisible()
    stage.settle()
  }

  func scroll(to y: CGFloat) {
    scrollView.contentOffset.y = y
    stage.step()
  }

  /// The top of the first row, in points of the scroll view's superview.
  var firstRowTop: CGFloat { scrollView.convert(controller.content.firstRow, to: scrollView.superview).minY }

  /// Returns the frame of a view, in points of the scroll view's superview.
  func place(of view: UIView) -> CGRect { view.convert(view.bounds, to: scrollView.superview) }

  /// A Boolean value that indicates whether the content rests at its top.
  var restsAtTop: Bool { abs(controller.distance) < 0.5 }
}

/// Adds a label with margins of 20 points above and below, as tall as its text.
@MainActor func addTitle(_ text: String, to view: UIView) -> UILabel {
  let label = UILabel()
  label.text = text
  label.numberOfLines = 0
  label.font = .preferredFont(forTextStyle: .title1)
  label.adjustsFontForContentSizeCategory = true
  label.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(label)
  NSLayoutConstraint.activate([
    label.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: 20),
    label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
    label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
    label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
  ])
  return label
}
