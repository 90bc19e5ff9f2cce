import Foundation

/// Where an item or another element of a collection view lies and how it looks.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// Makes attributes without size; layouts use the initializers for the kinds of elements.
  public override init() {
    indexPath = IndexPath(item: 0, section: 0)
    super.init()
  }

  /// Makes attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes attributes of a supplementary view, such as a header.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    category = .supplementaryView
    kind = elementKind
  }

  /// Makes attributes of a decoration view, such as the background of a section.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    category = .decorationView
    kind = decorationViewKind
  }

  /// The box around the element in the content, in points; zero by default. Undefined with a transform.
  open var frame: CGRect {
    get {
      let (size, center) = (bounds.applying(transform).size, center)
      return CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// The middle of the element in the content, in points.
  open var center = CGPoint.zero
  /// The size of the element, in points.
  open var size = CGSize.zero
  /// The element's own coordinates, in points; their origin is zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The map of the plane applied about the middle; the identity by default.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The map of space applied about the middle; the identity by default.
  open var transform3D = CATransform3DIdentity
  /// How opaque the element is, 0...1; 1 by default.
  open var alpha: CGFloat = 1
  /// What lies in front: the greater number; 0 by default.
  open var zIndex: Int = 0
  /// Whether the element is left out, and no view made for it; false by default.
  open var isHidden: Bool = false
  /// Which item, or which of a section's elements, this is about.
  open var indexPath: IndexPath
  /// What the element is.
  open var representedElementCategory: UICollectionView.ElementCategory { category }
  /// The kind of a supplementary or decoration view; nil for cells.
  open var representedElementKind: String? { kind }

  private var category = UICollectionView.ElementCategory.cell
  private var kind: String?
  /// How far the line below the element keeps from its sides; nil without a line.
  final var separatorInset: UIEdgeInsets?
  /// Whether the element may only choose its height.
  final var fixesWidth = false
  /// Whether the element may only choose its width.
  final var fixesHeight = false
  /// The view that the element lies in, if its section scrolls on its own.
  final weak var scroller: UIScrollView?

  final var element: CollectionElement {
    CollectionElement(
      kind: kind, position: ListPosition(indexPath), isDecoration: category == .decorationView)
  }

  /// Attributes of the same class with the same values. Subclasses with values of their own call super and add them.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedBox(value: plainCopy()) }.value
  }

  nonisolated open override func copy() -> Any { copy(with: nil) }

  /// Whether other attributes have the same values.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { self.hasValues(of: other) }
  }

  /// A copy that has what subclasses add.
  final func copied() -> UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? plainCopy()
  }

  /// Attributes of a class that a layout names, for an element.
  static func make(
    _ type: AnyClass, _ category: UICollectionView.ElementCategory, kind: String? = nil,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes = ClassInstances.makeAttributes(type)
    attributes.indexPath = indexPath
    attributes.category = category
    attributes.kind = kind
    return attributes
  }

  private func plainCopy() -> UICollectionViewLayoutAttributes {
    let copy = ClassInstances.makeAttributes(type(of: self))
    copy.indexPath = indexPath
    copy.category = category
    copy.kind = kind
    copy.size = size
    copy.center = center
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.separatorInset = separatorInset
    copy.fixesWidth = fixesWidth
    copy.fixesHeight = fixesHeight
    copy.scroller = scroller
    return copy
  }

  private func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
    element == other.element && size == other.size && center == other.center && alpha == other.alpha
      && transform3D.isSame(as: other.transform3D) && zIndex == other.zIndex && isHidden == other.isHidden
  }
}

/// Carries a value out of a block that runs on the main actor while its caller waits.
// Unchecked because the value never leaves the thread: the caller waits for the block, on the main actor.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
}

/// Which element of a collection view something is about.
struct CollectionElement: Hashable {
  /// The kind of a supplementary or decoration view; nil for cells.
  let kind: String?
  let position: ListPosition
  let isDecoration: Bool

  init(kind: String?, position: ListPosition, isDecoration: Bool = false) {
    self.kind = kind
    self.position = position
    self.isDecoration = isDecoration
  }

  /// Whether the data source has a view for it that is no cell.
  var isSupplementary: Bool { kind != nil && !isDecoration }
}

extension Dictionary where Key == CollectionElement {
  /// The elements by section and number, so that nothing hangs on the order of a dictionary.
  var inOrder: [(key: Key, value: Value)] {
    sorted { ($0.key.position, $0.key.kind ?? "") < ($1.key.position, $1.key.kind ?? "") }
  }
}
