import UIKit

/// The way to a page that is not a neighbor: the current page is placed beside it, so that no page between them is
/// loaded or shown.
struct PageDetour: Equatable {
  /// The index of the page that is left.
  let from: Int
  /// The index of the page that is chosen.
  let to: Int

  /// 1 if the way leads to greater indices, otherwise −1.
  private var direction: Int { to > from ? 1 : -1 }

  /// The place of the page that is left.
  var start: Int { to - direction }

  /// The index of the page at a place, or `nil` for a place where there is none.
  func index(atPlace place: Int) -> Int? {
    if place == to { return to }
    return place == start ? from : nil
  }

  /// The position to tell others for a position in places: from one page to the other in one movement.
  func position(at position: CGFloat) -> CGFloat {
    let part = min(1, max(0, (position - CGFloat(start)) * CGFloat(direction)))
    return CGFloat(from) + part * CGFloat(to - from)
  }
}
