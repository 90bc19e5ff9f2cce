/// The common superclass of scroll views whose delegate has its own type.
///
/// In Objective-C, a subclass can narrow the type of `delegate`. Swift can't override a settable property
/// with another type. A second property with that name leaves the inherited one visible, so tables would
/// accept any scroll view delegate. The unavailable override here hides it. Don't use this class in apps:
/// UIKit has no such class.
@preconcurrency @MainActor open class _TypedDelegateScrollView: UIScrollView {
  /// Not available. Assign a `UITableViewDelegate` to a table view and a `UICollectionViewDelegate` to a
  /// collection view.
  @available(
    *, unavailable,
    message: "a table takes a UITableViewDelegate and a collection view a UICollectionViewDelegate"
  )
  open override weak var delegate: (any UIScrollViewDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
}
