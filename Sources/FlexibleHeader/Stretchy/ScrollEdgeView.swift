import HeaderEngine
import UIKit

/// A view that is glued to the upper or the lower edge of what a scroll view shows: what stretchy headers and
/// revealing footers have in common.
///
/// Use `StretchyHeaderView` or `RevealingFooterView`. Put your own views into `contentView`, or make a
/// subclass and add them to the view itself; constrain top and bottom to the view or its margins, not to its
/// safe area, because the view moves under bars.
open class ScrollEdgeView: UIView {
  /// The place for the view's own content. Its constraints count for the minimum height.
  public let contentView = UIView()

  /// The scroll view in which the view is installed, or `nil` without one. Held weakly.
  public var scrollView: UIScrollView? { tracker.scrollView }

  /// Whether the view watches the scroll view's offset by itself, so that nothing has to be forwarded;
  /// default true.
  ///
  /// The system tells observers after delegates: whoever reads the view's frame in `scrollViewDidScroll`
  /// forwards that event to the view first.
  public var observesContentOffset = true {
    didSet {
      guard observesContentOffset != oldValue else { return }
      tracker.observeOffset(observesContentOffset)
      updateEventForwarding()
    }
  }

  /// The minimum height in points, instead of asking Auto Layout; default nil, which asks. Negative values
  /// count as 0, NaN and infinite ones are ignored.
  public var fixedMinimumHeight: CGFloat? {
    didSet {
      guard fixedMinimumHeight != oldValue else { return }
      measuredWidth = nil
      adapt(isSettled: false)
    }
  }

  // MARK: - Internal state

  weak var stage: EdgeStage?
  /// The width for which the minimum height was measured; nil if it is to be measured again.
  var measuredWidth: CGFloat?
  let tracker = ScrollTracker()
  /// The part in the scroll view's delegate; `nil` while the view needs none.
  var eventForwarding: HeaderInstallation?
  private var contentEdges: [NSLayoutConstraint] = []

  // MARK: - Life cycle

  /// Creates a view that is not installed anywhere. The frame is the scroll view's business once it is.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view from an archive; only what every view has is archived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    tracker.client = self
    // Margins that grow while the view moves under a bar would squeeze its content and its minimum height.
    insetsLayoutMarginsFromSafeArea = false
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.frame = bounds
    contentView.autoresizingMask = []
    addSubview(contentView)
    contentEdges = [
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
      contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
    ]
  }

  /// The content view is placed by its frame, at once and inside whoever's animation; only to be measured it
  /// becomes a part of the constraints.
  private func tieContentToEdges(_ isTied: Bool) {
    contentView.translatesAutoresizingMaskIntoConstraints = !isTied
    if isTied {
      NSLayoutConstraint.activate(contentEdges)
    } else {
      NSLayoutConstraint.deactivate(contentEdges)
    }
  }

  // MARK: - To override

  /// The height in points that the view cannot go below at a width; asked once per width, until it is
  /// invalidated.
  ///
  /// By default what Auto Layout says of the view and of `contentView`: `width` is required, the height as
  /// low as possible. Answers that are not finite are ignored.
  open func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    tieContentToEdges(true)
    defer { tieContentToEdges(false) }
    return lowestFittingHeight(forWidth: width)
  }

  // MARK: - UIView

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard hasOtherTextSize(than: previousTraitCollection) else { return }
    // The views inside hear of it after this one: measuring waits for the layout.
    measuredWidth = nil
    stage?.setNeedsLayout()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let stage, superview !== stage { uninstall() }
  }

  // MARK: - For the subclasses of this module

  /// A Boolean value that indicates whether the view has to be in front of the rows.
  var isInFront: Bool { false }
  var observesContentSize: Bool { false }
  /// A Boolean value that indicates whether observing the offset isn't enough.
  var needsDelegateEvents: Bool { false }
  /// The finger is about to leave the screen.
  func willEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// The system is about to scroll to the top.
  func willScrollToTop(_ scrollView: UIScrollView) {}
  func setMinimumHeight(_ height: CGFloat) {}
  /// Sends an event to the engine and applies the update.
  func send(_ event: EdgeEvent) {}
  /// Notifies the app of what the last update changed.
  func announce() {}
}
