/// A table view that notes writes which change nothing, and whose flags a test sets.
///
/// Everything else is UIKit's: offsets are rounded, insets clamp.
open class CountingTableView: UITableView, CountingScrolling {
  /// The writes that changed nothing.
  public let writes = WriteLog()

  /// What the view says of fingers and coasting; all false by default.
  public var flags = ScrollFlags()

  /// As ``flags`` say.
  open override var isTracking: Bool { flags.isTracking }

  /// As ``flags`` say.
  open override var isDragging: Bool { flags.isDragging }

  /// As ``flags`` say.
  open override var isDecelerating: Bool { flags.isDecelerating }

  /// Looked at, then set as ever.
  open override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      writes.willWrite("contentOffset", newValue, over: super.contentOffset)
      super.contentOffset = newValue
    }
  }

  /// Looked at, then set as ever.
  open override var contentInset: UIEdgeInsets {
    get { super.contentInset }
    set {
      writes.willWrite("contentInset", newValue, over: super.contentInset)
      super.contentInset = newValue
    }
  }

  /// Looked at, then set as ever.
  open override var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { super.verticalScrollIndicatorInsets }
    set {
      writes.willWrite("verticalScrollIndicatorInsets", newValue, over: super.verticalScrollIndicatorInsets)
      super.verticalScrollIndicatorInsets = newValue
    }
  }
}
