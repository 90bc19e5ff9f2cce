import Foundation

/// The view of a page view controller.
@MainActor final class PagesView: UIView {
  weak var scrollView: PageScrollView?

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView?.fill(bounds)
  }
}

/// The scroll view of a page view controller. It has three places in a row, and the middle one contains the
/// current page.
///
/// The places beside it have content only during a transition. Negative insets close places without a page.
@MainActor final class PageScrollView: UIScrollView, UIScrollViewDelegate {
  /// The places beside the current page.
  enum Side: Int { case before = -1, after = 1 }

  weak var controller: UIPageViewController?
  private let isVertical: Bool
  private let spacing: CGFloat
  private var openSides: Set<Side> = []
  /// A Boolean value that indicates whether the offset is being changed for the arrangement only.
  private var isArranging = false

  init(isVertical: Bool, spacing: CGFloat) {
    self.isVertical = isVertical
    self.spacing = spacing
    super.init(frame: .zero)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    delegate = self
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  // MARK: - Places

  /// The distance between two places.
  private var pitch: CGFloat { isVertical ? bounds.height : bounds.width }

  /// The distance of the current page from the middle, in places. Positive values are toward the next page.
  var shift: CGFloat {
    guard pitch > 0 else { return 0 }
    return (isVertical ? contentOffset.y : contentOffset.x) / pitch - 1
  }

  /// Fills an area, including half of the spacing between pages on each side.
  func fill(_ area: CGRect) {
    let frame = isVertical ? area.insetBy(dx: 0, dy: -spacing / 2) : area.insetBy(dx: -spacing / 2, dy: 0)
    guard frame != self.frame else { return }
    settle()
    isArranging = true
    self.frame = frame
    isArranging = false
    arrange()
    center()
    controller?.placePages()
  }

  /// Returns the frame of a page at a place: −1, 0, or 1.
  func pageFrame(at place: Int) -> CGRect {
    let start = CGFloat(place + 1) * pitch
    return isVertical
      ? CGRect(x: 0, y: start + spacing / 2, width: bounds.width, height: bounds.height - spacing)
      : CGRect(x: start + spacing / 2, y: 0, width: bounds.width - spacing, height: bounds.height)
  }

  /// Opens the places for which there is a page, and shows the middle one.
  func arrange(open sides: Set<Side>? = nil) {
    isArranging = true
    if let sides { openSides = sides }
    contentSize =
      isVertical
      ? CGSize(width: bounds.width, height: 3 * pitch) : CGSize(width: 3 * pitch, height: bounds.height)
    let start = openSides.contains(.before) ? 0 : -pitch
    let end = openSides.contains(.after) ? 0 : -pitch
    contentInset =
      isVertical
      ? UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
      : UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
    isArranging = false
  }

  /// Moves all pages by a number of places, without visible movement.
  func move(by places: CGFloat) {
    isArranging = true
    contentOffset =
      isVertical
      ? CGPoint(x: 0, y: contentOffset.y + places * pitch)
      : CGPoint(x: contentOffset.x + places * pitch, y: 0)
    isArranging = false
  }

  /// Scrolls to the middle.
  func center() { move(by: -shift) }

  /// Ends a transition in progress at its nearest end.
  func settle() {
    guard controller?.turn.pending != nil else { return }
    setContentOffset(contentOffset, animated: false)
    controller?.turnEnded()
  }

  /// Scrolls to a neighbor without a finger.
  func turn(to side: Side) {
    let offset = (1 + CGFloat(side.rawValue)) * pitch
    setContentOffset(isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0), animated: true)
  }

  // MARK: - Events

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { controller?.turnMayBegin() }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !isArranging { controller?.pagesMoved(by: shift) }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { controller?.turnEnded() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if !isTracking { controller?.turnEnded() }
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { controller?.turnEnded() }
}
