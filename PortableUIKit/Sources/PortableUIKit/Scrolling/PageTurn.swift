import Foundation

/// Where a paging scroll view comes to rest along one axis.
struct PageTurn: Equatable {
  /// The length of a page, in points: that of the viewport.
  let length: CGFloat

  /// The page that content at `position` goes to: the next one in the direction of its velocity, without one
  /// the nearest.
  func target(from position: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>) -> CGFloat {
    guard length > 0 else { return range.clamping(position) }
    let page = position / length
    let nextPage: CGFloat
    if velocity > 0 {
      nextPage = page.rounded(.down) + 1
    } else if velocity < 0 {
      nextPage = page.rounded(.up) - 1
    } else {
      nextPage = page.rounded()
    }
    return range.clamping(nextPage * length)
  }
}
