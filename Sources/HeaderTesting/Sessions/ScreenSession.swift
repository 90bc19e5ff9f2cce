import FlexibleHeader

/// Plays operations on a screen of an app and checks invariants. Use it to test your own screens and to run
/// random sessions.
///
/// ```swift
/// let session = ScreenSession(.phoneNotch) { ProfileViewController() }
/// session.perform([.shiftHeader(onScreen: false, animated: true), .wait(frames: 3), .press(by: 30), .lift, .settle])
/// #expect(session.violations.isEmpty)
/// ```
///
/// The session finds headers and scroll views in the view hierarchy. Operations of the app, such as assigning
/// an inset, apply to the scroll view that the header tracks, or to the first one if there is no header.
@MainActor public final class ScreenSession {
  /// The stage. The session replaces its root view controller.
  public let stage: HeaderStage<UIViewController>

  /// The rules that were broken so far, in order.
  public private(set) var violations: [ScreenViolation] = []

  /// A Boolean value that indicates whether all headers were removed, at the end of the session.
  package private(set) var isEnding = false

  /// The operation that was performed last.
  public private(set) var latestOperation = ScreenOperation.settle

  /// The number of operations performed so far.
  public private(set) var operationCount = 0

  /// A Boolean value that indicates whether a finger touches the screen.
  public var isTouched: Bool { finger?.isDown ?? false }

  /// A Boolean value that indicates whether a refresh control is refreshing.
  public var isRefreshing: Bool { scrollViews.contains { $0.refreshControl?.isRefreshing == true } }

  /// A Boolean value that indicates whether the app hid the header and hasn't switched to a page of a shared
  /// header since.
  public internal(set) var isHeaderHiddenByApp = false

  /// A Boolean value that indicates whether no event reports where the content came to rest, so that a header may be halfway
  /// off-screen.
  ///
  /// The app set the offset without animation, or a touch may have stopped a scroll to the top or the way back from a refresh,
  /// of which no delegate is notified. No finger has dragged the content since.
  public internal(set) var isRestUnreported = false

  /// The content offset when the status bar was last shown or hidden, and the header's greatest shift until then, in points.
  var statusBarChange: (offset: CGFloat, greatestShift: CGFloat)?
  /// A Boolean value that indicates whether a header hid the status bar when other code last hid it or stopped hiding it. Neither
  /// changes the safe area.
  var hidesStatusBarTwice = false

  /// The list whose rows changed, and the former frames of the headers in front of it. Only time has passed since.
  var rowChange: (scrollView: ObjectIdentifier, places: [String: CGRect])?

  let invariants: [ScreenInvariant]
  let customOperations: [String: @MainActor (UIViewController) -> Void]
  private let makeRoot: () -> UIViewController
  private var finger: (any StageFinger)?
  private var fingerLocation = CGPoint.zero
  private(set) var teardown: ScreenTeardown?
  var insets = OwnInsets()
  /// A Boolean value that indicates whether the system moves scrolled content with the safe area.
  let safeAreaMovesContent: Bool
  /// The insets that the app stored, with the app's part of them.
  var storedInsets: StoredInsets?
  var uninstalledHeaders: [UninstalledHeader] = []
  var uninstalledHeaderOfPages: ScrollHeaderView?

  /// Creates a session and shows the screen.
  ///
  /// - Parameters:
  ///   - model: The device model. The default is a phone with a notch.
  ///   - answers: The assumptions about UIKit that the simulated device makes. iOS ignores them.
  ///   - invariants: The rules to check. The default is ``ScreenInvariant/all``.
  ///   - customOperations: The app's own operations by name. They are called with the screen.
  ///   - makeRoot: A closure that creates the screen, once at the start and once after each teardown.
  public init(
    _ model: DeviceModel = .phoneNotch, answers: UIKitAnswers = .initial,
    invariants: [ScreenInvariant] = ScreenInvariant.all,
    customOperations: [String: @MainActor (UIViewController) -> Void] = [:],
    _ makeRoot: @escaping () -> UIViewController
  ) {
    self.invariants = invariants
    self.customOperations = customOperations
    self.makeRoot = makeRoot
    safeAreaMovesContent = answers.safeAreaChangeMovesScrolledContent
    stage = HeaderStage(model, answers: answers) { UIViewController() }
    showScreen()
    if invariants.contains(where: { $0.moments.contains(.frame) }) {
      stage.onFrame = { [weak self] in self?.check(.frame) }
    }
  }

  // MARK: - Views on the screen

  /// The screen, or `nil` while it is torn down. If the window's root view controller presents a sheet, the screen is the sheet.
  /// Otherwise, it is that controller.
  public var root: UIViewController? {
    guard let root = stage.window.rootViewController else { return nil }
    return root.presentedViewController.flatMap { $0.modalPresentationStyle == .pageSheet ? $0 : nil } ?? root
  }

  /// The scroll views on the screen, from back to front, without those with paging, which show other screens.
  public var scrollViews: [UIScrollView] {
    let all: [UIScrollView] = root?.viewIfLoaded?.descendants() ?? []
    return all.filter { !$0.isPagingEnabled }
  }

  /// All headers and footers on the screen, from back to front.
  public var headers: [ScrollHeaderView] { root?.viewIfLoaded?.descendants() ?? [] }

  /// The first flexible header on the screen.
  public var header: FlexibleHeaderView? { first() }

  /// A Boolean value that indicates whether the app forwards events to a header.
  var forwardsEvents: Bool {
    root?.headerPages == nil && headers.contains { $0.installedScrollView == nil }
  }

  /// The height bars on the screen.
  public var bars: [FlexibleHeightBar] { headers.compactMap { $0 as? FlexibleHeightBar } }

  /// The first sectioned header on the screen.
  public var sectionedHeader: SectionedHeaderView? { first() }

  private func first<Header: ScrollHeaderView>() -> Header? {
    headers.lazy.compactMap { $0 as? Header }.first
  }

  /// The stretchy headers and footers on the screen, and those that the session uninstalled.
  public var edgeViews: [ScrollEdgeView] {
    (headers + uninstalledHeaders.compactMap(\.view)).compactMap { $0 as? ScrollEdgeView }
  }

  /// The scroll view that operations apply to. Of several pages, it is that of the current one.
  public var scrollView: UIScrollView? {
    if let scrollView = header?.trackingScrollView { return scrollView }
    guard let pages = root?.headerPages else {
      return headers.lazy.compactMap(\.scrollView).first ?? scrollViews.first { !$0.isHidden }
    }
    let onPage: [UIScrollView] = pages.currentPage?.viewIfLoaded?.descendants() ?? []
    return pages.header?.scrollView ?? onPage.first { !$0.isHidden }
  }

  /// Returns the frame of a view in the window, in points.
  func place(of view: UIView) -> CGRect { view.convert(view.bounds, to: stage.window) }

  /// The app's part of a scroll view's insets, in points: the insets before the headers were installed, and the changes that
  /// the session made since.
  public func ownInset(of scrollView: UIScrollView) -> UIEdgeInsets { insets[scrollView].content }

  // MARK: - Performing

  /// Performs operations in order and checks the invariants after each of them.
  public func perform(_ operations: [ScreenOperation]) { operations.forEach(perform) }

  /// Performs one operation and checks the invariants.
  public func perform(_ operation: ScreenOperation) {
    stage.makeCurrent()
    latestOperation = operation
    operationCount += 1
    play(operation)
    // What it began moves in later frames only.
    if operation != .settle { stage.device.expectMovement() }
    finishTeardown()
    scrollViews.forEach { insets.note($0) }
    check(operation == .settle && !isTouched ? .rest : .operation)
  }

  /// Lifts the finger, waits until everything is at rest, removes the header, and checks that it leaves no
  /// traces.
  public func end() {
    teardown?.disarm()
    teardown = nil
    perform([.lift, .refresh(false), .settle])
    perform(.install(false))
    perform(.track(page: nil, announced: false))
    isEnding = true
    check(.end)
    isEnding = false
  }

  private func check(_ moment: ScreenInvariant.Moment) {
    for invariant in invariants where invariant.moments.contains(moment) {
      // A rule that is broken in one frame is usually also broken in the next ones, so it is reported once.
      if moment == .frame, violations.contains(where: { $0.invariant == invariant.name }) { continue }
      if let problem = invariant.problem(self) { report(invariant.name, problem) }
    }
  }

  /// Adds a broken rule, after the latest operation.
  func report(_ invariant: String, _ problem: String) {
    violations.append(
      ScreenViolation(
        invariant: invariant, problem: problem, operation: latestOperation, index: max(0, operationCount - 1))
    )
  }

  // MARK: - Time and fingers

  func settle() {
    if isTouched { return stage.advance(by: 0.2) }
    // A refresh control's animation doesn't end while it is refreshing. Everything else rests after a few seconds.
    if isRefreshing { stage.advance(by: 5) } else { noteRest(stage.settle()) }
    checkRowChange()
  }

  private func noteRest(_ rests: Bool) {
    guard !rests, !isRefreshing else { return }
    report("comes to rest", "something still moves after 20 seconds")
  }

  /// Moves a finger from the middle of the screen in `frames` steps, rests for `rest` frames, and lifts it.
  func stroke(by distance: Double, frames: Int, rest: Int) {
    lift()
    press(by: distance, frames: frames)
    for _ in 0..<rest {
      finger?.move(to: fingerLocation)
      stage.step()
    }
    lift()
  }

  func press(by distance: Double, frames: Int = 8) {
    let bounds = stage.window.bounds
    if finger?.isDown != true {
      // A finger that moves up starts low, one that moves down starts high, and both start below the header.
      let part = distance < 0 ? 0.8 : 0.45
      putDown(CGPoint(x: bounds.midX, y: (bounds.height * part).rounded()))
    }
    move(by: CGVector(dx: 0, dy: distance), frames: frames) {
      if scrollView?.isDragging == true { isRestUnreported = false }
    }
  }

  private func putDown(_ location: CGPoint) {
    finger = stage.finger()
    fingerLocation = location
    finger?.down(at: location)
    stage.step()
  }

  private func move(by distance: CGVector, frames: Int, onFrame: () -> Void = {}) {
    for _ in 0..<frames {
      fingerLocation.x += distance.dx / CGFloat(frames)
      fingerLocation.y += distance.dy / CGFloat(frames)
      finger?.move(to: fingerLocation)
      stage.step()
      onFrame()
    }
  }

  /// Moves a finger horizontally through the middle of the screen and lifts it at full speed.
  func swipe(by distance: Double) {
    lift()
    let bounds = stage.window.bounds
    putDown(CGPoint(x: bounds.midX, y: (bounds.height * 0.6).rounded()))
    move(by: CGVector(dx: distance, dy: 0), frames: 6)
    lift()
  }

  func lift() {
    guard isTouched else { return }
    finger?.up()
    finger = nil
    stage.step()
  }

  // MARK: - Life cycle of the screen

  func showScreen() {
    stage.window.rootViewController = makeRoot()
    isHeaderHiddenByApp = false
    isRestUnreported = false
    statusBarChange = nil
    hidesStatusBarTwice = false
    rowChange = nil
    insets = OwnInsets()
    storedInsets = nil
    uninstalledHeaders = []
    uninstalledHeaderOfPages = nil
    stage.settle()
    scrollViews.forEach { insets.note($0) }
  }

  /// Removes the screen from its window for two frames.
  func leaveWindow() {
    lift()
    let root = stage.window.rootViewController
    stage.window.rootViewController = UIViewController()
    stage.step()
    // A screen that was torn down while leaving doesn't return.
    guard teardown?.hasHappened != true else { return }
    stage.window.rootViewController = root
    stage.step()
  }

  func armTeardown(at callback: ScreenCallback) {
    guard let root, let scrollView else { return }
    teardown?.disarm()
    teardown = ScreenTeardown(of: root, at: callback, of: scrollView, headers: headers) { [weak self] in
      // A session that broke a rule is released without its end, and its screen leaves the window after it.
      self?.stage.window.rootViewController = UIViewController()
    }
  }

  /// After a teardown, checks that the screen was deallocated, and shows a new one.
  private func finishTeardown() {
    guard let teardown, teardown.hasHappened else { return }
    self.teardown = nil
    lift()
    finger = nil
    uninstalledHeaderOfPages = nil
    noteRest(stage.settle())
    if let problem = teardown.remains {
      report("nothing outlives the screen", "\(problem) after a teardown at \(teardown.callback)")
    }
    showScreen()
  }
}

/// A broken rule of a ``ScreenSession``.
public struct ScreenViolation: Hashable, Sendable, CustomStringConvertible {
  /// The rule's name.
  public var invariant: String
  /// What was found and what was expected.
  public var problem: String
  /// The operation after which the rule was broken.
  public var operation: ScreenOperation
  /// The operation's index.
  public var index: Int

  /// The rule, the problem, and the operation as text.
  public var description: String { "\(invariant): \(problem), after operation \(index), \(operation)" }
}

/// A header that the session uninstalled, and its scroll view.
struct UninstalledHeader {
  weak var view: ScrollHeaderView?
  weak var scrollView: UIScrollView?
}

extension UIViewController {
  /// The controller with pages in this controller's tree.
  package var headerPages: HeaderPagesViewController? {
    self as? HeaderPagesViewController ?? children.lazy.compactMap(\.headerPages).first
  }
}

extension UIView {
  /// Returns all views of a type at or below this one, from back to front.
  func descendants<View: UIView>() -> [View] {
    var found: [View] = []
    collectDescendants(in: &found)
    return found
  }

  // One list for all levels, because sessions search the whole screen in each frame.
  private func collectDescendants<View: UIView>(in found: inout [View]) {
    if let view = self as? View { found.append(view) }
    for subview in subviews { subview.collectDescendants(in: &found) }
  }
}
