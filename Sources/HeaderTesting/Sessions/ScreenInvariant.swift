import FlexibleHeader

/// A rule that every screen with headers meets, regardless of the actions of the user, the system, and the app.
///
/// Pass the rules that a screen meets to ``ScreenSession`` or ``RandomSessions``, together with your own:
///
/// ```swift
/// let titleIsVisible = ScreenInvariant("the title is visible") { session in
///   session.root?.navigationItem.titleView?.alpha == 0 ? "its alpha is 0" : nil
/// }
/// let sessions = RandomSessions(invariants: ScreenInvariant.all + [titleIsVisible]) { PeaksViewController() }
/// ```
public struct ScreenInvariant: Sendable {
  /// The moment at which a rule is checked.
  public enum Moment: Hashable, Sendable {
    /// After each frame, also while something moves.
    case frame
    /// After each operation.
    case operation
    /// When everything is at rest and no finger touches the screen.
    case rest
    /// After the session removed the headers.
    case end
  }

  /// The rule's description.
  public var name: String

  /// The moments at which the rule is checked. The default is at rest.
  public var moments: Set<Moment>

  /// A closure that returns a description of the problem, or `nil` if the rule is met.
  public var problem: @MainActor @Sendable (ScreenSession) -> String?

  /// Creates a rule.
  public init(
    _ name: String, at moments: Set<Moment> = [.rest],
    problem: @escaping @MainActor @Sendable (ScreenSession) -> String?
  ) {
    self.name = name
    self.moments = moments
    self.problem = problem
  }
}

extension ScreenInvariant {
  /// All rules of this module. Rules about headers that a screen doesn't have are always met.
  public static let all: [ScreenInvariant] = [
    .framesAreFinite, .headerIsWithinLimits, .headerRestsWhole, .noGapBelowHeader, .contentBeginsBelowHeader,
    .headersShareContent, .insetsAreRestored, .stretchyHeaderIsGlued, .barHeightIsInRange,
    .sectionsFollowContent, .sectionsFitTheirContent, .pageIsInPlace, .noWarnings,
  ]

  /// Frames of headers and offsets of scroll views are finite.
  public static let framesAreFinite = ScreenInvariant("frames are finite", at: [.operation, .rest, .end]) {
    session in
    let frames = session.headers.map(\.frame)
    let numbers = frames.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
    let offsets = session.scrollViews.map(\.contentOffset.y)
    return (numbers + offsets).allSatisfy(\.isFinite) ? nil : "a frame or an offset is \(numbers + offsets)"
  }

  /// At rest, the top edge of a flexible header is neither below its place nor above its greatest shift, and its height is
  /// at least its minimum. Intensity and opacity of its shadow are always in 0...1.
  public static let headerIsWithinLimits = ScreenInvariant(
    "a flexible header is within its limits", at: [.operation, .rest]
  ) { session in
    guard let header = session.header, header.window != nil, header.trackingScrollView != nil else {
      return nil
    }
    let shadows = [header.shadowIntensity, CGFloat(header.layer.shadowOpacity)]
    guard shadows.allSatisfy({ (0...1).contains($0) }) else { return "its shadow is \(shadows)" }
    guard session.stage.isIdle, session.latestOperation == .settle, session.statusBarChange == nil
    else { return nil }
    if header.frame.height < header.leastHeight - tolerance { return "its height is \(header.frame.height)" }
    let shift = header.shift
    return -tolerance <= shift && shift <= header.greatestShift + tolerance
      ? nil : "it is shifted by \(shift)"
  }

  /// A flexible header rests either in full view or completely shifted, unless content that begins below it keeps it halfway,
  /// or no event reports that it rests.
  public static let headerRestsWhole = ScreenInvariant("the header rests whole") { session in
    guard let header = session.header, header.shiftBehavior != .disabled, session.isAloneAtTop(header),
      let scrollView = header.trackingScrollView, !session.isRestUnreported
    else { return nil }
    let greatest = header.greatestShift
    let shift = header.shift
    if abs(shift) <= tolerance || abs(shift - greatest) <= tolerance { return nil }
    // Over a notch, the status bar changes without an event. Until the next event, the header's position matches the former
    // bar.
    if let change = session.statusBarChange, change.offset == scrollView.contentOffset.y,
      abs(shift - change.greatestShift) <= tolerance
    {
      return nil
    }
    let own = min(0, session.ownInset(of: scrollView).top)
    let top = scrollView.contentTop(in: session.stage.window)
    let isHeldByContent =
      header.shiftBehavior != .hideable && top >= session.place(of: header).maxY + own - tolerance
    return isHeldByContent ? nil : "it is shifted by \(shift) of \(greatest)"
  }

  /// There is no gap between a header and content at its top. By design, there is a gap below a header that the app hid, and
  /// below one that can't stretch above content that an app scrolled beyond its top. A header whose events the app forwards
  /// isn't notified of content that a touch stopped beyond its top.
  public static let noGapBelowHeader = ScreenInvariant("no gap is below the header") { session in
    guard let header = session.header, [.enabled, .enabledWithStatusBar].contains(header.shiftBehavior),
      session.isAloneAtTop(header),
      let scrollView = header.trackingScrollView, !session.isRefreshing, !session.isHeaderHiddenByApp
    else { return nil }
    let own = max(0, session.ownInset(of: scrollView).top)
    let isUnreported = session.isRestUnreported && session.forwardsEvents
    let stretches = header.canOverExtend && !UIAccessibility.isVoiceOverRunning && !isUnreported
    let beyond = stretches ? 0 : max(0, -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top))
    let gap = scrollView.contentTop(in: header.superview) - own - beyond - max(0, header.frame.maxY)
    return gap > tolerance ? "\(gap) points are empty" : nil
  }

  /// Content at its top begins at or below the header's bottom edge.
  public static let contentBeginsBelowHeader = ScreenInvariant("content at its top begins below the header") {
    session in
    guard let header = session.header, session.isAloneAtTop(header),
      let scrollView = header.trackingScrollView, !session.isRefreshing,
      !header.isTrackingScrollViewBeingScrubbed
    else { return nil }
    return session.coveredContent(of: scrollView, by: header)
  }

  /// Content at its top begins at the bottom edge of the lowest of several headers at the top. Two headers in front of a scroll
  /// view cover each other, so there may be a gap.
  public static let headersShareContent = ScreenInvariant("content begins below the lowest header") {
    session in
    guard !session.isRefreshing, !session.isHeaderHiddenByApp else { return nil }
    for scrollView in session.scrollViews where scrollView.window != nil {
      let headers = session.headers.filter { $0.isAtTop(of: scrollView) }
      guard headers.count > 1, scrollView.isAtTop else { continue }
      let bottom = headers.map { session.place(of: $0).maxY }.max() ?? 0
      let top = scrollView.contentTop(in: session.stage.window)
      let own = session.ownInset(of: scrollView).top
      let isCovered = bottom + min(0, own) > top + tolerance
      let isStacked = headers.filter { !($0 is StretchyHeaderView) }.count < 2
      let hasGap = isStacked && bottom + max(0, own) < top - tolerance && headers.allSatisfy(\.isExpanded)
      if isCovered || hasGap { return "the headers end at \(bottom), the content begins at \(top)" }
    }
    return nil
  }

  /// The insets are those that the app set, once no header uses the scroll view.
  public static let insetsAreRestored = ScreenInvariant("insets are restored", at: [.end]) { session in
    // The app sets the insets for a bar that isn't installed.
    let isBarSetUpByApp = session.bars.contains { bar in
      !session.uninstalledHeaders.contains { $0.view === bar }
    }
    guard session.header?.isSharedWithManyScrollViews != true, !isBarSetUpByApp else { return nil }
    for scrollView in session.scrollViews {
      let wanted = session.insets[scrollView]
      for (name, found, wanted) in [
        ("content", scrollView.contentInset, wanted.content),
        ("indicator", scrollView.verticalScrollIndicatorInsets, wanted.indicator),
      ] where !found.isNear(wanted) { return "the \(name) inset is \(found), not \(wanted)" }
    }
    return nil
  }

  /// A stretchy header that is taller than its minimum ends where the content begins.
  public static let stretchyHeaderIsGlued = ScreenInvariant("the stretchy header ends where content begins") {
    session in
    for case let header as StretchyHeaderView in session.edgeViews {
      guard let scrollView = header.scrollView, header.window != nil, !session.isRefreshing else { continue }
      guard session.isAloneAtTop(header) else { continue }
      let isTall = header.bounds.height > header.minimumHeight + 0.1
      let bottom = header.convert(header.bounds, to: scrollView.superview).maxY
      let top = scrollView.contentTop(in: scrollView.superview)
      if abs(bottom - top) <= tolerance || (!isTall && header.staysAtMinimumHeight) { continue }
      return "it ends at \(bottom), the content begins at \(top)"
    }
    return nil
  }

  /// A height bar's progress is in 0...1, and its height is between its minimum and its maximum.
  public static let barHeightIsInRange = ScreenInvariant("the bar's height is in range") { session in
    for bar in session.bars where bar.window != nil {
      let (height, heights) = (Double(bar.frame.height), bar.barHeights)
      let isInRange = heights.minimum - tolerance <= height && height <= heights.maximum + tolerance
      if !(0...1).contains(bar.progress) || !isInRange {
        return "progress \(bar.progress), height \(height) of \(heights.minimum)...\(heights.maximum)"
      }
    }
    return nil
  }

  /// A sectioned header's height is within its limits. There is no gap between the header and content at its top, and
  /// content at its top isn't covered.
  public static let sectionsFollowContent = ScreenInvariant("sections follow the content") { session in
    guard let header = session.sectionedHeader, let scrollView = header.trackingScrollView,
      session.isAloneAtTop(header)
    else { return nil }
    let height = header.visibleHeight
    guard height.isFinite, header.minimumHeight - tolerance <= height,
      height <= header.maximumHeight + tolerance
    else { return "its height is \(height)" }
    guard !session.isRefreshing else { return nil }
    let own = session.ownInset(of: scrollView).top
    let contentTop = scrollView.contentTop(in: header.superview)
    let bottom = header.frame.maxY
    let lowest = bottom + header.maximumHeight - height
    if bottom < min(contentTop - max(0, own), lowest) - tolerance {
      return "it ends at \(bottom), the content begins at \(contentTop)"
    }
    return session.coveredContent(of: scrollView, by: header)
  }

  /// A section without a maximum height is as tall as its content.
  public static let sectionsFitTheirContent = ScreenInvariant("a section has its fitting height") { session in
    guard let header = session.sectionedHeader, header.isExpanded, header.window != nil else { return nil }
    for (index, section) in header.sections.enumerated() where section.maximumHeight == nil {
      let view = section.view
      // A header is never taller than the screen allows.
      let isWhole = header.bounds.height <= session.stage.window.bounds.height - 100
      guard view !== header.stretchingSection, isWhole else { continue }
      let fitting = view.systemLayoutSizeFitting(
        CGSize(width: view.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      let height = view.bounds.height
      if abs(height - fitting) > 1 { return "section \(index) has \(height) of \(fitting) points" }
    }
    return nil
  }

  /// The current page of a `HeaderPagesViewController` fills the controller's view.
  public static let pageIsInPlace = ScreenInvariant("the current page is in place") { session in
    guard let pages = session.root?.headerPages, let view = pages.viewIfLoaded, view.window != nil else {
      return nil
    }
    guard let page = pages.currentPage?.viewIfLoaded else {
      return pages.pages.isEmpty ? nil : "page \(pages.selectedIndex) isn't loaded"
    }
    let frame = page.convert(page.bounds, to: view)
    return abs(frame.minX) < tolerance ? nil : "page \(pages.selectedIndex) is at \(frame)"
  }

  /// UIKit logs no warning. On iOS, this can't be checked.
  public static let noWarnings = ScreenInvariant("nothing is logged") { $0.stage.device.warnings.first }

  /// The largest difference between lengths that count as equal, in points: slightly more than half a point.
  private static let tolerance: CGFloat = 0.51
}

extension ScreenSession {
  /// Returns whether a header is on the screen and no other header is at the top of its scroll view.
  fileprivate func isAloneAtTop(_ header: ScrollHeaderView) -> Bool {
    guard header.window != nil, let scrollView = header.scrollView else { return false }
    let headerOfPages = root?.headerPages?.header
    return !headers.contains { $0 !== header && ($0.isAtTop(of: scrollView) || $0 === headerOfPages) }
  }

  /// Returns a description of the problem if a header covers content at its top. If an app reduces the inset, that is intended.
  fileprivate func coveredContent(of scrollView: UIScrollView, by header: ScrollHeaderView) -> String? {
    guard scrollView.contentInsetAdjustmentBehavior != .never,
      scrollView.contentOffset.y <= scrollView.verticalLimits.lowerBound + 0.51
    else { return nil }
    let own = min(0, ownInset(of: scrollView).top)
    let overlap = header.frame.maxY + own - scrollView.contentTop(in: header.superview)
    return overlap > 0.51 ? "\(overlap) points of content are covered" : nil
  }
}

extension ScrollHeaderView {
  /// Returns whether the header is at the top of a scroll view.
  fileprivate func isAtTop(of scrollView: UIScrollView) -> Bool {
    self.scrollView === scrollView && !(self is RevealingFooterView)
  }

  /// A Boolean value that indicates whether the header is in full view at its maximum height. The system rounds the position of
  /// the content, which a header may follow, to whole pixels.
  var isExpanded: Bool {
    headerProgress.collapse * collapseRange + headerProgress.exit * maximumHeight < 0.51
  }

  /// A Boolean value that indicates whether the header is at its minimum height, as far as the system's rounding allows.
  var isCollapsed: Bool {
    let collapse = headerProgress.collapse
    return collapse > 0 && (1 - collapse) * collapseRange < 0.51
  }

  /// The way from the maximum to the minimum height, in points. That of a stretchy header includes the headers in front of it.
  private var collapseRange: CGFloat {
    guard self is StretchyHeaderView else { return maximumHeight - minimumHeight }
    let (collapse, height) = (headerProgress.collapse, headerProgress.visibleHeight)
    return collapse < 1 ? (height - minimumHeight) / (1 - collapse) : max(maximumHeight, height)
  }
}

extension FlexibleHeaderView {
  /// The minimum height with the safe area, in points.
  var leastHeight: CGFloat {
    minimumHeight + (heightsIncludeSafeArea ? 0 : topSafeAreaGuide.bounds.height)
  }

  /// The distance by which the header is above its place, in points.
  var shift: CGFloat { ((superview as? UIScrollView)?.bounds.minY ?? 0) - frame.minY }

  /// The height of the status bar over the header's place, in points.
  private var overlappedStatusBar: CGFloat {
    let bar = window?.windowScene?.statusBarManager?.statusBarFrame.height ?? 0
    let place = superview.map { $0.convert(CGPoint(x: 0, y: $0.bounds.minY), to: nil).y } ?? 0
    return max(0, bar - max(0, place))
  }

  /// The longest distance that the header moves up, in points, derived from its public properties.
  var greatestShift: CGFloat {
    let isPaging = trackingScrollView?.isPagingEnabled ?? false
    let takesBarAlong = shiftBehavior == .enabledWithStatusBar || shiftBehavior == .hideable
    let leavesBar = (!takesBarAlong || isPaging) && statusBarHintCanOverlapHeader
    if policy.correctsOriginalBehavior, UIAccessibility.isVoiceOverRunning { return 0 }
    let isWhole = policy.correctsOriginalBehavior && shiftBehavior == .hideable
    let height = isWhole ? max(leastHeight, bounds.height) : leastHeight
    let bar = leavesBar ? overlappedStatusBar : 0
    return max(0, max(0, height - bar) - minimumHeaderViewHeight)
  }
}

extension UIScrollView {
  /// Returns the top of the content, in points of `view`.
  @MainActor fileprivate func contentTop(in view: UIView?) -> CGFloat { convert(CGPoint.zero, to: view).y }

  /// A Boolean value that indicates whether the content is at its top.
  @MainActor var isAtTop: Bool { abs(contentOffset.y + adjustedContentInset.top) < 0.51 }
}

extension UIEdgeInsets {
  fileprivate func isNear(_ other: UIEdgeInsets) -> Bool {
    [top - other.top, left - other.left, bottom - other.bottom, right - other.right].allSatisfy {
      abs($0) < 1e-6
    }
  }
}
