import CatalogScreens

/// A screen of the catalog over the whole display; a swipe from the left edge, or a shake, goes back to the list.
///
/// Presented rather than pushed, so that no navigation bar lies over the header.
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
