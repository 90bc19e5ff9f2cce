import Foundation

/// A controller that shows a search bar and, while a search is active, the results.
///
/// Assign it to the `searchController` of a navigation item, or add its search bar to a view. A search becomes
/// active when the user begins editing. Without a results controller, the searched content shows the results
/// and remains usable.
@preconcurrency @MainActor
open class UISearchController: UIViewController,
  UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning
{
  private static let duration: TimeInterval = 0.3

  private let storedSearchBar = UISearchBar(frame: .zero)
  private let storedResultsController: UIViewController?
  private var resultsAreForced: Bool?
  /// The item of the navigation bar that shows the search bar.
  final weak var item: UINavigationItem?
  /// A Boolean value that indicates whether the current presentation was started by the search controller, so
  /// that the delegate is notified.
  final var isAutomatic = false
  /// The place of the search bar before it was moved to the top.
  final var formerPlace: SearchBarPlace?
  /// A Boolean value that indicates whether the navigation bar was hidden for the search.
  final var hasHiddenBar = false

  // MARK: - Life cycle

  /// Creates a search controller.
  ///
  /// - Parameter searchResultsController: The controller that shows the results. `nil` shows them in the
  ///   searched content.
  public init(searchResultsController: UIViewController?) {
    storedResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  /// Creates a search controller without a results controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  /// Not supported. Always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  private func prepare() {
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  /// Creates the view, which is transparent beside the results.
  open override func loadView() { view = SearchView(controller: self) }

  // MARK: - Search

  /// The object that updates the results. The default is `nil`.
  weak open var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate of the search controller. The default is `nil`.
  weak open var delegate: (any UISearchControllerDelegate)?
  /// The search bar.
  open var searchBar: UISearchBar {
    storedSearchBar.controller = self
    return storedSearchBar
  }
  /// The controller that shows the results, or `nil` if the searched content shows them.
  open var searchResultsController: UIViewController? { storedResultsController }

  /// A Boolean value that indicates whether the search is active. Setting it to `true` presents the search
  /// controller, without beginning to edit. Setting it to `false` dismisses the controller and clears the text.
  open var isActive: Bool {
    get { searchIsPresented }
    set { if newValue != searchIsPresented { newValue ? activate() : deactivate() } }
  }

  /// A Boolean value that determines whether the searched content is dimmed and not usable while the search
  /// is active. A tap on it ends the search. The default is `false`.
  open var obscuresBackgroundDuringPresentation = false {
    didSet { updateResults(animated: false) }
  }
  /// A Boolean value that determines whether the navigation bar is hidden while the search is active. If the
  /// search bar is part of the navigation bar, the row with the title is hidden. The default is `true`.
  open var hidesNavigationBarDuringPresentation = true {
    didSet { if searchIsPresented { searchBarHeightDidChange() } }
  }

  // MARK: - Results

  /// A Boolean value that determines whether the results controller is visible exactly while there is a text.
  /// The default is `true`.
  open var automaticallyShowsSearchResultsController = true {
    didSet {
      if automaticallyShowsSearchResultsController { resultsAreForced = nil }
      updateResults(animated: false)
    }
  }
  /// A Boolean value that indicates whether the results controller is visible. Setting it also sets
  /// `automaticallyShowsSearchResultsController` to `false`.
  open var showsSearchResultsController: Bool {
    get { resultsAreForced ?? (searchIsPresented && searchBar.text?.isEmpty == false) }
    set {
      resultsAreForced = newValue
      automaticallyShowsSearchResultsController = false
    }
  }
  /// A Boolean value that determines whether the cancel button is visible exactly while the search is active.
  /// The default is `true`.
  open var automaticallyShowsCancelButton = true
  /// A Boolean value that determines whether the scope bar is visible exactly while the search is active. The
  /// default is `true`.
  open var automaticallyShowsScopeBar = true

  // MARK: - Transition

  /// Returns the search controller, which fades in.
  open func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  /// Returns the search controller, which fades out.
  open func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  /// Returns the presentation controller of a search.
  open func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    SearchPresentationController(presentedViewController: presented, presenting: presenting)
  }
  /// Returns the duration of the transition, in seconds.
  open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { Self.duration }
  /// Fades the view in or out.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    fade(with: transitionContext)
  }
}

/// An object that updates the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Updates the results. Called when the text or the scope has changed, and when editing begins.
  func updateSearchResults(for searchController: UISearchController)
}

/// Methods that a search controller calls when a search becomes active or ends.
///
/// They aren't called if the app presents or dismisses the search controller itself.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the search controller is about to be presented.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search controller was presented.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search controller is about to be dismissed.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search controller was dismissed.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Asks the delegate to present the search controller. If it doesn't, the search controller presents itself.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}
