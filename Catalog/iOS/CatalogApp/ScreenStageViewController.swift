import CatalogScreens
import UIKit

/// Shows a screen of the catalog full screen, without a navigation bar, which would cover the header.
///
/// A swipe from the left edge returns to the list. On screens that use that edge themselves, shake the device.
final class ScreenStageViewController: UIViewController {
  private let screen: UIViewController

  init(_ screen: UIViewController) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(screen)
    screen.view.frame = view.bounds
    screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(screen.view)
    screen.didMove(toParent: self)

    let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(goBack))
    edge.edges = .left
    view.addGestureRecognizer(edge)
  }

  override var childForStatusBarHidden: UIViewController? { screen }

  override var childForStatusBarStyle: UIViewController? { screen }

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { goBack() }
  }

  @objc private func goBack() {
    if presentingViewController != nil, !isBeingDismissed { dismiss(animated: true) }
  }
}
