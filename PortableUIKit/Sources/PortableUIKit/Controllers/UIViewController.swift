import Foundation

/// Manages one view and its place on the screen: loading, appearance, children, safe area and status bar.
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  final var storedView: UIView?
  final var isLoadingView = false
  final var appearance = AppearanceProgress()
  final var parentMove = ParentMove.none
  /// The window whose `rootViewController` this is.
  final weak var rootWindow: UIWindow?
  /// What the bars of the container cover of the view beyond the surroundings' own safe area, in points.
  final var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { storedView?.updateSafeAreaInsetsOfController() } }
  }
  final var storedNavigationItem: UINavigationItem?
  final var storedTabBarItem: UITabBarItem?
  final var contentScrollViews = ContentScrollViews()
  /// The presentation made ready for this controller or showing it.
  final var storedPresentationController: UIPresentationController? {
    get { idlePresentation ?? runningPresentation }
    set { (idlePresentation, runningPresentation) = (newValue, newValue) }
  }
  /// The same before it has begun; afterwards the presenter owns it, and it owns this controller.
  final var idlePresentation: UIPresentationController?
  private final weak var runningPresentation: UIPresentationController?
  /// The presentation that this controller carries out, with what it presents.
  final var carriedPresentation: UIPresentationController?
  private final var chosenPresentationStyle = UIModalPresentationStyle.automatic
  /// The transition between controllers that this one takes part in as the container or as one of the two.
  final weak var ownTransition: ControllerTransition?
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
  /// What a container may show as a heading; default nil. Setting it sets the title of the items in bars.
  open var title: String? {
    didSet { titleDidChange() }
  }

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
  /// For containers of this module: a step of the appearance was reached.
  func appearanceReached(_ step: AppearanceStep) {}

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

  // MARK: - Constraints

  /// Called when constraints should be brought up to date, before layout; super calls the view's
  /// `updateConstraints()`.
  open func updateViewConstraints() { storedView?.updateConstraints() }
  /// What bars cover at the top of the view. Asking for it puts a constraint for its height into the view's
  /// `constraints`, whose constant may be changed. Use the safe area instead.
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(.top) }
  /// What bars cover at the bottom of the view, in the same manner.
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottom) }
  /// The least margins at the sides that the system wants in the view, in points: 16, on large screens 20.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }
  /// Whether the view's margins are at least those; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { storedView?.tellOfMargins() } }
  }
  /// Called after the view's margins have changed.
  open func viewLayoutMarginsDidChange() {}

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
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { extendedLayoutDidChange() } }
  }
  /// Whether the view may lie under bars that nothing can be seen through, too; default false.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { extendedLayoutDidChange() } }
  }
  /// Whether a scroll view with `automatic` adjustment keeps its content clear of a container's bars even if it
  /// can't scroll; default true.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { updateContentScrollViews() }
  }
  /// Names the scroll view that bars at an edge belong to; nil leaves the choice to the container.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    assignContentScrollView(scrollView, for: edge)
  }
  /// The scroll view that was named for an edge; nil without one.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.scrollView(for: edge)
  }

  // MARK: - Bars of containers

  /// The nearest container that is a navigation controller; nil without one.
  open var navigationController: UINavigationController? { nearestContainer() }
  /// What a navigation bar shows for this controller; made by the first read, with its title.
  open var navigationItem: UINavigationItem { itemForNavigationBar }
  /// Whether a tab bar is away while this controller is on a navigation controller's stack; default false.
  open var hidesBottomBarWhenPushed = false
  /// The nearest container that is a tab bar controller; nil without one.
  open var tabBarController: UITabBarController? { nearestContainer() }
  /// What a tab bar shows for this controller; made by the first read, with its title.
  open var tabBarItem: UITabBarItem! {
    get { itemForTabBar }
    set {
      storedTabBarItem = newValue
      tabBarController?.tabBarItemsDidChange()
    }
  }

  // MARK: - Presentation

  /// What this controller or the nearest of its containers that presents has presented; nil without one.
  open var presentedViewController: UIViewController? { nearestCarriedPresentation?.presentedViewController }
  /// Who presented this controller or the nearest of its containers that was presented; nil without one.
  open var presentingViewController: UIViewController? { nearestPresentation?.presentingViewController }
  /// Whether the presentation of this controller is under way.
  open var isBeingPresented: Bool { storedPresentationController?.stage == .presenting }
  /// Whether the dismissal of this controller is under way.
  open var isBeingDismissed: Bool { storedPresentationController?.stage == .dismissing }
  /// Shows another controller over this one or, as most styles want it, over its outermost container.
  ///
  /// `completion` runs after `viewDidAppear` of what is presented. Nothing happens, with a warning, when
  /// something is presented there already or the view is in no window.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentModally(viewControllerToPresent, animated: flag, completion: completion)
  }
  /// Takes away what this controller presents and all above it; one that presents nothing asks whoever
  /// presented it. `completion` runs after `viewDidDisappear` of what went away.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissModally(animated: flag, completion: completion)
  }
  /// How the controller is presented. Reading never gives `automatic`, the default, which means `pageSheet`.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { chosenPresentationStyle == .automatic ? .pageSheet : chosenPresentationStyle }
    set {
      chosenPresentationStyle = newValue
      if storedPresentationController?.stage == .idle { storedPresentationController = nil }
    }
  }
  /// Knows who animates, drives and lays out the presentation of this controller; nil by default.
  weak open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether a presented controller decides on the status bar although it does not cover the screen; default
  /// false.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether presentations in the current context cover just this controller; default false.
  open var definesPresentationContext = false
  /// Whether the user can't dismiss the controller by a touch beside or on its sheet; default false.
  open var isModalInPresentation = false
  /// What presents this controller, made by the first read; of the nearest presented container if there is
  /// one.
  open var presentationController: UIPresentationController? { presentationInForce }
  /// The same if the style is `popover`; else nil.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationInForce as? UIPopoverPresentationController
  }

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

  /// Whether the line at the lower edge of the screen may go away; default false. No device here has one.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides so in this controller's place; default nil.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Says that the answer is another one.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The edges whose gestures belong to the controller first; default none. No device here has gestures of its own.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides so in this controller's place; default nil.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Says that the answer is another one.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // MARK: - Safe area

  /// Points that the controller adds to its view's safe-area insets; default zero. Takes effect at once in a
  /// loaded view that is in a window, and never loads the view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      let isAccepted = HostSimulator.accepts(
        additionalSafeAreaInsets, for: "UIViewController.additionalSafeAreaInsets")
      if !isAccepted { additionalSafeAreaInsets = oldValue }
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
  /// The coordinator of the animated transition to or from this controller or a container, or of the rotation
  /// or change of size that is running; nil otherwise.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinatorInForce }
  /// The traits the controller lives in: its parent's, else those around its view, else the screen's.
  open var traitCollection: UITraitCollection { surroundingTraits }
  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - Responder

  /// The view's superview; without one the container.
  open override var next: UIResponder? { storedView?.superview ?? parent }
}
