import Foundation

/// A container view controller that shows the last controller of a stack, with a navigation bar.
///
/// The stack changes at once. The visible views follow in the next layout.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  final var stack: [UIViewController] = []
  /// The controller whose view is visible or about to be.
  final var shown: UIViewController?
  /// The scroll view that reports to the bar whether it is at its top.
  final weak var edgeScrollView: UIScrollView?
  /// The change that starts in the next layout.
  final var pendingChange: StackChange?
  /// The change in progress.
  final var runningChange: RunningStackChange?
  /// A Boolean value that indicates whether controllers are being notified of a change whose views aren't in
  /// place yet.
  final var isPreparingChange = false
  /// The controllers that were added to the stack and wait for `didMove(toParent:)`.
  final var arriving: [UIViewController] = []
  /// The controllers that left the stack and remain children until the change ends.
  final var leaving: [UIViewController] = []
  /// The controller of which the delegate has to be notified, because this controller appears together with
  /// it.
  final weak var unannounced: UIViewController?
  /// The same controller, after the delegate was notified that it will be shown.
  final weak var announced: UIViewController?
  final var isBarHidden = false
  final var isBottomBarHidden = true
  final let bottomBar = UIToolbar(frame: .zero)
  /// A Boolean value that indicates whether the toolbar was hidden together with the navigation bar, with which it appears again.
  final var toolbarIsHiddenWithBar = false
  /// A Boolean value that indicates whether the bars are hidden because the keyboard appeared, so that a tap shows them.
  final var barsAreHiddenForKeyboard = false
  final var keyboardObserver: KeyboardObserver?
  /// The secondary controller of a split view controller whose interface collapsed onto this stack.
  final var collapsedSecondary: CollapsedSecondary?
  final let bar = UINavigationBar(frame: .zero)
  final let contentView = UIView(frame: .zero)
  final var popRecognizer: UIScreenEdgePanGestureRecognizer?
  final let popPermission = InteractivePopPermission()
  final let swipeRecognizer = UIPanGestureRecognizer()
  final let tapRecognizer = UITapGestureRecognizer()
  final let hidingPermission = BarHidingPermission()
  /// The distance by which the content is pulled down below a bar with a large title, in points.
  final var pull: CGFloat = 0
  /// A Boolean value that indicates whether the next change is driven by the interactive pop gesture.
  final var isPoppingInteractively = false

  // MARK: - Life cycle

  /// Creates a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepareBar()
  }

  /// Creates a controller with a root view controller, which stays at the bottom of the stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    prepareBar()
    pushViewController(rootViewController, animated: false)
  }

  /// Not supported. Always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// Creates the view, which contains the content, the bar, and the gesture recognizer for the interactive
  /// pop.
  open override func loadView() { loadNavigationView() }

  // MARK: - Stack

  /// Pushes a controller onto the stack. Traps if it is already on the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }
  /// Pops the top controller and returns it. Returns `nil` if it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    popLast(animated: animated)
  }
  /// Pops all controllers above a given one and returns them. Returns `nil` if there are none. Traps if the
  /// given controller isn't on the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    pop(to: viewController, animated: animated)
  }
  /// Pops all controllers except the root and returns them. Returns `nil` if there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return pop(to: root, animated: animated)
  }
  /// The top controller of the stack, or `nil` if the stack is empty.
  open var topViewController: UIViewController? { stack.last }
  /// The controller presented over this one or, if there is none, the top controller of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }
  /// The controllers of the stack. The last one is visible.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the stack. The animation is that of a pop if the new top controller was already on the stack,
  /// and that of a push otherwise.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }
  /// Pushes a controller, animated.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }
  /// Adds the secondary controller to the stack. The stack of a navigation controller is added to this one.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    pushSecondary(secondaryViewController)
  }
  /// Removes the secondary controller from the stack and returns it. Otherwise pops the top controller.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    popSecondary()
  }
  /// The delegate of the navigation controller. The default is `nil`.
  weak open var delegate: (any UINavigationControllerDelegate)?
  /// The last frame that the layout gave to the bar.
  final var laidOutBarFrame: CGRect?

  // MARK: - Bar

  /// The navigation bar above the content. Its items are those of the stack.
  open var navigationBar: UINavigationBar { bar }
  /// A Boolean value that determines whether the navigation bar is hidden. The default is `false`. The safe
  /// area of the content changes at once.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the navigation bar, within 0.2 seconds if animated. If called during the appearance
  /// callbacks of a stack change, it is animated together with that change.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    changeBar(isHidden: hidden, animated: animated)
  }

  // MARK: - Toolbar

  /// A Boolean value that determines whether the toolbar is hidden. The default is `true`. The safe area of the
  /// content changes at once.
  open var isToolbarHidden: Bool {
    get { isBottomBarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Hides or shows the toolbar, within 0.2 seconds if animated.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    changeToolbar(isHidden: hidden, animated: animated)
  }
  /// The toolbar at the bottom, with the items of the top controller.
  open var toolbar: UIToolbar! { bottomBar }

  // MARK: - Hiding the bars

  /// A Boolean value that determines whether the bar is hidden when the user swipes up in the content, and
  /// shown when the user swipes down. The default is `false`.
  open var hidesBarsOnSwipe: Bool {
    get { swipeRecognizer.isEnabled }
    set { swipeRecognizer.isEnabled = newValue }
  }
  /// The gesture recognizer for hiding the bar by swipes. It works simultaneously with the content's
  /// recognizers.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { swipeRecognizer }
  /// A Boolean value that determines whether taps hide and show the bars. The default is `false`. Taps on controls have no effect.
  open var hidesBarsOnTap = false {
    didSet { barHidingDidChange() }
  }
  /// The gesture recognizer for hiding and showing the bars by taps.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { tapRecognizer }
  /// A Boolean value that determines whether the bars are hidden when the keyboard appears. The default is `false`. They remain
  /// hidden when it disappears. A tap shows them.
  open var hidesBarsWhenKeyboardAppears = false {
    didSet { barHidingDidChange() }
  }
  /// A Boolean value that determines whether the bars are hidden while the vertical size class is compact. The default is `false`.
  /// A tap where the bars would be shows them.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet {
      barHidingDidChange()
      if hidesBarsWhenVerticallyCompact, !oldValue, isViewLoaded { verticalSizeClassDidChange() }
    }
  }
  /// Hides and shows the bars with the vertical size class. Subclasses must call `super`.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass {
      verticalSizeClassDidChange()
    }
  }

  // MARK: - Interactive pop

  /// The gesture recognizer for the interactive pop, or `nil` until the view is loaded.
  ///
  /// Its default delegate prevents the gesture while the bar is hidden, if there is only one controller,
  /// during a transition, and if other buttons replace the back button.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

  // MARK: - Status bar

  /// The top controller of the stack, which determines whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { stack.last }
  /// The top controller of the stack while the bar is hidden, which then determines the status bar style.
  open override var childForStatusBarStyle: UIViewController? { isBarHidden ? stack.last : nil }

  /// Light content on a black bar.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    isBarHidden || navigationBar.barStyle == .default ? super.preferredStatusBarStyle : .lightContent
  }

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
