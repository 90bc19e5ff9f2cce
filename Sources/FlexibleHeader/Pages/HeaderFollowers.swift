import HeaderEngine
import UIKit

/// The views outside a header that leave the screen and return with it: a bottom bar, a floating button, a tab bar.
///
/// A follower is moved by a `HeaderEffect.leave(_:within:easing:)` effect. In addition, a follower at the bottom edge has
/// a share of the bottom content inset of the header's scroll view, so that the end of the content isn't covered by it.
/// The share is the height that the follower covers at rest; it doesn't change while the follower moves. Shares are
/// updated with the header's layout, and are removed exactly.
///
/// ```swift
/// header.followers.add(toolbar, edge: .bottom)
/// header.followers.add(composeButton, edge: .trailing, over: .exit)
/// ```
///
/// Followers keep their constraints and frames; only `transform` changes. They are held weakly. Place a follower by
/// constraints, or by `center` and `bounds`, because UIKit doesn't define the frame of a view with a transform. The bars of
/// tab bar and navigation controllers, which set the frame, are put back in their places.
@MainActor public final class HeaderFollowers {
  private struct Follower {
    weak var view: UIView?
    var hasInset: Bool
    /// The place of a bar that a container controller lays out; `nil` for other views.
    var place: ControllerBarPlace?
  }

  @MainActor private struct Share {
    let tracker = ScrollTracker()
    var inset = FollowerInset()

    var scrollView: UIScrollView? { tracker.scrollView }

    init(of scrollView: UIScrollView) {
      tracker.attach(scrollView)
      // All of the share is covered by the followers; none of it is a length that short content lacks.
      tracker.seat?.bottomBar = .infinity
    }

    mutating func update(_ change: (inout FollowerInset, ScrollMetrics) -> ScrollWrite) {
      if let metrics = tracker.metrics { tracker.write(change(&inset, metrics)) }
    }
  }

  private weak var composer: KeyframeComposer?
  private var followers: [Follower] = []
  private var shares: [Share] = []
  private var isUpdating = false

  init(of composer: KeyframeComposer?) { self.composer = composer }

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
    guard let composer, let header = composer.header, !view.isDescendant(of: header) else { return }
    remove(view)
    composer.followers = self
    composer.effects.add(.leave(edge), to: view, over: source)
    let place = ControllerBarPlace(of: view) { [weak self] in self?.composer?.setNeedsApplying() }
    followers.append(Follower(view: view, hasInset: addsInset && edge == .bottom, place: place))
    update()
  }

  /// Removes a view, which goes back to its place. Its share of the insets is removed. A view that is none of the
  /// followers is ignored.
  public func remove(_ view: UIView) {
    guard followers.contains(where: { $0.view === view }) else { return }
    followers.removeAll { $0.view === view || $0.view == nil }
    composer?.removeEffects(from: view) { if case .leave = $0 { true } else { false } }
    update()
  }

  /// Removes all views.
  public func removeAll() {
    for follower in followers { if let view = follower.view { remove(view) } }
  }

  /// The views, in the order in which they were added.
  public var views: [UIView] { followers.compactMap(\.view) }

  // MARK: - Insets

  /// Updates the shares of the insets. The header calls it in its layout; call it after a follower alone changed its
  /// height or its place.
  public func update() {
    guard !isUpdating, let header = composer?.header else { return }
    isUpdating = true
    defer { isUpdating = false }
    let current = header.followedScrollViews
    if !header.keepsFollowedInsets {
      for share in shares {
        guard let scrollView = share.scrollView, !current.contains(where: { $0 === scrollView })
        else { continue }
        withdraw(from: scrollView)
      }
    }
    for scrollView in current { updateShare(of: scrollView) }
  }

  /// Removes the share of a scroll view that no longer belongs to the header.
  func release(_ scrollView: UIScrollView?) {
    if let scrollView { withdraw(from: scrollView) }
  }

  // MARK: - Private

  private func withdraw(from scrollView: UIScrollView) {
    guard let index = shares.firstIndex(where: { $0.scrollView === scrollView }) else { return }
    shares[index].update { $0.remove($1) }
    shares.removeAll { $0.scrollView === scrollView || $0.scrollView == nil }
  }

  private func updateShare(of scrollView: UIScrollView) {
    // Off the screen, layouts aren't final. The share stays.
    guard let window = scrollView.window else { return }
    let covered = coveredHeight(of: scrollView, in: window)
    let known = shares.firstIndex { $0.scrollView === scrollView }
    guard covered > 0 || known != nil else { return }
    let index = known ?? shares.endIndex
    if known == nil { shares.append(Share(of: scrollView)) }
    shares[index].update { $0.update($1, covered: covered) }
  }

  /// The height, in points, that followers at rest cover at the lower edge of a scroll view. Transforms of the followers
  /// don't count.
  private func coveredHeight(of scrollView: UIScrollView, in window: UIWindow) -> Double {
    guard let container = scrollView.superview else { return 0 }
    let bottom = scrollView.center.y + scrollView.bounds.height / 2
    var covered = 0.0
    for follower in followers where follower.hasInset {
      guard let view = follower.view, let superview = view.superview, view.window === window, !view.isHidden
      else { continue }
      let edge = CGPoint(x: view.center.x, y: view.center.y - view.bounds.height / 2)
      covered = max(covered, Double(bottom - superview.convert(edge, to: container).y))
    }
    return covered
  }
}
