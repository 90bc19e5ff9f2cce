/// A table view that records redundant writes and whose tracking flags a test sets.
///
/// Otherwise it behaves like any table view: UIKit rounds offsets and clamps insets.
open class CountingTableView: UITableView, CountingScrolling {
  /// The writes that didn't change a value.
  public let writes = WriteLog()

  /// The values of the tracking properties. By default, all are `false`.
  public var flags = ScrollFlags()

  /// The value in ``flags``.
  open override var isTracking: Bool { flags.isTracking }

  /// The value in ``flags``.
  open override var isDragging: Bool { flags.isDragging }

  /// The value in ``flags``.
  open override var isDecelerating: Bool { flags.isDecelerating }

  /// The content offset. Redundant writes are recorded in `writes`.
  open override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      writes.willWrite("contentOffset", newValue, over: super.contentOffset)
      super.contentOffset = newValue
    }
  }

  /// The content inset. Redundant writes are recorded in `writes`.
  open override var contentInset: UIEdgeInsets {
    get { super.contentInset }
    set {
      writes.willWrite("contentInset", newValue, over: super.contentInset)
      super.contentInset = newValue
    }
  }

  /// The insets of the vertical scroll indicator. Redundant writes are recorded in `writes`.
  open override var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { super.verticalScrollIndicatorInsets }
    set {
      writes.willWrite("verticalScrollIndicatorInsets", newValue, over: super.verticalScrollIndicatorInsets)
      super.verticalScrollIndicatorInsets = newValue
    }
  }
}
