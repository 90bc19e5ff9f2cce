import UIKit

/// Pull to refresh: a refresh control in each scroll view that a header follows.
///
/// The system places the control above the content, below the header. A header in front of the content that stretches covers
/// the control, and shows an indicator in its place. A header that is part of the content is in the same place as the control,
/// so the control is moved in front of it.
@MainActor final class HeaderRefresh {
  var action: @MainActor () async -> Void = {}

  /// The `zPosition` of a control in front of the header. The system places controls behind all other subviews of the scroll
  /// view, and lists raise some of their rows.
  private static let depthInFront: CGFloat = 1000

  private final class Control: UIRefreshControl {
    /// A Boolean value that indicates whether the scroll view always bounced before it had a control, which turns that on.
    var bouncesWithout = true
    /// The app's control, whose place this one takes.
    var former: UIRefreshControl?
  }

  private var scrollViews = WeakSet<UIScrollView>()
  private var controls = WeakSet<Control>()
  private var indicator: RefreshIndicator?

  // The header may be released without having left its scroll views.
  deinit {
    let (scrollViews, controls) = (scrollViews, controls)
    MainQueue.run { scrollViews.forEach { Self.removeControl(of: $0, among: controls) } }
  }

  /// Adds a control to the scroll view that the header follows, and removes the controls of those that it no longer follows.
  func update(for header: ScrollHeaderView) {
    let followed = header.followedScrollViews
    if !header.keepsFollowedInsets {
      for scrollView in scrollViews.elements where !followed.contains(where: { $0 === scrollView }) {
        removeControl(of: scrollView)
      }
    }
    // In a Mac app that is optimized for the Mac, a refresh control raises an exception.
    for scrollView in followed
    where !scrollViews.contains(scrollView) && scrollView.traitCollection.userInterfaceIdiom != .mac {
      addControl(to: scrollView, for: header)
    }
  }

  func end() {
    for scrollView in scrollViews.elements { removeControl(of: scrollView) }
    removeIndicator()
  }

  /// Shows the indicator while the header is stretched and no control is refreshing.
  func headerDidMove(_ header: ScrollHeaderView) {
    var isRefreshing = false
    controls.forEach { if $0.isRefreshing { isRefreshing = true } }
    let distance = header.isInFrontOfScrollView && !isRefreshing ? CGFloat(header.travel.stretch) : 0
    // The system rounds content at its top to pixels.
    if distance > 0.5 {
      let indicator = indicator ?? RefreshIndicator(in: header)
      self.indicator = indicator
      indicator.show(at: header.stretchingArea, pulledBy: distance, in: header.scrollView)
    } else {
      removeIndicator()
    }
  }

  private func addControl(to scrollView: UIScrollView, for header: ScrollHeaderView) {
    let control = Control()
    control.bouncesWithout = scrollView.alwaysBounceVertical
    // Another header may have added one before.
    let present = scrollView.refreshControl
    control.former = if let other = present as? Control { other.former } else { present }
    if !header.isInFrontOfScrollView { control.layer.zPosition = Self.depthInFront }
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let control else { return }
        guard let self else { return control.endRefreshing() }
        refresh(control)
      }, for: .valueChanged)
    scrollViews.insert(scrollView)
    controls.insert(control)
    scrollView.refreshControl = control
  }

  /// Removes the control of a scroll view that no longer belongs to the header.
  func removeControl(of scrollView: UIScrollView) {
    scrollViews.remove(scrollView)
    Self.removeControl(of: scrollView, among: controls)
  }

  /// Removes the control, after ending a refresh immediately. If a control is removed while its refresh ends, the scroll view
  /// no longer moves its content into its range.
  private static func removeControl(of scrollView: UIScrollView, among controls: WeakSet<Control>) {
    guard let control = scrollView.refreshControl as? Control, controls.contains(control) else { return }
    UIView.performWithoutAnimation { control.endRefreshing() }
    scrollView.refreshControl = control.former
    if !control.bouncesWithout { scrollView.alwaysBounceVertical = false }
  }

  private func removeIndicator() {
    indicator?.remove()
    indicator = nil
  }

  private func refresh(_ control: UIRefreshControl) {
    removeIndicator()
    let action = action
    let home = HomeDevice()
    Task {
      // Another device may be current when the task begins and continues.
      home.makeCurrent()
      await action()
      home.makeCurrent()
      control.endRefreshing()
    }
  }
}
