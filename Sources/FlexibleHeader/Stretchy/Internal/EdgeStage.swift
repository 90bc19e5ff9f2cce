import UIKit

/// A view that covers the visible area of a scroll view, doesn't scroll, and contains an edge view.
///
/// It receives an event that the edge view doesn't receive: layout of the scroll view.
final class EdgeStage: UIView {
  weak var edgeView: ScrollEdgeView?
  private weak var scrollView: UIScrollView?
  private let isInFront: Bool
  private let frontPosition = FrontPosition(passesOnlyContent: true)
  /// A Boolean value that indicates whether the stage is the background view of a table, which moves it in its layouts.
  private(set) var isMovedByList = false
  /// The bounds of the scroll view that were applied last. `frame` is computed from center and bounds and may
  /// differ by a rounding error.
  private var followedBounds = CGRect.null
  private var hold: EditingHold?
  /// A Boolean value that indicates whether the stage itself sets its frame.
  private var isFollowing = false

  init(of scrollView: UIScrollView, isInFront: Bool) {
    self.scrollView = scrollView
    self.isInFront = isInFront
    super.init(frame: scrollView.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

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
    hold = EditingHold(of: self, in: scrollView, comesIntoView: false)
    isMovedByList = false
    if isInFront {
      scrollView.addSubview(self)
    } else if mayBeBackground, let table = scrollView as? UITableView, table.backgroundView == nil {
      isMovedByList = true
      table.backgroundView = self
    } else if let background = backgroundView(of: scrollView), background.superview === scrollView {
      scrollView.insertSubview(self, aboveSubview: background)
    } else {
      scrollView.insertSubview(self, at: 0)
    }
  }

  func leave() {
    edgeView = nil
    hold = nil
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

  /// Covers the visible area. Lists also do this for their background view, but not before their next layout.
  func follow(_ bounds: CGRect) {
    guard followedBounds != bounds else { return }
    followedBounds = bounds
    isFollowing = true
    frame = bounds
    isFollowing = false
    // The next layout may add rows behind the stage, and section headers in front of it.
    if isInFront || (isInList && !isMovedByList) { setNeedsLayout() }
  }

  private var isInList: Bool { scrollView?.isList == true }

  /// Keeps the stage behind rows, which lists add behind all other subviews.
  private func stayBehindRows() {
    guard isInList, !isMovedByList, let scrollView,
      let row = scrollView.subviews.first(where: { scrollView.isRow($0) || scrollView.isSectionView($0) })
    else { return }
    for view in scrollView.subviews {
      if view === self { return }
      if view === row { return scrollView.insertSubview(self, belowSubview: row) }
    }
  }

  // MARK: - UIView

  /// Moves a header that is far above along when the table moves its background view.
  override var frame: CGRect {
    didSet {
      guard isMovedByList, !isFollowing, frame != followedBounds else { return }
      followedBounds = frame
      edgeView?.stageDidMove(self)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isInFront { frontPosition.bringToFront(self) } else { stayBehindRows() }
    guard let edgeView else { return }
    edgeView.willLayOut()
    edgeView.adapt(isSettled: true)
  }

  /// Requests a layout, in which the edge view receives the safe area. No other event follows if the safe area stays zero.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  /// Moves the edge view to a new stage if the list removes this one because another background view is set.
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview == nil, scrollView != nil, edgeView?.stage === self else { return }
    edgeView?.restage(asBackground: false)
  }

  /// Passes touches outside the edge view to the scroll view.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
