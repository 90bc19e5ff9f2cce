import Foundation

/// Shows one controller at a time, with others beside it that a finger brings in.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// The axis along which pages follow each other.
  public enum NavigationOrientation: Int, @unchecked Sendable {
    /// Side by side.
    case horizontal = 0
    /// One above the other.
    case vertical = 1
  }

  /// The way from one page to another.
  public enum NavigationDirection: Int, @unchecked Sendable {
    /// To the page after.
    case forward = 0
    /// To the page before.
    case reverse = 1
  }

  /// How pages are turned.
  public enum TransitionStyle: Int, @unchecked Sendable {
    /// Like paper, which PortableUIKit can't do.
    case pageCurl = 0
    /// By scrolling.
    case scroll = 1
  }

  /// Names a setting of a page view controller.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's text.
    public let rawValue: String
    /// A key with the given text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space between pages in points, a number of any type; 0 without it.
    public static let interPageSpacing = UIPageViewController.OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  private let style: TransitionStyle
  private let orientation: NavigationOrientation
  final let scrollView: PageScrollView
  final var turn = PageTurning()

  /// A controller without pages; only the style `scroll` can be had here, the other one traps.
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

  /// Not supported: traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  /// Makes the view that holds the pages.
  open override func loadView() {
    let view = PagesView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.scrollView = scrollView
    view.clipsToBounds = true
    view.addSubview(scrollView)
    self.view = view
  }

  /// Hears of pages that the user turns; nil by default.
  weak open var delegate: (any UIPageViewControllerDelegate)?
  /// Knows the pages beside the present one; nil, the default, lets nothing be turned by hand.
  weak open var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { neighboursMayHaveChanged() }
  }
  /// How pages are turned.
  open var transitionStyle: UIPageViewController.TransitionStyle { style }
  /// The axis along which pages follow each other.
  open var navigationOrientation: UIPageViewController.NavigationOrientation { orientation }
  /// The page that is shown, in an array; nil without one. During a turn it is the one the turn began with.
  open var viewControllers: [UIViewController]? { turn.current.map { [$0] } }
  /// Shows another page; the array holds exactly one. `completion` hears whether an animated turn came to its
  /// end.
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

/// Knows which pages stand beside each other.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another one; nil when that is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another one; nil when that is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Hears of pages that the user turns, not of those the program does.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// A turn to other pages begins.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// A turn is over; `completed` is false when the user let the page fall back.
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
