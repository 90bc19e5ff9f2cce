import UIKit

/// The positions of pages in the pager: side by side, from left to right or from right to left.
struct PageArrangement: Equatable {
  var size = CGSize.zero
  var count = 0
  var isRightToLeft = false

  var isEmpty: Bool { count == 0 || size.width <= 0 }

  var contentSize: CGSize { CGSize(width: size.width * CGFloat(count), height: size.height) }

  /// The content offset, in points, at which the page at a place fills the pager.
  func offset(ofPlace place: Int) -> CGFloat {
    size.width * CGFloat(isRightToLeft ? count - 1 - place : place)
  }

  func frame(ofPlace place: Int) -> CGRect {
    CGRect(origin: CGPoint(x: offset(ofPlace: place), y: 0), size: size)
  }

  /// The position, in pages, at a content offset in points.
  func position(at offset: CGFloat) -> CGFloat {
    guard size.width > 0 else { return 0 }
    let position = offset / size.width
    return isRightToLeft ? CGFloat(count - 1) - position : position
  }

  func nearestPlace(to position: CGFloat) -> Int {
    guard position.isFinite, count > 0 else { return 0 }
    return Int(min(CGFloat(count - 1), max(0, position.rounded())))
  }

  /// The places of which more than a pixel is visible, which is about 0.4 points.
  func visiblePlaces(at position: CGFloat) -> ClosedRange<Int> {
    guard position.isFinite, count > 0, size.width > 0 else { return 0...0 }
    let last = CGFloat(count - 1)
    let hidden = 0.4 / size.width
    let first = min(last, max(0, (position + hidden).rounded(.down)))
    let end = min(last, max(first, (position - hidden).rounded(.up)))
    return Int(first)...Int(end)
  }
}

/// A move to a page that isn't a neighbor. The current page is placed beside it, so that no page in between is loaded or
/// visible.
struct PageDetour: Equatable {
  /// The index of the former page.
  let from: Int
  /// The index of the new page.
  let to: Int

  /// 1 if the move leads to greater indices, otherwise −1.
  private var direction: Int { to > from ? 1 : -1 }

  var start: Int { to - direction }

  /// The index of the page at a place, or `nil` for a place where there is none.
  func index(atPlace place: Int) -> Int? {
    if place == to { return to }
    return place == start ? from : nil
  }

  /// Returns the position in pages to report for a position in places: from one page to the other in one movement.
  func position(at position: CGFloat) -> CGFloat {
    let part = min(1, max(0, (position - CGFloat(start)) * CGFloat(direction)))
    return CGFloat(from) + part * CGFloat(to - from)
  }
}
