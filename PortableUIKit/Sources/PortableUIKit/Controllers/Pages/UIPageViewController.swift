import Foundation

/// A container view controller that shows one page at a time. The user can scroll to the pages beside it.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// The orientations of page transitions.
  public enum NavigationOrientation: Int, @unchecked Sendable {
    /// Pages are next to each other.
    case horizontal = 0
    /// Pages are above each other.
    case vertical = 1
  }

  /// The directions of page transitions.
  public enum NavigationDirection: Int, @unchecked Sendable {
    /// To the next page.
    case forward = 0
    /// To the previous page.
    case reverse = 1
  }

  /// The styles of page transitions.
  public enum TransitionStyle: Int, @unchecked Sendable {
    /// A page curl. Not available in PortableUIKit.
    case pageCurl = 0
    /// Scrolling.
    case scroll = 1
  }

  /// The places of the spine around which pages turn.
  public enum SpineLocation: Int, @unchecked Sendable {
    /// No spine, as in controllers that scroll.
    case none = 0
    /// At the left or top edge.
    case min = 1
    /// In the middle.
    case mid = 2
    /// At the right or bottom edge.
    case max = 3
  }

  /// The keys of a page view controller's options.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The raw string value of the key.
    public let rawValue: String
    /// Creates a key with a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The spacing between pages, in points. The value can be any numeric type. The default is 0.
    public static let interPageSpacing = UIPageViewController.OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  private let style: TransitionStyle
  private let orientation: NavigationOrientation
  final let scrollView: PageScrollView
  final var turn = PageTurning()

  /// Creates a controller without pages. Only the style `scroll` is supported; `pageCurl` traps.
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    precondition(
      style == .scroll, "UIPageViewController: PortableUIKit can't curl pages; use the style scroll")
    self.style = style
    orientation = navigationOrientation
    scrollView = PageScrollView(
      isVertical: navigationOrientation == .vertical,
      spacing: AnimatableValue.numbers(of: options?[.interPageSpacing])?.first ?? 0)
    super.init(nibName: nil, bundle: nil)
    scrollView.controller = self
  }

  /// Creates a controller without pages that scrolls horizontally. On iOS, its style is `pageCurl`.
  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }

  /// Not supported. Always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// Creates the view, which contains the pages.
  open override func loadView() {
    let view = PagesView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.scrollView = scrollView
    view.clipsToBounds = true
    view.addSubview(scrollView)
    self.view = view
    // Code that computes positions from the offset needs a size before the first layout.
    scrollView.fill(view.bounds)
  }

  /// The delegate of the controller. The default is `nil`.
  weak open var delegate: (any UIPageViewControllerDelegate)?
  /// The data source, which provides the pages beside the current one. The default is `nil`, which disables
  /// scrolling by the user.
  weak open var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { neighboursMayHaveChanged() }
  }
  /// The transition style.
  open var transitionStyle: UIPageViewController.TransitionStyle { style }
  /// The orientation of page transitions.
  open var navigationOrientation: UIPageViewController.NavigationOrientation { orientation }
  /// The place of the spine: always `none`, because pages scroll.
  open var spineLocation: UIPageViewController.SpineLocation { .none }
  /// A Boolean value that indicates whether pages have content on their backs. The default is `false`. It has an effect only
  /// if pages curl.
  open var isDoubleSided = false
  /// An array with the current page, or `nil` if there is none. During a transition, it contains the page
  /// with which the transition began.
  open var viewControllers: [UIViewController]? { turn.current.map { [$0] } }
  /// Shows another page.
  ///
  /// - Parameters:
  ///   - viewControllers: An array with exactly one controller.
  ///   - direction: The direction of the transition.
  ///   - animated: A Boolean value that determines whether the transition is animated.
  ///   - completion: A closure that runs after the transition. Its argument indicates whether an animated
  ///     transition finished.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection,
    animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    precondition(
      viewControllers?.count ?? 1 == 1, "setViewControllers: a page view controller shows one page at a time")
    show(viewControllers?.first, direction, animated: animated, completion: completion)
  }

  // MARK: - Internal hooks

  override func appearanceReached(_ step: AppearanceStep) {
    switch step {
    case .childrenWillAppear: putCurrentInPlace()
    case .willDisappear: scrollView.settle()
    case .childrenAreAppearing, .childrenHaveAppeared: break
    }
  }
}

/// Methods that provide the pages of a page view controller.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before another one, or `nil` if that is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another one, or `nil` if that is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Methods that a page view controller calls to report transitions by the user. Transitions by the app aren't
/// reported.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that a transition to other pages began.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Tells the delegate that a transition ended.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - finished: A Boolean value that indicates whether the animation finished.
  ///   - previousViewControllers: The pages before the transition.
  ///   - completed: A Boolean value that is `false` if the user canceled the transition.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
