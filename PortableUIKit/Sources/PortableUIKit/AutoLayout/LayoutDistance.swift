/// The distance between two positions, treated as a size by constraints. It doesn't retain the items.
@MainActor final class LayoutDistance: NSObject {
  typealias Place = (item: AnyObject, attribute: NSLayoutConstraint.Attribute)

  private(set) weak var startItem: AnyObject?
  private(set) weak var endItem: AnyObject?
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute

  init(from start: Place, to end: Place) {
    (startItem, self.start) = (start.item, start.attribute)
    (endItem, self.end) = (end.item, end.attribute)
  }

  var items: [AnyObject] { [startItem, endItem].compactMap { $0 } }

  /// The nearest view that contains both items.
  var view: UIView? {
    guard let one = LayoutTerms.view(of: startItem), let two = LayoutTerms.view(of: endItem) else {
      return nil
    }
    return one.nearestCommonSuperview(with: two)
  }
}
