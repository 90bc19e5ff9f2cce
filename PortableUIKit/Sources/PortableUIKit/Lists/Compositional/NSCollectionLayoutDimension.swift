import Foundation

/// A width or a height of a part of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, NSCopying {
  enum Kind: Equatable { case fractionalWidth, fractionalHeight, absolute, estimated }

  /// Makes a fraction of the width of what contains the part, 0...1.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.fractionalWidth, fractionalWidth)
  }
  /// Makes a fraction of the height of what contains the part, 0...1.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.fractionalHeight, fractionalHeight)
  }
  /// Makes a length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }
  /// Makes a length in points that holds until the view is asked for its own.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }

  init(kind: Kind, dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// Whether the length is a fraction of a width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the length is a fraction of a height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the length is in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the view has the last word.
  open var isEstimated: Bool { kind == .estimated }
  /// The fraction, or the length in points.
  open private(set) var dimension: CGFloat
  private let kind: Kind

  /// The same dimension, which can't change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The length in points in a container.
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
  /// Makes a size.
  public convenience init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    self.init(width, height)
  }

  init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  /// The width.
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// The height.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  /// The same size, which can't change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The size in points in a container.
  final func size(in container: CGSize) -> CGSize {
    CGSize(
      width: max(0, widthDimension.length(in: container)),
      height: max(0, heightDimension.length(in: container)))
  }
}

extension NSObjectProtocol {
  /// The instance as one of the class that was asked to make it. UIKit's factory methods say `Self`, though nobody
  /// can make subclasses of these classes.
  static func only(_ instance: some NSObject) -> Self {
    guard let instance = instance as? Self else { fatalError("\(Self.self) can't be made by this method") }
    return instance
  }
}
