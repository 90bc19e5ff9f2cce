import Foundation

/// A scroll view for a section that scrolls orthogonally to its layout. It contains the section's views.
@MainActor final class OrthogonalScrollView: UIScrollView, UIScrollViewDelegate {
  private let isHorizontal: Bool
  weak var layout: UICollectionViewCompositionalLayout?
  var section = 0
  private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
  /// The starts and lengths of the groups, along the scroll direction.
  private var groups: [(start: CGFloat, length: CGFloat)] = []
  /// The distance of the groups from the start.
  private var leading: CGFloat = 0
  private var isArranging = false
  private var startOfDrag: CGFloat = 0

  init(isHorizontal: Bool) {
    self.isHorizontal = isHorizontal
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    clipsToBounds = false
    delegate = self
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported: PortableUIKit doesn't archive this class")
  }

  private var axis: LineAxis { LineAxis(isHorizontal: isHorizontal) }
  private var viewport: CGFloat { axis.along(bounds.size) }
  /// The distance scrolled from the start of the section.
  private var offset: CGFloat { offset(at: contentOffset) }
  /// A Boolean value that indicates whether the section scrolls from right to left.
  private var isMirrored = false

  /// The distance scrolled from the start of the section, in the coordinates of the layout.
  var logicalOffset: CGPoint { isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset) }

  /// Takes the groups of a section. `frame` is the visible frame of the section.
  func arrange(_ arrangement: SectionArrangement, frame newFrame: CGRect, isMirrored newIsMirrored: Bool) {
    isArranging = true
    defer { isArranging = false }
    let (oldOffset, wasMirrored) = (offset, isMirrored)
    isMirrored = newIsMirrored
    behavior = arrangement.section.orthogonalScrollingBehavior
    if frame != newFrame { frame = newFrame }
    groups = arrangement.groups.map { (axis.start($0.frame), axis.along($0.frame.size)) }
    leading = groups.first?.start ?? 0
    contentSize = axis.size(along: arrangement.orthogonalLength, across: axis.across(bounds.size))
    isPagingEnabled = behavior == .paging
    let isGroupPaging = behavior == .groupPaging || behavior == .groupPagingCentered
    decelerationRate = isGroupPaging || behavior == .paging ? .fast : .normal
    alwaysBounceHorizontal = isHorizontal && !groups.isEmpty
    alwaysBounceVertical = !isHorizontal && !groups.isEmpty
    let wasEmpty = contentInset == .zero
    contentInset = centeringInset(arrangement.orthogonalLength)
    if wasEmpty, contentInset != .zero, !isTracking {
      contentOffset = point(restingOffset(of: 0))
    } else if isMirrored || wasMirrored, !isTracking, offset != oldOffset {
      // The distance from the other end changes with the length of the content.
      contentOffset = point(oldOffset)
    }
  }

  /// Returns the inset that permits centering of the first and last group.
  private func centeringInset(_ length: CGFloat) -> UIEdgeInsets {
    guard behavior == .groupPagingCentered, let first = groups.first, let last = groups.last else {
      return .zero
    }
    let before = (viewport - first.length) / 2 - first.start
    let after = (viewport - last.length) / 2 - (length - last.start - last.length)
    return isHorizontal
      ? UIEdgeInsets(
        top: 0, left: isMirrored ? after : before, bottom: 0, right: isMirrored ? before : after)
      : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
  }

  private func point(_ offset: CGFloat) -> CGPoint {
    guard isHorizontal else { return CGPoint(x: 0, y: offset) }
    return CGPoint(x: isMirrored ? contentSize.width - viewport - offset : offset, y: 0)
  }

  private func offset(at point: CGPoint) -> CGFloat {
    guard isHorizontal else { return point.y }
    return isMirrored ? contentSize.width - viewport - point.x : point.x
  }

  /// Returns the offset at which a group rests.
  private func restingOffset(of group: Int) -> CGFloat {
    guard groups.indices.contains(group) else { return 0 }
    let (start, length) = groups[group]
    return behavior == .groupPagingCentered ? start - (viewport - length) / 2 : start - leading
  }

  private func group(nearest offset: CGFloat) -> Int {
    groups.indices.min { abs(restingOffset(of: $0) - offset) < abs(restingOffset(of: $1) - offset) } ?? 0
  }

  func show(_ rect: CGRect, at position: UICollectionView.ScrollPosition, animated: Bool) {
    let own = rect.offsetBy(dx: 0, dy: 0)
    var target = offset
    let (start, length) = (axis.start(own), axis.along(own.size))
    let (before, middle, after):
      (UICollectionView.ScrollPosition, UICollectionView.ScrollPosition, UICollectionView.ScrollPosition) =
        isHorizontal
        ? (.left, .centeredHorizontally, .right) : (.top, .centeredVertically, .bottom)
    if position.contains(isMirrored ? after : before) {
      target = start
    } else if position.contains(middle) {
      target = start + length / 2 - viewport / 2
    } else if position.contains(isMirrored ? before : after) {
      target = start + length - viewport
    } else if start < offset {
      target = start
    } else if start + length > offset + viewport {
      target = start + length - viewport
    }
    setContentOffset(scrollRange.clamped(point(target)), animated: animated)
  }

  // MARK: - Events

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !isArranging { layout?.sectionDidScroll() }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { startOfDrag = offset }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let proposed = offset(at: targetContentOffset.pointee)
    let speed = !isHorizontal ? velocity.y : isMirrored ? -velocity.x : velocity.x
    switch behavior {
    case .none, .continuous, .paging: return
    case .continuousGroupLeadingBoundary:
      targetContentOffset.pointee = point(restingOffset(of: group(nearest: proposed)))
    case .groupPaging, .groupPagingCentered:
      let origin = group(nearest: startOfDrag)
      let goal = speed == 0 ? group(nearest: offset) : origin + (speed > 0 ? 1 : -1)
      let page = min(max(goal, origin - 1, 0), origin + 1, max(0, groups.count - 1))
      targetContentOffset.pointee = point(restingOffset(of: page))
    }
    targetContentOffset.pointee = scrollRange.clamped(targetContentOffset.pointee)
  }
}
