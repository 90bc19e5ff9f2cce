import HeaderEngine
import UIKit

/// The views outside a header that leave the screen and return with it, and bars at the bottom: a bottom bar, a floating
/// button, a tab bar.
///
/// A follower is moved by a `HeaderEffect.leave(_:within:easing:)` effect. In addition, a follower at the bottom edge has
/// a share of the bottom content inset of the header's scroll view, so that the end of the content isn't covered by it.
/// The share is the height that the follower covers at rest; it doesn't change while the follower moves. Shares are
/// updated with the header's layout, and are removed exactly.
///
/// ```swift
/// header.followers.addBottomBar(toolbar, hides: true)
/// header.followers.add(composeButton, edge: .trailing, over: .exit)
/// ```
///
/// Followers keep their constraints and frames; only `transform` changes. They are held weakly. Place a follower by
/// constraints, or by `center` and `bounds`, because UIKit doesn't define the frame of a view with a transform. For the bars of
/// tab bar and navigation controllers, whose frames the controllers set, the position at rest is maintained. While the header
/// isn't in a window, followers on the screen are at rest. When it is released, followers return, and the bottom bar is removed.
@preconcurrency @MainActor public final class HeaderFollowers {
  /// The movement with which a follower leaves.
  private struct Exit {
    var edge: HeaderEffect.Edge
    var source: HeaderProgressSource
  }

  private struct Follower {
    weak var view: UIView?
    /// The movement with which the view leaves, or `nil` if it stays.
    var exit: Exit?
    /// A Boolean value that indicates whether the view currently leaves with the header.
    var leaves = false
    var hasInset: Bool
    /// The position of a bar that a container controller lays out, or `nil` for other views.
    var place: ControllerBarPlace?
  }

  private weak var composer: KeyframeComposer?
  private var followers: [Follower] = []
  /// The connections to the scroll views in whose insets the followers have a part.
  private let tracker = ScrollTracker()
  private var isUpdating = false
  /// The view that contains the bottom bar and the space for the keyboard, or `nil` until there are any.
  private var stage: BottomStage?
  private var bottomBar: BottomPlate?
  /// The space that the keyboard covers, while the header avoids it.
  private var keyboardSpace: BottomPlate?

  init(of composer: KeyframeComposer?) { self.composer = composer }

  // A header may be released without `uninstall()`. Its bar leaves with it.
  deinit {
    guard let stage else { return }
    let plates = [bottomBar, keyboardSpace]
    RunLoopTurn.afterRelease {
      for case let plate? in plates { plate.leave() }
      stage.removeFromSuperview()
    }
  }

  // MARK: - Followers

  /// Adds a view that leaves and returns with the header.
  ///
  /// Adding a view again replaces its edge and its movement.
  ///
  /// - Parameters:
  ///   - view: The view, placed by its frame or by constraints, in any superview. The header itself and views in it are
  ///     ignored.
  ///   - edge: The edge of its superview beyond which the view moves.
  ///   - source: The movement of the header that the view follows. The default is `.header`, the whole way from fully
  ///     expanded to as little as possible visible.
  ///   - addsInset: Whether a view at the bottom edge has a share of the bottom content inset. The default is `true`.
  public func add(
    _ view: UIView, edge: HeaderEffect.Edge, over source: HeaderProgressSource = .header,
    addsInset: Bool = true
  ) {
    guard let header = composer?.header, !view.isDescendant(of: header) else { return }
    remove(view)
    append(view, leaving: Exit(edge: edge, source: source), hasInset: addsInset && edge == .bottom)
  }

  /// Adds the tab bar of a tab bar controller, which leaves and returns with the header.
  ///
  /// The bar remains a follower through layouts, rotations, and screens that cover it. It returns when another tab or a pushed
  /// view controller replaces the header's screen.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller of the tab bar.
  ///   - source: The movement of the header that the bar follows. The default is `.header`, the whole way. Where the header rests
  ///     halfway, for example with a search row in view, so does the bar; follow a single section there.
  public func add(_ tabBarController: UITabBarController, over source: HeaderProgressSource = .header) {
    add(tabBarController.tabBar, edge: .bottom, over: source)
  }

  /// Adds a bar at the bottom of the screen, in front of the content, with a share of the bottom insets of the content and
  /// of the scroll indicator.
  ///
  /// The bar is placed in the safe area, as wide as the safe area, and as high as its constraints require, or as its bounds if
  /// it has no constraints. Its background color extends to the edges of the screen. Content that rests at its end stays there
  /// when the bar moves or changes its height.
  ///
  /// The header holds the bar, and adds it to the view that contains the scroll view. There is one bottom bar: adding another
  /// one replaces it. ``remove(_:)`` removes the bar from the screen. Uninstalling the header also removes it until the header
  /// is installed again.
  ///
  /// - Note: A table view controller or a collection view controller makes room for the keyboard itself, in addition to the bar's
  ///   share. Pass `false` for `tracksKeyboard` there, or show the list in another view controller if the bar has a text field.
  ///
  /// - Parameters:
  ///   - bar: The bar. The header itself and views in it are ignored.
  ///   - hides: Whether the bar leaves and returns with the header. It stays while one of its views is the first responder.
  ///     The default is `false`.
  ///   - source: The movement of the header with which the bar leaves. The default is `.header`, the whole way. It has no effect
  ///     if `hides` is `false`.
  ///   - tracksKeyboard: Whether the bar moves above the keyboard, with the keyboard's animation. The default is `true`.
  public func addBottomBar(
    _ bar: UIView, hides: Bool = false, over source: HeaderProgressSource = .header,
    tracksKeyboard: Bool = true
  ) {
    guard let header = composer?.header, !bar.isDescendant(of: header) else { return }
    remove(bar)
    if let bottomBar { remove(bottomBar.bar) }
    let plate = addPlate(under: bar, tracksKeyboard: tracksKeyboard)
    bottomBar = plate
    append(plate, leaving: hides ? Exit(edge: .bottom, source: source) : nil, hasInset: true)
  }

  /// Removes a view, which returns to its position at rest, or the bottom bar, which leaves the view hierarchy. Its share of
  /// the insets is removed. Other views are ignored.
  public func remove(_ view: UIView) {
    if let bottomBar, bottomBar.bar === view {
      self.bottomBar = nil
      removePlate(bottomBar)
    } else {
      drop(view)
    }
  }

  /// Removes all views.
  public func removeAll() { for view in views { remove(view) } }

  /// The views, in the order in which they were added.
  public var views: [UIView] {
    followers.compactMap(\.view).filter { $0 !== keyboardSpace }.map { ($0 as? BottomPlate)?.bar ?? $0 }
  }

  /// The height of the bottom bar, in points; 0 without one.
  var bottomBarHeight: CGFloat { bottomBar?.bar.bounds.height ?? 0 }

  /// Lets the content handle the tap on the status bar, even if the bottom bar contains a scroll view.
  func leaveStatusBarToContent() { bottomBar?.leaveStatusBarToContent() }

  /// Starts or stops making room for the keyboard.
  func avoidKeyboard(_ isAvoided: Bool) {
    if isAvoided, keyboardSpace == nil {
      let space = addPlate(under: UIView(), tracksKeyboard: true)
      space.isUserInteractionEnabled = false
      keyboardSpace = space
      append(space, leaving: nil, hasInset: true)
    } else if !isAvoided, let keyboardSpace {
      self.keyboardSpace = nil
      removePlate(keyboardSpace)
    }
  }

  private func addPlate(under bar: UIView, tracksKeyboard: Bool) -> BottomPlate {
    let plate = BottomPlate(bar, tracksKeyboard: tracksKeyboard) { [weak self] in self?.update() }
    let stage = stage ?? BottomStage { [weak self] in self?.update() }
    self.stage = stage
    plate.stand(on: stage)
    return plate
  }

  private func removePlate(_ plate: BottomPlate) {
    drop(plate)
    plate.leave()
  }

  private func append(_ view: UIView, leaving exit: Exit?, hasInset: Bool) {
    composer?.followers = self
    let place = ControllerBarPlace(of: view) { [weak self] in self?.composer?.setNeedsApplying() }
    followers.append(Follower(view: view, exit: exit, hasInset: hasInset, place: place))
    updateShares()
  }

  private func drop(_ view: UIView) {
    guard followers.contains(where: { $0.view === view }) else { return }
    followers.removeAll { $0.view === view || $0.view == nil }
    endLeaving(view)
    updateShares()
  }

  // MARK: - Movement

  /// Makes followers leave with the header, unless they have to stay.
  private func updateMovements(with header: UIView) {
    for index in followers.indices {
      guard let view = followers[index].view, let exit = followers[index].exit else { continue }
      let isLeftBehind = header.window == nil && view.window != nil
      let leaves = !isLeftBehind && !(view is BottomPlate && view.firstResponderInside != nil)
      guard leaves != followers[index].leaves else { continue }
      followers[index].leaves = leaves
      if leaves {
        composer?.effects.add(.leave(exit.edge), to: view, over: exit.source)
      } else {
        let duration = UIAccessibility.isReduceMotionEnabled ? 0 : 0.25
        UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
          self.endLeaving(view)
        }
      }
    }
  }

  private func endLeaving(_ view: UIView) {
    composer?.removeEffects(from: view) { if case .leave = $0 { true } else { false } }
  }

  // MARK: - Insets

  /// Updates the shares of the insets, and how far the followers move to leave. The header and a bottom bar do this in their
  /// layouts. Call it yourself after another follower alone changed its height or its position.
  public func update() {
    composer?.setNeedsApplying()
    updateShares()
  }

  /// Updates the shares of the insets.
  func updateShares() {
    guard !isUpdating, let header = composer?.header else { return }
    isUpdating = true
    defer { isUpdating = false }
    updateMovements(with: header)
    stage?.cover(container(of: header))
    let current = header.followedScrollViews
    if !header.keepsFollowedInsets {
      for scrollView in tracker.otherScrollViews where !current.contains(where: { $0 === scrollView }) {
        withdraw(from: scrollView)
      }
    }
    // The stage lays out later, and then reports it.
    if let stage, !stage.isLaidOut { return stage.setNeedsLayout() }
    current.forEach(updateInsets)
  }

  // MARK: - Private

  /// Returns the view at whose bottom edge the bars are placed.
  private func container(of header: ScrollHeaderView) -> UIView? {
    guard bottomBar != nil || keyboardSpace != nil, let scrollView = header.scrollView else { return nil }
    if let superview = header.superview, scrollView.isDescendant(of: superview) { return superview }
    return scrollView.next is UIViewController ? scrollView : scrollView.superview
  }

  /// Removes what the followers need in the insets of a scroll view that no longer belongs to the header.
  func withdraw(from scrollView: UIScrollView?) {
    guard let scrollView, tracker.seat(at: scrollView) != nil else { return }
    tracker.write(FollowerInset.remove(tracker.measure(scrollView)), to: scrollView)
    tracker.release(scrollView)
  }

  private func updateInsets(of scrollView: UIScrollView) {
    // Layouts off the screen aren't final, so the insets don't change.
    guard let window = scrollView.window else { return }
    let covered = coveredHeight(of: scrollView, in: window)
    guard covered > 0 || tracker.seat(at: scrollView) != nil else { return }
    // To measure the scroll view without a seat would request another layout.
    tracker.keepSeat(at: scrollView)
    tracker.write(FollowerInset.update(tracker.measure(scrollView), covered: covered), to: scrollView)
  }

  /// Returns the height that followers at rest cover at the lower edge of a scroll view, in points, without their transforms.
  private func coveredHeight(of scrollView: UIScrollView, in window: UIWindow) -> Double {
    guard let container = scrollView.superview else { return 0 }
    let bottom = scrollView.center.y + scrollView.bounds.height / 2
    var covered = 0.0
    for follower in followers where follower.hasInset {
      // A view without a width waits for its first layout.
      guard let view = follower.view, let superview = view.superview, view.window === window, !view.isHidden,
        view.bounds.width > 0
      else { continue }
      let edge = CGPoint(x: view.center.x, y: view.center.y - view.bounds.height / 2)
      // A stage in the scroll view covers its visible area. It follows the content only in its layout.
      let isInFront = superview is BottomStage && superview.superview === scrollView
      let height =
        isInFront ? superview.bounds.maxY - edge.y : bottom - superview.convert(edge, to: container).y
      covered = max(covered, Double(height))
    }
    return covered
  }
}
