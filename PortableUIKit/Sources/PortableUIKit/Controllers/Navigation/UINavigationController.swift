import Foundation

/// Shows the last of a stack of controllers, with a bar above it and ways back.
///
/// The stack changes at once; what is seen follows at the next layout (12.16.1).
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  final var stack: [UIViewController] = []
  /// The controller whose view is in place or on its way there.
  final var shown: UIViewController?
  /// The content that tells the bar whether it is at its top.
  final weak var edgeScrollView: UIScrollView?
  /// The change of what is seen that the next layout starts.
  final var pendingChange: StackChange?
  /// The change that is under way.
  final var runningChange: RunningStackChange?
  /// Whether controllers are being told of a change whose views are not in place yet.
  final var isPreparingChange = false
  /// Controllers that came onto the stack and wait for `didMove(toParent:)`.
  final var arriving: [UIViewController] = []
  /// Controllers that left the stack and are children until the change has been seen.
  final var leaving: [UIViewController] = []
  /// The controller that the delegate has yet to hear of, as this one appears with it.
  final weak var unannounced: UIViewController?
  /// The same once the delegate knows that it is coming.
  final weak var announced: UIViewController?
  final var isBarHidden = false
  final let bar = UINavigationBar(frame: .zero)
  final let contentView = UIView(frame: .zero)
  final var popRecognizer: UIScreenEdgePanGestureRecognizer?
  final let popPermission = InteractivePopPermission()
  final let swipeRecognizer = UIPanGestureRecognizer()
  final let swipePermission = BarSwipePermission()
  /// How far the content is pulled down below a bar with a large title, in points.
  final var pull: CGFloat = 0
  /// Whether the next change follows the finger.
  final var isPoppingInteractively = false

  // MARK: - Life cycle

  /// A controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepareBar()
  }

  /// A controller that shows `rootViewController`, which stays at the bottom of the stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    prepareBar()
    pushViewController(rootViewController, animated: false)
  }

  /// Not supported: traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  /// Makes the view that holds the content, the bar and the recognizer for swiping back.
  open override func loadView() { loadNavigationView() }

  // MARK: - Stack

  /// Puts a controller on the stack; one that is on it already traps.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }
  /// Takes the last controller from the stack and returns it; nil when there is only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    popLast(animated: animated)
  }
  /// Takes all controllers above one from the stack and returns them; nil when there are none. One that is not
  /// on the stack traps.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    pop(to: viewController, animated: animated)
  }
  /// Takes all controllers but the first from the stack and returns them; nil when there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return pop(to: root, animated: animated)
  }
  /// The last controller of the stack; nil when it is empty.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that is presented over this one, else the last of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }
  /// The stack, what is seen last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the stack. Animated it looks like a pop if the new last one was on it already, else like a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }
  /// Hears which controller is shown; nil by default.
  weak open var delegate: (any UINavigationControllerDelegate)?

  // MARK: - Bar

  /// The bar above the content; its items are those of the stack.
  open var navigationBar: UINavigationBar { bar }
  /// Whether the bar is away; false by default. The safe area of the content follows at once.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Takes the bar away or brings it back, in a fifth of a second if animated. Called while controllers are told
  /// of a change of the stack, it happens along with that.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    changeBar(isHidden: hidden, animated: animated)
  }

  // MARK: - Swiping the bar away

  /// Whether the bar goes when a finger moves up across the content, and comes back when it moves down; false by
  /// default.
  open var hidesBarsOnSwipe: Bool {
    get { swipeRecognizer.isEnabled }
    set { swipeRecognizer.isEnabled = newValue }
  }
  /// What recognizes these movements, beside the content's own recognizers.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { swipeRecognizer }

  // MARK: - Swiping back

  /// What recognizes a swipe from the left edge that leads back; nil until the view is loaded.
  ///
  /// Its own delegate refuses while the bar is hidden, at the bottom of the stack, during a transition, and where
  /// other buttons have the back button's place.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

  // MARK: - Status bar

  /// The last controller of the stack decides whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { stack.last }
  /// While the bar is hidden, the last controller of the stack chooses the style.
  open override var childForStatusBarStyle: UIViewController? { isBarHidden ? stack.last : nil }

  // MARK: - Internal hooks

  override func appearanceReached(_ step: AppearanceStep) {
    switch step {
    case .childrenWillAppear: startPendingChange()
    case .childrenAreAppearing: announceShowing()
    case .childrenHaveAppeared: announceShown()
    case .willDisappear: runningChange?.coordinator?.finishAtOnce()
    }
  }
}
