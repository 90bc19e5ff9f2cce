/// A screen that shows another one below a view of its own, in the role of an app.
final class EmbeddingScreen: WrappingScreen {
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
