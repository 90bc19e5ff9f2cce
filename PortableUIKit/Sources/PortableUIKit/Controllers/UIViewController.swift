import Foundation

/// An object that manages a view: loading, appearance, children, safe area, and status bar.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UIContentContainer,
  UITraitEnvironment
{
  final var storedView: UIView?
  final var isLoadingView = false
  final var appearance = AppearanceProgress()
  final var parentMove = ParentMove.none
  /// The window whose `rootViewController` is this controller.
  final var rootWindow: UIWindow? {
    get { rootWindowReference?.window }
    set { rootWindowReference = newValue?.reference }
  }
  private final var rootWindowReference: WindowReference?
  /// The insets of the view that are covered by the container's bars, in addition to the safe area of the
  /// surroundings, in points.
  final var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { storedView?.updateSafeAreaInsetsOfController() } }
  }
  final var storedNavigationItem: UINavigationItem?
  final var storedTabBarItem: UITabBarItem?
  final var contentScrollViews = ContentScrollViews()
  /// The presentation controller that is prepared for this controller or presents it.
  final var storedPresentationController: UIPresentationController? {
    get { idlePresentation ?? runningPresentation }
    set { (idlePresentation, runningPresentation) = (newValue, newValue) }
  }
  /// The presentation controller before the presentation. Afterwards, the presenter retains it, and it
  /// retains this controller.
  final var idlePresentation: UIPresentationController?
  private final weak var runningPresentation: UIPresentationController?
  /// The presentation of another controller by this one.
  final var carriedPresentation: UIPresentationController?
  private final var chosenPresentationStyle = UIModalPresentationStyle.automatic
  /// The transition in which this controller takes part, as the container or as one of the two controllers.
  final weak var ownTransition: ControllerTransition?
  final let nibName: String?
  /// The traits that the parent replaces.
  final var traitOverride: TraitOverride?

  // MARK: - Life cycle

  /// Creates a controller without loading its view. Override `loadView` to support nib names.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
  }

  /// Creates a controller from an archive, with its title. It creates its view in `loadView`.
  public required init?(coder: NSCoder) {
    nibName = nil
    super.init()
    title = coder.decoded(forKey: Self.titleKey, coder.decodeObject(forKey:)) as? String
  }

  private static let titleKey = "UIViewController.title"

  /// Encodes the title. Subclasses encode their own properties and call `super`.
  open func encode(with coder: NSCoder) { coder.encode(title as NSString?, forKey: Self.titleKey) }

  /// Creates a controller that creates its view in `loadView`.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Called when memory is low. Subclasses release what they can create again, and call `super`.
  open func didReceiveMemoryWarning() {}

  // MARK: - View

  /// The view of the controller, loaded on first access. Setting a view that another controller manages
  /// traps.
  open var view: UIView! {
    get {
      loadViewIfRequired()
      return storedView
    }
    set { adoptView(newValue) }
  }
  /// Creates the view. Overrides set `view`. The default implementation creates a plain view with the size of
  /// the screen that resizes with its superview.
  open func loadView() { loadPlainView() }
  /// Loads the view if it isn't loaded.
  open func loadViewIfNeeded() { loadViewIfRequired() }
  /// The view, or `nil` if it isn't loaded.
  open var viewIfLoaded: UIView? { storedView }
  /// Called once after `loadView`. Traits and geometry aren't final.
  open func viewDidLoad() {}
  /// A Boolean value that indicates whether the view is loaded. Reading it doesn't load the view.
  open var isViewLoaded: Bool { storedView != nil }
  /// The title, which a container can display. The default is `nil`. Setting it sets the titles of the bar
  /// items.
  open var title: String? {
    didSet { titleDidChange() }
  }

  // MARK: - Appearance

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window with final traits and geometry, before its first layout there.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() { payOwedAppearanceCallsInWindow() }
  /// Called after the view laid out its subviews, before they lay out theirs.
  open func viewDidLayoutSubviews() {}
  /// A Boolean value that determines whether appearance calls are forwarded to children automatically. The
  /// default is `true`. If it is `false`, the container must call `beginAppearanceTransition` and
  /// `endAppearanceTransition`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Begins the appearance or disappearance of a child. Balance each call with `endAppearanceTransition`.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginExplicitTransition(isAppearing: isAppearing, animated: animated)
  }
  /// Ends a transition begun with `beginAppearanceTransition`. Logs a warning if there is none.
  open func endAppearanceTransition() { endExplicitTransition() }
  /// Called when a step of the appearance was reached, for containers in this module.
  func appearanceReached(_ step: AppearanceStep) {}

  // MARK: - Containment

  /// The container of the controller, or `nil` if there is none.
  weak open internal(set) var parent: UIViewController?
  /// The child controllers, in the order of their addition.
  open internal(set) var children: [UIViewController] = []
  /// Adds a child, removing it from its current container. Afterwards, add its view and call
  /// `didMove(toParent:)`. Traps if the hierarchy would contain a cycle, or if the child's view is in the
  /// view of another controller.
  open func addChild(_ childController: UIViewController) { adoptChild(childController) }
  /// Removes the controller from its container and calls `didMove(toParent: nil)`. Does nothing if there is
  /// no container.
  open func removeFromParent() { leaveParent() }
  /// Called before the container changes. Call it with `nil` before removing the view.
  open func willMove(toParent parent: UIViewController?) { parentWillChange(to: parent) }
  /// Called after the container changed. Call it after adding the view.
  open func didMove(toParent parent: UIViewController?) { parentDidChange() }
  /// A Boolean value that indicates whether the controller is being added to a container. Use it inside
  /// appearance methods.
  open var isMovingToParent: Bool { parentMove == .entering }
  /// A Boolean value that indicates whether the controller is being removed from its container. Use it inside
  /// appearance methods.
  open var isMovingFromParent: Bool { parentMove == .leaving }

  /// Replaces traits of a child. Traits that the collection doesn't specify are inherited. `nil` removes the
  /// replacement. A controller that isn't a child is ignored.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    overrideTraits(of: childViewController, with: collection)
  }
  /// Returns the replaced traits of a child, or `nil` if there are none.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.parent === self ? childViewController.traitOverride?.traits : nil
  }

  // MARK: - Constraints

  /// Called before layout when constraints need an update. The implementation of `super` calls the view's
  /// `updateConstraints()`.
  open func updateViewConstraints() { storedView?.updateConstraints() }
  /// The area at the top of the view that is covered by bars. Reading it adds a constraint for its height to
  /// the view's `constraints`, whose constant can be changed. Use the safe area instead.
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(.top) }
  /// The area at the bottom of the view that is covered by bars. Reading it adds a constraint for its height
  /// to the view's `constraints`, whose constant can be changed. Use the safe area instead.
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottom) }
  /// The system's minimum margins at the sides of the view, in points: 16, or 20 on large screens.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }
  /// A Boolean value that determines whether the view's margins are at least the system's minimum. The
  /// default is `true`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { storedView?.tellOfMargins() } }
  }
  /// Called after the view's margins changed.
  open func viewLayoutMarginsDidChange() {}

  // MARK: - Content

  /// The preferred size of the controller, in points. The default, zero, means no preference. Setting it
  /// notifies the parent.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// Called after the preferred size of a child changed. Containers can override this method.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The edges at which the view can extend below a container's bars. The default is `.all`.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { extendedLayoutDidChange() } }
  }
  /// A Boolean value that determines whether the view also extends below opaque bars. The default is `false`.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { extendedLayoutDidChange() } }
  }
  /// A Boolean value that determines whether a scroll view with `automatic` adjustment insets its content for
  /// a container's bars even if it can't scroll. The default is `true`.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { updateContentScrollViews() }
  }
  /// Sets the scroll view for bars at the upper or the lower edge, which the controller holds. `nil` leaves the choice to
  /// the container.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    assignContentScrollView(scrollView, for: edge)
  }
  /// Returns the scroll view that was set for an edge, or `nil` if there is none. The edge must be either `top` or `bottom`.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    precondition(edge == .top || edge == .bottom, "contentScrollView(for:): pass either .top or .bottom")
    return contentScrollViews.scrollView(for: edge)
  }

  // MARK: - Container bars

  /// The nearest container that is a navigation controller, or `nil` if there is none.
  open var navigationController: UINavigationController? { nearestContainer() }
  /// The nearest container that is a split view controller, or `nil` if there is none.
  open var splitViewController: UISplitViewController? { nearestContainer() }
  /// Shows another controller in the nearest container that is a navigation or split view controller. Without
  /// such a container, the controller is presented.
  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }
  /// Shows another controller in the secondary column of the nearest split view controller. Without one, the
  /// controller is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showInSplit(vc, sender: sender)
  }
  /// Called for the primary controller of a classic split view controller when its interface collapses. The
  /// default implementation does nothing, so that the secondary controller isn't visible.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  /// Called for the primary controller of a classic split view controller when its interface expands. The
  /// default implementation returns `nil`, which restores the former secondary controller.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  /// A Boolean value that indicates whether the controller's content is being edited. The default is `false`.
  open var isEditing: Bool {
    get { contentIsEdited }
    set { setEditing(newValue, animated: false) }
  }
  /// Sets whether the content is being edited, and updates `editButtonItem`. Subclasses that show controls for
  /// editing override this method and must call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    contentIsEdited = editing
    storedEditButton?.title = editing ? "Done" : "Edit"
    storedEditButton?.style = editing ? .done : .plain
  }
  private final var contentIsEdited = false
  private final var storedEditButton: UIBarButtonItem?
  /// A bar button that switches between "Edit" and "Done", created on first access.
  open var editButtonItem: UIBarButtonItem {
    if let storedEditButton { return storedEditButton }
    let button = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: true) } })
    button.title = isEditing ? "Done" : "Edit"
    button.style = isEditing ? .done : .plain
    storedEditButton = button
    return button
  }

  /// The items of the toolbar of a navigation controller. The default is `nil`.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  private final var storedToolbarItems: [UIBarButtonItem]?
  /// Replaces the items of the toolbar, with a fade if animated.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    storedToolbarItems = toolbarItems
    guard let navigationController, navigationController.topViewController === self else { return }
    navigationController.showToolbarItems(animated: animated)
  }
  /// The item for a navigation bar, created on first access with the controller's title.
  open var navigationItem: UINavigationItem { itemForNavigationBar }
  /// A Boolean value that determines whether the tab bar is hidden while this controller is on the stack of a
  /// navigation controller. The default is `false`.
  open var hidesBottomBarWhenPushed = false
  /// The nearest container that is a tab bar controller, or `nil` if there is none.
  open var tabBarController: UITabBarController? { nearestContainer() }
  /// The item for a tab bar, created on first access with the controller's title.
  open var tabBarItem: UITabBarItem! {
    get { itemForTabBar }
    set {
      storedTabBarItem = newValue
      tabBarController?.tabBarItemsDidChange()
    }
  }

  // MARK: - Presentation

  /// The controller presented by this controller or by its nearest presenting container, or `nil` if there is
  /// none.
  open var presentedViewController: UIViewController? { nearestCarriedPresentation?.presentedViewController }
  /// The controller that presented this controller or its nearest presented container, or `nil` if there is
  /// none.
  open var presentingViewController: UIViewController? { nearestPresentation?.presentingViewController }
  /// A Boolean value that indicates whether the controller is being presented.
  open var isBeingPresented: Bool { storedPresentationController?.stage == .presenting }
  /// A Boolean value that indicates whether the controller is being dismissed.
  open var isBeingDismissed: Bool { storedPresentationController?.stage == .dismissing }
  /// Presents another controller over this one or, for most styles, over its outermost container.
  ///
  /// If there already is a presented controller, or if the view isn't in a window, nothing happens and a
  /// warning is logged.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to present.
  ///   - flag: A Boolean value that determines whether the presentation is animated.
  ///   - completion: A closure that runs after `viewDidAppear` of the presented controller.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentModally(viewControllerToPresent, animated: flag, completion: completion)
  }
  /// Dismisses the controller presented by this one, and all controllers above it. If there is none, the presenting controller
  /// dismisses this one.
  ///
  /// - Parameters:
  ///   - flag: A Boolean value that determines whether the dismissal is animated.
  ///   - completion: A closure that runs after `viewDidDisappear` of the dismissed controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissModally(animated: flag, completion: completion)
  }
  /// The presentation style of the controller. The default is `automatic`, which is read as `pageSheet`.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { chosenPresentationStyle == .automatic ? .pageSheet : chosenPresentationStyle }
    set {
      chosenPresentationStyle = newValue
      if storedPresentationController?.stage == .idle { storedPresentationController = nil }
    }
  }
  /// The object that provides animators, interaction controllers, and a presentation controller. The default
  /// is `nil`.
  weak open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// A Boolean value that determines whether a presented controller controls the status bar even if it
  /// doesn't cover the screen. The default is `false`.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// A Boolean value that determines whether presentations in the current context cover this controller. The
  /// default is `false`.
  open var definesPresentationContext = false
  /// A Boolean value that determines whether the user is prevented from dismissing the controller by tapping
  /// next to its sheet or dragging it. The default is `false`.
  open var isModalInPresentation = false
  /// The presentation controller of this controller or of its nearest presented container, created on first
  /// access.
  open var presentationController: UIPresentationController? { presentationInForce }
  /// The presentation controller if the style is `popover`, otherwise `nil`.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationInForce as? UIPopoverPresentationController
  }

  // MARK: - Status bar

  /// The preferred style of the status bar. The default is `default`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// A Boolean value that indicates whether the status bar should be hidden. The default is `false`.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation of status bar changes inside an animation. The default is `fade`.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Updates the status bar synchronously. Has no effect unless the controller is in the window that covers
  /// the screen.
  open func setNeedsStatusBarAppearanceUpdate() { updateStatusBarAppearance() }
  /// The child that determines the status bar style instead of this controller. The default is `nil`.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden, instead of this controller. The default is
  /// `nil`.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// A Boolean value that indicates whether the home indicator can be hidden. The default is `false`. No
  /// simulated device has a home indicator.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that determines whether the home indicator can be hidden, instead of this controller. The
  /// default is `nil`.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Notifies the system that the preference for hiding the home indicator changed.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The screen edges at which the controller's gestures take precedence over system gestures. The default is
  /// empty. No simulated device has system gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that determines these screen edges, instead of this controller. The default is `nil`.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Notifies the system that the preferred screen edges changed.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // MARK: - Safe area

  /// The insets added to the safe area of the view, in points. The default is zero. They take effect at once
  /// if the view is loaded and in a window. Setting them doesn't load the view.
  @exclusivity(unchecked) open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      let isAccepted = HostSimulator.accepts(
        additionalSafeAreaInsets, for: "UIViewController.additionalSafeAreaInsets")
      if !isAccepted { additionalSafeAreaInsets = oldValue }
      guard additionalSafeAreaInsets != oldValue else { return }
      storedView?.updateSafeAreaInsetsOfController()
    }
  }
  /// Called when the safe area insets of the view changed, and once before the view first appears.
  open func viewSafeAreaInsetsDidChange() {}

  // MARK: - Transitions and traits

  /// Called before the view's size changes. The implementation of `super` notifies the children.
  ///
  /// - Parameters:
  ///   - size: The new size of the view, in points.
  ///   - coordinator: The coordinator of the transition.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// Called before the traits change. The implementation of `super` notifies the children.
  ///
  /// - Parameters:
  ///   - newCollection: The new traits.
  ///   - coordinator: The coordinator of the transition.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let traits = child.traitOverride?.merged(with: newCollection) ?? newCollection
      child.willTransition(to: traits, with: coordinator)
    }
  }
  /// The coordinator of an animated transition of this controller or a container, or of a rotation or size
  /// change in progress. Otherwise `nil`.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinatorInForce }
  /// The traits of the parent or, if there is none, of the view's surroundings or the screen.
  open var traitCollection: UITraitCollection { surroundingTraits }
  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: - Responder

  /// The superview of the view or, if there is none, the container.
  open override var next: UIResponder? { storedView?.superview ?? parent }
}
