import Foundation

/// A container view controller that shows columns beside or over each other, and one of them if the width is
/// compact.
///
/// With the styles for two and three columns, the controllers of the columns are in navigation controllers. A
/// controller that isn't a navigation controller gets one. In a compact width, the interface is collapsed: the
/// stacks of the columns are in the navigation controller of the first column, or the controller of the column
/// `compact` is shown. The classic style has two view controllers without columns.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  final var columns: [Column: SplitColumn] = [:]
  final var preferences = SplitArrangement.Preferences()
  /// The arrangement of which the delegate was notified, or `nil` before the first layout.
  final var arrangement: SplitArrangement?
  /// The size of which the controller was notified and that the view doesn't have yet.
  final var announcedSize: CGSize?
  /// The display mode of the current frames.
  final var placedMode: DisplayMode?
  /// The transition that starts in the next layout.
  final var pendingTransition: ControllerTransition?
  /// The collapsed interface, or `nil` while it's expanded.
  final var collapse: SplitCollapse?
  final let dimmingView = SplitDimmingView(frame: .zero)
  final var separators: [UIView] = []
  final let gestures = SplitGestures()
  /// The items to which buttons were added.
  final var itemsWithButtons: [UINavigationItem] = []
  final var modeButton: UIBarButtonItem?
  final var secondaryOnlyButton: UIBarButtonItem?

  // MARK: - Life cycle

  /// Creates a controller with columns. `unspecified` stops the program.
  public init(style: UISplitViewController.Style) {
    precondition(style != .unspecified, "UISplitViewController(style:) needs a style with columns")
    chosenStyle = style
    super.init(nibName: nil, bundle: nil)
    preferences.hasThreeColumns = style == .tripleColumn
  }

  /// Creates a controller with the classic style.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    chosenStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Not supported. Always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// Creates the view, which contains the columns.
  open override func loadView() { loadSplitView() }
  /// The number of columns.
  open var style: UISplitViewController.Style { chosenStyle }
  private final let chosenStyle: UISplitViewController.Style
  /// The delegate of the split view controller. The default is `nil`.
  weak open var delegate: (any UISplitViewControllerDelegate)? {
    didSet { updateButtons() }
  }

  // MARK: - Columns

  /// Sets the controller of a column. `nil` removes it.
  ///
  /// Classic split view controllers ignore it, and those with two columns ignore the supplementary column. If
  /// the split view controller created the navigation controller of the secondary column, another controller
  /// that isn't a navigation controller is pushed onto its stack.
  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    guard accepts(column) else { return }
    setColumn(column, to: vc)
  }
  /// Returns the controller that was set for a column, or `nil` if there is none.
  open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    style == .unspecified ? nil : columns[column]?.given
  }
  /// Shows a column, animated. In an expanded interface, the display mode changes to the nearest one that shows
  /// it. In a collapsed interface, the column is pushed, or columns above it are popped. The secondary column of
  /// an expanded interface is fully visible afterwards.
  open func show(_ column: UISplitViewController.Column) { reveal(column) }
  /// Hides a column, animated. In an expanded interface, the display mode changes to the nearest one without it.
  /// In a collapsed interface, the column is popped if it's on top. Ignored for the secondary column of an
  /// expanded and the primary column of a collapsed interface.
  open func hide(_ column: UISplitViewController.Column) { conceal(column) }
  /// The controllers of the columns, from the primary one, with their navigation controllers. In a collapsed
  /// interface, it contains only the visible one.
  open var viewControllers: [UIViewController] {
    get { managedControllers }
    set { replaceControllers(with: newValue) }
  }
  /// A Boolean value that indicates whether only one controller is visible because of a compact width.
  open var isCollapsed: Bool { collapse != nil }
  /// Shows a controller in the primary column, or presents it in a collapsed interface. The delegate can show it
  /// in another way.
  open override func show(_ vc: UIViewController, sender: Any?) { showPrimary(vc, sender: sender) }
  /// Shows a controller in the secondary column, or pushes it in a collapsed interface. The delegate can show it
  /// in another way.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showSecondary(vc, sender: sender)
  }

  // MARK: - Display mode

  /// The preferred arrangement of the columns. The default is `automatic`. Modes that the split behavior doesn't
  /// have are replaced by the mode with the same number of columns. Changes inside of an animation are animated.
  open var preferredDisplayMode: UISplitViewController.DisplayMode {
    get { preferences.mode }
    set {
      preferences.mode = newValue
      preferences.chosen = nil
      preferencesDidChange()
    }
  }
  /// The current arrangement of the columns, which is never `automatic`. It has no meaning in a collapsed
  /// interface.
  open var displayMode: UISplitViewController.DisplayMode { currentArrangement.mode }
  /// The preferred way in which columns appear in relation to the secondary one. The default is `automatic`: the
  /// behavior of the preferred display mode or, if that is automatic too, a behavior for the available space.
  open var preferredSplitBehavior: UISplitViewController.SplitBehavior {
    get { preferences.behavior }
    set {
      preferences.behavior = newValue
      preferencesDidChange()
    }
  }
  /// The current way in which columns appear in relation to the secondary one. It's never `automatic`.
  open var splitBehavior: UISplitViewController.SplitBehavior { currentArrangement.behavior }
  /// The edge at which the primary column is. The default is `leading`.
  open var primaryEdge = UISplitViewController.PrimaryEdge.leading {
    didSet { if primaryEdge != oldValue { storedView?.setNeedsLayout() } }
  }
  /// A Boolean value that determines whether swipes from the primary edge show a hidden column, and swipes to it
  /// hide columns. The default is `true`.
  open var presentsWithGesture = true {
    didSet { updateButtons() }
  }
  /// A bar button that changes the display mode, for bars of the classic style. It's disabled while there is no
  /// other mode. With columns, such a button is added to their bars, see `displayModeButtonVisibility`.
  open var displayModeButtonItem: UIBarButtonItem { buttonForMode }
  /// The visibility of the button for the display mode in the bars of columns. The default is `automatic`.
  open var displayModeButtonVisibility = UISplitViewController.DisplayModeButtonVisibility.automatic {
    didSet { updateButtons() }
  }
  /// A Boolean value that determines whether three columns have another button that shows only the secondary
  /// column. The default is `false`.
  open var showsSecondaryOnlyButton = false {
    didSet { updateButtons() }
  }

  // MARK: - Widths

  /// The preferred width of the primary column as a fraction of the view's width. The default is
  /// `automaticDimension`: 320 points.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { preferences.primary.fraction }
    set { setWidth(\.primary.fraction, newValue, "preferredPrimaryColumnWidthFraction") }
  }
  /// The preferred width of the primary column, in points, instead of the fraction. The default is
  /// `automaticDimension`.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { preferences.primary.preferred }
    set { setWidth(\.primary.preferred, newValue, "preferredPrimaryColumnWidth") }
  }
  /// The minimum width of the primary column, in points. The default is `automaticDimension`: no minimum.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { preferences.primary.minimum }
    set { setWidth(\.primary.minimum, newValue, "minimumPrimaryColumnWidth") }
  }
  /// The maximum width of the primary column, in points. The default is `automaticDimension`: 320 points, or the
  /// minimum if that is greater.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { preferences.primary.maximum }
    set { setWidth(\.primary.maximum, newValue, "maximumPrimaryColumnWidth") }
  }
  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat { currentArrangement.primaryWidth }
  /// The preferred width of the supplementary column as a fraction of the view's width. The default is
  /// `automaticDimension`: 320 points.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { preferences.supplementary.fraction }
    set { setWidth(\.supplementary.fraction, newValue, "preferredSupplementaryColumnWidthFraction") }
  }
  /// The preferred width of the supplementary column, in points, instead of the fraction. The default is
  /// `automaticDimension`.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { preferences.supplementary.preferred }
    set { setWidth(\.supplementary.preferred, newValue, "preferredSupplementaryColumnWidth") }
  }
  /// The minimum width of the supplementary column, in points. The default is `automaticDimension`: no minimum.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { preferences.supplementary.minimum }
    set { setWidth(\.supplementary.minimum, newValue, "minimumSupplementaryColumnWidth") }
  }
  /// The maximum width of the supplementary column, in points. The default is `automaticDimension`: 320 points,
  /// or the minimum if that is greater.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { preferences.supplementary.maximum }
    set { setWidth(\.supplementary.maximum, newValue, "maximumSupplementaryColumnWidth") }
  }
  /// The width of the supplementary column, in points; 0 without such a column.
  open var supplementaryColumnWidth: CGFloat { currentArrangement.supplementaryWidth }

  // MARK: - Transitions and traits

  /// Notifies the controllers of the columns of their own new sizes.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    announce(size, with: coordinator)
  }
  /// Collapses or expands the interface after the horizontal size class changed. Overrides must call `super`.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateCollapse()
  }

  // MARK: - Status bar

  /// The controller of the column that determines whether the status bar is hidden.
  open override var childForStatusBarHidden: UIViewController? { controllerBelowStatusBar }
  /// The controller of the column that determines the status bar style.
  open override var childForStatusBarStyle: UIViewController? { controllerBelowStatusBar }

  // MARK: - Internal hooks

  override func appearanceReached(_ step: AppearanceStep) {
    switch step {
    case .childrenWillAppear:
      updateCollapse()
      placeColumns()
    case .willDisappear:
      finishTransition()
    case .childrenAreAppearing, .childrenHaveAppeared: break
    }
  }
}
