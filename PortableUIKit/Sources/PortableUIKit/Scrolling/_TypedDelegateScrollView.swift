/// The common superclass of scroll views whose delegates have a type of their own.
///
/// In Objective-C a subclass narrows the type of `delegate`. Swift can't override a property that can be set with another
/// type, and a second property of that name leaves the first one in sight, so that tables would take any scroll view
/// delegate. The unavailable override here hides it. Don't name this class in an app: UIKit has none like it.
@preconcurrency @MainActor open class _TypedDelegateScrollView: UIScrollView {
  /// Not available: assign a `UITableViewDelegate` to a table and a `UICollectionViewDelegate` to a collection view.
  @available(
    *, unavailable,
    message: "a table takes a UITableViewDelegate and a collection view a UICollectionViewDelegate"
  )
  open override weak var delegate: (any UIScrollViewDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
}
