import Foundation

/// The computation of the resting position of a paging scroll view along one axis.
struct PageTurn: Equatable {
  /// The length of a page, in points, which is the length of the viewport.
  let length: CGFloat

  /// Returns the start of the page to which content at `position` moves: the next page in the direction of
  /// the velocity, or the nearest page if the velocity is zero.
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
