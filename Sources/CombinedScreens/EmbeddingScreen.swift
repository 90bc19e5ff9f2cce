/// A screen that shows another one below a view of its own, in the role of an app.
final class EmbeddingScreen: UIViewController {
  private let screen: UIViewController

  init(_ screen: UIViewController) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(screen)
    let child: UIView = screen.view
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 60),
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      child.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    screen.didMove(toParent: self)
  }
}
