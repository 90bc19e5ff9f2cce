import Foundation

/// A width or height of a part of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, NSCopying {
  enum Kind: Equatable { case fractionalWidth, fractionalHeight, absolute, estimated }

  /// Creates a dimension that is a fraction of the container's width, 0...1.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.fractionalWidth, fractionalWidth)
  }
  /// Creates a dimension that is a fraction of the container's height, 0...1.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.fractionalHeight, fractionalHeight)
  }
  /// Creates a dimension in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }
  /// Creates an estimated dimension, in points, that applies until the view determines its size.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }

  init(kind: Kind, dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// A Boolean value that indicates whether the dimension is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// A Boolean value that indicates whether the dimension is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// A Boolean value that indicates whether the dimension is in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// A Boolean value that indicates whether the view determines the final dimension.
  open var isEstimated: Bool { kind == .estimated }
  /// The fraction, or the length in points.
  open private(set) var dimension: CGFloat
  private let kind: Kind

  /// Returns this immutable dimension.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the length in a container, in points.
  final func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated: dimension
    }
  }

  private class func make(_ kind: Kind, _ dimension: CGFloat) -> Self {
    only(NSCollectionLayoutDimension(kind: kind, dimension: dimension))
  }
}

/// The size of a part of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, NSCopying {
  /// Creates a size with a width and a height.
  public convenience init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    self.init(width, height)
  }

  init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  /// The width dimension.
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// The height dimension.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  /// Returns this immutable size.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the size in a container, in points.
  final func size(in container: CGSize) -> CGSize {
    CGSize(
      width: max(0, widthDimension.length(in: container)),
      height: max(0, heightDimension.length(in: container)))
  }
}

extension NSObjectProtocol {
  /// Returns the instance as `Self`. UIKit's factory methods return `Self`, although these classes can't be
  /// subclassed.
  static func only(_ instance: some NSObject) -> Self {
    guard let instance = instance as? Self else { fatalError("\(Self.self) can't be made by this method") }
    return instance
  }
}
