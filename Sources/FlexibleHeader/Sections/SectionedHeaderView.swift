import HeaderEngine
import UIKit

/// A header that consists of sections, each with its own rule for collapsing and returning.
///
/// ```swift
/// let header = SectionedHeaderView()
/// header.sections = [
///   HeaderSection(searchRow, exit: .leaves, entrance: .always),
///   HeaderSection(pictureView, maximumHeight: 220, minimumHeight: 0, snaps: true),
///   HeaderSection(tabsView),
/// ]
/// header.stretchingSection = pictureView
/// header.install(in: tableView)
/// ```
///
/// The sections are stacked from top to bottom, below the safe area. The header manages its own frame: it begins at the top
/// edge of its superview, is as wide as the superview, and covers the safe area with its background. The expanded height of the
/// sections is added to the top content inset of the tracked scroll view.
///
/// The default background color is `systemBackground`. Set `backgroundColor` for another color, and ``backgroundView`` for a
/// picture. You can constrain other subviews of the header to the views of sections. They follow the sections while those
/// collapse, leave, and stretch.
open class SectionedHeaderView: ScrollHeaderView {
  /// A closure that is called after sections were added, removed, reordered, or given other rules or heights. The default is
  /// `nil`.
  public var sectionsDidChange: (() -> Void)?

  /// A closure that is called after ``isLifted`` changed, with the new value. The default is `nil`.
  public var liftedDidChange: ((Bool) -> Void)?

  /// A closure that is called after header and content came to rest. The default is `nil`.
  public var didComeToRest: (() -> Void)?

  /// A view behind the sections that is as large as the header, including the safe area. The default is `nil`.
  public var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      placeBackground()
    }
  }

  /// The appearance of the header while content is under it. The default is ``LiftedAppearance/hairline``.
  public var liftedAppearance = LiftedAppearance.hairline {
    didSet { if liftedAppearance != oldValue { applyLiftedLook() } }
  }

  /// The appearance of a header with content under it.
  public enum LiftedAppearance: Hashable, Sendable {
    /// The appearance doesn't change.
    case none
    /// A line one pixel high along the lower edge.
    case hairline
    /// A shadow below the lower edge.
    case shadow
  }

  /// The name of the accessibility action that expands the header. The default is "Expand".
  public var expandActionName = "Expand" { didSet { offerActions(always: true) } }

  /// The name of the accessibility action that collapses the header. The default is "Collapse".
  public var collapseActionName = "Collapse" { didSet { offerActions(always: true) } }

  /// The surroundings to which the header adapts.
  struct Space: Equatable {
    var width: CGFloat = 0
    var top: CGFloat = 0
    /// The safe area of the superview. The header's own safe area changes while the header moves with the content.
    var topSafeArea: CGFloat = 0
    var leftSafeArea: CGFloat = 0
    var rightSafeArea: CGFloat = 0
    /// The size of the scroll view.
    var viewSize = CGSize.zero
    /// The height at the lower edge of the scroll view that the safe area and a bottom bar cover.
    var coveredHeight: CGFloat = 0
    var scale: CGFloat = 0
  }

  // MARK: - Internal state

  // The engine never calls back, so the runtime exclusivity check isn't needed.
  @exclusivity(unchecked) var engine = SectionedScroll()
  /// A Boolean value that indicates whether the app lets the header wait for the content. It does, unless the inset follows it.
  var contentIsAwaited = false
  var clips: [SectionClip] = []
  var chosenExtendsShortScrollViews: Bool?
  var hasPages = false
  weak var stretchingView: UIView?
  /// The views at the lower edges of sections.
  var attachments: [EdgeAttachment] = []
  /// A Boolean value that indicates whether recordings forward the scroll view's events by hand.
  package var forwardsEventsByHand = false {
    didSet { receiveEvents() }
  }
  /// A Boolean value that indicates whether a change is in progress, so that resulting layouts are ignored.
  var isAdapting = false
  private(set) var use: UseState?
  var waitingState: SectionedHeaderState?
  var hairline: HairlineView?
  private var focusToken: NotificationToken?
  /// The custom actions for a header that can't move, can expand, can collapse, and can do both; empty until the first are offered.
  /// They are created once, because the header changes between them while it scrolls.
  var actionLists: [[UIAccessibilityCustomAction]] = []
  /// The index of the list that the header offers at the moment.
  var offeredActions = 0
  let shiftedRefreshControl = RefreshControlPlace()
  /// The value of `isLifted` that was last reported to the app.
  var wasLifted = false
  var isPlacing = false
  /// A Boolean value that indicates whether the next layout adapts the header, even if its surroundings didn't change.
  var needsAdapting = false
  /// The surroundings for which the header was adapted last.
  var adaptedSpace = Space()
  /// The margins of the superview for which the sections were measured last.
  var partMargins = UIEdgeInsets.zero
  /// The configuration for which the insets of the pages that aren't tracked were last updated.
  var pageInsets = SectionedInsets()
  /// The clips of sections whose views other code moved. They are removed at the next layout.
  var removedClips: [SectionClip] = []

  // MARK: - Life cycle

  /// Creates a header without sections.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a header from an archive. Only the properties of `UIView` are archived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  // A header may be released while it has sections, whose views are the app's.
  deinit {
    guard !clips.isEmpty else { return }
    RunLoopTurn.afterRelease { [clips] in for clip in clips { clip.release() } }
  }

  private func setUp() {
    tracker.client = self
    receiveEvents()
    autoresizingMask = .flexibleWidth
    insetsLayoutMarginsFromSafeArea = false
    if backgroundColor == nil { backgroundColor = .systemBackground }
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowRadius = 4
    layer.shadowOpacity = 0
    use = UseState(of: self) { [weak self] in self?.adapt() }
    focusToken = NotificationToken(FocusedView.notifications) { [weak self] in self?.focusDidMove() }
  }

  private var includesSafeArea = false

  // MARK: - ScrollHeaderView

  /// The visible height with all sections expanded, in points: below the safe area, and without stretch.
  public override var maximumHeight: CGFloat { CGFloat(engine.header.maximumVisibleHeight) }

  /// The visible height with all sections collapsed as far as their rules allow, in points, below the safe area.
  public override var minimumHeight: CGFloat { CGFloat(engine.header.minimumVisibleHeight) }

  public override var heightsIncludeSafeArea: Bool {
    get { includesSafeArea }
    set {
      includesSafeArea = newValue
      adapt()
    }
  }

  /// Collapses or expands all sections. See ``collapse(section:animated:)`` and ``expand(section:animated:)``.
  public override func setCollapsed(_ isCollapsed: Bool, animated: Bool) {
    if isCollapsed { collapse(animated: animated) } else { expand(animated: animated) }
  }

  /// Measures the sections without a maximum height again.
  public override func fitContent() {
    for clip in clips { clip.section.measuredWidth = nil }
    adapt()
  }

  override var needsScrollView: Bool { !clips.isEmpty && !hasPages }

  override func didInstall(in scrollView: UIScrollView) { trackingScrollView = scrollView }

  override func willUninstall(from scrollView: UIScrollView?) {
    trackingScrollView = nil
    engine.header.forgetContent()
  }

  override func snapsDidChange() { adapt() }

  override var heightFault: HeaderMisuse? {
    let lacksHeight = clips.contains { clip in
      clip.section.measure(forWidth: bounds.width)
      return clip.section.hasNoHeight
    }
    return lacksHeight ? .sectionWithoutHeight : nil
  }

  override var travel: HeaderTravel { travelOfAllSections }
  override func travel(ofSection key: AnyHashable) -> HeaderTravel? { travelOfSection(key) }
  override var visibleLength: Double { engine.header.visibleHeight }
  override var isAtRest: Bool { !engine.header.isAnimating && super.isAtRest }
  override var keepsFollowedInsets: Bool { hasPages }

  override var stretchingArea: CGRect {
    guard let stretchingView, let clip = clips.first(where: { $0.section.view === stretchingView }),
      let layout = clip.section.layout
    else { return super.stretchingArea }
    return CGRect(x: 0, y: layout.y, width: bounds.width, height: layout.height)
  }

  // MARK: - UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    willLayOut()
    use?.checkIfNeeded()
    contentTranslation.keepInFront(self)
    if needsAdapting || adaptedSpace != space { adapt() }
    placeBackground()
    layOutKeyframes()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    // The scroll view may be about to move its content by the change, if it contains the header.
    if adaptedSpace != space { setNeedsLayout() }
  }

  override func surroundingsDidChange() { setNeedsAdapting() }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { installation?.headerDidEnterWindow() }
    // A screen that returns may get its frames after its safe area.
    if adaptedSpace.scale > 0 { setNeedsAdapting() } else { adapt() }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    isPlacing = true
    adoptFlexibleWidth()
    isPlacing = false
    adapt()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.mayChangeSizes(since: previousTraitCollection) else { return }
    // The header may have got its width before, and measured sections that had the former traits. They receive the change
    // after the header: measuring waits for the layout.
    for clip in clips { clip.section.measuredWidth = nil }
    setNeedsAdapting()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(engine.header.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(engine.header.height))
  }

  /// The frame. You can set the width; the header sets the height and the position.
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      restorePlace()
    }
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || isInAttachment(point, with: event)
  }

  override func forwardsTouches(of view: UIView) -> Bool {
    view.leavesTouchesAlone(upTo: self)
      && !clips.contains { $0.section.keepsTouches && view.isDescendant(of: $0) }
  }
}
