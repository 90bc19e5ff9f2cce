import Foundation

/// The control that a pulled scroll view shows above its content while it loads anew.
///
/// It is 60 points high. Its scroll view places it and keeps room for it in `adjustedContentInset` while it
/// refreshes.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// The height that every refresh control has, in points.
  static let height: CGFloat = 60

  /// The scroll view that this control is the `refreshControl` of.
  final weak var scrollView: UIScrollView?

  /// Called by this control after `isRefreshing` changed, for the scroll view to keep or give up the room.
  final var refreshingDidChange: (() -> Void)?

  private var isBusy = false {
    didSet { if isBusy != oldValue { refreshingDidChange?() } }
  }

  /// A control that isn't refreshing; the height in `frame` is replaced by 60 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
  }

  /// Not supported: always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  /// Whether loading is under way.
  open var isRefreshing: Bool { isBusy }

  /// Shows that loading is under way; sends no event and does not scroll. Does nothing when it is already.
  open func beginRefreshing() {
    isBusy = true
  }

  /// Shows that loading is over. Does nothing when it isn't under way. The inset and an offset that rested in the
  /// control's room change at once; on screen the content glides back within 0.25 seconds.
  open func endRefreshing() {
    isBusy = false
  }

  /// The given width and 60 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// The user pulled far enough: refreshing begins and `valueChanged` is sent, once until `endRefreshing`.
  final func beginRefreshingByPull() {
    guard !isBusy, isEnabled else { return }
    isBusy = true
    sendActions(for: .valueChanged)
  }
}
