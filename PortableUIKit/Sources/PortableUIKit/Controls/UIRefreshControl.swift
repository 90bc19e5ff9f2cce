import Foundation

/// The control that a pulled scroll view shows above its content while it loads anew.
///
/// It is 60 points high. Its scroll view places it and keeps room for it in `adjustedContentInset` while it
/// refreshes. A wheel gets one spoke after the other while the content is pulled, turns while loading is under way, and
/// fades when that is over.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// The height that every refresh control has, in points.
  static let height: CGFloat = 60

  /// The scroll view that this control is the `refreshControl` of.
  final weak var scrollView: UIScrollView?

  /// Called by this control after `isRefreshing` changed, for the scroll view to keep or give up the room.
  final var refreshingDidChange: (() -> Void)?

  private final var isBusy = false {
    didSet {
      guard isBusy != oldValue else { return }
      wheel.isBusy = isBusy
      refreshingDidChange?()
    }
  }
  private final let wheel = RefreshWheel()

  /// A control that isn't refreshing; the height in `frame` is replaced by 60 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
    addSubview(wheel)
  }

  /// Not supported: always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit has no archives")
  }

  /// The colour of the wheel; grey when nil is set, and unless set.
  open override var tintColor: UIColor! {
    get { wheel.color }
    set { wheel.color = newValue }
  }

  /// Places the wheel in the middle; subclasses call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.frame = bounds
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

  /// The content is pulled so far, 0...1 of what it takes to begin.
  final func show(pull: CGFloat) { wheel.pull = pull }

  /// The user pulled far enough: refreshing begins and `valueChanged` is sent, once until `endRefreshing`.
  final func beginRefreshingByPull() {
    guard !isBusy, isEnabled else { return }
    isBusy = true
    sendActions(for: .valueChanged)
  }
}
