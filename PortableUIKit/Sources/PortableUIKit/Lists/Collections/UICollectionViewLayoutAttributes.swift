import Foundation

/// The position and appearance of an item or another element of a collection view.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// Creates attributes without a size. Layouts use the initializers for the kinds of elements.
  public override init() {
    indexPath = IndexPath(item: 0, section: 0)
    super.init()
  }

  /// Creates attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view, such as a header.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    category = .supplementaryView
    kind = elementKind
  }

  /// Creates attributes of a decoration view, such as the background of a section.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    category = .decorationView
    kind = decorationViewKind
  }

  /// The frame of the element in the content, in points. The default is zero. Undefined if there is a
  /// transform.
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
  /// The center of the element in the content, in points.
  open var center = CGPoint.zero
  /// The size of the element, in points.
  open var size = CGSize.zero
  /// The bounds of the element, in points. Their origin is zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The affine transform, relative to the center. The default is the identity transform.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The 3D transform, relative to the center. The default is the identity transform.
  open var transform3D = CATransform3DIdentity
  /// The opacity of the element, 0...1. The default is 1.
  open var alpha: CGFloat = 1
  /// The front-to-back order: elements with greater values are in front. The default is 0.
  open var zIndex: Int = 0
  /// A Boolean value that determines whether the element is hidden. There is no view for a hidden element.
  /// The default is `false`.
  open var isHidden: Bool = false
  /// The index path of the element.
  open var indexPath: IndexPath
  /// The category of the element.
  open var representedElementCategory: UICollectionView.ElementCategory { category }
  /// The kind of a supplementary or decoration view, or `nil` for cells.
  open var representedElementKind: String? { kind }

  private var category = UICollectionView.ElementCategory.cell
  private var kind: String?
  /// The insets of the separator below the element, or `nil` if there is none.
  final var separatorInset: UIEdgeInsets?
  /// A Boolean value that indicates whether the element can change only its height.
  final var fixesWidth = false
  /// A Boolean value that indicates whether the element can change only its width.
  final var fixesHeight = false
  /// The view that contains the element if its section scrolls on its own.
  final weak var scroller: UIScrollView?

  final var element: CollectionElement {
    CollectionElement(
      kind: kind, position: ListPosition(indexPath), isDecoration: category == .decorationView)
  }

  /// Returns attributes of the same class with the same values. Subclasses with additional values call
  /// `super` and add them.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedBox(value: plainCopy()) }.value
  }

  nonisolated open override func copy() -> Any { copy(with: nil) }

  /// Returns a Boolean value that indicates whether other attributes have the same values.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { self.hasValues(of: other) }
  }

  /// Returns a copy, including values of subclasses.
  final func copied() -> UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? plainCopy()
  }

  /// Creates attributes of the layout's attributes class for an element.
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

/// The identity of an element of a collection view.
struct CollectionElement: Hashable {
  /// The kind of a supplementary or decoration view, or `nil` for cells.
  let kind: String?
  let position: ListPosition
  let isDecoration: Bool

  init(kind: String?, position: ListPosition, isDecoration: Bool = false) {
    self.kind = kind
    self.position = position
    self.isDecoration = isDecoration
  }

  /// A Boolean value that indicates whether the data source provides the element as a supplementary view.
  var isSupplementary: Bool { kind != nil && !isDecoration }
}

extension Dictionary where Key == CollectionElement {
  /// The elements ordered by section and index, so that results don't depend on the order of a dictionary.
  var inOrder: [(key: Key, value: Value)] {
    sorted { ($0.key.position, $0.key.kind ?? "") < ($1.key.position, $1.key.kind ?? "") }
  }
}
