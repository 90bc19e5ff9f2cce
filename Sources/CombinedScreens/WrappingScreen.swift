/// A controller that shows another screen in a way of its own, in the role of an app.
class WrappingScreen: UIViewController {
  let screen: UIViewController

  init(_ screen: UIViewController) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
