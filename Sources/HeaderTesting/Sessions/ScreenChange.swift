import FlexibleHeader

/// A change that ``ScreenOperation/changeAndReturn(_:)`` performs and then reverses.
public enum ScreenChange: String, CaseIterable, Hashable, Sendable, Decodable {
  /// The interface is rotated from portrait to landscape, or from there to portrait.
  case rotation
  /// The text gets the size `accessibilityExtraLarge`.
  case largerText
  /// The window becomes 60 points narrower and 100 points lower, and its horizontal size class regular, as in Split View.
  case windowSize
  /// The navigation bar is hidden or shown. Nothing happens on screens without a navigation controller.
  case navigationBar
  /// The safe area grows by 25 points at the top.
  case safeArea
  /// A keyboard appears. The app stores its insets, adds 280.5 points at the bottom, and restores them.
  case keyboard
  /// The maximum heights of the headers grow by 60 points.
  case tallerHeaders
  /// Another screen covers this one: pushed, in another tab, or presented.
  case covered
  /// The interface is rotated while another screen covers this one, and rotated back in the same way.
  case rotationWhileCovered
  /// Scrolling is disabled.
  case scrollingDisabled
  /// Another page becomes the current one. Nothing happens on screens without a `HeaderPagesViewController`.
  case otherPage

  /// A Boolean value that indicates whether views get another height.
  fileprivate var resizes: Bool { turns || self == .windowSize }
  /// A Boolean value that indicates whether the interface is rotated.
  fileprivate var turns: Bool { self == .rotation || self == .rotationWhileCovered }
  /// A Boolean value that indicates whether the content or what is above it gets another place or height.
  fileprivate var moves: Bool {
    switch self {
    case .covered, .keyboard, .scrollingDisabled, .otherPage: false
    default: true
    }
  }
  /// A Boolean value that indicates whether another screen covers this one.
  fileprivate var covers: Bool { self == .covered || self == .rotationWhileCovered }

  /// The changes that stages in this process can make.
  static var available: [ScreenChange] {
    allCases.filter { change in
      switch change {
      case .rotation, .rotationWhileCovered, .windowSize: StageFeatures.available.contains(.rotation)
      case .largerText: StageFeatures.available.contains(.settings)
      default: true
      }
    }
  }
}

extension ScreenSession {
  /// Makes a change and takes it back. All positions must be the same afterward, except where content doesn't return to its
  /// former place without headers either. See `Documentation/Connection.md#there-and-back`.
  func changeAndReturn(_ change: ScreenChange) {
    guard !isTouched else { return }
    settle()
    guard isReversible(change) else { return }
    // The app may leave a gap, content halfway, or a header without a scroll view. It leaves a gap, too, if it makes a header hideable
    // that is off-screen. Any event may change that, and the place of a header above a notch whose status bar was shown or hidden.
    guard !headers.isEmpty, headers.allSatisfy({ $0.scrollView != nil }), !isHeaderHiddenByApp,
      header?.shiftBehavior != .hideable || header?.headerProgress.exit == 0, !isRestUnreported,
      let before = restingPlaces, let scrollView, scrollView.isInRange,
      statusBarChange?.offset != scrollView.contentOffset.y
    else { return }
    let (screen, start, inFront) = (root, RestingContent(of: scrollView, in: self), placesInFront)
    let course = ContentCourse(of: scrollView)
    let takeBack = make(change)
    settle()
    let middle = RestingContent(of: scrollView, in: self)
    // A header follows the page that is the current one, and visible pages follow the header.
    if change == .otherPage, placesInFront != inFront { return takeBack() }
    takeBack()
    settle()
    guard root === screen, let after = restingPlaces,
      start.returns(from: middle, after: change, along: course)
    else { return }
    let rule = "a change there and back changes nothing"
    // Lists whose rows have estimated heights measure other ones, and move their content. In another width, tables move it with the
    // top inset, which changes with the height of a header.
    let isMovedByTable =
      change.resizes && scrollView is UITableView && middle.topInset != start.topInset
    // A stretchy header that snaps scrolls the content on from there, and the header in front follows.
    if isMovedByTable, headers.contains(where: { $0 is StretchyHeaderView && $0.snaps }) { return }
    if course.hasOtherHeight || isMovedByTable { return expectPlaces(inFront, placesInFront, rule) }
    expectPlaces(before, after, rule)
  }

  /// Returns whether the system and the app leave everything in place where a change is made now and taken back.
  private func isReversible(_ change: ScreenChange) -> Bool {
    // A screen that another one covers can't be torn down without it.
    if change.covers, teardown != nil { return false }
    // The system may move scrolled content away from a header that is partly off-screen, or that hides the status bar, and with a
    // safe area that arrives in place of none, but not the other way round.
    if safeAreaMovesContent {
      if change == .safeArea || change == .rotationWhileCovered { return false }
      if change == .rotation, header?.shiftBehavior == .enabledWithStatusBar { return false }
    }
    // Other code hides the status bar, too, or did. The header learns from a landscape screen, which has none, or from another one
    // in front whether the bar's height counts.
    if change.turns || change.covers, hidesStatusBarTwice || stage.isStatusBarHidden == true,
      header?.prefersStatusBarHidden == true
    {
      return false
    }
    // Above the first row, a table has no row that it could keep in place.
    if change.resizes, (scrollView as? UITableView)?.tableHeaderView != nil { return false }
    // A large title expands or collapses by itself when sizes change.
    if change.moves, root?.innerNavigation?.navigationBar.prefersLargeTitles == true {
      return false
    }
    // Headers follow a safe area that isn't in UIKit's part of the inset. The content doesn't.
    if change.moves, scrollView?.contentInsetAdjustmentBehavior == .never { return false }
    // The safe area may leave a header or a section no range, and without a range they are expanded.
    if change.moves, headers.contains(where: \.heightsIncludeSafeArea) { return false }
    // Of two headers that snap, one may have stopped the other halfway. Any change lets that snap again.
    let snapping = headers.filter(\.snaps)
    if snapping.count > 1, snapping.contains(where: { !$0.isExpanded && !$0.isCollapsed }) { return false }
    // The moves that a list makes by itself aren't recognized if the app forwards events.
    return change != .rotationWhileCovered || !forwardsEvents || !(scrollView is UITableView)
  }

  /// Makes a change, and returns what takes it back.
  private func make(_ change: ScreenChange) -> () -> Void {
    let stage = stage
    switch change {
    case .rotation: return turn()
    case .largerText:
      let size = stage.textSize
      stage.textSize = .accessibilityExtraLarge
      return { stage.textSize = size }
    case .windowSize:
      let size = stage.window.bounds.size
      stage.resize(to: CGSize(width: size.width - 60, height: size.height - 100), sizeClass: .regular)
      return { stage.resize(to: size, sizeClass: .unspecified) }
    case .navigationBar:
      let navigation = root?.innerNavigation
      let isHidden = navigation?.isNavigationBarHidden ?? false
      navigation?.setNavigationBarHidden(!isHidden, animated: true)
      return { navigation?.setNavigationBarHidden(isHidden, animated: true) }
    case .safeArea:
      root?.additionalSafeAreaInsets.top += 25
      return { [root] in root?.additionalSafeAreaInsets.top -= 25 }
    case .keyboard:
      guard let scrollView, storedInsets == nil else { return {} }
      storeInsets(of: scrollView, adding: 280.5)
      return restoreInsets
    case .tallerHeaders:
      changeMaximumHeights { $0 + 60 }
      return { self.changeMaximumHeights { $0 - 60 } }
    case .covered: return root?.cover() ?? {}
    case .rotationWhileCovered:
      var turnBack: () -> Void = {}
      whileCovered { turnBack = self.turn() }
      return { self.whileCovered(turnBack) }
    case .scrollingDisabled:
      let scrollView = scrollView
      let isEnabled = scrollView?.isScrollEnabled ?? true
      scrollView?.isScrollEnabled = false
      return { scrollView?.isScrollEnabled = isEnabled }
    case .otherPage:
      guard let pages = root?.headerPages else { return {} }
      let index = pages.selectedIndex
      pages.select((index + 1) % max(1, pages.numberOfPages), animated: true)
      return { pages.select(index, animated: true) }
    }
  }

  /// Rotates the interface, and returns what rotates it back.
  private func turn() -> () -> Void {
    let (stage, orientation) = (stage, stage.orientation)
    stage.rotate(to: orientation == .portrait ? .landscapeLeft : .portrait)
    return { stage.rotate(to: orientation) }
  }

  /// Runs `body` while another screen covers this one.
  private func whileCovered(_ body: () -> Void) {
    let uncover = root?.cover()
    settle()
    body()
    settle()
    uncover?()
  }
}

extension UIViewController {
  /// This navigation controller, or that in the selected tab.
  fileprivate var innerNavigation: UINavigationController? {
    self as? UINavigationController
      ?? (self as? UITabBarController)?.selectedViewController as? UINavigationController
  }

  /// Covers the screen with another one, and returns what uncovers it.
  fileprivate func cover() -> () -> Void {
    let screen = UIViewController()
    if let navigation = innerNavigation {
      navigation.pushViewController(screen, animated: true)
      return { navigation.popViewController(animated: true) }
    }
    if let tabs = self as? UITabBarController, tabs.viewControllers?.count ?? 0 > 1 {
      let index = tabs.selectedIndex
      tabs.selectedIndex = index == 0 ? 1 : 0
      return { tabs.selectedIndex = index }
    }
    screen.modalPresentationStyle = .fullScreen
    present(screen, animated: true)
    return { self.dismiss(animated: true) }
  }
}

/// Observes content during a change.
@MainActor private final class ContentCourse {
  /// A Boolean value that indicates whether the height of the content changed, also in between.
  private(set) var hasOtherHeight = false
  /// A Boolean value that indicates whether the content was at the end that it has without a safe area, or beyond it, also in
  /// between.
  private(set) var wasAtEnd = false
  /// The safe area and the room for a refresh control above the content when it moved, in points.
  private(set) var systemInsets: Set<CGFloat> = []
  private var observations: [NSKeyValueObservation] = []

  init(of scrollView: UIScrollView) {
    observations = [
      scrollView.observe(\.contentSize, options: [.old, .new]) { [weak self] _, change in
        let isEqual = change.oldValue?.height == change.newValue?.height
        MainActor.assumeIsolated { if !isEqual { self?.hasOtherHeight = true } }
      },
      scrollView.observe(\.contentOffset) { [weak self] scrollView, _ in
        MainActor.assumeIsolated {
          if scrollView.isAtEnd(above: scrollView.contentInset.bottom) { self?.wasAtEnd = true }
          self?.systemInsets.insert(scrollView.systemInset)
        }
      },
    ]
  }
}

extension UIScrollView {
  /// The safe area and the room for a refresh control above the content, in points.
  @MainActor fileprivate var systemInset: CGFloat { adjustedContentInset.top - contentInset.top }

  /// Returns whether the content is at its end above a bottom inset in points. All of it may be visible.
  @MainActor fileprivate func isAtEnd(above inset: CGFloat) -> Bool {
    bounds.maxY > contentSize.height + inset - 0.51
  }
}

extension UITableView {
  /// The top edge of the first row, in points, or `nil` if it isn't visible.
  fileprivate var firstRowTop: CGFloat? {
    guard let first = indexPathsForVisibleRows?.first, first == IndexPath(row: 0, section: 0) else {
      return nil
    }
    return rectForRow(at: first).minY
  }
}

/// The place of content at rest.
@MainActor private struct RestingContent {
  /// A Boolean value that indicates whether the content is at its top below headers in full view.
  let isAtTop: Bool
  /// A Boolean value that indicates whether the content is at its top, where an inset of the app may place it under a header.
  let isAtUpperLimit: Bool
  /// A Boolean value that indicates whether the content is at its end.
  let isAtEnd: Bool
  /// A Boolean value that indicates whether any of the content is on the screen.
  let isVisible: Bool
  /// A Boolean value that indicates whether the content is scrolled only because headers lengthen it.
  let isLengthened: Bool
  /// A Boolean value that indicates whether the content scrolls, so that the system adds the safe area to the insets.
  let scrolls: Bool
  /// A Boolean value that indicates whether the content is that of a table.
  let isInTable: Bool
  /// A Boolean value that indicates whether the visible content begins above the first row of a table, in the header of a section.
  let isAboveRows: Bool
  /// A Boolean value that indicates whether a table shows none of its rows.
  let showsNoRow: Bool
  /// A Boolean value that indicates whether a header may hide the status bar.
  let mayHideStatusBar: Bool
  /// The top edge of the scroll view in the window, in points.
  let listTop: CGFloat
  /// The safe area and the room for a refresh control above the content, in points.
  let systemInset: CGFloat
  /// The top inset without that part, in points.
  let topInset: CGFloat
  /// A Boolean value that indicates whether a header is in front of a stretchy one.
  let isBelowTwo: Bool
  /// The headers that cover the top of the content, or the distance to it that the app's inset adds. A stretchy header does while it
  /// is partly off-screen, unless it doesn't snap.
  let covering: Set<ObjectIdentifier>
  /// A Boolean value that indicates whether a stretchy header of a table ends behind a bar, and the inset follows the header.
  let endsBehindBar: Bool
  /// The collapsed headers with the content at their lower edge.
  let collapsed: Set<ObjectIdentifier>

  init(of scrollView: UIScrollView, in session: ScreenSession) {
    let (limits, y) = (scrollView.verticalLimits, scrollView.contentOffset.y)
    let added = scrollView.contentInset.bottom - session.ownInset(of: scrollView).bottom
    let headers = session.headers.filter { !($0 is RevealingFooterView) && $0.scrollView === scrollView }
    // To headers in front, a stretchy header is a part of the content.
    let stretchy = headers.filter { $0 is StretchyHeaderView }.reduce(0) { $0 + $1.maximumHeight }
    let top = scrollView.convert(CGPoint.zero, to: session.stage.window).y
    // Content that is rounded to pixels may be half a pixel higher.
    let rounding = 0.5 / session.stage.window.traitCollection.displayScale + 0.01
    isAtUpperLimit = y < limits.lowerBound + 0.51
    isAtTop = isAtUpperLimit && headers.allSatisfy(\.isExpanded)
    isAtEnd = scrollView.isAtEnd(above: scrollView.adjustedContentInset.bottom)
    isVisible = scrollView.bounds.maxY > 0
    isLengthened = y > limits.upperBound - max(0, added)
    let bounces = scrollView.alwaysBounceVertical
    scrolls =
      scrollView.isScrollEnabled && (bounces || scrollView.contentSize.height > scrollView.bounds.height)
    isInTable = scrollView is UITableView
    isAboveRows = (scrollView as? UITableView)?.firstRowTop ?? 0 > y + scrollView.adjustedContentInset.top
    showsNoRow = (scrollView as? UITableView)?.indexPathsForVisibleRows?.isEmpty ?? false
    mayHideStatusBar = session.header?.shiftBehavior == .enabledWithStatusBar
    listTop = session.place(of: scrollView).minY
    systemInset = scrollView.systemInset
    topInset = scrollView.contentInset.top
    isBelowTwo = stretchy > 0 && headers.count > 1
    let bar = -0.51..<max(-0.51, systemInset)
    endsBehindBar = headers.contains { header in
      guard let header = header as? StretchyHeaderView, scrollView is UITableView else { return false }
      return header.insetFollowsVisibleHeight && bar.contains(header.frame.maxY - y)
    }
    let own = session.ownInset(of: scrollView).top
    let covering = headers.filter { header in
      let bottom = session.place(of: header).maxY
      guard header is StretchyHeaderView else { return bottom + own > top - stretchy + rounding }
      return header.snaps && (header.headerProgress.exit > 0 || bottom > top + rounding)
    }
    let collapsed = headers.filter { header in
      header.isCollapsed
        && abs(session.place(of: header).maxY + own - (top - stretchy)) <= 0.51
    }
    self.covering = Set(covering.map(ObjectIdentifier.init))
    self.collapsed = Set(collapsed.map(ObjectIdentifier.init))
  }

  /// Returns whether a change and the way back must lead here.
  ///
  /// - Content that a change moves to its top or its end rests there, also without headers. UIKit changes size and safe area of
  ///   a rotation one after the other, and the app the heights of headers. Content beyond its end is moved each time.
  /// - Content that doesn't scroll may have no safe area in its insets. UIKit moves it then, but not back.
  /// - A table that gets another width keeps its first visible row below the insets, if there is one at the top of what is visible.
  ///   No inset ends behind a bar, as a stretchy header may that the inset follows. While the content doesn't scroll, headers have
  ///   the safe area in their part of the inset. A table that begins at the safe area has one in its inset until it gets its place.
  /// - Other lists that begin at the safe area get it after their size behind another screen, and after the header if that hides
  ///   the status bar. In between, the header may move on the screen.
  /// - Where the view gets taller, UIKit moves content to its end before headers can lengthen it.
  /// - Content that a header covers, and that a change uncovers, rests at the header's lower edge from then on. A header in front
  ///   of a stretchy one covers the length by which that grew. A stretchy header that snaps covers content while it leaves.
  /// - Content at the lower edge of a header that a change collapses follows the safe area from then on.
  func returns(from other: RestingContent, after change: ScreenChange, along course: ContentCourse) -> Bool {
    if change == .covered { return true }
    if scrolls != other.scrolls, systemInset != other.systemInset { return false }
    if change.resizes, isInTable, !scrolls, topInset != other.topInset { return false }
    if isAtTop { return true }
    if isAtEnd || other.isAtEnd || course.wasAtEnd || other.isAtUpperLimit { return false }
    if change.resizes, isVisible != other.isVisible || isAboveRows || other.isAboveRows { return false }
    if change.covers, showsNoRow || other.showsNoRow { return false }
    if change.turns, listTop != other.listTop, isInTable || change.covers || mayHideStatusBar { return false }
    if change.resizes, isInTable, !course.systemInsets.isSubset(of: [systemInset, other.systemInset]) {
      return false
    }
    if change.resizes, endsBehindBar || other.endsBehindBar { return false }
    if change.resizes, isLengthened || other.isLengthened { return false }
    guard other.collapsed.isSubset(of: collapsed) else { return false }
    // A header that covers half a point counts as one at the edge of the content.
    let isAtEdge = !covering.isDisjoint(with: collapsed)
    if change == .tallerHeaders, isBelowTwo { return covering == other.covering && !isAtEdge }
    return covering.isSubset(of: other.covering)
  }
}
