import HeaderEngine
import UIKit

/// The base class of stretchy headers and revealing footers: a view that is attached to the top or bottom
/// edge of a scroll view's visible area.
///
/// Use `StretchyHeaderView` or `RevealingFooterView`. Add your own views to `contentView`, or create a
/// subclass and add them to the view itself. Constrain them to the top and bottom of the view or to its
/// margins, not to its safe area, because the view moves under bars.
open class ScrollEdgeView: ScrollHeaderView {
  /// The view that contains your content. Its constraints contribute to the minimum height.
  public let contentView = UIView()

  /// A closure that is called when the user pulls the content `pullThreshold` points past the view's edge, once
  /// per pull, and again only after the content has returned to rest. The default is `nil`. With VoiceOver and Switch Control,
  /// content can't be pulled: offer another way, such as a button.
  public var didPullPastThreshold: (() -> Void)?

  /// A closure that is called after `pullProgress` changed, with the new value. The default is `nil`.
  public var pullProgressDidChange: ((CGFloat) -> Void)?

  /// The distance by which the content is pulled past the view's edge, as a fraction of `pullThreshold`, 0...1.
  public var pullProgress: CGFloat { 0 }

  /// A Boolean value that indicates whether Auto Layout computes the minimum height. The default is `true`. Setting
  /// `minimumHeight` makes it `false`; setting `true` computes the height again, and `false` keeps the current height.
  public var heightsFitContent: Bool {
    get { givenMinimumHeight == nil }
    set { if newValue != heightsFitContent { givenMinimumHeight = newValue ? nil : minimumHeight } }
  }

  // MARK: - Internal state

  /// The minimum height that the app set, in points, or `nil` to use Auto Layout.
  private(set) var givenMinimumHeight: CGFloat? {
    didSet {
      guard givenMinimumHeight != oldValue else { return }
      measuredWidth = nil
      adapt(isSettled: false)
    }
  }
  weak var stage: EdgeStage? {
    didSet { if stage == nil { stagedSize = nil } }
  }
  /// The size of the visible area that the stage covered last, or `nil` if there is no stage. Reading it takes less time than
  /// loading the stage.
  @exclusivity(unchecked) var stagedSize: CGSize?
  /// The width for which the minimum height was measured, or `nil` if it has to be measured again.
  var measuredWidth: CGFloat?
  private var contentEdges: [NSLayoutConstraint] = []
  private var announcedPullProgress: CGFloat = 0
  private var hasPulledPastThreshold = false

  // MARK: - Life cycle

  /// Creates a view that isn't installed. While the view is installed, the scroll view determines its frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view from an archive. Only the properties of `UIView` are archived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    tracker.client = self
    tracker.isAtContent = true
    // Margins that grow while the view moves under a bar would compress its content and change its minimum
    // height.
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

  /// The content view is positioned by its frame, so that it follows immediately and inside any animation. It
  /// is only constrained while it is measured.
  private func tieContentToEdges(_ isTied: Bool) {
    contentView.translatesAutoresizingMaskIntoConstraints = !isTied
    if isTied {
      NSLayoutConstraint.activate(contentEdges)
    } else {
      NSLayoutConstraint.deactivate(contentEdges)
    }
  }

  // MARK: - ScrollHeaderView

  /// The minimum height, in points. The default is the height that Auto Layout computes for the current width, or 0 before
  /// the view is installed.
  ///
  /// A height that you set replaces the computed one. Negative values become 0; NaN and infinite values are ignored.
  public override var minimumHeight: CGFloat {
    get { usedMinimumHeight }
    set { if newValue.isFinite { givenMinimumHeight = newValue } }
  }

  /// Installs the view in a scroll view and adds its height to the content inset. Content at its top stays at
  /// its top.
  ///
  /// In a table view, the view is placed in `backgroundView`, where it can't cover any content. An existing
  /// background view is kept, and the view is placed in front of it. In other scroll views, the view is
  /// placed behind all content.
  ///
  /// If the view is already installed in this scroll view, this method does nothing. If it is installed in
  /// another scroll view, it is uninstalled first. A second view of the same kind in one scroll view is
  /// reported as a `HeaderMisuse` and isn't installed.
  public override func install(in scrollView: UIScrollView) { enter(scrollView) }

  /// Uninstalls the view and removes exactly its share from the insets. Content at its top stays at its top.
  /// If the view isn't installed, this method does nothing.
  public override func uninstall() {
    if tracker.isAttached { leaveScrollView() }
  }

  /// Computes the minimum height again, unless you set it.
  public override func fitContent() {
    measuredWidth = nil
    adapt(isSettled: false)
  }

  package override var installedScrollView: UIScrollView? { scrollView }

  override var needsScrollView: Bool { true }

  override var isInFrontOfScrollView: Bool { false }

  override func surroundingsDidChange() {
    // The stage updates the layout. The followers are updated with that of the view itself.
    super.surroundingsDidChange()
    stage?.setNeedsLayout()
  }

  // MARK: - To override

  /// Returns the minimum height of the view at the given width, in points.
  ///
  /// The view calls this method once per width, until the height is invalidated. The default implementation
  /// returns the height that Auto Layout computes for the view and `contentView`: `width` is required, and
  /// the height is as low as possible. Results that aren't finite are ignored.
  open func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    tieContentToEdges(true)
    defer { tieContentToEdges(false) }
    return lowestFittingHeight(forWidth: width)
  }

  // MARK: - UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutKeyframes()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.mayChangeSizes(since: previousTraitCollection) else { return }
    // Subviews are notified after this view, so the height is measured at the next layout.
    measuredWidth = nil
    stage?.setNeedsLayout()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let stage, superview !== stage { uninstall() }
  }

  // MARK: - For the subclasses of this module

  /// A Boolean value that indicates whether the view must be in front of the rows.
  var isInFront: Bool { false }
  var observesContentSize: Bool { false }
  var followsMotion: Bool { false }
  func contentMotionDidChange(_ event: ScrollMotion.Event, in scrollView: UIScrollView, by distance: CGFloat)
  {}
  var answersDelegateQuestions: Bool { false }
  func contentWillEndDragging(
    in scrollView: UIScrollView, withVelocity velocity: CGPoint, target: UnsafeMutablePointer<CGPoint>
  ) {}
  var usedMinimumHeight: CGFloat { 0 }
  func setMinimumHeight(_ height: CGFloat) {}
  var missingHeight: Double { 0 }
  func send(_ event: EdgeEvent) {}
  /// Sends the event `scrolled` to the engine, moves the stage, and applies the update.
  func sendScroll(of scrollView: UIScrollView, on stage: EdgeStage) {
    cover(scrollView, with: stage)
    send(.scrolled)
  }
  func trackerDidPass(_ reading: ScrollReading, step: Double) {}
  /// Called when the table moved the stage. The last event may not have moved the view.
  func stageDidMove(_ stage: EdgeStage) {}

  /// Records that the last update passed the threshold of a pull.
  func pullDidPassThreshold() { hasPulledPastThreshold = true }

  /// Notifies the app of the changes of the last update.
  func announce() {
    if pullProgress != announcedPullProgress {
      announcedPullProgress = pullProgress
      pullProgressDidChange?(pullProgress)
    }
    if hasPulledPastThreshold {
      hasPulledPastThreshold = false
      didPullPastThreshold?()
    }
    progressReporter?.report()
  }
}
