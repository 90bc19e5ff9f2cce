import UIKit

/// A frame over the whole of a scroll view that does not scroll, in which an edge view lies.
///
/// It hears of what the edge view itself would not be told of: the scroll view's layout and its safe area.
final class EdgeStage: UIView {
  weak var edgeView: ScrollEdgeView?
  private weak var scrollView: UIScrollView?
  private let isInFront: Bool
  private var knownSafeArea: UIEdgeInsets
  /// The frame itself is made of centre and bounds and may miss what was set by a rounding error.
  private var followedBounds = CGRect.null

  init(of scrollView: UIScrollView, isInFront: Bool) {
    self.scrollView = scrollView
    self.isInFront = isInFront
    knownSafeArea = scrollView.safeAreaInsets
    super.init(frame: scrollView.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  /// The stages in a scroll view.
  static func stages(in scrollView: UIScrollView) -> [EdgeStage] {
    scrollView.subviews.compactMap { $0 as? EdgeStage }
  }

  func holds(sameKindAs view: ScrollEdgeView) -> Bool {
    guard let edgeView else { return false }
    return (edgeView is StretchyHeaderView) == (view is StretchyHeaderView)
  }

  // MARK: - Coming and going

  func enter(asBackground mayBeBackground: Bool) {
    guard let scrollView else { return }
    if isInFront {
      scrollView.addSubview(self)
    } else if mayBeBackground, let table = scrollView as? UITableView, table.backgroundView == nil {
      table.backgroundView = self
    } else if let background = backgroundView(of: scrollView), background.superview === scrollView {
      scrollView.insertSubview(self, aboveSubview: background)
    } else {
      scrollView.insertSubview(self, at: 0)
    }
  }

  func leave() {
    edgeView = nil
    if let table = scrollView as? UITableView, table.backgroundView === self {
      table.backgroundView = nil
    } else {
      removeFromSuperview()
    }
  }

  private func backgroundView(of scrollView: UIScrollView) -> UIView? {
    (scrollView as? UITableView)?.backgroundView ?? (scrollView as? UICollectionView)?.backgroundView
  }

  // MARK: - Following

  /// Stays over what can be seen. Lists do this for their background view, too, but not before their next
  /// layout.
  func followContent(of scrollView: UIScrollView) {
    let bounds = scrollView.bounds
    guard followedBounds != bounds else { return }
    followedBounds = bounds
    frame = bounds
    // Rows that come in with the next layout may come in front.
    if isInFront { setNeedsLayout() }
  }

  /// Stays in front of cells, which lists insert anywhere, but behind the indicators. Collection views raise supplementary
  /// views by `zPosition`, which the order of subviews can't beat.
  private func stayInFrontOfRows() {
    guard let views = scrollView?.subviews else { return }
    var depth: CGFloat = 0
    for view in views where isRow(view) { depth = max(depth, view.layer.zPosition) }
    if layer.zPosition != depth { layer.zPosition = depth }
    guard let row = views.last(where: isRow),
      let rowIndex = views.firstIndex(where: { $0 === row }),
      let index = views.firstIndex(where: { $0 === self }), index < rowIndex
    else { return }
    scrollView?.insertSubview(self, aboveSubview: row)
  }

  /// Returns whether a subview of the scroll view is a part of its content. The sections of a collection view that scroll
  /// sideways are scroll views.
  private func isRow(_ view: UIView) -> Bool {
    if view is UIScrollView { return scrollView is UICollectionView }
    return view is UITableViewCell || view is UITableViewHeaderFooterView || view is UICollectionReusableView
  }

  // MARK: - UIView

  override func layoutSubviews() {
    super.layoutSubviews()
    if isInFront { stayInFrontOfRows() }
    edgeView?.eventForwarding?.takeOverDelegate()
    edgeView?.adapt(isSettled: true)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    // The stage's own insets also change while it lags behind the content.
    guard let safeArea = scrollView?.safeAreaInsets, safeArea != knownSafeArea else { return }
    knownSafeArea = safeArea
    setNeedsLayout()
    edgeView?.adapt(isSettled: false)
  }

  /// A list that gets another background view throws this one out: the edge view goes to a new stage.
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview == nil, scrollView != nil, edgeView?.stage === self else { return }
    edgeView?.restage(asBackground: false)
  }

  /// Touches beside the edge view belong to the scroll view.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
