import Foundation

/// Manages one view and its place on the screen: loading, appearance, children, safe area and status bar.
@MainActor open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  final var storedView: UIView?
  final var isLoadingView = false
  final var appearance = AppearanceProgress()
  final var parentMove = ParentMove.none
  /// The window whose `rootViewController` this is.
  final weak var rootWindow: UIWindow?
  final let nibName: String?

  // MARK: - Life cycle

  /// A controller without a view yet; a nib name can only be honoured by overriding `loadView`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
  }

  /// Not supported: traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  /// A controller that makes its view in `loadView`.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: - View

  /// The controller's view, loaded by the first read; a view that another controller manages traps.
  open var view: UIView! {
    get {
      loadViewIfRequired()
      return storedView
    }
    set { adoptView(newValue) }
  }
  /// Makes the view; overrides assign `view`. Default: a plain view of the screen's size that follows its
  /// superview's size.
  open func loadView() { loadPlainView() }
  /// Loads the view unless it is there.
  open func loadViewIfNeeded() { loadViewIfRequired() }
  /// The view, or nil while it is not loaded.
  open var viewIfLoaded: UIView? { storedView }
  /// Called once after `loadView`; neither traits nor geometry are final.
  open func viewDidLoad() {}
  /// Whether the view is there; reading loads nothing.
  open var isViewLoaded: Bool { storedView != nil }
  /// What a container may show as a heading; default nil.
  open var title: String?

  // MARK: - Appearance

  /// The view is about to come onto the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in the window with final traits and geometry, just before its first layout there.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is on the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() { payOwedAppearanceCallsInWindow() }
  /// Called after the view has laid out its subviews, before they lay out theirs.
  open func viewDidLayoutSubviews() {}
  /// Whether children get appearance calls on their own; default true. With false the container calls
  /// `beginAppearanceTransition` and `endAppearanceTransition` for them.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Tells a child that it begins to appear or to disappear; to be paired with `endAppearanceTransition`.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginExplicitTransition(isAppearing: isAppearing, animated: animated)
  }
  /// Ends what `beginAppearanceTransition` began; without it there is a warning.
  open func endAppearanceTransition() { endExplicitTransition() }

  // MARK: - Containment

  /// The container, or nil.
  weak open internal(set) var parent: UIViewController?
  /// The controllers contained here, in the order of their addition.
  open internal(set) var children: [UIViewController] = []
  /// Takes a controller in, out of its present container; the caller adds its view and then calls
  /// `didMove(toParent:)`. A cycle, or a view that lies in another controller's, traps.
  open func addChild(_ childController: UIViewController) { adoptChild(childController) }
  /// Leaves the container and calls `didMove(toParent: nil)`; without container nothing happens.
  open func removeFromParent() { leaveParent() }
  /// Called before the container changes; to be called with nil before the view is taken out.
  open func willMove(toParent parent: UIViewController?) { parentWillChange(to: parent) }
  /// Called after the container has changed; to be called once the view has been added.
  open func didMove(toParent parent: UIViewController?) { parentDidChange() }
  /// Whether the controller is being added to a container; for use inside its appearance calls.
  open var isMovingToParent: Bool { parentMove == .entering }
  /// Whether the controller is being taken out of its container; for use inside its appearance calls.
  open var isMovingFromParent: Bool { parentMove == .leaving }

  // MARK: - Content

  /// The size in points that the controller would like; zero (default) means no wish. The parent is told.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// A child changed its wish; for containers to override.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The edges at which the view may lie under a container's bars; default all.
  open var edgesForExtendedLayout: UIRectEdge = .all

  // MARK: - Status bar

  /// The wished style of the status bar; default `default`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar should be hidden; default false.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar changes inside an animation; default `fade`.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Asks the chain of controllers for the status bar again, before it returns; without effect unless the
  /// controller is in the window that covers the screen.
  open func setNeedsStatusBarAppearanceUpdate() { updateStatusBarAppearance() }
  /// The child that chooses the style in this controller's place; default nil.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that chooses the visibility in this controller's place; default nil.
  open var childForStatusBarHidden: UIViewController? { nil }

  // MARK: - Safe area

  /// Points that the controller adds to its view's safe-area insets; default zero. Takes effect at once in a
  /// loaded view that is in a window, and never loads the view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      storedView?.updateSafeAreaInsetsOfController()
    }
  }
  /// Called when the view's safe-area insets changed, and once before the view first appears.
  open func viewSafeAreaInsetsDidChange() {}

  // MARK: - Transitions and traits

  /// The view is about to become `size` points large; super tells the children the same.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// The traits are about to change; super tells the children the same.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// The coordinator of the rotation or change of size that is running; nil otherwise.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    parent?.transitionCoordinator ?? rootWindow?.sizeTransition
  }
  /// The traits the controller lives in: its parent's, else those around its view, else the screen's.
  open var traitCollection: UITraitCollection { surroundingTraits }
  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - Responder

  /// The view's superview; without one the container.
  open override var next: UIResponder? { storedView?.superview ?? parent }
}
