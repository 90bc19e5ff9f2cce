import Foundation

/// A control that starts and indicates the refreshing of a scroll view's content.
///
/// It is 60 points high. Its scroll view positions it above the content and includes its height in
/// `adjustedContentInset` while refreshing, and in `contentInset`, too, if the adjustment behavior is `never`. Spokes of a wheel appear one after the other while the content is
/// pulled. The wheel turns while refreshing and fades out at the end.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// The height of every refresh control, in points.
  static let height: CGFloat = 60

  /// The scroll view whose `refreshControl` is this control.
  final weak var scrollView: UIScrollView?

  private final var isBusy = false {
    didSet { wheel.isBusy = isBusy }
  }
  private final let wheel = RefreshWheel()

  /// Creates a refresh control that isn't refreshing. The height of `frame` is replaced with 60 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
    addSubview(wheel)
  }

  /// Not supported. Always traps.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  /// The color of the wheel. The default, and the value after setting `nil`, is gray.
  open override var tintColor: UIColor! {
    get { wheel.color }
    set { wheel.color = newValue }
  }

  /// Positions the wheel in the center. Subclasses must call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.frame = bounds
  }

  /// A Boolean value that indicates whether refreshing is in progress.
  open var isRefreshing: Bool { isBusy }

  /// Shows that refreshing is in progress, without sending an event or scrolling. Does nothing if it is
  /// already in progress.
  open func beginRefreshing() {
    if !isBusy { begin() }
  }

  private func begin() {
    isBusy = true
    scrollView?.addRefreshRoom()
  }

  /// Shows that refreshing ended. Does nothing if it isn't in progress.
  ///
  /// The inset changes at once. Content that shows the control then scrolls to its top in 0.3 seconds, and at once where
  /// animations are disabled. Content that a finger holds, or that springs back to its edge, ends at its top by itself.
  open func endRefreshing() {
    guard isBusy else { return }
    guard let scrollView else { return isBusy = false }
    // The control refreshes until its room is gone.
    scrollView.removeRefreshRoom { isBusy = false }
  }

  /// Returns the given width and a height of 60 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Shows the pull distance as a fraction of the distance that starts refreshing, 0...1.
  final func show(pull: CGFloat) { wheel.pull = pull }

  /// Starts refreshing after the user pulled far enough, and sends `valueChanged`. Does nothing until
  /// `endRefreshing` if refreshing is in progress.
  final func beginRefreshingByPull() {
    guard !isBusy, isEnabled else { return }
    begin()
    sendActions(for: .valueChanged)
  }
}
