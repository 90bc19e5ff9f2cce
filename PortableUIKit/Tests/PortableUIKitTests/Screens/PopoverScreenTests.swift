import PortableUIKit
import Testing

/// A popover as somebody would show it on iOS.
@MainActor struct PopoverScreenTests {
  private let windows = WindowKeeper()

  private final class Colors: UIViewController, UIPopoverPresentationControllerDelegate {
    let button = UIButton(type: .system)
    let colors = UIViewController()
    var dismissals = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("Colors", for: .normal)
      button.frame = CGRect(x: 300, y: 400, width: 100, height: 44)
      button.addAction(UIAction { [weak self] _ in self?.showColors() }, for: .touchUpInside)
      view.addSubview(button)
    }

    func showColors() {
      colors.modalPresentationStyle = .popover
      colors.preferredContentSize = CGSize(width: 200, height: 150)
      if let popover = colors.popoverPresentationController {
        popover.sourceView = button
        popover.sourceRect = button.bounds
        popover.permittedArrowDirections = [.left, .right]
        popover.delegate = self
      }
      present(colors, animated: true, completion: nil)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
      .none
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      dismissals += 1
    }
  }

  @Test("a popover with an arrow to the left lies to the right of its button and goes with a tap beside it")
  func popover() {
    let simulator = HostSimulator.fresh(.pad)
    let screen = Colors()
    let window = windows.show(screen)
    simulator.step()
    tapScreen(at: CGPoint(x: 350, y: 420), of: window)
    simulator.advance(by: 1)
    let frame = screen.colors.view.convert(screen.colors.view.bounds, to: nil)
    expectEqual(frame, CGRect(x: 413, y: 347, width: 200, height: 150))
    tapScreen(at: CGPoint(x: 50, y: 700), of: window)
    simulator.advance(by: 1)
    expectNil(screen.presentedViewController)
    expectEqual(screen.dismissals, 1)
    expectEmpty(simulator.warnings)
  }

  private final class Preparer: NSObject, UIPopoverPresentationControllerDelegate {
    let item: UIBarButtonItem
    init(_ item: UIBarButtonItem) { self.item = item }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      popoverPresentationController.barButtonItem = item
    }
  }

  @Test("[A] the delegate is asked before a popover appears, which hangs from the bar button that it names")
  func barButton() throws {
    let simulator = HostSimulator.fresh(.pad)
    let (content, menu) = (UIViewController(), UIViewController())
    let item = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
    content.navigationItem.rightBarButtonItem = item
    windows.show(UINavigationController(rootViewController: content))
    simulator.step()
    menu.modalPresentationStyle = .popover
    let popover = try #require(menu.popoverPresentationController)
    expect(popover.permittedArrowDirections == .any && popover.arrowDirection == .unknown)
    let preparer = Preparer(item)
    popover.delegate = preparer
    content.present(menu, animated: false)
    simulator.step()
    let screen = UIScreen.main.bounds
    let safeTop = content.view.safeAreaInsets.top
    expectEqual(menu.view.frame, CGRect(x: screen.width - 330, y: safeTop + 13, width: 320, height: 480))
    expectEqual(popover.arrowDirection, .up)
  }
}
