import Testing

@testable import PortableUIKit

/// The room for the keyboard in the views of table and collection view controllers.
@MainActor struct KeyboardRoomTests {
  final class Table: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
  }
  final class Collection: UICollectionViewController {}

  let simulator = HostSimulator(device: .phoneNotch)
  let window: UIWindow
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))

  init() {
    simulator.makeCurrent()
    simulator.showsKeyboard = true
    window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    window.addSubview(field)
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.layoutIfNeeded()
    simulator.step()
  }

  @Test("[R] the adjusted inset of a table view controller holds the keyboard, and contentInset doesn't")
  func adjusted() {
    let controller = Table()
    show(controller)
    let (table, inset) = (controller.tableView!, controller.tableView.adjustedContentInset)
    field.becomeFirstResponder()
    expectEqual(table.adjustedContentInset.bottom, simulator.keyboardHeight)
    expectEqual(table.contentInset, .zero)
    simulator.advance(by: 0.5)
    table.contentOffset.y = table.contentSize.height - table.bounds.height + simulator.keyboardHeight
    table.layoutIfNeeded()
    field.resignFirstResponder()
    expectEqual(table.adjustedContentInset.bottom, simulator.keyboardHeight)
    simulator.advance(by: 0.5)
    expectEqual(table.adjustedContentInset, inset)
    expectEqual(table.contentOffset.y, table.contentSize.height - table.bounds.height + inset.bottom)
  }

  @Test("[R] without adjustment, contentInset holds the keyboard, with what the app added meanwhile")
  func own() {
    let controller = Table()
    controller.tableView.contentInsetAdjustmentBehavior = .never
    controller.tableView.contentInset.bottom = 10
    show(controller)
    field.becomeFirstResponder()
    expectEqual(controller.tableView.contentInset.bottom, 10 + simulator.keyboardHeight)
    controller.tableView.contentInset.bottom += 5
    field.resignFirstResponder()
    simulator.advance(by: 0.5)
    expectEqual(controller.tableView.contentInset.bottom, 15)
  }

  @Test("[R] a collection view controller keeps room, too, and another controller doesn't")
  func controllers() {
    let controller = Collection(collectionViewLayout: UICollectionViewFlowLayout())
    show(controller)
    field.becomeFirstResponder()
    expectEqual(controller.collectionView.adjustedContentInset.bottom, simulator.keyboardHeight)
    field.resignFirstResponder()
    simulator.advance(by: 0.5)
    let (plain, table) = (UIViewController(), UITableView(frame: window.bounds))
    plain.view.addSubview(table)
    show(plain)
    let inset = table.adjustedContentInset
    field.becomeFirstResponder()
    expectEqual(table.adjustedContentInset, inset)
  }

  @Test("[R] the room of a view that is away stays, and ends when it appears again")
  func away() {
    let (navigation, controller) = (UINavigationController(), Table())
    navigation.viewControllers = [controller]
    show(navigation)
    let inset = controller.tableView.adjustedContentInset
    field.becomeFirstResponder()
    navigation.pushViewController(UIViewController(), animated: false)
    simulator.advance(by: 0.5)
    field.resignFirstResponder()
    simulator.advance(by: 0.5)
    expectGreater(controller.tableView.adjustedContentInset.bottom, inset.bottom)
    navigation.popViewController(animated: false)
    simulator.advance(by: 0.5)
    expectEqual(controller.tableView.adjustedContentInset, inset)
  }

  @Test("[R] a table view controller reloads a table without sections only when it appears")
  func reloads() {
    final class Controller: UITableViewController {
      final class Counting: UITableView {
        var reloads = 0
        override func reloadData() {
          reloads += 1
          super.reloadData()
        }
      }
      var sections = 1
      override func loadView() {
        tableView = Counting(frame: UIScreen.main.bounds, style: .plain)
        tableView.dataSource = self
      }
      override func numberOfSections(in tableView: UITableView) -> Int { sections }
    }
    for (sections, reloads) in [(1, 0), (0, 1)] {
      let controller = Controller()
      controller.sections = sections
      show(controller)
      expectEqual((controller.tableView as? Controller.Counting)?.reloads, reloads)
    }
  }
}
