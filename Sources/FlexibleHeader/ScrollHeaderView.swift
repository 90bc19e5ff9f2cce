import HeaderEngine
import UIKit

/// A view at an edge of a screen that follows a scroll view. This is the base class of all headers.
///
/// Create one of the subclasses ``FlexibleHeaderView``, ``FlexibleHeightBar``, ``SectionedHeaderView``,
/// ``StretchyHeaderView``, and ``RevealingFooterView``, or a subclass of one of them. Use this class as the type of code
/// that works with any header:
///
/// ```swift
/// @MainActor func show(_ header: ScrollHeaderView, above list: UIScrollView, fading title: UILabel) {
///   header.effects.add(.fade(), to: title)
///   header.progressDidChange = { progress in print(progress.visibleHeight) }
///   header.install(in: list)
/// }
/// ```
///
/// To hide a header, uninstall it, and install it again to show it. A header with `isHidden` set to `true` keeps its space above
/// the content. For one section of a ``SectionedHeaderView``, remove the section from ``SectionedHeaderView/sections``.
open class ScrollHeaderView: UIView {
  /// A closure that is called after the header's visible height, collapse, exit, or stretch changes, and when the
  /// header comes to rest. The default is `nil`.
  ///
  /// The header calls the closure at most once per event, after its layout is updated, and only if something changed. The
  /// header holds the closure, so refer to the header weakly in it.
  public var progressDidChange: ((HeaderProgress) -> Void)? {
    didSet { progressListenersDidChange() }
  }

  /// A Boolean value that determines whether the header snaps to its minimum or maximum height when the user lifts the finger
  /// while the header is between them. The default is `false`.
  ///
  /// In a ``SectionedHeaderView``, `true` makes all sections snap. To select some of them, set ``HeaderSection/snaps`` instead.
  /// The snap positions of a ``HeightBarBehavior`` and the rules of a ``SafariBehavior`` take precedence. A
  /// ``RevealingFooterView`` has one height, so the value has no effect.
  public var snaps = false {
    didSet { if snaps != oldValue { snapsDidChange() } }
  }

  /// A Boolean value that determines whether the end of the content stays above the keyboard. The default is `false`.
  ///
  /// If `true`, the bottom insets of the content and of the scroll indicator follow the part of the scroll view that a docked
  /// keyboard covers, with the keyboard's animation, and while the user drags it away. Content that rests at its end stays
  /// there. The bar of ``HeaderFollowers/addBottomBar(_:hides:over:tracksKeyboard:)`` does the same by itself.
  ///
  /// - Note: A table view controller or a collection view controller makes room for the keyboard itself.
  public var avoidsKeyboard = false {
    didSet { if avoidsKeyboard != oldValue { followers.avoidKeyboard(avoidsKeyboard) } }
  }

  // MARK: - Internal state

  /// The view controller whose view the header is, or `nil`. When the header is installed, the controller becomes a child of
  /// the view controller that owns the scroll view.
  final weak var controller: UIViewController?
  let tracker = ScrollTracker()
  /// A Boolean value that indicates whether the header's part of the top inset follows its lower edge.
  var insetFollowsHeader: Bool { tracker.followsHeader }
  let contentTranslation = ContentTranslation()
  /// The header's place in front of the scroll view, or `nil` if it isn't installed.
  var installation: HeaderInstallation?
  /// The object that applies keyframes and effects, or `nil` if there are none.
  // Read at every event. No code that modifies this value calls back.
  @exclusivity(unchecked) private(set) var keyframeComposer: KeyframeComposer?
  /// The object that reports the progress, or `nil` while there are no listeners, so that events have no overhead.
  private(set) var progressReporter: ProgressReporter?
  /// A Boolean value that indicates whether the header takes a changed safe area in its next layout.
  private var isSafeAreaDue = false
  let innerScrollViews = InnerScrollViews()
  /// The view in the scroll view that receives touches on the header.
  private final var touchCatcher: TouchCatcher?
  let scrollEdge = ScrollEdgeLink()
  /// The pages that are visible beside the tracked one.
  @exclusivity(unchecked) final var neighbors = WeakSet<UIScrollView>()
  /// The visible height to which those pages are aligned, in points.
  final var followedHeight = 0.0
  /// The refresh controls of ``onRefresh(_:)``, or `nil` without an action.
  @exclusivity(unchecked) private(set) var refresh: HeaderRefresh?
  /// The safe area for constraints; `nil` until there are any.
  private(set) final var safeArea: HeaderSafeArea?
  private var presence = WindowPresence()
  /// A Boolean value that indicates whether the set-up hasn't been checked yet.
  private var needsSetUpCheck = true
  let earlyCommands = EarlyCommands()
  /// Waits for the appearance of a header that has no scroll view yet.
  private var appearanceWatch: AppearanceWatch?

  // MARK: - Life cycle

  package override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a header from an archive. Only the properties of `UIView` are archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // A header may be released without having left its scroll view.
  deinit {
    if let touchCatcher { MainQueue.run { touchCatcher.removeFromSuperview() } }
  }

  // MARK: - Installing

  /// The scroll view that the header follows, or `nil` if there is none. The header references it weakly.
  public var scrollView: UIScrollView? { tracker.scrollView }

  /// Installs the header in front of a scroll view and follows it.
  ///
  /// The header is added to the scroll view's superview, above the scroll view and as wide as the superview, unless it already
  /// has a superview. It stays in front of the scroll view. To place it elsewhere, add it to a view first. A header that you
  /// add without a width is as wide as that view. Except for a ``FlexibleHeightBar``, it's at the top of that view: for a scroll
  /// view that begins lower than other views, put the scroll view in a view of its own. If the scroll view
  /// is the view of a view controller, the header is added to the scroll view itself, and stays in place while the content
  /// moves. A ``StretchyHeaderView`` and a ``RevealingFooterView`` are placed in the scroll view, behind its content. If the
  /// header is the view of a view controller, that controller becomes a child of the view controller that owns the scroll view.
  ///
  /// The scroll view begins at the top edge of the header, which covers its content. A stack view that arranges both, or a
  /// constraint from the scroll view to the lower edge of the header, places it below the header instead, which is reported as a
  /// ``HeaderMisuse``: the scroll view would change its size while the header collapses.
  ///
  /// The header adds its height, without the safe area that the system adds, to the content inset. Content at its top
  /// stays there.
  ///
  /// The header observes the scroll view. Your delegate continues to receive all events. The header takes part in the delegate
  /// only while ``snaps`` or ``HeaderSection/snaps`` of a section is `true`, or an inset follows the visible height. Parts that
  /// leave snap. A ``FlexibleHeightBar`` takes part in the delegate with a ``SafariBehavior`` or a subclass of a behavior, but
  /// not with a ``SquareCashBehavior`` or ``FacebookBehavior``, even if it snaps.
  ///
  /// Installing the header in the same scroll view again has no effect. If it is installed in another one, it is uninstalled
  /// first. If the scroll view has no superview, the method reports a ``HeaderMisuse``, and the header isn't installed. A
  /// second header in front of the same scroll view is reported as a warning at its first layout in a window.
  ///
  /// - Parameter scrollView: The scroll view, which the header references weakly.
  public func install(in scrollView: UIScrollView) {
    guard installedScrollView !== scrollView else { return }
    uninstall()
    let installation = HeaderInstallation(of: self, controller: controller, in: scrollView)
    self.installation = installation
    guard installation.place() else {
      self.installation = nil
      HeaderMisuse.report(.noPlaceForHeader)
      return
    }
    didInstall(in: scrollView)
  }

  /// Removes the header from the view hierarchy, if ``install(in:)`` added it, and its share from the insets of all scroll
  /// views that it follows. If the header isn't installed, this method has no effect. Followers return to their places. Effects on
  /// other views outside the header keep their state until ``HeaderEffects/removeAll(from:)`` removes them.
  ///
  /// If you remove a header that ``install(in:)`` added from its superview, it is uninstalled, too, unless you add it to a view
  /// before the run loop's next turn. A header that you had added to a view before stays installed.
  ///
  /// Use this method to hide the header: content at its top moves up, inside an animation block with the animation. Call
  /// ``install(in:)`` to show the header again. If you had added the header to a view, also set `isHidden`.
  public func uninstall() {
    guard let installation else { return }
    self.installation = nil
    willUninstall(from: installation.scrollView)
    installation.remove()
    presence = WindowPresence(of: self)
  }

  /// Removes the view that receives touches from the scroll view.
  final func stopCatchingTouches() { touchCatcher?.removeFromSuperview() }

  private func uninstallIfRemoved() {
    if installation?.isUndone == true { uninstall() }
  }

  // MARK: - Heights

  /// The height of the expanded header, in points, below the safe area and without stretch.
  ///
  /// You can set the height in all headers except a ``SectionedHeaderView`` and a ``RevealingFooterView``. The subclasses
  /// describe the default.
  public var maximumHeight: CGFloat { 0 }

  /// The height of the collapsed header, in points, below the safe area and before the header leaves the screen.
  ///
  /// You can set the height in all headers except a ``SectionedHeaderView``. The subclasses describe the default.
  public var minimumHeight: CGFloat { 0 }

  /// A Boolean value that indicates whether the heights that you set include the top safe area. The default is `false`: heights
  /// are measured from the safe area, and the header covers the safe area in addition.
  ///
  /// In a ``SectionedHeaderView``, the value applies to the heights that you set for the topmost section. In a
  /// ``StretchyHeaderView``, it applies to the heights of a header that extends under the safe area. A ``RevealingFooterView``
  /// doesn't cover the top safe area, so the value has no effect.
  public var heightsIncludeSafeArea: Bool {
    get { false }
    set {}
  }

  // MARK: - Progress

  /// The current visible height, collapse, exit, and stretch of the header. During a UIKit animation, these are the values at
  /// its end.
  public var headerProgress: HeaderProgress {
    HeaderProgress(travel, visibleHeight: visibleLength, isSettled: isAtRest)
  }

  /// A new stream of the header's progress. It starts with the current progress, delivers each change, and ends when the
  /// header is deallocated. A slow reader receives only the newest value.
  ///
  /// The task that reads the stream holds the objects that it uses. Cancel it when the screen disappears, or refer to the
  /// screen weakly:
  ///
  /// ```swift
  /// Task { [weak pageControl, updates = header.progressUpdates] in
  ///   for await progress in updates { pageControl?.alpha = 1 - progress.exit }
  /// }
  /// ```
  public var progressUpdates: AsyncStream<HeaderProgress> {
    let reporter = progressReporter ?? ProgressReporter(of: self)
    progressReporter = reporter
    return reporter.makeStream()
  }

  /// Collapses the header to its minimum height or expands it to its maximum height.
  ///
  /// A header whose height depends on the content's position scrolls the content, as far as the content is long enough.
  /// Other headers move by themselves. If the header already has that height, it keeps it during an animated scroll that is
  /// under way, such as one to the top: that scroll ends where it would move the header. Otherwise, and for a
  /// ``RevealingFooterView``, this method has no effect then.
  ///
  /// You can call this method before the header is visible, for example in `viewDidLoad()`: the first layout in a window performs
  /// it again without animation, because the sizes on which the result depends aren't final before.
  ///
  /// - Parameters:
  ///   - isCollapsed: `true` to collapse the header, or `false` to expand it.
  ///   - animated: `true` to animate the change. While Reduce Motion is on, movements of the header itself are immediate.
  public func setCollapsed(_ isCollapsed: Bool, animated: Bool) {}

  /// Measures the content of the header again. Call this method after a change of the content that affects its height.
  ///
  /// The header measures by itself when its width or its traits change, such as the text size. Heights that you set don't
  /// change. Inside an animation block, the change is animated.
  public func fitContent() {}

  // MARK: - Refreshing

  /// Adds pull to refresh.
  ///
  /// ```swift
  /// let header = SectionedHeaderView()
  /// header.onRefresh { try? await Task.sleep(nanoseconds: 1_000_000_000) }
  /// ```
  ///
  /// Each scroll view that the header follows gets a `UIRefreshControl`, which takes the place of the app's until it is removed.
  /// The control is placed below the header. While the pulled content stretches a header in front of it, the header shows an activity
  /// indicator in the part that stretches. Refreshing ends when the action returns. In a Mac Catalyst app that is optimized for
  /// the Mac, where UIKit refuses the control, nothing is added: offer a command in a menu instead.
  ///
  /// - Parameter action: The action, which the header holds. It replaces the action of an earlier call. `nil` removes the
  ///   refresh controls.
  public final func onRefresh(_ action: (@MainActor () async -> Void)?) {
    guard let action else {
      refresh?.end()
      refresh = nil
      return
    }
    let refresh = refresh ?? HeaderRefresh()
    self.refresh = refresh
    refresh.action = action
    refresh.update(for: self)
  }

  // MARK: - Effects

  /// The effects on views inside and outside the header, and its keyframes.
  public var effects: HeaderEffects { composer.effects }

  /// The views outside the header that leave the screen and return with it.
  public var followers: HeaderFollowers { composer.effects.followers }

  // MARK: - UIView

  open override func layoutSubviews() {
    safeArea?.update()
    super.layoutSubviews()
    performEarlyCommands()
    #if DEBUG
      guard needsSetUpCheck, window != nil else { return }
      needsSetUpCheck = false
      reportSetUp()
      RunLoopTurn.afterCurrent { [weak self] in self?.reportPlace() }
      guard isNotInstalled else { return }
      appearanceWatch = AppearanceWatch(of: self) { [weak self] in
        if self?.isNotInstalled == true { HeaderMisuse.report(.headerNotInstalled) }
      }
    #endif
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    keyframeComposer?.traitsDidChange()
    linkScrollEdge()
  }

  /// The background color. If content is visible through the header, the header gets the scroll edge effect of iOS 26.
  open override var backgroundColor: UIColor? {
    didSet { linkScrollEdge() }
  }

  /// Returns a view of the scroll view for touches on a flexible or sectioned header and on its subviews that don't handle
  /// touches themselves, so that the user can scroll the content by dragging the header. In a table or collection, a tap on the
  /// header doesn't select the row behind it.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard let scrollView = tracker.scrollView else { return hit }
    let button = tapControl(of: hit, for: event)
    guard forwardsTouches(of: button?.superview ?? hit) else { return hit }
    guard button != nil || scrollView.isList else { return scrollView }
    let catcher = touchCatcher ?? TouchCatcher(of: self)
    touchCatcher = catcher
    catcher.settle(in: scrollView)
    return catcher
  }

  /// Returns the control at a point that only acts on taps, or `nil` if there is another view.
  final func tapControl(at point: CGPoint, with event: UIEvent?) -> UIControl? {
    super.hitTest(point, with: event).flatMap { tapControl(of: $0, for: event) }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if installation?.isUndone == true {
      // A header that moves to another superview may have none temporarily.
      RunLoopTurn.afterCurrent { [weak self] in self?.uninstallIfRemoved() }
    }
    guard isInFrontOfScrollView else { return }
    tracker.headerDidMove(self)
    linkScrollEdge()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    presence.viewDidMove(self)
    if presence.awaitsSafeArea {
      tracker.awaitSafeArea()
      setNeedsLayout()
    }
    tracker.isInSheet = isInSheet
    innerScrollViews.update(in: self)
    keyframeComposer?.followers?.updateShares()
    guard window != nil else { return }
    if !presence.awaitsSafeArea {
      // Off the screen, a refresh may have ended.
      willLayOut()
    } else if tracker.hasContentSafeArea {
      // The scroll view has its safe area already, but perhaps not its frame.
      receiveSafeArea()
    }
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    innerScrollViews.update(in: self)
    keyframeComposer?.subview(subview, isInHeader: true)
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    keyframeComposer?.subview(subview, isInHeader: false)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    receiveSafeArea()
    // A list that begins at the safe area, instead of having one, gets its frame in the layout that follows.
    if installation != nil, tracker.scrollView?.safeAreaInsets.top == 0 {
      isSafeAreaDue = true
      setNeedsLayout()
    } else {
      safeAreaDidChange()
    }
  }

  /// Called before the header lays itself out, or the stage that contains it does. The insets may have changed before, without
  /// an event.
  final func willLayOut() {
    receiveSafeArea()
    takeDueSafeArea()
    tracker.didLayOut()
  }

  /// Takes a changed safe area, if the list below had to get its frame first.
  final func takeDueSafeArea() {
    guard isSafeAreaDue else { return }
    isSafeAreaDue = false
    safeAreaDidChange()
  }

  /// Handles the arrival of the safe area. The safe area around the header is that of its window, if it is in one.
  final func receiveSafeArea() {
    guard window != nil, presence.receiveSafeArea() else { return }
    tracker.endAwaitingSafeArea()
    safeAreaDidReturn()
  }

  /// Called when the safe area changed, and the scroll view has its place in it.
  func safeAreaDidChange() {}

  /// Called when a header that returned to a window has received its safe area.
  func safeAreaDidReturn() {}

  /// A Boolean value that indicates whether the header left the window, for example with a screen that another one covers, or
  /// returned without a safe area yet. The safe area is zero then, and the header keeps the former one.
  final var hasLeftWindow: Bool { presence.isAway(from: window) }

  // MARK: - Differences between headers

  /// The scroll view in which the header is installed, or `nil` if it isn't installed.
  package var installedScrollView: UIScrollView? { installation?.scrollView }

  /// A Boolean value that indicates whether the header has no purpose without a scroll view.
  var needsScrollView: Bool { false }

  /// The error of a header that can't be visible because it, or a part of it, has no height.
  var heightFault: HeaderMisuse? {
    scrollView != nil && maximumHeight == 0 && minimumHeight == 0 ? .noHeight : nil
  }

  /// A Boolean value that indicates whether the header is in front of its scroll view, where there is room for one.
  var isInFrontOfScrollView: Bool { true }

  /// Returns whether touches on a view inside the header scroll the content.
  func forwardsTouches(of view: UIView) -> Bool { false }
  /// Returns the view that hit testing found, if it is a control that only acts on taps.
  func tapControl(of hit: UIView, for event: UIEvent?) -> UIControl? { hit.tapControl(for: event) }

  /// Called after the header was added in front of a scroll view.
  func didInstall(in scrollView: UIScrollView) {}
  /// Called before the header leaves its place. The scroll view is `nil` if it was deallocated.
  func willUninstall(from scrollView: UIScrollView?) {}
  /// A Boolean value that indicates whether a collapsed header snaps to where it is.
  var snapsWhenCollapsed: Bool { snaps }
  /// Called after `snaps` changed.
  func snapsDidChange() { tracker.clientNeedsDidChange() }

  /// The collapse, exit, and stretch of the header.
  var travel: HeaderTravel { HeaderTravel() }
  /// The collapse, exit, and stretch of a section, or `nil` if there is no such section.
  func travel(ofSection key: AnyHashable) -> HeaderTravel? { nil }
  /// The height that the header has after its next layout, in points.
  var dueHeight: CGFloat { bounds.height }
  /// The visible length of the header, in points, for its progress.
  var visibleLength: Double { 0 }
  /// A Boolean value that indicates whether neither the user, a deceleration, nor the header itself moves the content or the
  /// header.
  var isAtRest: Bool { tracker.scrollView?.isMovedByUser != true }

  /// The scroll views whose bottom insets contain a share of the followers: the followed one, and visible pages beside it.
  var followedScrollViews: [UIScrollView] { neighbors.elements + [tracker.scrollView].compactMap { $0 } }
  /// A Boolean value that indicates whether scroll views that are no longer followed keep the followers' share of their insets
  /// until they are released.
  var keepsFollowedInsets: Bool { false }

  /// The part of the header that becomes taller while the content is pulled down.
  var stretchingArea: CGRect {
    let top = superview?.safeAreaInsets.top ?? 0
    return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  /// Called when a finger that dragged the content leaves the screen. Scroll views may have been added to the header or its
  /// bar.
  func fingerDidLeaveContent() {
    innerScrollViews.update(in: self)
    keyframeComposer?.followers?.leaveStatusBarToContent()
  }

  /// Called after the header began to follow another scroll view, or none.
  func followedScrollViewDidChange() {
    keyframeComposer?.followers?.updateShares()
    refresh?.update(for: self)
    linkScrollEdge()
  }

  /// Gives the header the system's scroll edge effect, if content scrolls under it and is visible through it. A header in its
  /// scroll view is content itself.
  private func linkScrollEdge() {
    let alpha = backgroundColor?.resolvedColor(with: traitCollection).cgColor.alpha ?? 0
    let isOverContent = isInFrontOfScrollView && !tracker.containsHeader
    scrollEdge.connect(self, to: isOverContent && alpha < 1 ? scrollView : nil)
  }

  /// Called after a page was removed from the header.
  func didRelease(_ scrollView: UIScrollView) {
    keyframeComposer?.followers?.withdraw(from: scrollView)
    refresh?.removeControl(of: scrollView)
  }

  /// Keeps the header in front of its scroll view, also in another superview.
  func scrollViewMayHaveMoved() { installation?.followScrollView() }

  /// Lays out the header after its scroll view got another superview, another frame, or other insets.
  func surroundingsDidChange() { setNeedsLayout() }

  // MARK: - Safe area

  /// The part of the header that bars and the device don't cover.
  ///
  /// A scroll view doesn't pass its safe area on to its subviews if it adds the safe area to its insets. For a header in its
  /// scroll view, as in table view controllers, this guide is correct nevertheless. The header's `safeAreaInsets`, its margins,
  /// and the guides of its subviews aren't.
  open override var safeAreaLayoutGuide: UILayoutGuide {
    let area = safeArea ?? HeaderSafeArea(of: self, system: super.safeAreaLayoutGuide)
    safeArea = area
    return area.guide
  }

  /// The guide of the system, to which views in nib files are constrained.
  final var systemSafeAreaGuide: UILayoutGuide { super.safeAreaLayoutGuide }

  // MARK: - Keyframes

  private var composer: KeyframeComposer {
    if let keyframeComposer { return keyframeComposer }
    let composer = KeyframeComposer(of: self)
    keyframeComposer = composer
    return composer
  }

  // MARK: - Listeners

  /// Creates the reporter when the first listener is added, and removes it when there are no more listeners.
  func progressListenersDidChange() {
    if progressDidChange != nil || progressReporter?.hasStreams == true {
      if progressReporter == nil { progressReporter = ProgressReporter(of: self) }
    } else {
      progressReporter = nil
    }
  }
}
